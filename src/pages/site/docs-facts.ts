import { furtherSets, nameInSet, sidebarInSet, versionsOf } from '../../model/docs-versions.ts';
import type { Links } from '../../model/links.ts';
import type { SidebarEntry } from '../../model/sidebar.ts';
import type { DocsVersion } from '../../model/site.ts';
import type { GlobalDocs, GlobalVersion } from '../../shared/global-data.ts';
import type { PageContext, PageSummary } from '../page-kind.ts';

/** Returns the data of the guides by the id of their set: versions with docs and sidebars (S-174). */
export function globalFacts({
  site,
  settings,
  pages,
  links,
}: Pick<PageContext, 'site' | 'settings' | 'pages' | 'links'>): {
  docs: Record<string, Omit<GlobalDocs, 'breadcrumbs'>>;
} {
  const summaries = new Map(pages.map((page) => [page.permalink, page]));
  const setFacts = (set: string | undefined, root: string): Omit<GlobalDocs, 'breadcrumbs'> => ({
    path: rootHref(root, links),
    versions: versionsOf(site, set).map((version) => versionFacts(version, summaries, links)),
  });
  const further = furtherSets(site).map((set) => {
    return [set, setFacts(set, settings.docsSetPaths[set] ?? '')] as const;
  });
  const main = setFacts(undefined, settings.docsPath);
  return { docs: { default: main, ...Object.fromEntries(further) } };
}

/** Returns the href of a root without a slash at its end: code appends a path to it, as Docusaurus' data allows. */
function rootHref(root: string, links: Links): string {
  const href = links.permalink(root === '' ? '' : `${root}/`);
  return href === '/' ? href : href.replace(/\/$/, '');
}

function versionFacts(
  version: DocsVersion,
  summaries: ReadonlyMap<string, PageSummary>,
  links: Links,
): GlobalVersion {
  const { label, isLast, draftIds } = version;
  const root = version.path === '' ? '' : `${version.path}/`;
  const docs = version.docs.map(({ id, permalink, unlisted }) => {
    const sidebar = summaries.get(permalink)?.sidebar;
    return {
      id,
      permalink,
      ...(sidebar === undefined ? {} : { sidebar: sidebarInSet(version, sidebar) }),
      ...(unlisted ? { unlisted } : {}),
    };
  });
  // Category pages count as docs, with their slug as id (S-175).
  const indices = Object.entries(version.sidebars).flatMap(([sidebar, items]) =>
    indexPermalinks(items).map((permalink) => ({
      id: `/${permalink.slice(root.length).replace(/\/$/, '')}`,
      permalink,
      sidebar,
    })),
  );
  const all = [...docs, ...indices];
  const [firstSidebar = []] = Object.values(version.sidebars);
  const first = firstLink(firstSidebar, version, links)?.path;
  const main =
    all.find(({ permalink }) => permalink === root) ??
    all.find(({ permalink }) => links.permalink(permalink) === first) ??
    all[0];
  return {
    name: nameInSet(version),
    label,
    isLast,
    path: rootHref(version.path, links),
    mainDocId: main?.id,
    docs: all.map(({ id, permalink, ...doc }) => ({
      id,
      path: links.permalink(permalink),
      ...doc,
    })),
    draftIds,
    sidebars: Object.fromEntries(
      Object.entries(version.sidebars).map(([sidebar, items]) => {
        const link = firstLink(items, version, links);
        return [sidebar, link ? { link } : {}];
      }),
    ),
  };
}

/** Returns the permalinks of generated category pages. */
function indexPermalinks(items: readonly SidebarEntry[]): string[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const own = item.link?.type === 'generated-index' ? [item.link.permalink] : [];
    return [...own, ...indexPermalinks(item.items)];
  });
}

/** Returns the first link of a sidebar, depth first. */
function firstLink(
  items: readonly SidebarEntry[],
  version: DocsVersion,
  links: Links,
): { path: string; label: string } | undefined {
  const docLink = (id: string, label?: string): { path: string; label: string } | undefined => {
    const doc = version.docs.find((each) => each.id === id && !each.unlisted);
    const own = doc && (label ?? doc.sidebarLabel ?? doc.title);
    return doc && own !== undefined
      ? { path: links.permalink(doc.permalink), label: own }
      : undefined;
  };
  for (const item of items) {
    const { type } = item;
    let found: { path: string; label: string } | undefined;
    if (type === 'doc' || type === 'ref') found = docLink(item.id, item.label);
    else if (type === 'link') found = { path: links.url(item.href), label: item.label };
    else if (type === 'category') {
      const { link, label } = item;
      if (link?.type === 'generated-index')
        found = { path: links.permalink(link.permalink), label };
      else if (link) found = docLink(link.id, label);
      found ??= firstLink(item.items, version, links);
    }
    if (found) return found;
  }
  return undefined;
}
