import type { Config } from '../config/types.ts';
import {
  furtherSets,
  latestVersion,
  nameInSet,
  nameOfSidebar,
  sidebarInSet,
  sidebarKey,
  versionsOf,
} from '../model/docs-versions.ts';
import type { Doc, DocsVersion, Site } from '../model/site.ts';
import { apiSidebarName, sidebarOfLibrary } from '../pages/api/api-page-style.ts';
import type { SidebarItem } from '../shared/page-data.ts';
import type { Sidebar } from './sidebars.ts';

/** The targets of docs-related navbar items in one set of guides. */
export interface SetTargets {
  /** The versions, newest first; empty if there are neither guides nor an API reference. */
  versions: readonly VersionTargets[];
  /** The latest version. */
  latest?: VersionTargets;
}

/** The targets of docs-related navbar items: those of the main set of guides, and those of the others. */
export interface DocsTargets extends SetTargets {
  /** Maps the id of a further set of guides to its targets. */
  further: ReadonlyMap<string, SetTargets>;
  /** True if the reader's choice of version is remembered. */
  remember: boolean;
}

/** The targets in one version. */
export interface VersionTargets extends Pick<DocsVersion, 'followsFolders'> {
  /** Its name, unique in the site. */
  name: string;
  /** Its name in its set of guides. */
  nameInSet: string;
  /** Its label. */
  label: string;
  /** Permalink of its main doc. */
  mainDoc: string;
  /** Maps a sidebar's name in its set of guides to the sidebar: its name in the site, and its items. */
  sidebars: ReadonlyMap<string, Pick<Sidebar, 'name' | 'items'>>;
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
  const further = new Map(
    furtherSets(site).map((set) => [set, targetsOfSet(site, set, sidebars)] as const),
  );
  const main = targetsOfSet(site, undefined, sidebars);
  if (main.latest) return { ...main, further, remember };
  const api = sidebars.get(apiSidebarName);
  const ofLibraries = apiSidebarsOf(site).flatMap((name) => sidebars.get(name) ?? []);
  const overview = api?.order[0]?.permalink;
  if (!api || overview === undefined) return { versions: [], further, remember: false };
  const alone: VersionTargets = {
    name: 'current',
    nameInSet: 'current',
    label: 'Next',
    mainDoc: overview,
    sidebars: new Map(ofLibraries.map((sidebar) => [sidebar.name, sidebar])),
    docs: new Map(),
    draftIds: new Set(),
  };
  return { versions: [alone], latest: alone, further, remember };
}

/** The names of the sidebars of API references: that of the only one, or of the list of libraries and of each of them. */
function apiSidebarsOf({ apis }: Site): string[] {
  return [...new Set([apiSidebarName, ...apis.map(({ library }) => sidebarOfLibrary(library))])];
}

function targetsOfSet(
  site: Site,
  set: string | undefined,
  sidebars: ReadonlyMap<string, Sidebar>,
): SetTargets {
  const versions = versionsOf(site, set).map((version) => {
    const api = set === undefined ? apiSidebarsOf(site) : [];
    const names = new Set([...Object.keys(version.sidebars), ...api]);
    return versionTargets(
      version,
      [...names].flatMap((name) => sidebars.get(sidebarKey(site, version, name)) ?? []),
    );
  });
  const last = latestVersion(site, set)?.name;
  return { versions, latest: versions.find(({ name }) => name === last) };
}

function versionTargets(version: DocsVersion, sidebars: readonly Sidebar[]): VersionTargets {
  const { name, set, label, docs, draftIds, followsFolders } = version;
  return {
    name,
    nameInSet: nameInSet(version),
    label,
    mainDoc: mainDocOf(version, sidebars),
    sidebars: new Map(sidebars.map((sidebar) => [sidebarInSet(version, sidebar.name), sidebar])),
    docs: new Map(docs.map((doc) => [doc.id, docTarget(doc, set, sidebars)])),
    draftIds: new Set(draftIds),
    followsFolders,
  };
}

function docTarget(
  { permalink, displayedSidebar, unlisted }: Doc,
  set: string | undefined,
  sidebars: readonly Sidebar[],
): { permalink: string; sidebar?: string; unlisted: boolean } {
  const listing = sidebars.find(({ places }) => places.has(permalink))?.name;
  const named = displayedSidebar ?? undefined;
  const sidebar = displayedSidebar === undefined ? listing : named && nameOfSidebar(set, named);
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
