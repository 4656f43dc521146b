import { table } from '../shared/table.ts';

/** A navigation entry in a Doxygen layout file. */
export interface NavigationTab {
  /** The type of the entry: `pages`, `topics`, `classlist`, or `user` for a custom link. */
  type: string;
  /** Its title; empty for the default one. */
  title: string;
  /** Whether it is shown. */
  isVisible: boolean;
  /** Target of a custom link: a file of Doxygen's HTML, `@ref` and a name, or a URL. */
  url?: string;
}

/** The tabs that control each sort of compounds; the first one in the layout counts. */
const tabsOf: Readonly<Record<string, readonly string[]>> = table({
  mainpage: ['mainpage'],
  pages: ['pages'],
  // Before Doxygen 1.9.8, topics were called modules.
  topics: ['topics', 'modules'],
  modules: ['modules', 'modulelist'],
  namespaces: ['namespaces', 'namespacelist'],
  // With OPTIMIZE_OUTPUT_FOR_C, layouts of Doxygen 1.9.8 and newer use these names for structs.
  classes: ['classes', 'classlist', 'structs', 'structlist', 'annotated'],
  concepts: ['concepts'],
  files: ['files', 'filelist'],
  folders: ['files', 'filelist'],
  examples: ['examples'],
  requirements: ['requirements'],
});

/** The tab that controls a sort of compounds; undefined if the layout does not name it. */
function tabOf(id: string, tabs: readonly NavigationTab[] | undefined): NavigationTab | undefined {
  const find = (type: string): NavigationTab | undefined => tabs?.find((tab) => tab.type === type);
  if (id === 'modules' && !find('topics')) return undefined;
  for (const type of tabsOf[id] ?? []) {
    const tab = find(type);
    if (tab) return tab;
  }
  return undefined;
}

/** The title of a sort of compounds: the one in the layout, or the default. */
export function titleOfSort(
  id: string,
  fallback: string,
  tabs: readonly NavigationTab[] | undefined,
): string {
  // Folders have no tab of their own.
  return (id === 'folders' ? '' : tabOf(id, tabs)?.title) || fallback;
}

/**
 * Filters and sorts parts by the layout. A part names its sort of compounds or its tab; parts that the layout does not
 * name come last.
 */
export function arranged<Part extends { id?: string; tab?: NavigationTab }>(
  parts: readonly Part[],
  tabs: readonly NavigationTab[] | undefined,
): Part[] {
  if (!tabs) return [...parts];
  const tabOfPart = ({ id = '', tab }: Part): NavigationTab | undefined => tab ?? tabOf(id, tabs);
  const rank = (part: Part): number => {
    const tab = tabOfPart(part);
    return tab ? tabs.indexOf(tab) : tabs.length;
  };
  return parts
    .filter((part) => tabOfPart(part)?.isVisible !== false)
    .sort((a, b) => rank(a) - rank(b));
}
