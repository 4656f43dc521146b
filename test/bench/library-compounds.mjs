// The XML of the compounds of the generated library, as Doxygen writes it.
import { listingXml } from './library-listing.mjs';
import {
  descriptions,
  longDescription,
  memberXml,
  paragraph,
  reference,
  templateXml,
} from './library-members.mjs';
import { chance, escapeXml, pick, plainName, sentence } from './library-text.mjs';

/** Elements that list the contents of a compound. */
const innerTags = {
  class: 'innerclass',
  struct: 'innerclass',
  namespace: 'innernamespace',
  file: 'innerfile',
  dir: 'innerdir',
  group: 'innergroup',
};

function innerXml({ inner }) {
  return inner
    .map((one) => {
      const tag = innerTags[one.kind];
      const prot = tag === 'innerclass' ? ' prot="public"' : '';
      return `    <${tag} refid="${one.id}"${prot}>${escapeXml(one.title ?? one.name)}</${tag}>\n`;
    })
    .join('');
}

/** Kinds of sections by kind of members. */
const sections = {
  function: 'func',
  typedef: 'typedef',
  enum: 'enum',
  variable: 'var',
  define: 'define',
};
const sectionsOfClasses = { function: 'func', typedef: 'type', enum: 'type', variable: 'attrib' };

function membersXml(library, compound) {
  const bySection = new Map();
  for (const member of compound.members) {
    const kind = compound.isClass
      ? `${member.prot}-${sectionsOfClasses[member.kind]}`
      : sections[member.kind];
    bySection.set(kind, `${bySection.get(kind) ?? ''}${memberXml(library, member)}`);
  }
  return [...bySection]
    .map(([kind, xml]) => `      <sectiondef kind="${kind}">\n${xml}      </sectiondef>\n`)
    .join('');
}

/** Returns a graph: the nodes, each with its edges and their relations. */
function graphXml(tag, start, edgesOf, labelOf) {
  const numbers = new Map([[start, 1]]);
  for (const one of numbers.keys())
    for (const { to } of edgesOf(one)) if (!numbers.has(to)) numbers.set(to, numbers.size + 1);
  if (numbers.size === 1) return '';
  const nodes = [...numbers].map(([one, id]) => {
    const children = edgesOf(one).map(
      ({ to, relation, label }) =>
        `        <childnode refid="${numbers.get(to)}" relation="${relation}">\n${label ? `          <edgelabel>${label}</edgelabel>\n` : ''}        </childnode>\n`,
    );
    return `      <node id="${id}">\n        <label>${escapeXml(labelOf(one))}</label>\n        <link refid="${one.id}"/>\n${children.join('')}      </node>\n`;
  });
  return `    <${tag}>\n${nodes.join('')}    </${tag}>\n`;
}

const basesOf = (one) => one.bases.map((to) => ({ to, relation: 'public-inheritance' }));

function allMembers(one) {
  const all = [];
  for (let scope = one; scope; scope = scope.bases[0]) all.push(...scope.members);
  return all
    .map(
      (member) =>
        `      <member refid="${member.id}" prot="${member.prot}" virt="non-virtual"><scope>${escapeXml(one.name)}</scope><name>${escapeXml(member.name)}</name></member>\n`,
    )
    .join('');
}

function classXml(library, one) {
  const next = chance(one.seed);
  const link = (tag) => (other) =>
    `    <${tag} refid="${other.id}" prot="public" virt="non-virtual">${escapeXml(other.name)}</${tag}>\n`;
  const { path } = one.file;
  const fields = one.members.filter(({ kind }) => kind === 'variable');
  const used =
    next(4) === 0 && fields.length > 0
      ? [{ to: pick(library.classes, next), relation: 'usage', label: fields[0].name }]
      : [];
  const edges = (other) => [...basesOf(other), ...(other === one ? used : [])];
  const label = (other) => other.name;
  const isDocumented = next(3) > 0;
  return [
    one.bases.map(link('basecompoundref')).join(''),
    one.derived.map(link('derivedcompoundref')).join(''),
    `    <includes refid="${one.file.id}" local="no">${one.file.name}</includes>\n`,
    innerXml(one),
    templateXml(one.template, '    '),
    membersXml(library, one),
    descriptions(
      isDocumented ? `<para>${sentence(next, 7 + next(9))} </para>\n` : '',
      isDocumented ? longDescription(library, one, next) : '',
      '    ',
      false,
    ),
    graphXml('inheritancegraph', one, basesOf, label),
    graphXml('collaborationgraph', one, edges, label),
    `    <location file="${path}" line="${one.line}" column="1" bodyfile="${path}" bodystart="${one.line}" bodyend="${one.end}"/>\n`,
    `    <listofallmembers>\n${allMembers(one)}    </listofallmembers>\n`,
  ].join('');
}

function fileXml(library, file) {
  const link = (tag) => (other) =>
    `    <${tag} refid="${other.id}" local="yes">${other.path}</${tag}>\n`;
  const edges = (key) => (one) => one[key].map((to) => ({ to, relation: 'include' }));
  const path = (one) => one.path;
  // Other modules also include this file, but the graph shows only its own module.
  const near = (one) =>
    edges('includedBy')(one).filter(({ to }) =>
      to.path.startsWith(file.path.replace(/[^/]*$/, '')),
    );
  return [
    '    <includes local="no">cstddef</includes>\n    <includes local="no">utility</includes>\n',
    file.includes.map(link('includes')).join(''),
    file.includedBy.map(link('includedby')).join(''),
    graphXml('incdepgraph', file, edges('includes'), path),
    graphXml('invincdepgraph', file, near, path),
    innerXml(file),
    membersXml(library, file),
    descriptions(`<para>${sentence(chance(file.seed), 8)} </para>\n`, '', '    ', false),
    listingXml(file),
    `    <location file="${file.path}"/>\n`,
  ].join('');
}

/** Namespaces, folders and groups: their contents and a comment. */
function scopeXml(library, scope) {
  const next = chance(scope.seed);
  const path = scope.path ?? 'made/made.h';
  const place =
    scope.kind === 'dir'
      ? `    <location file="${path}"/>\n`
      : scope.kind === 'namespace'
        ? `    <location file="${path}" line="1" column="1"/>\n`
        : '';
  return [
    scope.title ? `    <title>${scope.title}</title>\n` : '',
    innerXml(scope),
    membersXml(library, scope),
    descriptions(
      `<para>${sentence(next, 9)} </para>\n`,
      longDescription(library, scope, next),
      '    ',
      false,
    ),
    place,
  ].join('');
}

function deprecatedXml(members) {
  const items = members.map(
    (member) =>
      `<varlistentry><term>Member ${reference(member, `${member.owner.name}::${member.name}`)} </term></varlistentry>\n<listitem><para><anchor id="deprecated_1_deprecated${String(member.deprecated).padStart(6, '0')}"/>${sentence(chance(member.seed), 6)}  </para>\n</listitem>\n`,
  );
  return items.length > 0
    ? `<para><variablelist>\n${items.join('')}</variablelist>\n</para>\n`
    : '';
}

function pageXml(library, page) {
  const next = chance(page.seed);
  const near = pick(library.classes, next);
  const section = (_, i) =>
    `<sect1 id="${page.id}_1section${i}">\n<title>About the ${plainName(next)}</title>\n${longDescription(library, near, next)}${paragraph(library, near, next)}</sect1>\n`;
  const text =
    page === library.deprecated.page
      ? deprecatedXml(library.deprecated.members)
      : `${longDescription(library, near, next)}${Array.from({ length: 6 }, section).join('')}`;
  return `    <title>${page.title}</title>\n${descriptions('', text, '    ', false)}    <location file="${page.name}.md"/>\n`;
}

/** Returns the file of a compound. */
export function compoundXml(library, compound) {
  const { kind, id, name } = compound;
  const language =
    kind === 'file' || kind === 'namespace' || compound.isClass ? ' language="C++"' : '';
  const prot = compound.isClass ? ' prot="public"' : '';
  const inside = compound.isClass
    ? classXml(library, compound)
    : ({ file: fileXml, page: pageXml }[kind]?.(library, compound) ?? scopeXml(library, compound));
  return `<?xml version='1.0' encoding='UTF-8' standalone='no'?>
<doxygen xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="compound.xsd" version="1.9.4" xml:lang="en-US">
  <compounddef id="${id}" kind="${kind}"${language}${prot}>
    <compoundname>${escapeXml(name)}</compoundname>
${inside}  </compounddef>
</doxygen>
`;
}

/** Returns the lines of a compound in the index. */
export function indexXml({ id, kind, name, members }) {
  const lines = members.flatMap((member) => [
    `    <member refid="${member.id}" kind="${member.kind}"><name>${escapeXml(member.name)}</name></member>\n`,
    ...(member.values ?? []).map(
      (value) =>
        `    <member refid="${value.id}" kind="enumvalue"><name>${value.name}</name></member>\n`,
    ),
  ]);
  return `  <compound refid="${id}" kind="${kind}"><name>${escapeXml(name)}</name>\n${lines.join('')}  </compound>\n`;
}
