import type { Config } from '../config/types.ts';
import type { Doc, Site } from '../model/site.ts';
import type { SidebarItem } from '../shared/page-data.ts';
import type { Sidebar } from './sidebars.ts';

/** What docs-aware navbar items lead to. */
export interface DocsTargets {
  /** The versions, newest first; none where there are neither guides nor an API reference. */
  versions: readonly VersionTargets[];
  /** The latest version. */
  latest?: VersionTargets;
  /** Remembers the version that a reader chose. */
  remember: boolean;
}

/** What they lead to in one version. */
export interface VersionTargets {
  /** Its name. */
  name: string;
  /** Its label. */
  label: string;
  /** Permalink of its main doc. */
  mainDoc: string;
  /** Maps a sidebar's name to its items. */
  sidebars: ReadonlyMap<string, SidebarItem[]>;
  /** Maps a doc's id to its permalink and sidebar. */
  docs: ReadonlyMap<string, { permalink: string; sidebar?: string; unlisted: boolean }>;
  /** Ids of the docs that are left out. */
  draftIds: ReadonlySet<string>;
}

/** What docs-aware items of the navbar lead to. */
export function docsTargets(
  site: Site,
  sidebars: ReadonlyMap<string, Sidebar>,
  config: Config,
): DocsTargets {
  const own = [...sidebars.values()].filter(({ name }) => name !== 'blog');
  const mainDoc = mainDocOf(site, own, config);
  if (mainDoc === undefined) return { versions: [], remember: false };
  const current: VersionTargets = {
    name: 'current',
    label: config.docs?.versions.current?.label ?? 'Next',
    mainDoc,
    sidebars: new Map(own.map(({ name, items }) => [name, items])),
    docs: new Map(site.docs.map((doc) => [doc.id, docTarget(doc, own)])),
    draftIds: new Set(),
  };
  return { versions: [current], latest: current, remember: true };
}

function docTarget(
  { permalink, displayedSidebar, unlisted }: Doc,
  sidebars: readonly Sidebar[],
): { permalink: string; sidebar?: string; unlisted: boolean } {
  const listing = sidebars.find(({ places }) => places.has(permalink))?.name;
  const sidebar = displayedSidebar === undefined ? listing : (displayedSidebar ?? undefined);
  return { permalink, sidebar, unlisted };
}

/** The doc at the root, else the first of the first sidebar, else the first; without guides the API reference (S-176). */
function mainDocOf(site: Site, sidebars: readonly Sidebar[], config: Config): string | undefined {
  const root = `${config.docs?.routeBasePath ?? 'docs'}/`;
  return (
    site.docs.find((doc) => doc.permalink === root)?.permalink ??
    sidebars[0]?.order[0]?.permalink ??
    site.docs[0]?.permalink
  );
}

/** The first link of a sidebar, depth first. */
export function firstLink(
  items: readonly SidebarItem[],
): { label: string; href: string } | undefined {
  for (const item of items) {
    if (item.href !== undefined) return { label: item.label, href: item.href };
    const inner = firstLink(item.items ?? []);
    if (inner) return inner;
  }
  return undefined;
}
