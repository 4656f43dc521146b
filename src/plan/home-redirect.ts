import { latestVersion } from '../model/docs-versions.ts';
import type { Site } from '../model/site.ts';
import type { PageSettings } from '../pages/page-kind.ts';
import type { SidebarNode } from './api-sidebar.ts';
import { docsSidebars } from './docs-sidebars.ts';
import type { PlacedPage } from './page-list.ts';
import type { Redirect } from './types.ts';

/**
 * Redirects the root of a site without a home page: to its API reference, otherwise to the first guide, otherwise to the
 * first page with content.
 */
export function homeRedirect(
  placed: readonly PlacedPage[],
  site: Pick<Site, 'docs'>,
  { apiPath }: Pick<PageSettings, 'apiPath'>,
): Redirect[] {
  if (placed.some(({ permalink }) => permalink === '')) return [];
  const at = (address: string | undefined): PlacedPage | undefined =>
    placed.find(({ permalink }) => permalink === address);
  const first =
    at(`${apiPath}/`) ??
    at(firstGuide(site)) ??
    placed.find(({ source: { part, kind } }) => part !== 'site' || kind === 'standalone') ??
    // The links to the root of a site without any content must lead somewhere.
    placed.find(({ source }) => source.layout !== 'bare');
  return first ? [{ from: '', to: `/${first.permalink}` }] : [];
}

/** Returns the first guide that the sidebars of the latest version list; without sidebars, the first of all. */
function firstGuide(site: Pick<Site, 'docs'>): string | undefined {
  const version = latestVersion(site);
  if (!version) return undefined;
  const listed = [...docsSidebars(version)].map(([, nodes]) => firstPermalink(nodes));
  return listed.find((each) => each !== undefined) ?? version.docs[0]?.permalink;
}

/** Returns the first link of a sidebar, depth first. */
function firstPermalink(nodes: readonly SidebarNode[]): string | undefined {
  for (const { permalink, unlisted = false, items = [] } of nodes) {
    const first = unlisted ? undefined : (permalink ?? firstPermalink(items));
    if (first !== undefined) return first;
  }
  return undefined;
}
