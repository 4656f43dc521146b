import { anchorId } from '../model/anchor-id.ts';
import type { Compound, Member } from '../model/compound.ts';
import type { Symbols } from '../model/symbols.ts';
import { textOfCode } from '../model/walk.ts';
import { titleText } from '../model/title-text.ts';
import type { Plan, PlannedApi } from '../plan/types.ts';
import { splitUrl } from '../shared/url.ts';
import { escapeMarkup } from '../shared/escape-markup.ts';
import type { OutputFile } from './output-file.ts';

type TagPlan = Pick<Plan, 'apis' | 'pages'>;

/** Kinds of compounds as tag files name them; other kinds are left out. */
const compoundKinds: Partial<Record<Compound['kind'], string>> = {
  class: 'class',
  struct: 'struct',
  union: 'union',
  interface: 'interface',
  protocol: 'protocol',
  category: 'category',
  exception: 'exception',
  service: 'service',
  singleton: 'singleton',
  type: 'struct',
  enum: 'enum',
  concept: 'concept',
  namespace: 'namespace',
  module: 'module',
  file: 'file',
  dir: 'dir',
  group: 'group',
  page: 'page',
};

/** A file and a place in it, as tag files name them. */
interface TagPlace {
  /** Path below the folder of the API reference. */
  file: string;
  /** Id on the page; empty for the page itself. */
  anchor: string;
}

/** Finds the place of a refid; returns `undefined` if it has no page in the folder of the API reference. */
type FindPlace = (refid: string) => TagPlace | undefined;

/** Returns the tag files that let Doxygen in another project link to the API references of this site. */
export function tagFiles({ apis, pages }: TagPlan): OutputFile[] {
  return apis.map((api) => {
    const { reference, settings, symbols } = api;
    const { title, compounds } = reference;
    const folder = settings.routeBasePath === '' ? '' : `${settings.routeBasePath}/`;
    const name = title.replace(/[^\w.+-]+/g, '-').replace(/^[-.]+|[-.]+$/g, '') || 'library';
    const place = placeFinder(api, pages, folder);
    const tags = compounds.map((compound) => compoundTag(compound, symbols, place));
    const xml = `<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>\n<tagfile>\n${tags.join('')}</tagfile>\n`;
    return { path: `${folder}${name}.tag`, bytes: xml };
  });
}

function placeFinder(
  { links }: Pick<PlannedApi, 'links'>,
  pages: Plan['pages'],
  folder: string,
): FindPlace {
  const files = new Map(pages.map(({ permalink, file }) => [links.permalink(permalink), file]));
  return (refid) => {
    const [href, hash] = splitUrl(links.refid(refid) ?? '');
    const file = files.get(href);
    if (!file?.startsWith(folder)) return undefined;
    return { file: file.slice(folder.length), anchor: decodeURIComponent(hash.slice(1)) };
  };
}

function compoundTag(compound: Compound, symbols: Symbols, place: FindPlace): string {
  const kind = compoundKinds[compound.kind];
  const own = place(compound.refid);
  if (kind === undefined || !own || isAnonymous(compound.rawName)) return '';
  const { refid, rawName, title, location } = compound;
  const isFile = kind === 'file';
  const members = symbols
    .withNested(symbols.membersOf(compound))
    // A member with a scope is listed there, not among the globals of a file.
    .filter((member) => !isFile || member.qualifiedName === member.name)
    .flatMap((member) => memberTag(member, place));
  const path = location?.file.slice(0, location.file.lastIndexOf('/') + 1);
  return [
    `  <compound kind="${kind}">\n`,
    // Doxygen uses this name for the main page.
    line(4, 'name', refid === 'indexpage' ? 'index' : rawName),
    title && line(4, 'title', titleText(title)),
    isFile && path && line(4, 'path', path),
    line(4, 'filename', own.file),
    own.anchor !== '' && line(4, 'anchor', own.anchor),
    ...compound.bases.map((base) => line(4, 'base', textOfCode(base.name))),
    ...innerTags(compound, symbols),
    ...members,
    ...anchorTags(compound, place),
    '  </compound>\n',
  ]
    .filter((text) => text !== undefined && text !== false && text !== '')
    .join('');
}

/** True for unnamed structs and unions: no text refers to them, and Doxygen would confuse them with their scope. */
function isAnonymous(name: string): boolean {
  return /(?:^|::)(?:@|\[\w+\]|\(anonymous)/.test(name);
}

/** Returns the tags of the namespaces and classes inside a compound. */
function innerTags({ inner }: Compound, { compounds }: Symbols): string[] {
  return inner.flatMap(({ kind, refid, ...ref }) => {
    const name = compounds.get(refid)?.rawName ?? ref.name;
    if (isAnonymous(name)) return [];
    if (kind === 'namespace') return line(4, 'namespace', name);
    if (kind === 'concept') return line(4, 'concept', name);
    if (kind !== 'class') return [];
    const word = /^(class|struct|union|interface|protocol|category|exception|service|singleton)/;
    return line(4, 'class', name, ` kind="${word.exec(refid)?.[0] ?? 'class'}"`);
  });
}

/**
 * Returns the tags of the sections and anchors in the text of a compound, except generated ones, which have no name.
 */
function anchorTags(compound: Compound, place: FindPlace): string[] {
  const ids = new Set(compound.facts.ids ?? []);
  return [...ids].flatMap((id) => {
    const at = place(id);
    const label = anchorId(id);
    if (at?.anchor !== label || label.startsWith('autotoc_')) return [];
    return line(4, 'docanchor', label, ` file="${escapeMarkup(at.file)}"`);
  });
}

function memberTag(member: Member, place: FindPlace): string[] {
  const own = place(member.refid);
  if (!own) return [];
  const { kind, protection, modifiers } = member;
  const virtual = modifiers.includes('pure virtual') ? 'pure' : 'virtual';
  const attributes = [
    ` kind="${kind === 'enum' ? 'enumeration' : kind}"`,
    protection === 'public' ? '' : ` protection="${protection}"`,
    modifiers.some((word) => word.endsWith('virtual')) ? ` virtualness="${virtual}"` : '',
    modifiers.includes('static') ? ' static="yes"' : '',
  ];
  const values = member.enumValues.flatMap((value) => {
    const at = place(value.refid);
    return at ? [{ name: value.name, ...at }] : [];
  });
  // Values of `enum class` belong to it, those of `enum` to its scope.
  const inner = member.strong ? values : [];
  const beside = member.strong ? [] : values;
  return [
    `    <member${attributes.join('')}>\n`,
    line(6, 'type', kind === 'define' ? '#define' : textOfCode(member.type)),
    line(6, 'name', member.name),
    placeLines(own),
    line(6, 'arglist', member.argsString),
    ...inner.map(({ name, file, anchor }) =>
      line(6, 'enumvalue', name, ` file="${escapeMarkup(file)}" anchor="${escapeMarkup(anchor)}"`),
    ),
    '    </member>\n',
    ...beside.flatMap((value) => [
      '    <member kind="enumvalue">\n',
      line(6, 'name', value.name),
      placeLines(value),
      line(6, 'arglist', ''),
      '    </member>\n',
    ]),
  ];
}

function placeLines({ file, anchor }: TagPlace): string {
  return line(6, 'anchorfile', file) + line(6, 'anchor', anchor);
}

function line(indent: number, name: string, text: string, attributes = ''): string {
  return `${' '.repeat(indent)}<${name}${attributes}>${escapeMarkup(text)}</${name}>\n`;
}
