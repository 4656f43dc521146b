import type { Config } from '../config/types.ts';
import type { Site } from '../model/site.ts';
import type { Sidebar } from './sidebars.ts';
import type { DocsTargets } from './site-data.ts';

/** What docs-aware items of the navbar lead to. */
export function docsTargets(
  site: Site,
  sidebars: ReadonlyMap<string, Sidebar>,
  config: Config,
): DocsTargets {
  const sidebarOf = (permalink: string): string | undefined =>
    [...sidebars.values()].find(({ places }) => places.has(permalink))?.name;
  const docs = new Map(
    site.docs.map((doc) => [
      doc.id,
      {
        label: doc.sidebarLabel ?? doc.title,
        permalink: doc.permalink,
        sidebar: sidebarOf(doc.permalink),
      },
    ]),
  );
  const root = `${config.docs?.routeBasePath ?? 'docs'}/`;
  const firstSidebar = [...sidebars.values()].find(({ name }) => name in site.sidebars);
  const mainDoc =
    site.docs.find((doc) => doc.permalink === root)?.permalink ??
    firstSidebar?.order[0]?.permalink ??
    site.docs[0]?.permalink;
  return {
    sidebars: new Map([...sidebars].map(([name, { items }]) => [name, items])),
    docs,
    versionLabel: config.docs?.versions.current?.label ?? 'Next',
    mainDoc,
  };
}
