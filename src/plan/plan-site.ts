import { docsSetOf } from '../shared/content-sets.ts';
import { idOfSet } from '../model/docs-versions.ts';
import type { Config } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { splitAddress } from '../model/ledger.ts';
import type { Links } from '../model/links.ts';
import { RecentCache } from '../model/recent-cache.ts';
import type { Site } from '../model/site.ts';
import { authorPages } from '../pages/blog/author-pages.tsx';
import { globalFacts } from '../pages/site/docs-facts.ts';
import { checkCoverage } from './check-coverage.ts';
import { checkFeeds } from './check-feeds.ts';
import type { Coverage } from './coverage.ts';
import { checkDangling } from './dangling.ts';
import { reportOutsideImages } from './outside-images.ts';
import { docsTargets } from './docs-targets.ts';
import { apiPages } from './api-pages.ts';
import { symbolMentions } from './mentions/symbol-mentions.ts';
import { homeRedirect } from './home-redirect.ts';
import { legacyUrls } from './legacy-urls.ts';
import { scopeLinks } from './link-sources.ts';
import type { SymbolPlaces } from './links.ts';
import { siteLedger, type SiteLedger } from './ledger/site-ledger.ts';
import { checkMarkdownLinks } from './markdown-links.ts';
import { placePages, type PlacedPage } from './page-list.ts';
import { libraryTitle } from './page-settings.ts';
import { pageScopes, scopedPages, type ApiScope } from './page-scopes.ts';
import { formerPageRedirects } from './former-pages.ts';
import { versionsOfPages } from './page-version.ts';
import { planPage, summary } from './plan-page.ts';
import { createSiteData } from './site-data.ts';
import { configuredRedirects } from './redirects.ts';
import { siteSidebars } from './site-sidebars.ts';
import { partsOf } from './sidebars.ts';
import { checkSymbolLinks } from './symbol-links.ts';
import {
  checkSearchAliases,
  wordsOfSymbols,
  wordsOfTexts,
  type SearchWords,
} from './search-words.ts';
import { checkTheme } from './check-theme.ts';
import { symbolRows } from './symbol-rows.ts';
import type { Target } from './targets.ts';
import { textHrefsOf } from './text-files.ts';
import type { Plan, PlannedApi, Redirect } from './types.ts';

/** Maximum number of pages whose details are cached: all pages of most sites; some megabytes on others. */
const mostDetailed = 300;

/**
 * Plans every page, link and sidebar before the first page is rendered; reports faults of the content unless
 * `isChecked` is false.
 */
export function planSite(
  site: Site,
  config: Config,
  diagnostics: Diagnostics,
  { isChecked = true } = {},
): Plan {
  const { checks } = config;
  const scopes = pageScopes(site, config);
  const { settings, symbols } = scopes.general.input;
  const shown = placePages(scopedPages(scopes), config, diagnostics);
  const linksOf = scopeLinks(shown, site, config);
  const { sources, links } = linksOf(scopes.general);
  const targetsOf = (scope: ApiScope): ReadonlyMap<string, Target> =>
    linksOf(scope).sources.targets;
  const configured = [
    ...configuredRedirects(shown, site, config, diagnostics),
    ...homeRedirect(shown, site, settings),
  ];
  const ledger = siteLedger(scopes, { placed: shown, redirects: configured, config }, targetsOf);
  const placed = [...shown, ...placePages(ledger.pages, config, diagnostics)].sort((a, b) =>
    a.permalink < b.permalink ? -1 : 1,
  );
  const byRule = [...formerPageRedirects(shown, scopes.apis, targetsOf), ...authorRedirects(shown)];
  const aliases = config.search?.aliases ?? [];
  const apis = scopes.apis.map((scope) => {
    const found = linksOf(scope);
    return plannedApi(scope, found.links, wordsOfSymbols(aliases, found.sources), () =>
      apiPages(scope, found, placed, around),
    );
  });
  const coverage: Coverage[] = [];
  const symbolsOf = (version?: string): SymbolPlaces | undefined =>
    linksOf(scopes.ofVersion(version)).sources.symbols;
  if (isChecked) {
    checkMarkdownLinks(site, sources, checks.brokenMarkdownLinks, diagnostics);
    checkSymbolLinks(site, symbolsOf, checks.brokenLinks, diagnostics);
    for (const { symbols, links, reference } of apis) {
      reportOutsideImages(symbols, config.security.imagesFromComments, diagnostics);
      checkDangling(symbols, links, reference, checks.danglingReferences, diagnostics);
    }
    for (const scope of scopes.apis)
      coverage.push(checkCoverage(scope, targetsOf(scope), diagnostics));
    checkFeeds(site, config, apis, diagnostics);
    checkTheme(config, diagnostics);
    checkSearchAliases(
      aliases,
      scopes.apis.map((scope) => linksOf(scope).sources),
      site,
      diagnostics,
    );
  }

  const sidebars = siteSidebars(placed, site, scopes, config, links);
  const docs = docsTargets(site, sidebars, config);
  const { apiInScope } = scopes.general.input;
  const title = config.title || libraryTitle(apiInScope);
  const siteData = createSiteData(config, title, links, docs, diagnostics, apiInScope?.version);
  const texts = scopes.general.input.settings.texts.api;
  const mentionsOf = symbolMentions(placed, site, linksOf);
  const textHrefs = textHrefsOf(placed, config, (permalink) => links.permalink(permalink));
  const around = {
    linksOf: ({ scope }: PlacedPage) => linksOf(scope).links,
    mentionsOf: ({ scope }: PlacedPage) => mentionsOf(scope),
    sidebars,
    versionOf: versionsOfPages(placed, site, docs, links, { title, texts }),
    summaries: placed.map((page) => summary(page, sidebars)),
    config,
    title,
    isRepeated: repeatedTitles(placed),
    textHrefs,
    recent: new RecentCache(mostDetailed),
    ledger,
    published: publishedHrefs(placed, configured, ledger, links.base),
  };
  return {
    config,
    site,
    symbols,
    apis,
    siteData,
    links,
    coverage,
    pages: placed.map((page) => planPage(page, around)),
    docsFacts: () => {
      const { docs } = globalFacts({ site, settings, links, pages: around.summaries });
      return Object.fromEntries(
        Object.entries(docs)
          .filter(([, { versions }]) => versions.length > 0)
          .map(([set, facts]) => {
            const { breadcrumbs = true } = docsSetOf(config, idOfSet(set)) ?? {};
            return [set, { ...facts, breadcrumbs }];
          }),
      );
    },
    sidebarParts: partsOf([...sidebars.values()]),
    textHrefs,
    searchWords: wordsOfTexts(aliases),
    redirects: [...configured, ...withoutPublished(byRule, ledger)],
    ledger,
    // Links from the web lead to the default language.
    legacyUrls:
      config.i18n.locale === config.i18n.defaultLocale
        ? legacyUrls(apis, {
            hrefs: () => new Set(placed.map(({ permalink }) => links.permalink(permalink))),
            publishedBy: (reference) => ledger.published.get(reference),
          })
        : [],
  };
}

/** Returns the function that maps a published address to its href if the site has a page or a redirect there. */
function publishedHrefs(
  placed: readonly PlacedPage[],
  redirects: readonly Redirect[],
  { redirecting }: Pick<SiteLedger, 'redirecting'>,
  base: string,
): (address: string) => string | undefined {
  // Few sites and few pages ask for these addresses.
  let known: Set<string> | undefined;
  return (address) => {
    known ??= new Set([
      ...placed.map(({ permalink }) => permalink),
      ...redirects.map(({ from }) => splitAddress(from)[0]),
      ...redirecting,
    ]);
    return known.has(splitAddress(address)[0]) ? base + address : undefined;
  };
}

/** Leaves out the redirects from published addresses, whose anchors have places of their own. */
function withoutPublished(
  redirects: readonly Redirect[],
  { removed, redirecting }: Pick<SiteLedger, 'removed' | 'redirecting'>,
): Redirect[] {
  const pages = new Set([...removed.map(({ permalink }) => permalink), ...redirecting]);
  return redirects.filter(({ from }) => !pages.has(splitAddress(from)[0]));
}

/** Redirects the further pages of an author from the addresses that other generators use (S-292). */
function authorRedirects(placed: readonly PlacedPage[]): Redirect[] {
  return placed.flatMap(({ permalink, source, input }) => {
    const { authorPageSegment: own, pageSegment: segment } = input.settings.blog;
    const [, first, number] = /^(.*\/)(\d+)\/$/.exec(permalink) ?? [];
    const isFurther = source.kind === authorPages.name && first?.endsWith(`/${own}/`) === true;
    if (!isFurther || own === segment) return [];
    const author = first.slice(0, -own.length - 1);
    return [{ from: `${author}${segment}/${number}/`, to: `/${permalink}` }];
  });
}

function plannedApi(
  { input, doxygen: settings }: ApiScope,
  links: Links,
  searchWords: SearchWords,
  pages: PlannedApi['apiPages'],
): PlannedApi {
  const { apiInScope: reference, symbols } = input;
  const { includes, library } = input.settings;
  return {
    reference,
    settings,
    symbols,
    links,
    searchWords,
    library,
    includes,
    symbolRows: () => symbolRows(symbols, links, reference.library),
    apiPages: pages,
  };
}

/** Returns a function that tells whether another page has the title of a page; API references are separate. */
function repeatedTitles(pages: readonly PlacedPage[]): (page: PlacedPage) => boolean {
  const counts = new Map<PlacedPage['scope'] | 'site', Map<string, number>>();
  const placeOf = ({ scope, source: { part } }: PlacedPage): PlacedPage['scope'] | 'site' =>
    part === 'api' ? scope : 'site';
  for (const page of pages) {
    const { title } = page.source.description;
    const own = counts.get(placeOf(page)) ?? new Map<string, number>();
    counts.set(placeOf(page), own.set(title, (own.get(title) ?? 0) + 1));
  }
  return (page) => (counts.get(placeOf(page))?.get(page.source.description.title) ?? 0) > 1;
}
