// Doxygen's XML, as version 1.9.4 writes it, of small parts that the axes of growth repeat.
import { createHash } from 'node:crypto';
import { escapeXml } from '../library-text.mjs';

const hash = (text) => createHash('md5').update(text).digest('hex');

/** The source file of everything that does not name another one. */
const place = (line) => `<location file="lib/a.hpp" line="${line}" column="5"/>\n`;

/** Numbers from 0 to n - 1. */
export const upTo = (n) => Array.from({ length: n }, (_, i) => i);

/** Joins the texts for the numbers from 0 to n - 1. */
export const repeat = (n, text) => upTo(n).map(text).join('');

/** Returns the id of a member of a scope; the key tells overloads apart. */
export const memberId = (scope, key) =>
  `${scope}_1${scope.startsWith('group__') ? 'g' : ''}a${hash(key)}`;

/** Returns a paragraph of XML. */
export const para = (xml) => `<para>${xml} </para>\n`;

/** Returns a reference to a compound, or to a member if it has a scope in its id. */
export const ref = (id, text) =>
  `<ref refid="${id}" kindref="${/_1g?a[\da-f]{32}/.test(id) ? 'member' : 'compound'}">${escapeXml(text)}</ref>`;

/** Returns a list of documented parameters: \param or \tparam. */
export const parameterList = (names, kind = 'param') =>
  para(
    `<parameterlist kind="${kind}">${names
      .map(
        (name) =>
          `<parameteritem><parameternamelist><parametername>${name}</parametername></parameternamelist><parameterdescription>${para(`What ${name} is.`)}</parameterdescription></parameteritem>\n`,
      )
      .join('')}</parameterlist>`,
  );

/** Returns the XML of the three descriptions of a compound or member. */
function descriptions(brief, details, hasBody) {
  return `<briefdescription>\n${brief}</briefdescription>\n<detaileddescription>\n${details}</detaileddescription>\n${hasBody ? '<inbodydescription>\n</inbodydescription>\n' : ''}`;
}

/**
 * Returns a function that is a member of a scope (the id of a compound and its name): `params` are its types and names,
 * `details` the XML of its comment, `after` elements at its end.
 */
export function functionOf(scope, name, key, own = {}) {
  const { params = [['int', 'a']], brief = `Does ${name}.`, template = '', after = '' } = own;
  const { details = para(`It is <computeroutput>${name}</computeroutput>.`), line = 1 } = own;
  const id = own.id ?? memberId(scope.id, key);
  const args = params.map(([type, param]) => `${type} ${param}`).join(', ');
  const xml = `<memberdef kind="function" id="${id}" prot="public" static="no" const="no" explicit="no" inline="no" virt="non-virtual">
${template}<type>int</type>
<definition>int ${scope.name}::${name}</definition>
<argsstring>(${escapeXml(args)})</argsstring>
<name>${name}</name>
<qualifiedname>${scope.name}::${name}</qualifiedname>
${params.map(([type, param]) => `<param>\n<type>${escapeXml(type)}</type>\n<declname>${param}</declname>\n</param>\n`).join('')}${descriptions(para(brief), details, true)}${place(line)}${after}</memberdef>\n`;
  return { id, kind: 'function', name, xml };
}

/** Returns an enumeration of a scope with n documented values. */
export function enumOf(scope, name, n) {
  const id = memberId(scope.id, name);
  const values = upTo(n).map((i) => ({ id: `${id}a${hash(`${name}${i}`)}`, name: `value_${i}` }));
  const xml = `<memberdef kind="enum" id="${id}" prot="public" static="no" strong="no">
<type></type>
<name>${name}</name>
<qualifiedname>${scope.name}::${name}</qualifiedname>
${values.map((value, i) => `<enumvalue id="${value.id}" prot="public">\n<name>${value.name}</name>\n${descriptions(para(`Value ${i}.`), '', false)}</enumvalue>\n`).join('')}${descriptions(para(`All of ${name}.`), '', true)}${place(1)}</memberdef>\n`;
  return { id, kind: 'enum', name, xml, values };
}

/** Returns the element of a template's parameters. */
export const templateParams = (names) =>
  `<templateparamlist>\n${names.map((name) => `<param>\n<type>typename</type>\n<declname>${name}</declname>\n<defname>${name}</defname>\n</param>\n`).join('')}</templateparamlist>\n`;

/** Returns an element that names a compound inside of another one, a base, an include and so on. */
export const named = (tag, { id, name }, attributes = '') =>
  `<${tag} refid="${id}"${attributes}>${escapeXml(name)}</${tag}>\n`;

const sections = { function: 'func', enum: 'enum' };
const classSections = { function: 'public-func', enum: 'public-type' };

/**
 * Returns a compound: its kind, id and name, its members, elements `before` them (bases, inner compounds) and `after`
 * them (a listing), its comment, and other members that it lists (`listed`).
 */
export function compound(kind, id, name, own = {}) {
  const { members = [], before = '', after = '', brief = para(`About ${name}.`) } = own;
  const { details = '', title, location = kind === 'group' ? '' : place(1) } = own;
  const isClass = kind === 'class' || kind === 'struct';
  const section = (of) => {
    const list = members.filter((member) => member.kind === of).map((member) => member.xml);
    if (list.length === 0) return '';
    return `<sectiondef kind="${(isClass ? classSections : sections)[of]}">\n${list.join('')}</sectiondef>\n`;
  };
  const xml = `<?xml version='1.0' encoding='UTF-8' standalone='no'?>
<doxygen xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="compound.xsd" version="1.9.4" xml:lang="en-US">
<compounddef id="${id}" kind="${kind}"${kind === 'page' || kind === 'group' || kind === 'dir' ? '' : ' language="C++"'}${isClass ? ' prot="public"' : ''}>
<compoundname>${escapeXml(name)}</compoundname>
${title === undefined ? '' : `<title>${title}</title>\n`}${before}${Object.keys(sections).map(section).join('')}${descriptions(brief, details, false)}${after}${location}</compounddef>
</doxygen>
`;
  return { kind, id, name, members: own.listed ?? members, xml };
}

/** Returns the index of compounds. */
export function indexOf(compounds) {
  const member = ({ id, kind, name }) =>
    `<member refid="${id}" kind="${kind}"><name>${escapeXml(name)}</name></member>\n`;
  const entry = ({ id, kind, name, members }) =>
    `<compound refid="${id}" kind="${kind}"><name>${escapeXml(name)}</name>\n${members
      .map(
        (own) =>
          member(own) +
          (own.values ?? []).map((value) => member({ ...value, kind: 'enumvalue' })).join(''),
      )
      .join('')}</compound>\n`;
  return `<?xml version='1.0' encoding='UTF-8' standalone='no'?>
<doxygenindex xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="index.xsd" version="1.9.4" xml:lang="en-US">
${compounds.map(entry).join('')}</doxygenindex>
`;
}
