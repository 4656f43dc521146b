import type { Config } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { Links } from '../model/links.ts';
import type { ApiReference, Site } from '../model/site.ts';
import { indexSymbols, type Symbols } from '../model/symbols.ts';
import type { PageContext, PageInput, PageSettings, PageSummary } from '../pages/page-kind.ts';
import { pageKinds } from '../pages/registry.ts';
import type { PageData } from '../shared/page-data.ts';
import { apiSidebar } from './api-sidebar.ts';
import { blogSidebar } from './blog-sidebar.ts';
import { checkDangling } from './dangling.ts';
import { docsSidebars } from './docs-sidebars.ts';
import { makeLinks, type LinkSources } from './links.ts';
import { checkMarkdownLinks } from './markdown-links.ts';
import { placePages, type PlacedPage } from './page-list.ts';
import { makeSiteData } from './site-data.ts';
import {
  breadcrumbsOf,
  isPruned,
  makeSidebar,
  neighbours,
  sidebarFor,
  type Sidebar,
} from './sidebars.ts';
import { symbolRows } from './symbol-rows.ts';
import { mapTargets } from './targets.ts';
import type { Plan, PlanPage, Redirect } from './types.ts';

/** Name of the sidebar of the API reference. */
const apiSidebarName = 'doxygenSidebar';

/** Decides every page, link and sidebar before the first page is rendered; faults of the content are reported. */
export function planSite(site: Site, config: Config, diagnostics: Diagnostics): Plan {
  const symbols = indexSymbols(site.api ?? noApi);
  const settings = pageSettings(site, config);
  const input: PageInput = { site, symbols, settings };
  const placed = placePages(
    pageKinds,
    input,
    config.trailingSlash,
    config.checks.duplicateRoutes,
    diagnostics,
  );
  const linkSources = makeLinkSources(placed, site, symbols, config);
  const links = makeLinks(linkSources);
  checkMarkdownLinks(site, linkSources, config.checks.brokenMarkdownLinks, diagnostics);
  checkDangling(symbols, links, config.checks.danglingReferences, diagnostics);

  const sidebars = makeSidebars(placed, input, config, links);
  const siteData = makeSiteData(
    config,
    config.title || settings.apiTitle,
    links,
    docsTargets(site, sidebars, config),
    diagnostics,
  );
  const summaries = placed.map((page) => summary(page, sidebars));
  const pages = placed.map((page) =>
    planPage(page, { input, links, sidebars, summaries, config, title: siteData.title }),
  );
  return {
    config,
    site,
    symbols,
    siteData,
    links,
    pages,
    sidebarTrees: [...sidebars.values()]
      .filter(isPruned)
      .map(({ treePath, items }) => ({ path: treePath, items })),
    symbolRows: symbolRows(symbols, links),
    redirects: [
      ...config.redirects.flatMap(({ from, to }) =>
        from.map((path) => ({ from: path.replace(/^\//, ''), to })),
      ),
      ...homeRedirect(placed, settings),
    ],
  };
}

/** A site without a home page of its own begins with its API reference or its first page. */
function homeRedirect(placed: readonly PlacedPage[], { apiPath }: PageSettings): Redirect[] {
  if (placed.some(({ permalink }) => permalink === '')) return [];
  const overview = placed.find(({ permalink }) => permalink === `${apiPath}/`);
  const first = overview ?? placed.find(({ source }) => source.layout !== 'bare');
  return first ? [{ from: '', to: `/${first.permalink}` }] : [];
}

const noApi: ApiReference = { title: '', folder: '', compounds: [], images: [] };

function pageSettings(site: Site, config: Config): PageSettings {
  const { api } = site;
  const name = [api?.title, api?.version].filter(Boolean).join(' ');
  const { minHeadingLevel, maxHeadingLevel } = config.tableOfContents;
  return {
    apiPath: config.doxygen?.routeBasePath ?? '',
    apiTitle: config.doxygen?.title ?? (name || 'API Reference'),
    docsPath: config.docs?.routeBasePath ?? 'docs',
    blogPath: config.blog?.routeBasePath ?? 'blog',
    blogTitle: config.blog?.title ?? 'Blog',
    blogDescription: config.blog?.description ?? 'Blog',
    postsPerPage: config.blog?.postsPerPage ?? 10,
    readingTime: config.blog?.readingTime ?? true,
    tocLevels: [minHeadingLevel, maxHeadingLevel],
    docsEditUrl: config.docs?.editUrl,
    blogEditUrl: config.blog?.editUrl,
    customFields: config.customFields,
    debug: config.debug,
  };
}

function makeLinkSources(
  placed: readonly PlacedPage[],
  site: Site,
  symbols: Symbols,
  config: Config,
): LinkSources {
  const compoundPages = placed.flatMap(({ permalink, anchors, source }) => {
    const compound = symbols.compounds.get(source.description.refid ?? '');
    return compound ? [{ permalink, compound, anchors }] : [];
  });
  const listings = new Map<string, { permalink: string; lines: Set<number> }>();
  for (const { permalink, compound } of compoundPages) {
    if (compound.kind !== 'file') continue;
    const lines = (compound.listing?.lines ?? []).flatMap((line) => line.number ?? []);
    const listing = { permalink, lines: new Set(lines) };
    listings.set(compound.name, listing);
    if (compound.location) listings.set(compound.location.file, listing);
  }
  const sources = new Map<string, string>();
  for (const { permalink, source } of placed) {
    const file = source.description.place?.file;
    if (file !== undefined && /\.mdx?$/i.test(file) && !sources.has(file))
      sources.set(file, permalink);
  }
  return {
    base: config.baseUrl,
    trailingSlash: config.trailingSlash,
    targets: mapTargets(compoundPages, symbols),
    sources,
    docsFolder: site.docsFolder,
    listings,
    assets: site.localAssets,
    images: new Map(
      (site.api?.images ?? []).map(({ path }) => [
        path.slice(path.lastIndexOf('/') + 1),
        config.baseUrl + path,
      ]),
    ),
  };
}

function makeSidebars(
  placed: readonly PlacedPage[],
  input: PageInput,
  config: Config,
  links: Links,
): Map<string, Sidebar> {
  const { site, symbols, settings } = input;
  const sidebars = new Map<string, Sidebar>();
  const add = (name: string, nodes: Parameters<typeof makeSidebar>[1]): void => {
    sidebars.set(name, makeSidebar(name, nodes, links));
  };
  for (const [name, nodes] of docsSidebars(site)) add(name, nodes);
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
        indices: indexPages(placed),
      }),
    );
  }
  if (site.blog && config.blog && config.blog.recentPosts > 0)
    add('blog', blogSidebar(site.blog, config.blog.recentPosts));
  return sidebars;
}

/** The index pages by the group that their permalink names: `indices/classes/all/`. */
function indexPages(
  placed: readonly PlacedPage[],
): Map<string, { label: string; permalink: string }[]> {
  const groups = new Map<string, { label: string; permalink: string }[]>();
  for (const { permalink, source } of placed) {
    if (source.kind !== 'index') continue;
    const [group = '', name = ''] = permalink.split('/').slice(-3);
    const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
    const items = groups.get(capital(group)) ?? [];
    items.push({ label: name === 'enumvalues' ? 'Enum values' : capital(name), permalink });
    groups.set(capital(group), items);
  }
  return groups;
}

function docsTargets(
  site: Site,
  sidebars: ReadonlyMap<string, Sidebar>,
  config: Config,
): Parameters<typeof makeSiteData>[3] {
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

/** The sidebar that a page shows: the one it names, else the first that lists it. */
function sidebarOf(
  { permalink, source }: PlacedPage,
  sidebars: ReadonlyMap<string, Sidebar>,
): Sidebar | undefined {
  const { sidebar } = source.description;
  if (sidebar === null) return undefined;
  if (sidebar !== undefined) return sidebars.get(sidebar);
  if (source.layout === 'blog') return sidebars.get('blog');
  if (source.layout !== 'doc') return undefined;
  return [...sidebars.values()].find(({ places }) => places.has(permalink));
}

function summary(page: PlacedPage, sidebars: ReadonlyMap<string, Sidebar>): PageSummary {
  const { permalink, source } = page;
  return {
    permalink,
    title: source.description.title,
    kind: source.kind,
    sidebar: sidebarOf(page, sidebars)?.name,
    unlisted: source.description.unlisted ?? false,
  };
}

interface PlanPageInput {
  input: PageInput;
  links: Links;
  sidebars: ReadonlyMap<string, Sidebar>;
  summaries: readonly PageSummary[];
  config: Config;
  title: string;
}

function planPage(page: PlacedPage, around: PlanPageInput): PlanPage {
  const { permalink, file, source, anchors } = page;
  const { input, links, config } = around;
  const { description } = source;
  const sidebar = sidebarOf(page, around.sidebars);
  const order = sidebar && source.layout === 'doc' ? neighbours(sidebar, permalink) : {};
  const { previous = order.previous, next = order.next } = description;
  const context: PageContext = {
    ...input,
    permalink,
    title: description.title,
    anchors,
    links,
    breadcrumbs:
      sidebar && source.layout === 'doc' && config.docs?.breadcrumbs !== false
        ? breadcrumbsOf(sidebar, permalink, description.title)
        : [],
    previous: previous ?? undefined,
    next: next ?? undefined,
    toc: [],
    pages: around.summaries,
  };
  context.toc = source.toc(context);
  const documentTitle =
    description.title === '' || description.title === around.title
      ? around.title
      : `${description.title} ${config.titleDelimiter} ${around.title}`;
  const data: PageData = {
    href: links.permalink(permalink),
    kind: source.kind,
    layout: source.layout,
    title: documentTitle,
    htmlClass: description.htmlClass,
    toc: context.toc,
    ...(sidebar && source.layout !== 'page' && source.layout !== 'bare'
      ? {
          sidebar: sidebarFor(
            sidebar,
            permalink,
            sidebarLabel(sidebar, config),
            config.baseUrl + sidebar.treePath,
          ),
        }
      : {}),
  };
  return { kind: source.kind, permalink, file, description, data, anchors, context, source };
}

function sidebarLabel(sidebar: Sidebar, config: Config): string {
  return sidebar.name === 'blog' ? (config.blog?.recentPostsTitle ?? '') : 'Docs sidebar';
}
