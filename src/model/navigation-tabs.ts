/** An entry of the navigation that a layout file of Doxygen's asks for. */
export interface NavigationTab {
  /** What it shows: `pages`, `topics`, `classlist`, or `user` for a link of the author's. */
  type: string;
  /** Its title; empty for the usual one. */
  title: string;
  /** Whether it is shown. */
  isVisible: boolean;
  /** Where a link of the author's leads: a file of Doxygen's HTML, `@ref` and a name, or a URL. */
  url?: string;
}

/** The tabs that decide over each sort of compounds; the first that is there counts. */
const tabsOf: Readonly<Record<string, readonly string[]>> = {
  mainpage: ['mainpage'],
  pages: ['pages'],
  // Before Doxygen 1.9.8 topics were called modules.
  topics: ['topics', 'modules'],
  modules: ['modules', 'modulelist'],
  namespaces: ['namespaces', 'namespacelist'],
  // With OPTIMIZE_OUTPUT_FOR_C, layouts of Doxygen 1.9.8 and newer say structs.
  classes: ['classes', 'classlist', 'structs', 'structlist', 'annotated'],
  concepts: ['concepts'],
  files: ['files', 'filelist'],
  folders: ['files', 'filelist'],
  examples: ['examples'],
  requirements: ['requirements'],
};

/** The tab that decides over a sort of compounds; undefined where the layout does not name it. */
function tabOf(id: string, tabs: readonly NavigationTab[] | undefined): NavigationTab | undefined {
  const find = (type: string): NavigationTab | undefined => tabs?.find((tab) => tab.type === type);
  if (id === 'modules' && !find('topics')) return undefined;
  for (const type of tabsOf[id] ?? []) {
    const tab = find(type);
    if (tab) return tab;
  }
  return undefined;
}

/** The title of a sort of compounds: that of the layout, or the usual one. */
export function titleOfSort(
  id: string,
  usual: string,
  tabs: readonly NavigationTab[] | undefined,
): string {
  // Folders have no tab of their own.
  return (id === 'folders' ? '' : tabOf(id, tabs)?.title) || usual;
}

/**
 * What the layout shows, in its order: each part belongs to a sort of compounds, or to a tab itself. What the layout does
 * not name comes last.
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
