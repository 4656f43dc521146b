import type { CheckProfile } from '../config/check-severity.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { Place } from '../shared/place.ts';
import { baseOfLanguage } from '../shared/languages.ts';
import { withTrailingSlash } from '../shared/url.ts';
import { checkConfigLinks } from './check-config-links.ts';
import { reportBroken, type BrokenLink } from './broken-links.ts';
import { isMarkdownTarget } from './links.ts';
import { nearAnchor, type AnchoredPage } from './near-anchors.ts';
import { isOutsideSite } from './markdown-links.ts';
import { siteFolder } from '../config/site-folder.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { proseLinkPlaces, type PageLinkUse } from './prose-link-places.ts';
import type { PageScan } from './page-scan.ts';
import type { Plan } from './types.ts';

/** A page to check. */
export interface CheckedPage {
  /** The page. */
  page: Pick<Plan['pages'][number], 'permalink'>;
  /** Its links and anchors. */
  scan: PageScan;
  /** The texts that the numbers in the scan refer to. */
  texts: readonly string[];
}

/** The fault of a link, if any, and its target: path with base, query and hash. */
interface LinkResult {
  fault: 'path' | 'anchor' | undefined;
  url: string;
  /** The page that lacks the anchor. */
  target?: TargetPage;
  /** The missing anchor as written. */
  anchor?: string;
}

/** Placeholder origin for resolving relative links; never part of the output. */
const origin = 'http://site.invalid';

/**
 * Reports links in the rendered pages and the shell without target file or anchor (S-328 to S-332). `written` are the
 * places of plain `a` elements in the user's code, by their address.
 */
export function checkLinks(
  pages: readonly CheckedPage[],
  files: Iterable<{ readonly path: string }>,
  plan: Pick<Plan, 'config' | 'site' | 'links' | 'pages'>,
  diagnostics: Diagnostics,
  written: ReadonlyMap<string, Place> = new Map(),
): void {
  const { brokenLinks, brokenAnchors, brokenMarkdownLinks } = plan.config.checks;
  if (brokenLinks === 'ignore' && brokenAnchors === 'ignore') return;
  const { base } = plan.links;
  const { i18n, trailingSlash } = plan.config;
  const bases = [
    ...new Set([base, ...i18n.locales.map((locale) => baseOfLanguage(base, i18n, locale))]),
  ];
  const addressOf = ({ permalink }: CheckedPage['page']): string =>
    withTrailingSlash(base + permalink, base, trailingSlash);
  const index = indexPaths(pages, files, plan.pages, plan.config.checks.profile);
  let folded: Map<string, string> | undefined;
  const fold = (url: string): string =>
    decode(url.replace(/[?#].*$/s, '').replace(/\/$/, '')).toLowerCase();
  const inOtherCase = (url: string): string | undefined =>
    (folded ??= new Map(
      [
        ...Array.from(files, ({ path }) => base + path),
        ...pages.map(({ page }) => addressOf(page)),
      ].map((address) => [fold(address), address]),
    )).get(fold(url));
  const absolute = new Map<string, LinkResult>();
  const check = (url: string, page: CheckedPage): LinkResult => {
    if (!url.startsWith('/')) return judge(url, addressOf(page.page), bases, index);
    let verdict = absolute.get(url);
    if (!verdict) absolute.set(url, (verdict = judge(url, addressOf(page.page), bases, index)));
    return verdict;
  };

  const exists = (url: string): boolean => judge(url, base, bases, index).fault === undefined;
  const ofConfig = checkConfigLinks(plan.config, { exists, inOtherCase }, diagnostics);
  let texts: AnchoredPage[] | undefined;
  const nearest = ({ target, anchor = '' }: LinkResult): string | undefined =>
    target &&
    nearAnchor(decode(anchor), target.anchors, (texts ??= textsAmong(pages, plan, addressOf)));
  const found: (PageLinkUse & {
    fault: 'path' | 'anchor';
    url: string;
    isPlain: boolean;
    isMedia: boolean;
    meant: string | undefined;
    near: string | undefined;
  })[] = [];
  for (const page of pages) {
    const plain = new Set(page.scan.plainLinks);
    const media = new Set(page.scan.media);
    const own = index.get(page.page.permalink.replace(/\/$/, ''));
    for (const number of page.scan.links) {
      const href = page.texts[number] ?? '';
      // Half of all links; resolving each as a URL would double the duration of the check.
      if (plainAnchor.test(href) && own?.has(href.slice(1))) continue;
      const result = check(href, page);
      const { fault, url } = result;
      if (fault)
        found.push({
          fault,
          permalink: page.page.permalink,
          href,
          url,
          meant: fault === 'path' ? inOtherCase(url) : undefined,
          near: nearest(result),
          isPlain: plain.has(number),
          isMedia: media.has(number),
        });
    }
  }
  if (found.length === 0) return;
  const places = proseLinkPlaces(found, plan);
  const counts = new Map<string, number>();
  for (const { href } of found) counts.set(href, (counts.get(href) ?? 0) + 1);
  // The scan cannot distinguish a component in a text from the shell, whose links are on every page.
  const isInShell = ({ href }: PageLinkUse): boolean => (counts.get(href) ?? 0) >= pages.length;
  const broken = (fault: 'path' | 'anchor'): BrokenLink[] =>
    found.flatMap((use, n) => {
      const { permalink, href, url, meant, near } = use;
      const isOfComponent = !places[n] && !isInShell(use);
      const isMedia = use.isMedia && isOfComponent;
      const isPlain = use.isPlain || (isOfComponent && (isMedia || written.has(href)));
      const place = places[n] ?? (isPlain ? written.get(href) : undefined);
      // Broken links to Markdown files, and logos, have been reported already.
      const isReported = places[n]
        ? brokenMarkdownLinks !== 'ignore' && isMarkdownTarget(href)
        : use.isMedia && ofConfig.has(url);
      const isOutside =
        place !== undefined &&
        isOutsideSite(href, place.file, plan.site, displayPath(siteFolder(plan.config)));
      const at = { page: addressOf({ permalink }), link: href, url, place };
      return use.fault === fault && !isReported
        ? [{ ...at, isPlain, isMedia, meant, near, isOutside }]
        : [];
    });
  reportBroken('link', broken('path'), brokenLinks, diagnostics);
  reportBroken('anchor', broken('anchor'), brokenAnchors, diagnostics);
}

/** A link to an anchor on its own page that needs no decoding. */
const plainAnchor = /^#[\w-]+$/;

/** A target page; the set of its anchors is built on first use. */
class TargetPage {
  #anchors: Set<string> | undefined;

  constructor(private readonly page: CheckedPage) {}

  get anchors(): ReadonlySet<string> {
    const { scan, texts } = this.page;
    return (this.#anchors ??= new Set(Array.from(scan.anchors, (number) => texts[number] ?? '')));
  }

  has(anchor: string): boolean {
    return this.anchors.has(anchor);
  }
}

/** Returns the pages of texts in Markdown. */
function textsAmong(
  pages: readonly CheckedPage[],
  plan: Pick<Plan, 'pages'>,
  addressOf: (page: CheckedPage['page']) => string,
): AnchoredPage[] {
  const isText = new Set(
    plan.pages
      .filter(({ description }) => /\.mdx?$/i.test(description.place?.file ?? ''))
      .map(({ permalink }) => permalink),
  );
  return pages
    .filter(({ page }) => isText.has(page.permalink))
    .map((page) => ({ address: addressOf(page.page), anchors: new TargetPage(page).anchors }));
}

/** Maps each path that a server answers, without base and trailing slash, to its page; undefined for other files. */
function indexPaths(
  pages: readonly CheckedPage[],
  files: Iterable<{ readonly path: string }>,
  planned: Plan['pages'],
  profile: CheckProfile,
): Map<string, TargetPage | undefined> {
  const index = new Map<string, TargetPage | undefined>();
  for (const { path } of files) {
    index.set(path, undefined);
    if (path === 'index.html') index.set('', undefined);
    else if (path.endsWith('/index.html'))
      index.set(path.slice(0, -'/index.html'.length), undefined);
    else if (path.endsWith('.html')) index.set(path.slice(0, -'.html'.length), undefined);
  }
  const byPermalink = new Map(pages.map((page) => [page.page.permalink, new TargetPage(page)]));
  for (const { permalink, file } of planned) {
    const page = byPermalink.get(permalink);
    if (page) index.set(file, page);
    // A page that failed to render has been reported. As long as it prevents the site, links to it need no change; a
    // lenient site is written without it.
    else if (profile !== 'lenient') index.set(permalink.replace(/\/$/, ''), undefined);
  }
  for (const [permalink, page] of byPermalink) index.set(permalink.replace(/\/$/, ''), page);
  return index;
}

/**
 * Resolves a link on a page (`page` includes the base path) and checks that the target exists. `bases` are the base path
 * of the site, and those of all its languages, which have the same pages and files.
 */
function judge(
  url: string,
  page: string,
  bases: readonly string[],
  index: ReadonlyMap<string, TargetPage | undefined>,
): LinkResult {
  const parsed = parse(url, origin + page);
  if (!parsed) return { fault: 'path', url };
  const { pathname, search, hash } = parsed;
  const resolved = pathname + search + hash;
  const target = bases
    .flatMap((base) =>
      [pathname, decode(pathname)]
        .filter((path) => path.startsWith(base) || path === base.slice(0, -1))
        .map((path) => ({ base, path: path.slice(base.length).replace(/\/$/, '') })),
    )
    .find(({ path }) => index.has(path));
  if (!target) return { fault: 'path', url: resolved };
  // The part after `:~:` is for the browser only.
  const [anchor = ''] = hash.slice(1).split(':~:');
  const found = index.get(target.path);
  // Headings of other languages have other anchors.
  if (target.base !== bases[0]) return { fault: undefined, url: resolved };
  if (anchor === '' || !found || found.has(anchor) || found.has(decode(anchor)))
    return { fault: undefined, url: resolved };
  return { fault: 'anchor', url: resolved, target: found, anchor };
}

function parse(url: string, from: string): URL | undefined {
  try {
    return new URL(url, from);
  } catch {
    return undefined;
  }
}

/** Decodes percent-encoding; returns malformed text unchanged. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
