import type { Config } from '../../config/types.ts';
import type { MemberAnchor } from '../../model/links.ts';
import {
  formerIds,
  splitAddress,
  type FormerContent,
  type Ledger,
  type PublishedPage,
  type RemovedPage,
  type RemovedSymbol,
} from '../../model/ledger.ts';
import { splitName } from '../../model/qualified-name.ts';
import { hrefOf, withTrailingSlash } from '../../shared/url.ts';
import { anchorIds } from '../../model/anchor-ids.ts';
import { LegacyAddresses, type LegacyPage } from '../legacy-addresses.ts';
import { fileOf, type PlacedPage } from '../page-list.ts';
import type { Target } from '../targets.ts';
import { findTarget } from '../targets.ts';
import type { Redirect } from '../types.ts';
import { movedPath } from './moved-path.ts';
import { append } from '../../shared/group-by.ts';

/** Where the published addresses lead. */
export interface LedgerPlan {
  /** Maps permalinks of pages to further ids of their members: refid to ids. */
  aliases: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
  /** Maps permalinks of pages to what was on them. */
  former: ReadonlyMap<string, FormerContent>;
  /** The pages of what is gone, by permalink. */
  removed: readonly RemovedPage[];
  /** Permalinks of the pages that redirect. */
  redirecting: ReadonlySet<string>;
  /** The pages that redirect, with the anchors that lead elsewhere. */
  redirects: readonly LegacyPage[];
  /** Published pages that lead nowhere. */
  lost: readonly LostPage[];
  /** Maps the addresses of lost pages to the permalinks of the guides that git says they were. */
  renamed?: ReadonlyMap<string, string>;
  /** Parts of the site that have another path now, without a redirect. */
  routes: readonly MovedRoute[];
}

/** A published page that leads nowhere. */
export interface LostPage extends PublishedPage {
  /** Path of the file that lists it, for messages. */
  file: string;
}

/** A part of the site that has another path now. */
export interface MovedRoute {
  /** Path of the file that has the former path, for messages. */
  file: string;
  /** Former site path, without slashes at the ends. */
  from: string;
  /** The path now. */
  to: string;
  /** Number of published pages below the former path. */
  pages: number;
}

/** What the places of published addresses depend on. */
export interface LedgerContext {
  /** All pages. */
  placed: readonly PlacedPage[];
  /** Permalinks of the pages that another library publishes in place of what is gone. */
  taken: ReadonlySet<string>;
  /** Maps refids of the latest API reference to their places. */
  targets: ReadonlyMap<string, Target>;
  /** Redirects from other sources; an address with one is not lost. */
  redirects: readonly Redirect[];
  /** The configuration. */
  config: Pick<Config, 'baseUrl' | 'trailingSlash'>;
  /** Site paths of the parts of the site, as in `PublishedSite`. */
  routes: Readonly<Record<string, string>>;
  /** Returns the refid of the file with a path, or the end of one. */
  fileNamed?: (path: string) => string | undefined;
}

/** What was published at an address. */
interface Entry {
  anchor: string;
  /** What readers call it. */
  label: string;
  /** Its id in the current API; missing if it is gone. */
  refid?: string;
  /** Its place; missing if it is gone. */
  target?: Target;
  /** The symbol; missing if it is not gone. */
  removed?: RemovedSymbol;
}

/** Finds the places of all addresses that releases published, except for those that did not change. */
export function planLedger(ledger: Ledger, context: LedgerContext): LedgerPlan {
  const { placed, targets, redirects, config } = context;
  const pages = new Map(placed.map((page) => [page.permalink, page]));
  const redirected = new Map(
    redirects.map(({ from, to }) => [splitAddress(from)[0], splitAddress(to)[0]]),
  );
  const titles = new Map<string, PublishedPage>();
  for (const entry of ledger.pages?.entries ?? [])
    if (!entry.address.includes('#')) titles.set(splitAddress(entry.address)[0], entry);

  const aliases = new Map<string, Map<string, string[]>>();
  const former = new Map<string, FormerContent>();
  const removed: RemovedPage[] = [];
  const addresses = new LegacyAddresses();
  const redirecting = new Set<string>();
  const href = ({ permalink, anchor }: Target): string =>
    withTrailingSlash(
      hrefOf(config.baseUrl, permalink, anchor),
      config.baseUrl,
      config.trailingSlash,
    );

  const { file = '', site } = ledger.pages ?? {};
  const routes = movedRoutes(site?.routes ?? {}, context.routes, redirected);
  const found = new Set([...pages.keys(), ...redirected.keys(), ...context.taken]);
  for (const [permalink, entries] of byPage(ledger, targets, pages.keys())) {
    // The anchors of a page that the configuration redirects belong to its target.
    const page = pages.get(permalink) ?? pages.get(redirected.get(permalink) ?? permalink);
    if (page) addToPage(page, entries);
    else if (!found.has(permalink) && !isBelow(permalink, routes)) {
      found.add(permalink);
      addMissing(permalink, entries);
    }
  }
  const lost: LostPage[] = [];
  for (const [permalink, entry] of titles) {
    if (found.has(permalink) || isBelow(permalink, routes)) continue;
    const to =
      movedPath(permalink, entry, (each) => found.has(each)) ?? renamedHeader(permalink)?.permalink;
    if (to !== undefined) addRedirect(permalink, href({ permalink: to }));
    else if (entry.title !== undefined)
      removed.push({ permalink, title: entry.title, removed: [], moved: [] });
    else lost.push({ ...entry, file });
  }
  return {
    aliases,
    former,
    lost,
    redirecting,
    redirects: addresses.pages(),
    routes: routes.map((route) => ({
      ...route,
      file,
      pages: [...titles.keys()].filter((each) => isBelow(each, [route]) && !found.has(each)).length,
    })),
    removed: removed.sort((a, b) => (a.permalink < b.permalink ? -1 : 1)),
  };

  function addToPage(page: PlacedPage, entries: readonly Entry[]): void {
    const before = former.get(page.permalink) ?? { removed: [], moved: [] };
    const known = new Set([
      ...anchorIds(page.anchors),
      ...[...(aliases.get(page.permalink)?.values() ?? [])].flat(),
      ...formerIds(before),
    ]);
    const added: Entry[] = [];
    for (const entry of entries) {
      const { anchor, refid, target } = entry;
      if (anchor === '' || known.has(anchor)) continue;
      known.add(anchor);
      const own = refid !== undefined && target?.permalink === page.permalink;
      if (own && page.anchors.has(refid)) addAlias(page.permalink, refid, anchor);
      else added.push(entry);
    }
    if (added.length === 0) return;
    const { removed: gone, moved } = contentOf(added, href);
    former.set(page.permalink, {
      removed: [...before.removed, ...gone],
      moved: [...before.moved, ...moved],
    });
  }

  function addAlias(permalink: string, refid: string, id: string): void {
    const ofPage = aliases.get(permalink) ?? new Map<string, string[]>();
    append(ofPage, refid, id);
    aliases.set(permalink, ofPage);
  }

  /** Redirects a page; returns the path of its file. */
  function addRedirect(permalink: string, to: string): string {
    const path = fileOf(permalink, config.trailingSlash);
    addresses.addPage(path, to);
    redirecting.add(permalink);
    return path;
  }

  /** Returns the page of the header that a page was about, if that has another name now. */
  function renamedHeader(permalink: string): Target | undefined {
    const { kind, title = '' } = titles.get(permalink) ?? {};
    if (kind !== 'file') return undefined;
    for (const [old, now] of ledger.renamedHeaders ?? [])
      if (title === old || title.endsWith(`/${old}`)) {
        const target = findTarget(targets, context.fileNamed?.(now) ?? '');
        if (target) return target;
      }
    return undefined;
  }

  function addMissing(permalink: string, entries: readonly Entry[]): void {
    const own = entries.find(({ anchor }) => anchor === '');
    const title = titles.get(permalink)?.title;
    const renamed = own
      ? undefined
      : (renamedPage(permalink, entries, context.routes.api) ?? renamedHeader(permalink));
    const first = own?.target ?? renamed ?? entries.find(({ target }) => target)?.target;
    const isGone = own ? own.target === undefined : !renamed && (title !== undefined || !first);
    if (isGone) {
      const others = entries.filter(({ anchor }) => anchor !== '');
      removed.push({
        permalink,
        title: own?.label ?? title ?? scopeOf(entries),
        ...(own?.removed && { symbol: own.removed }),
        ...contentOf(others, href),
      });
      return;
    }
    if (!first) return;
    const path = addRedirect(permalink, href(own?.target ?? { permalink: first.permalink }));
    for (const { anchor, target, label } of entries)
      if (anchor !== '') addresses.addAnchor(path, anchor, { href: href(target ?? first) }, label);
  }
}

/**
 * Returns the page with most of the members of a topic or header that is gone: it has another name, or was merged.
 *
 * @param apiPath Site path of the API reference: only a page of the same kind takes the place of another one.
 */
function renamedPage(
  permalink: string,
  entries: readonly Entry[],
  apiPath = '',
): Target | undefined {
  const folder = (path: string): string => path.slice(0, path.indexOf('/', apiPath.length + 1) + 1);
  const counts = new Map<string, number>();
  for (const { target } of entries)
    if (target && folder(target.permalink) === folder(permalink))
      counts.set(target.permalink, (counts.get(target.permalink) ?? 0) + 1);
  const found = [...counts].find(([, count]) => count * 2 > entries.length);
  return found && { permalink: found[0] };
}

/** Returns the parts of the site whose paths differ from those that were published, if no redirect leads from there. */
function movedRoutes(
  published: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
  redirected: ReadonlyMap<string, string>,
): Pick<MovedRoute, 'from' | 'to'>[] {
  return Object.entries(published).flatMap(([part, from]) => {
    const to = now[part];
    if (to === undefined || to === from || from === '') return [];
    const isRedirected = [...redirected.keys()].some((each) => each.startsWith(`${from}/`));
    return isRedirected ? [] : [{ from, to }];
  });
}

/** True for a page below one of the paths. */
function isBelow(permalink: string, routes: readonly Pick<MovedRoute, 'from'>[]): boolean {
  return routes.some(({ from }) => permalink.startsWith(`${from}/`));
}

/** Adds the ids of former addresses to the anchors of a page. */
export function withAliases(
  anchors: ReadonlyMap<string, MemberAnchor>,
  added: ReadonlyMap<string, readonly string[]> | undefined,
): ReadonlyMap<string, MemberAnchor> {
  if (!added) return anchors;
  const all = new Map(anchors);
  for (const [refid, ids] of added) {
    const anchor = all.get(refid);
    if (anchor) all.set(refid, { ...anchor, aliases: [...anchor.aliases, ...ids] });
  }
  return all;
}

/** Returns what was published at addresses that do not lead to the same symbol any more, by page. */
function byPage(
  { symbols, removed }: Ledger,
  targets: ReadonlyMap<string, Target>,
  current: Iterable<string>,
): Map<string, Entry[]> {
  const pages = new Map<string, Entry[]>();
  // Pages whose addresses differ only in capitals would be one file on some systems.
  const spellings = new Map(Array.from(current, (each) => [each.toLowerCase(), each]));
  const add = (address: string, entry: Omit<Entry, 'anchor'>): void => {
    const [written, anchor] = splitAddress(address);
    const folded = written.toLowerCase();
    const permalink = spellings.get(folded) ?? written;
    spellings.set(folded, permalink);
    append(pages, permalink, { ...entry, anchor });
  };
  let named: Map<string, string> | undefined;
  const around = (name: string): Target | undefined => {
    named ??= new Map(symbols.map((each) => [each.name, each.refid]));
    for (let [scope] = splitName(name); scope !== ''; [scope] = splitName(scope)) {
      const found = findTarget(targets, named.get(scope) ?? '');
      if (found) return found;
    }
    return undefined;
  };
  for (const { refid, name, addresses } of symbols) {
    const own = findTarget(targets, refid);
    for (const address of addresses.keys()) {
      if (own && isAt(address, own)) continue;
      // A symbol that the site hides now leads to its scope.
      const target = own ?? around(name);
      add(address, { label: name, refid, ...(target && { target }) });
    }
  }
  for (const symbol of removed)
    for (const address of symbol.addresses.keys())
      add(address, { label: symbol.name, removed: symbol });
  return pages;
}

/** True if an address leads to a target: the same text in nearly all cases. */
function isAt(address: string, { permalink, anchor = '' }: Target): boolean {
  if (address === (anchor === '' ? permalink : `${permalink}#${anchor}`)) return true;
  const [path, id] = splitAddress(address);
  return path === permalink && id === anchor;
}

function contentOf(entries: readonly Entry[], href: (target: Target) => string): FormerContent {
  const removed = new Map<RemovedSymbol, string[]>();
  const moved = new Map<string, { label: string; href: string; ids: string[] }>();
  for (const { anchor, label, target, removed: symbol } of entries)
    if (symbol) append(removed, symbol, anchor);
    else if (target) {
      const to = href(target);
      const known = moved.get(to) ?? { label, href: to, ids: [] };
      moved.set(to, { ...known, ids: [...known.ids, anchor] });
    }
  return {
    removed: [...removed].map(([symbol, ids]) => ({ symbol, ids })),
    moved: [...moved.values()].sort((a, b) => (a.label < b.label ? -1 : 1)),
  };
}

/** The scope of the symbols of a page without a title. */
function scopeOf([first]: readonly Entry[]): string {
  const [scope] = splitName(first?.label ?? '');
  return scope === '' ? (first?.label ?? '') : scope;
}
