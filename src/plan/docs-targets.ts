import type { Config } from '../config/types.ts';
import { sidebarKey } from '../model/docs-versions.ts';
import type { Doc, DocsVersion, Site } from '../model/site.ts';
import { apiSidebarName } from '../pages/api/api-page-style.ts';
import type { SidebarItem } from '../shared/page-data.ts';
import type { Sidebar } from './sidebars.ts';

/** The targets of docs-related navbar items. */
export interface DocsTargets {
  /** The versions, newest first; empty if there are neither guides nor an API reference. */
  versions: readonly VersionTargets[];
  /** The latest version. */
  latest?: VersionTargets;
  /** True if the reader's choice of version is remembered. */
  remember: boolean;
}

/** The targets in one version. */
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
  /** Ids of its drafts, which are left out. */
  draftIds: ReadonlySet<string>;
}

/** The targets of docs-related navbar items. Without guides, there is one version, that of the API reference. */
export function docsTargets(
  site: Site,
  sidebars: ReadonlyMap<string, Sidebar>,
  config: Config,
): DocsTargets {
  const remember = config.docs?.versionPersistence !== 'none';
  const versions = site.docs.map((version) => {
    const names = new Set([...Object.keys(version.sidebars), apiSidebarName]);
    return versionTargets(
      version,
      [...names].flatMap((name) => sidebars.get(sidebarKey(site, version, name)) ?? []),
    );
  });
  const latest = versions.find(({ name }) =>
    site.docs.some((each) => each.isLast && each.name === name),
  );
  if (latest) return { versions, latest, remember };
  const api = sidebars.get(apiSidebarName);
  const overview = api?.order[0]?.permalink;
  if (!api || overview === undefined) return { versions: [], remember: false };
  const alone: VersionTargets = {
    name: 'current',
    label: 'Next',
    mainDoc: overview,
    sidebars: new Map([[api.name, api.items]]),
    docs: new Map(),
    draftIds: new Set(),
  };
  return { versions: [alone], latest: alone, remember };
}

function versionTargets(version: DocsVersion, sidebars: readonly Sidebar[]): VersionTargets {
  const { name, label, docs, draftIds } = version;
  return {
    name,
    label,
    mainDoc: mainDocOf(version, sidebars),
    sidebars: new Map(sidebars.map((sidebar) => [sidebar.name, sidebar.items])),
    docs: new Map(docs.map((doc) => [doc.id, docTarget(doc, sidebars)])),
    draftIds: new Set(draftIds),
  };
}

function docTarget(
  { permalink, displayedSidebar, unlisted }: Doc,
  sidebars: readonly Sidebar[],
): { permalink: string; sidebar?: string; unlisted: boolean } {
  const listing = sidebars.find(({ places }) => places.has(permalink))?.name;
  const sidebar = displayedSidebar === undefined ? listing : (displayedSidebar ?? undefined);
  return { permalink, sidebar, unlisted };
}

/** The doc at the root, otherwise the first of the first sidebar, otherwise the first doc (S-176). */
function mainDocOf({ path, docs }: DocsVersion, sidebars: readonly Sidebar[]): string {
  const root = path === '' ? '' : `${path}/`;
  return (
    docs.find(({ permalink }) => permalink === root)?.permalink ??
    sidebars[0]?.order[0]?.permalink ??
    docs[0]?.permalink ??
    root
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
