import type { Doc, DocsVersion, Site } from './site.ts';

/** The latest version of the guides; undefined if there are none. */
export function latestVersion({ docs }: Pick<Site, 'docs'>): DocsVersion | undefined {
  return docs.find(({ isLast }) => isLast);
}

/** The guides of all versions. */
export function docsOf({ docs }: Pick<Site, 'docs'>): Doc[] {
  return docs.flatMap((version) => version.docs);
}

/** The key of a version's sidebar among all sidebars of the site; just its name if there is only one version. */
export function sidebarKey(site: Pick<Site, 'docs'>, version: DocsVersion, name: string): string {
  return site.docs.length > 1 ? `${version.name}/${name}` : name;
}
