import type { Config } from '../../config/types.ts';
import {
  splitAddress,
  type FormerContent,
  type Ledger,
  type MovedAnchor,
} from '../../model/ledger.ts';
import type { ApiReference } from '../../model/site.ts';
import type { Symbols } from '../../model/symbols.ts';
import { removedPages } from '../../pages/api/removed-page.tsx';
import type { PageSettings } from '../../pages/page-kind.ts';
import type { FormerPlaces } from '../former-addresses.ts';
import type { PlacedPage } from '../page-list.ts';
import type { ApiScope, PageScopes, ScopedPage } from '../page-scopes.ts';
import type { Target } from '../targets.ts';
import type { Redirect } from '../types.ts';
import { withDocumentation } from './documented-symbols.ts';
import { placeUnpublished } from './unpublished-places.ts';
import { planLedger, type LedgerPlan } from './plan-ledger.ts';
import { append } from '../../shared/group-by.ts';

/** The published addresses of a site, and the pages of what is gone. */
export interface SiteLedger extends LedgerPlan {
  /** The pages of what is gone. */
  pages: readonly ScopedPage[];
  /** What releases of each API with snapshots published, with the places of what only a site of Doxygen did. */
  published: ReadonlyMap<ApiReference, FormerPlaces>;
}

/** What the ledger of a site depends on. */
export interface SiteLedgerContext {
  /** All other pages. */
  placed: readonly PlacedPage[];
  /** Redirects that take precedence. */
  redirects: readonly Redirect[];
  /** The configuration. */
  config: Config;
}

/** Finds the places of the addresses that releases published, and of the anchors that the configuration redirects. */
export function siteLedger(
  { apis, general }: PageScopes,
  { placed, redirects, config }: SiteLedgerContext,
  targetsOf: (scope: ApiScope) => ReadonlyMap<string, Target>,
): SiteLedger {
  const published = new Map<ApiReference, FormerPlaces>();
  const taken = new Set<string>();
  const plans: LedgerPlan[] = [];
  const pages: ScopedPage[] = [];
  for (const scope of apis) {
    const { input } = scope;
    const own = publishedBy(scope, targetsOf);
    if (!own) continue;
    // The further APIs are those of older versions, or of other libraries.
    const older = general.libraries ? [] : apis.slice(apis.indexOf(scope) + 1);
    const ledger = { ...own, removed: withDocumentation(own.removed, older, targetsOf, config) };
    const plan = planLedger(ledger, {
      placed,
      taken,
      redirects,
      config,
      routes: siteRoutes(input.settings, config),
      targets: targetsOf(scope),
      fileNamed: (path) => fileNamed(path, input.symbols),
    });
    published.set(input.apiInScope, ledger);
    plans.push(plan);
    for (const { permalink } of plan.removed) taken.add(permalink);
    for (const permalink of plan.redirecting) taken.add(permalink);
    for (const source of removedPages.pagesOf({ ...input, removed: plan.removed }))
      pages.push({ source, scope, input });
  }
  const found = joined(plans);
  return {
    ...found,
    pages,
    former: withMoved(found.former, movedAnchors(placed, config)),
    published,
  };
}

/** Joins the plans of several libraries, each of which has pages of its own. */
function joined(plans: readonly LedgerPlan[]): LedgerPlan {
  return {
    aliases: new Map(plans.flatMap(({ aliases }) => [...aliases])),
    former: new Map(plans.flatMap(({ former }) => [...former])),
    redirecting: new Set(plans.flatMap(({ redirecting }) => [...redirecting])),
    removed: plans.flatMap(({ removed }) => removed),
    redirects: plans.flatMap(({ redirects }) => redirects),
    lost: plans.flatMap(({ lost }) => lost),
    routes: plans.flatMap(({ routes }) => routes),
  };
}

/** Returns what releases of an API published; with redirects from Doxygen's HTML, also what only that contained. */
function publishedBy(
  scope: ApiScope,
  targetsOf: (scope: ApiScope) => ReadonlyMap<string, Target>,
): Ledger | undefined {
  const { apiInScope, symbols, settings } = scope.input;
  const { ledger } = apiInScope;
  if (!ledger || !scope.doxygen.legacyUrls) return ledger;
  if (!ledger.removed.some(({ doxygen }) => doxygen)) return ledger;
  const context = { symbols, targets: targetsOf(scope), apiPath: settings.apiPath };
  return { ...ledger, removed: placeUnpublished(ledger, context) };
}

/** Returns the refid of the file with a path, or the end of one. */
function fileNamed(path: string, { compounds }: Pick<Symbols, 'compounds'>): string | undefined {
  for (const { kind, refid, location } of compounds.values()) {
    const file = kind === 'file' ? (location?.file ?? '') : '';
    if (file === path || file.endsWith(`/${path}`)) return refid;
  }
  return undefined;
}

/** Returns the site paths of the parts of a site, without slashes at the ends. */
export function siteRoutes(
  { apiPath, docsPath }: Pick<PageSettings, 'apiPath' | 'docsPath'>,
  config: Pick<Config, 'docs' | 'docsSets' | 'blog'>,
): Record<string, string> {
  return {
    api: apiPath,
    ...(config.docs && { docs: docsPath }),
    ...Object.fromEntries(
      Object.entries(config.docsSets).map(([set, own]) => [`docs:${set}`, own.routeBasePath]),
    ),
    ...(config.blog && { blog: config.blog.routeBasePath }),
  };
}

/** Maps permalinks of pages to the anchors on them that the configuration redirects. */
function movedAnchors(
  placed: readonly Pick<PlacedPage, 'permalink'>[],
  { redirects, baseUrl }: Pick<Config, 'redirects' | 'baseUrl'>,
): Map<string, MovedAnchor[]> {
  const pages = new Set(placed.map(({ permalink }) => permalink));
  const moved = new Map<string, MovedAnchor[]>();
  for (const { from, to } of redirects.list)
    for (const address of from) {
      const [permalink, id] = splitAddress(address);
      if (id === '' || !pages.has(permalink)) continue;
      const [, anchor] = splitAddress(to);
      const label = (anchor === '' ? to : anchor).replaceAll('-', ' ');
      const own = { ids: [id], label, href: baseUrl + to.replace(/^\//, '') };
      append(moved, permalink, own);
    }
  return moved;
}

function withMoved(
  former: LedgerPlan['former'],
  moved: ReadonlyMap<string, readonly MovedAnchor[]>,
): Map<string, FormerContent> {
  const all = new Map(former);
  for (const [permalink, anchors] of moved) {
    const known = all.get(permalink) ?? { removed: [], moved: [] };
    all.set(permalink, { ...known, moved: [...known.moved, ...anchors] });
  }
  return all;
}
