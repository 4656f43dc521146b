import type { Config } from '../config/types.ts';
import { sidebarKey } from '../model/docs-versions.ts';
import { titleOfSort } from '../model/navigation-tabs.ts';
import type { Site } from '../model/site.ts';
import type { Links } from '../model/links.ts';
import type { ApiTexts } from '../shared/texts/catalogues.ts';
import { apiSidebarName } from '../pages/api/api-page-style.ts';
import { apiSidebar, type SidebarNode } from './api-sidebar.ts';
import { blogSidebar } from './blog-sidebar.ts';
import { docsSidebars } from './docs-sidebars.ts';
import type { PlacedPage } from './page-list.ts';
import type { ApiScope, PageScopes } from './page-scopes.ts';
import { createSidebar, type Sidebar } from './sidebars.ts';

/** Every sidebar of the site by key: those of the guides, then those of the API references, then the blog's. */
export function siteSidebars(
  placed: readonly PlacedPage[],
  site: Site,
  { apis }: PageScopes,
  config: Config,
  links: Links,
): Map<string, Sidebar> {
  const sidebars = new Map<string, Sidebar>();
  const add = (name: string, nodes: SidebarNode[], key = name): void => {
    sidebars.set(key, createSidebar(name, nodes, links));
  };
  for (const version of site.docs)
    for (const [name, nodes] of docsSidebars(version))
      add(name, nodes, sidebarKey(site, version, name));
  for (const scope of apis) {
    const own = placed.filter((page) => page.scope === scope);
    const version = site.docs.find(({ name }) => name === scope.input.api.docsVersion);
    const key = version && sidebarKey(site, version, apiSidebarName);
    add(apiSidebarName, referenceSidebar(own, scope), key);
  }
  if (site.blog && config.blog && config.blog.recentPosts !== 0)
    add('blog', blogSidebar(site.blog, config.blog));
  return sidebars;
}

function referenceSidebar(
  placed: readonly PlacedPage[],
  { input, doxygen }: ApiScope,
): SidebarNode[] {
  const { symbols, settings } = input;
  const pages = new Map<string, { permalink: string; title: string }>();
  for (const { permalink, source } of placed) {
    const { refid, title } = source.description;
    if (refid !== undefined) pages.set(refid, { permalink, title });
  }
  return apiSidebar({
    symbols,
    overviewLabel:
      doxygen.sidebarLabel ?? titleOfSort('mainpage', settings.apiTitle, settings.tabs),
    overview: `${settings.apiPath}/`.replace(/^\//, ''),
    pages,
    texts: settings.texts.api,
    lists: listPages(placed),
    tabs: settings.tabs,
    indices: indexPages(placed, settings.texts.api),
  });
}

/** Maps the titles of lists of compounds to their permalinks. */
function listPages(placed: readonly PlacedPage[]): Map<string, string> {
  return new Map(
    placed
      .filter(({ source }) => source.kind === 'list')
      .map(({ permalink, source }) => [source.description.title, permalink]),
  );
}

/** The index pages by the group in their permalink: `indices/classes/all/`, with `indices/classes/all/a/` below it. */
function indexPages(placed: readonly PlacedPage[], texts: ApiTexts): Map<string, SidebarNode[]> {
  const groups = new Map<string, SidebarNode[]>();
  for (const { permalink, source } of placed) {
    if (source.kind !== 'index') continue;
    const [group = '', name = '', letter = ''] = permalink.replace(/^.*indices\//, '').split('/');
    const title = labelOf(group, texts);
    const items = groups.get(title) ?? [];
    const list = items.at(-1);
    if (letter !== '' && list) {
      const label = source.description.title.replace(/^.*: /, '');
      (list.items ??= []).push({ label, permalink });
      continue;
    }
    const isField = group === 'classes' && name === 'variables';
    items.push({
      label: isField ? texts.indexFields : labelOf(name, texts),
      // Each index has a list of all entries; in previous and next links, only its title distinguishes it.
      pageLabel: source.description.title,
      permalink,
    });
    groups.set(title, items);
  }
  return groups;
}

/** Labels of the indices and their lists, by the segments in their permalinks. */
const labels: Partial<Record<string, keyof ApiTexts>> = {
  all: 'indexAll',
  classes: 'classes',
  files: 'files',
  namespaces: 'namespaces',
  functions: 'functions',
  variables: 'variables',
  typedefs: 'typedefs',
  enums: 'indexEnums',
  enumvalues: 'indexEnumValues',
  properties: 'properties',
  events: 'events',
  related: 'indexRelated',
  macros: 'macros',
};

function labelOf(name: string, texts: ApiTexts): string {
  const text = labels[name];
  return text ? texts[text] : name;
}
