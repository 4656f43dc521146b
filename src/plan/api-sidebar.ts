import {
  filesByFolder,
  inReadingOrder,
  isGeneratedPage,
  isTopPage,
} from '../model/compound-lists.ts';
import type { Compound, CompoundKind } from '../model/compound.ts';
import { isClassLike } from '../model/class-kinds.ts';
import { nameIn } from '../model/name-in-language.ts';
import { isDeprecated } from '../model/deprecated.ts';
import { distinctLengths, distinctPaths } from '../model/distinct-names.ts';
import { splitQualified, withoutArguments } from '../model/qualified-name.ts';
import { arranged, titleOfSort, type NavigationTab } from '../model/navigation-tabs.ts';
import { lastName } from '../model/short-names.ts';
import { bySpecialisation } from './specialisations.ts';
import type { Symbols } from '../model/symbols.ts';
import type { ApiTexts } from '../shared/texts/catalogues.ts';
import { append, groupBy } from '../shared/group-by.ts';

/** An item of a sidebar before hrefs are resolved; permalinks are site paths without base. */
export interface SidebarNode {
  /** Visible text. */
  label: string;
  /** Title in previous and next links, if it differs from the label. */
  pageLabel?: string;
  /** Site path of its page. */
  permalink?: string;
  /** True if the page belongs to another sidebar and is only linked here. */
  reference?: boolean;
  /** True if the page is unlisted: only that page itself shows the link. */
  unlisted?: boolean;
  /** URL as written, for links to anything other than pages of the site. */
  url?: string;
  /** True if the base path is not prepended to the URL. */
  asWritten?: boolean;
  /** Items of a group; missing for links. */
  items?: SidebarNode[];
  /** True for a page that only lists its children; previous and next links skip it. */
  isList?: boolean;
  /** True for a group that represents a range of names in a long list. */
  range?: boolean;
  /** True if it is initially open. */
  open?: boolean;
  /** True if it cannot be closed. */
  fixed?: boolean;
  /** Raw HTML instead of a link. */
  html?: string;
  /** True for deprecated symbols. */
  deprecated?: boolean;
  /** Class names. */
  className?: string;
}

/** The input for the sidebar of the API reference. */
export interface ApiSidebarInput {
  /** Finds compounds. */
  symbols: Symbols;
  /** Label of the first link. */
  overviewLabel: string;
  /** Permalink of the overview. */
  overview: string;
  /** Maps a compound's refid to its page: permalink and title. */
  pages: ReadonlyMap<string, { permalink: string; title: string }>;
  /** The UI texts. */
  texts: ApiTexts;
  /** Maps the labels of groups (`Classes`) to the permalinks of their full lists. */
  lists: ReadonlyMap<string, string>;
  /** The navigation from the layout file; missing if there is none. */
  tabs?: readonly NavigationTab[];
  /** Pages that show no compound, such as indices, in their groups; they come last. */
  labelled: readonly SidebarNode[];
}

/**
 * The sidebar of the API reference: the manual's pages, topics, namespaces, classes, concepts, modules, files, folders,
 * examples, requirements, other pages; a layout file can change selection and order.
 */
export function apiSidebar(input: ApiSidebarInput): SidebarNode[] {
  const { symbols, pages, overview, texts, tabs } = input;
  const all = [...symbols.compounds.values()].filter((compound) => pages.has(compound.refid));
  const ofKind = (...kinds: CompoundKind[]): Compound[] =>
    all.filter((compound) => kinds.includes(compound.kind));
  const isRoot = (compound: Compound): boolean => {
    if (compound.kind === 'page') return isTopPage(compound, symbols);
    const parent = symbols.parent(compound.refid);
    return parent?.kind !== compound.kind;
  };
  /** Builds a tree of compounds whose inner compounds have the same kind. */
  const tree = (compounds: Compound[], kinds: CompoundKind[]): SidebarNode[] =>
    labelled(compounds, (compound, label) => {
      const inner = innerPages(compound, input, (kind) => kinds.includes(kind));
      return node(compound, label, tree(inner, kinds));
    });
  const node = (compound: Compound, label: string, items: SidebarNode[]): SidebarNode => ({
    label,
    // In previous and next links, no folder or scope provides context.
    ...(label === lastName(compound) && symbols.shortName(compound) !== label
      ? { pageLabel: nameIn(compound.language, symbols.shortName(compound)) }
      : {}),
    permalink: pages.get(compound.refid)?.permalink,
    ...(items.length > 0 ? { items } : {}),
    ...(isDeprecated(compound) ? { deprecated: true } : {}),
  });
  const titled = (compound: Compound): string => pages.get(compound.refid)?.title ?? compound.name;
  /** Topics have topics and pages below them, pages have subpages. */
  const isBelow = ({ kind, refid }: Compound, compound: Compound): boolean =>
    kind === 'page' ? symbols.parent(refid)?.kind === compound.kind : kind === compound.kind;
  const titledTree = (kind: CompoundKind): SidebarNode[] => {
    const branches = (compounds: Compound[]): SidebarNode[] =>
      distinctTitles(compounds, titled).map(([compound, title]) =>
        node(
          compound,
          title,
          branches(
            symbols.innerOf(compound).flatMap(({ refid }) => {
              const inner = symbols.compounds.get(refid);
              return inner && isBelow(inner, compound) && pages.has(refid) ? [inner] : [];
            }),
          ),
        ),
      );
    return branches(
      inReadingOrder(ofKind(kind), symbols).filter(
        (compound) => isRoot(compound) && pages.get(compound.refid)?.permalink !== overview,
      ),
    );
  };
  const flat = (kind: CompoundKind, label: (compound: Compound) => string): SidebarNode[] =>
    ofKind(kind).map((compound) => node(compound, label(compound), []));

  // A manual comes first; pages that Doxygen generates are not a manual.
  const manual: Group[] = [{ id: 'pages', items: titledTree('page') }];
  const isManual = ofKind('page').some(
    (page) =>
      isRoot(page) && !isGeneratedPage(page) && pages.get(page.refid)?.permalink !== overview,
  );
  const groups: Group[] = [
    ...(isManual ? manual : []),
    { id: 'topics', items: titledTree('group') },
    { id: 'namespaces', items: tree(ofKind('namespace').filter(isRoot), ['namespace']) },
    { id: 'classes', items: classTree(all, input, node) },
    { id: 'concepts', items: flat('concept', (compound) => compound.name) },
    { id: 'modules', items: flat('module', (compound) => compound.name) },
    { id: 'files', items: fileTree(ofKind('file'), node) },
    { id: 'folders', items: tree(ofKind('dir').filter(isRoot), ['dir']) },
    ...(isManual ? [] : manual),
    { id: 'examples', items: exampleTree(ofKind('example'), titled, node) },
    {
      id: 'requirements',
      items: [...flat('requirement', titled), ...flat('requirements', titled)],
    },
  ];
  const shown = groups.flatMap((group): PlacedNode[] => {
    const { id, items } = group;
    if (items.length === 0) return [];
    const label = titleOfSort(id, texts[id], tabs);
    const permalink = input.lists.get(label);
    const isOpen = isManual && id === 'pages';
    return [
      {
        id,
        node: {
          label,
          ...(permalink && { permalink, isList: true }),
          items,
          ...(isOpen && { open: true }),
        },
      },
    ];
  });
  const others = input.labelled.map((labelled): PlacedNode => ({ node: labelled }));
  return [
    { label: input.overviewLabel, permalink: overview },
    ...arranged([...shown, ...others, ...ownLinks(input)], tabs).map((placed) => placed.node),
  ];
}

/** The custom links of a layout: to a page, by its file name in Doxygen's HTML or by `@ref`, or to a URL. */
function ownLinks({ tabs = [], pages }: ApiSidebarInput): PlacedNode[] {
  return tabs.flatMap((tab): PlacedNode[] => {
    const { type, title: label, url, isVisible } = tab;
    if (type !== 'user' || !isVisible || label === '' || url === undefined) return [];
    if (/^https?:/.test(url)) return [{ tab, node: { label, url } }];
    const refid = url.replace(/^[@\\]ref\s+/, '').replace(/\.html?$/, '');
    const permalink = pages.get(refid)?.permalink;
    // The page belongs to the group that lists it.
    return permalink === undefined ? [] : [{ tab, node: { label, permalink, reference: true } }];
  });
}

/** The items of one sort of pages; the id is also the key of its label. */
interface Group {
  id: keyof ApiTexts;
  items: SidebarNode[];
}

/** A node with its place among the tabs of the layout: the sort of its pages, or the tab itself. */
interface PlacedNode {
  id?: string;
  tab?: NavigationTab;
  node: SidebarNode;
}

type CreateNode = (compound: Compound, label: string, items: SidebarNode[]) => SidebarNode;

/** Classes below their namespaces, inner classes below their class; classes without namespace come first. */
function classTree(all: Compound[], input: ApiSidebarInput, node: CreateNode): SidebarNode[] {
  const { symbols } = input;
  const classes = all.filter((compound) => isClassLike(compound.kind));
  /** Specialisations are below their templates, which the labels need not repeat. */
  const list = (own: readonly Compound[]): SidebarNode[] => {
    const classes = bySpecialisation(own);
    const below = new Map(classes.map((each) => [each.primary, each.specialisations]));
    return labelled(
      classes.map(({ primary }) => primary),
      (compound, label) =>
        node(compound, label, [
          ...list(innerPages(compound, input, isClassLike)),
          ...(below.get(compound) ?? []).map((each) => ({
            ...node(each, argumentsOf(each), list(innerPages(each, input, isClassLike))),
            pageLabel: nameIn(each.language, symbols.shortName(each)),
          })),
        ]),
    );
  };
  const byScope = new Map<string, Compound[]>();
  for (const compound of classes) {
    const parent = symbols.parent(compound.refid);
    if (parent && isClassLike(parent.kind)) continue;
    const space = parent ?? namespaceAround(compound, symbols);
    const scope =
      space?.kind === 'namespace'
        ? nameIn(compound.language, symbols.inline.strip(space.name))
        : '';
    append(byScope, scope, compound);
  }
  const scopes = new Map([...byScope].map(([scope, own]) => [scope, list(own)]));
  const global = scopes.get('') ?? [];
  scopes.delete('');
  if (scopes.size === 1 && global.length === 0) return [...scopes.values()].flat();
  return [...global, ...groupsByName(scopes)];
}

/** The innermost namespace around a class whose own class is hidden. */
function namespaceAround({ rawName }: Compound, symbols: Symbols): Compound | undefined {
  const parts = splitQualified(rawName);
  for (let length = parts.length - 1; length > 0; length--) {
    const found = symbols.byRawName(parts.slice(0, length).join('::'));
    if (found?.kind === 'namespace') return found;
  }
  return undefined;
}

/** The template arguments of a specialisation: `<T, true>`. */
function argumentsOf(compound: Compound): string {
  const last = lastName(compound);
  return last.slice(withoutArguments(last).length).trimStart();
}

/** The compounds of some kinds in another one, as far as they have pages. */
function innerPages(
  compound: Compound,
  { symbols, pages }: ApiSidebarInput,
  isKind: (kind: CompoundKind) => boolean,
): Compound[] {
  return symbols.innerOf(compound).flatMap(({ refid }) => {
    const found = symbols.compounds.get(refid);
    return found && isKind(found.kind) && pages.has(refid) ? [found] : [];
  });
}

/** Files below their folders, grouped by the folder's whole path. */
function fileTree(files: Compound[], node: CreateNode): SidebarNode[] {
  const byFolder = new Map<string, SidebarNode[]>();
  for (const [folder, own] of filesByFolder(files))
    byFolder.set(
      folder,
      own.map((file) => node(file, file.name.slice(file.name.lastIndexOf('/') + 1), [])),
    );
  const root = byFolder.get('') ?? [];
  byFolder.delete('');
  if (byFolder.size === 0) return root;
  return [...groupsByName(byFolder), ...root];
}

/** Examples below their folders; the only one of a folder, which often has its name, stands alone with its path. */
function exampleTree(
  examples: Compound[],
  titled: (compound: Compound) => string,
  node: CreateNode,
): SidebarNode[] {
  const folderOf = ({ name }: Compound): string =>
    name.slice(0, Math.max(name.lastIndexOf('/'), 0));
  const counts = new Map<string, number>();
  for (const example of examples)
    counts.set(folderOf(example), (counts.get(folderOf(example)) ?? 0) + 1);
  const isGrouped = (example: Compound): boolean => {
    const folder = folderOf(example);
    return folder !== '' && (counts.get(folder) ?? 0) > 1 && titled(example) === example.name;
  };
  return [
    ...fileTree(examples.filter(isGrouped), node),
    ...examples
      .filter((example) => !isGrouped(example))
      .map((example) => node(example, titled(example), [])),
  ];
}

/** Groups of items, sorted by name. */
function groupsByName(groups: ReadonlyMap<string, SidebarNode[]>): SidebarNode[] {
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([label, items]) => ({ label, items }));
}

/** Pairs compounds with their titles; those that are the same in a list, such as README, also name their folders. */
function distinctTitles(
  compounds: readonly Compound[],
  titled: (compound: Compound) => string,
): [Compound, title: string][] {
  const folders = new Map<Compound, string>();
  for (const group of groupBy(compounds, titled).values()) {
    const paths = distinctPaths(group.map(({ location }) => folderOf(location?.file ?? '')));
    // What is in one folder cannot be told apart by it.
    if (new Set(paths).size > 1) group.forEach((each, i) => folders.set(each, paths[i] ?? ''));
  }
  return compounds.map((compound) => {
    const folder = folders.get(compound) ?? '';
    return [compound, folder === '' ? titled(compound) : `${titled(compound)} (${folder})`];
  });
}

/** Returns the folder of a file; empty if it has none. */
function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf('/')));
}

/** Items of a list, labelled with their last name, plus enough of their scope or path to make it unique in the list. */
function labelled(
  compounds: readonly Compound[],
  item: (compound: Compound, label: string) => SidebarNode,
): SidebarNode[] {
  const isPath = ({ kind }: Compound): boolean => kind === 'dir' || kind === 'file';
  const names = compounds.map((compound) =>
    isPath(compound) ? compound.name.split('/') : splitQualified(compound.name),
  );
  const lengths = distinctLengths(names);
  return compounds.map((compound, i) => {
    const length = lengths[i] ?? 1;
    const own = names[i] ?? [];
    if (length === 1) return item(compound, lastName(compound));
    const label = own.slice(-length).join(isPath(compound) ? '/' : '::');
    return item(compound, nameIn(compound.language, label));
  });
}
