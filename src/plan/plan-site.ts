import type { Config } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { ApiReference, Site } from '../model/site.ts';
import { indexSymbols } from '../model/symbols.ts';
import type { PageInput, PageSettings } from '../pages/page-kind.ts';
import { pageKinds } from '../pages/registry.ts';
import { checkDangling } from './dangling.ts';
import { docsTargets } from './docs-targets.ts';
import { linkSources } from './link-sources.ts';
import { makeLinks } from './links.ts';
import { checkMarkdownLinks } from './markdown-links.ts';
import { placePages, type PlacedPage } from './page-list.ts';
import { pageSettings } from './page-settings.ts';
import { versionsOfPages } from './page-version.ts';
import { planPage, summary } from './plan-page.ts';
import { makeSiteData } from './site-data.ts';
import { siteSidebars } from './site-sidebars.ts';
import { isPruned } from './sidebars.ts';
import { checkSymbolLinks } from './symbol-links.ts';
import { symbolRows } from './symbol-rows.ts';
import type { Plan, Redirect } from './types.ts';

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
  const sources = linkSources(placed, site, symbols, config);
  const links = makeLinks(sources);
  checkMarkdownLinks(site, sources, config.checks.brokenMarkdownLinks, diagnostics);
  checkSymbolLinks(site, sources.symbols, config.checks.brokenLinks, diagnostics);
  checkDangling(symbols, links, config.checks.danglingReferences, diagnostics);

  const sidebars = siteSidebars(placed, input, config, links);
  const docs = docsTargets(site, sidebars, config);
  const title = config.title || settings.apiTitle;
  const siteData = makeSiteData(config, title, links, docs, diagnostics);
  const versionOf = versionsOfPages(placed, site, docs, links, title);
  const summaries = placed.map((page) => summary(page, sidebars));
  const pages = placed.map((page) =>
    planPage(page, { input, links, sidebars, versionOf, summaries, config, title }),
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
      ...config.redirects.list.flatMap(({ from, to }) =>
        from.map((path) => ({ from: path.replace(/^\//, ''), to })),
      ),
      ...homeRedirect(placed, settings),
      ...authorRedirects(placed, settings),
    ],
  };
}

/** Further pages of an author are also found where other generators have them (S-292). */
function authorRedirects(placed: readonly PlacedPage[], { blog }: PageSettings): Redirect[] {
  const { authorPageSegment: own, pageSegment: usual } = blog;
  return placed.flatMap(({ permalink, source }) => {
    const [, first, number] = /^(.*\/)(\d+)\/$/.exec(permalink) ?? [];
    const isFurther = source.kind === 'blog-author' && first?.endsWith(`/${own}/`) === true;
    if (!isFurther || own === usual) return [];
    const author = first.slice(0, -own.length - 1);
    return [{ from: `${author}${usual}/${number}/`, to: `/${permalink}` }];
  });
}

/** A site without a home page of its own begins with its API reference or its first page. */
function homeRedirect(placed: readonly PlacedPage[], { apiPath }: PageSettings): Redirect[] {
  if (placed.some(({ permalink }) => permalink === '')) return [];
  const overview = placed.find(({ permalink }) => permalink === `${apiPath}/`);
  const first = overview ?? placed.find(({ source }) => source.layout !== 'bare');
  return first ? [{ from: '', to: `/${first.permalink}` }] : [];
}

const noApi: ApiReference = { title: '', folder: '', compounds: [], images: [] };
