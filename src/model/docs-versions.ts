import type { Doc, DocsVersion, Site } from './site.ts';

/** The latest version of a set of guides, by default of the main one; undefined if there is none. */
export function latestVersion(site: Pick<Site, 'docs'>, set?: string): DocsVersion | undefined {
  return versionsOf(site, set).find(({ isLast }) => isLast);
}

/** The versions of a set of guides, by default of the main one, newest first. */
export function versionsOf({ docs }: Pick<Site, 'docs'>, set?: string): DocsVersion[] {
  return docs.filter((version) => version.set === set);
}

/** The ids of the further sets of guides. */
export function furtherSets({ docs }: Pick<Site, 'docs'>): string[] {
  return [...new Set(docs.flatMap(({ set }) => set ?? []))];
}

/** The name of a version in its set: `2.1`. */
export function nameInSet({ name, set }: Pick<DocsVersion, 'name' | 'set'>): string {
  return set === undefined ? name : name.slice(set.length + 1);
}

/** The guides of all sets and versions. */
export function docsOf({ docs }: Pick<Site, 'docs'>): Doc[] {
  return docs.flatMap((version) => version.docs);
}

/** The name of a sidebar among those of all sets of guides: names of further sets start with the id of the set. */
export function nameOfSidebar(set: string | undefined, name: string): string {
  return set === undefined ? name : `${set}:${name}`;
}

/** The name of a sidebar in its set of guides, given that among all of them. */
export function sidebarInSet({ set }: Pick<DocsVersion, 'set'>, name: string): string {
  return set === undefined ? name : name.slice(set.length + 1);
}

/** The name of the sidebar that follows the folders. */
export const generatedSidebar = 'docsSidebar';

/** What Docusaurus calls the sidebar that follows the folders; sites that come from there may use the name. */
export const defaultSidebar = 'defaultSidebar';

/** The name of the sidebar that the user's files mean by a name. */
export function sidebarMeant(
  { followsFolders }: Pick<DocsVersion, 'followsFolders'>,
  name: string,
): string {
  return followsFolders && name === defaultSidebar ? generatedSidebar : name;
}

/** The key of a version's sidebar among all sidebars of the site; just its name if there is only one version. */
export function sidebarKey(site: Pick<Site, 'docs'>, version: DocsVersion, name: string): string {
  return site.docs.length > 1 ? `${version.name}/${name}` : name;
}

/** The id of the main set of guides for the user's code, as in Docusaurus. */
const mainSet = 'default';

/** The id of a set of guides, given that for the user's code; `undefined` for the main one. */
export function idOfSet(set: string): string | undefined {
  return set === mainSet ? undefined : set;
}
