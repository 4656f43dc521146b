import type { Config } from '../config/types.ts';
import { latestVersion, nameOfSidebar, sidebarKey } from '../model/docs-versions.ts';
import { titleOfSort } from '../model/navigation-tabs.ts';
import type { Site } from '../model/site.ts';
import type { Links } from '../model/links.ts';
import { listPages } from '../pages/api/list-pages.tsx';
import { apiSidebarName, sidebarOfLibrary } from '../pages/api/api-page-style.ts';
import type { PageDescription, PageInput } from '../pages/page-kind.ts';
import { apiSidebar, type SidebarNode } from './api-sidebar.ts';
import { blogSidebar, blogSidebarName } from './blog-sidebar.ts';
import { docsSidebars } from './docs-sidebars.ts';
import type { PlacedPage } from './page-list.ts';
import type { ApiScope, PageScope, PageScopes } from './page-scopes.ts';
import { createSidebar, type Sidebar } from './sidebars.ts';
import { permalinkBelow } from '../shared/permalink-below.ts';

/** Every sidebar of the site by key: those of the guides, then those of the API references, then that of the blog. */
export function siteSidebars(
  placed: readonly PlacedPage[],
  site: Site,
  { apis, general }: PageScopes,
  config: Config,
  links: Links,
): Map<string, Sidebar> {
  const sidebars = new Map<string, Sidebar>();
  const add = (name: string, nodes: SidebarNode[], key = name): void => {
    sidebars.set(key, createSidebar(name, nodes, links));
  };
  for (const version of site.docs)
    for (const [name, nodes] of docsSidebars(version))
      add(nameOfSidebar(version.set, name), nodes, sidebarKey(site, version, name));
  for (const scope of apis) {
    const own = placed.filter((page) => page.scope === scope);
    const version = site.docs.find(({ name }) => name === scope.input.apiInScope.docsVersion);
    const name = sidebarOfLibrary(scope.input.apiInScope.library);
    add(name, referenceSidebar(own, scope, general), version && sidebarKey(site, version, name));
  }
  if (general.libraries) {
    const version = latestVersion(site);
    const nodes = librariesSidebar(general);
    add(apiSidebarName, nodes, version && sidebarKey(site, version, apiSidebarName));
  }
  if (site.blog && config.blog && config.blog.recentPosts !== 0)
    add(blogSidebarName, blogSidebar(site.blog, config.blog));
  return sidebars;
}

/** The page that lists the libraries, and links to each of them. */
function librariesSidebar({ input, libraries = [] }: PageScope): SidebarNode[] {
  const links = libraries.map(({ input: { settings } }) => ({
    label: settings.library?.title ?? '',
    permalink: permalinkBelow(settings.apiPath, ''),
    reference: true,
  }));
  return [librariesNode(input), ...links];
}

function librariesNode({ settings }: PageInput): SidebarNode {
  return {
    label: settings.texts.api.libraries,
    permalink: permalinkBelow(settings.apiPath, ''),
  };
}

function referenceSidebar(
  placed: readonly PlacedPage[],
  { input, doxygen }: ApiScope,
  general: PageScope,
): SidebarNode[] {
  const { symbols, settings } = input;
  const pages = new Map<string, { permalink: string; title: string }>();
  for (const { permalink, source } of placed) {
    const { refid, title } = source.description;
    if (refid !== undefined) pages.set(refid, { permalink, title });
  }
  const nodes = apiSidebar({
    symbols,
    overviewLabel:
      doxygen.sidebarLabel ??
      settings.library?.title ??
      titleOfSort('mainpage', settings.apiTitle, settings.tabs),
    overview: permalinkBelow(settings.apiPath, ''),
    pages,
    texts: settings.texts.api,
    lists: permalinksOfLists(placed),
    tabs: settings.tabs,
    labelled: labelledPages(placed),
  });
  if (!general.libraries) return nodes;
  return [{ ...librariesNode(general.input), reference: true }, ...nodes];
}

/** Maps the titles of lists of compounds to their permalinks. */
function permalinksOfLists(placed: readonly PlacedPage[]): Map<string, string> {
  return new Map(
    placed
      .filter(({ source }) => source.kind === listPages.name)
      .map(({ permalink, source }) => [source.description.title, permalink]),
  );
}

/** A page with the part of its description that puts it into the sidebar. */
type LabelledPage = Pick<PlacedPage, 'permalink'> & {
  source: { description: Pick<PageDescription, 'sidebarLabels' | 'sidebarRank' | 'title'> };
};

/** The pages that name their own labels, below the groups or pages that these name. */
export function labelledPages(placed: readonly LabelledPage[]): SidebarNode[] {
  const roots: SidebarNode[] = [];
  const rank = ({ source }: LabelledPage): number => source.description.sidebarRank ?? 0;
  for (const { permalink, source } of [...placed].sort((a, b) => rank(a) - rank(b))) {
    const { sidebarLabels = [], title } = source.description;
    const label = sidebarLabels.at(-1);
    if (label === undefined) continue;
    let siblings = roots;
    for (const around of sidebarLabels.slice(0, -1)) {
      let group = siblings.find((node) => node.label === around);
      if (!group) siblings.push((group = { label: around }));
      siblings = group.items ??= [];
    }
    // In previous and next links, no group provides context.
    siblings.push({ label, ...(title !== label && { pageLabel: title }), permalink });
  }
  return roots;
}
