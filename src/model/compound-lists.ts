import { isClassLike } from './class-kinds.ts';
import type { Compound } from './compound.ts';
import { arranged, titleOfSort, type NavigationTab } from './navigation-tabs.ts';
import type { Symbols } from './symbols.ts';
import type { ApiTexts } from '../shared/texts/catalogues.ts';
import { groupBy } from '../shared/group-by.ts';

/** All compounds of one sort in an API reference. */
export interface CompoundList {
  /** The sort, which is also the id of its heading. */
  id: string;
  /** The heading. */
  title: string;
  /** The path of the full list, relative to the API reference. */
  path: string;
  /** The compounds. Topics and folders include only those without a parent of the same sort, pages only top pages. */
  compounds: Compound[];
}

const sorts: readonly [
  id: keyof ApiTexts,
  folder: string,
  belongs: (compound: Compound, symbols: Symbols) => boolean,
][] = [
  ['pages', 'pages', isTopPage],
  ['topics', 'groups', (compound, symbols) => isTop(compound, 'group', symbols)],
  ['namespaces', 'namespaces', isOwnNamespace],
  ['classes', 'classes', ({ kind }) => isClassLike(kind)],
  ['concepts', 'concepts', ({ kind }) => kind === 'concept'],
  ['modules', 'modules', ({ kind }) => kind === 'module'],
  ['files', 'files', ({ kind }) => kind === 'file'],
  ['folders', 'folders', (compound, symbols) => isTop(compound, 'dir', symbols)],
  ['examples', 'examples', ({ kind }) => kind === 'example'],
  ['requirements', 'requirements', ({ kind }) => kind === 'requirement' || kind === 'requirements'],
];

/** The lists of an API reference in the order of its layout, without empty ones. */
export function compoundLists(
  symbols: Symbols,
  texts: ApiTexts,
  tabs: readonly NavigationTab[] | undefined,
): CompoundList[] {
  const all = [...symbols.compounds.values()].filter(
    ({ refid }) => !symbols.nested.compounds.has(refid),
  );
  const lists = sorts.flatMap(([id, folder, belongs]) => {
    const compounds = all.filter((compound) => belongs(compound, symbols));
    if (compounds.length === 0) return [];
    const sorted = id === 'pages' ? inReadingOrder(compounds, symbols) : compounds;
    return [{ id, title: titleOfSort(id, texts[id], tabs), path: `${folder}/`, compounds: sorted }];
  });
  return arranged(lists, tabs);
}

/** Groups files by the path of their folder, in their order; empty for files without one. */
export function filesByFolder(files: readonly Compound[]): Map<string, Compound[]> {
  return groupBy(files, ({ name }) => name.slice(0, Math.max(name.lastIndexOf('/'), 0)));
}

/** The folders of a list of files, sorted by their paths; none for other lists, and if there is only one folder. */
export function fileFolders({
  id,
  compounds,
}: CompoundList): { folder: string; files: Compound[] }[] {
  const folders = id === 'files' ? filesByFolder(compounds) : new Map<string, Compound[]>();
  if (folders.size < 2) return [];
  return [...folders]
    .map(([folder, files]) => ({ folder: folder || './', files }))
    .sort((a, b) => (a.folder < b.folder ? -1 : 1));
}

/** True for a namespace with its own page: an inline one is shown on the page of the namespace around it. */
function isOwnNamespace({ kind, refid }: Compound, { inline }: Symbols): boolean {
  return kind === 'namespace' && !inline.around.has(refid);
}

/** True for a compound without a parent of the same kind. */
function isTop(compound: Compound, kind: Compound['kind'], symbols: Symbols): boolean {
  return compound.kind === kind && symbols.parent(compound.refid)?.kind !== kind;
}

/** True for a page in no topic that is not a subpage; subpages of the main page count as top pages. */
export function isTopPage(compound: Compound, symbols: Symbols): boolean {
  if (compound.kind !== 'page' || compound.refid === 'indexpage') return false;
  const parent = symbols.parent(compound.refid);
  return parent === undefined || parent.refid === 'indexpage';
}

/** True for a page that Doxygen generates, such as the list of deprecated symbols: its location is its name. */
export function isGeneratedPage({ kind, name, location }: Compound): boolean {
  if (kind !== 'page' || !location) return false;
  // With CREATE_SUBDIRS, folders precede the name.
  return location.file === name || location.file.endsWith(`/${name}`);
}

/** Sorts pages into reading order: subpages of the main page, other pages, then pages that Doxygen generates. */
export function inReadingOrder(pages: readonly Compound[], symbols: Symbols): Compound[] {
  const main = symbols.compounds.get('indexpage');
  const first = new Map(
    main ? symbols.innerOf(main).map(({ refid }, index) => [refid, index - 1e6] as const) : [],
  );
  const rank = (page: Compound): number => first.get(page.refid) ?? (isGeneratedPage(page) ? 1 : 0);
  return [...pages].sort((a, b) => rank(a) - rank(b));
}
