import type { Config } from '../config/types.ts';
import { sidebarKey } from '../model/docs-versions.ts';
import type { Links } from '../model/links.ts';
import type { ApiTexts } from '../shared/texts/catalogues.ts';
import type { PageInput } from '../pages/page-kind.ts';
import { apiSidebar, type SidebarNode } from './api-sidebar.ts';
import { blogSidebar } from './blog-sidebar.ts';
import { docsSidebars } from './docs-sidebars.ts';
import type { PlacedPage } from './page-list.ts';
import { makeSidebar, type Sidebar } from './sidebars.ts';

/** Name of the sidebar of the API reference. */
export const apiSidebarName = 'doxygenSidebar';

/** Every sidebar of the site by its key: those of the guides first, then the API reference's and the blog's. */
export function siteSidebars(
  placed: readonly PlacedPage[],
  input: PageInput,
  config: Config,
  links: Links,
): Map<string, Sidebar> {
  const { site, symbols, settings } = input;
  const sidebars = new Map<string, Sidebar>();
  const add = (name: string, nodes: SidebarNode[], key = name): void => {
    sidebars.set(key, makeSidebar(name, nodes, links));
  };
  for (const version of site.docs)
    for (const [name, nodes] of docsSidebars(version))
      add(name, nodes, sidebarKey(site, version, name));
  if (site.api) {
    const pages = new Map<string, { permalink: string; title: string }>();
    for (const { permalink, source } of placed) {
      const { refid, title } = source.description;
      if (refid !== undefined) pages.set(refid, { permalink, title });
    }
    add(
      apiSidebarName,
      apiSidebar({
        symbols,
        overviewLabel: config.doxygen?.sidebarLabel ?? 'API Reference',
        overview: `${settings.apiPath}/`.replace(/^\//, ''),
        pages,
        texts: settings.texts.api,
        indices: indexPages(placed, settings.texts.api),
      }),
    );
  }
  if (site.blog && config.blog && config.blog.recentPosts !== 0)
    add('blog', blogSidebar(site.blog, config.blog));
  return sidebars;
}

/** The index pages by the group that their permalink names: `indices/classes/all/`, below it `indices/classes/all/a/`. */
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
    items.push({ label: labelOf(name, texts), permalink });
    groups.set(title, items);
  }
  return groups;
}

/** Labels of the indices and their lists, by the names in their permalinks. */
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
