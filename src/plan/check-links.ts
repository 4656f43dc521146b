import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { withTrailingSlash } from '../shared/url.ts';
import { reportBroken, type BrokenLink } from './broken-links.ts';
import { isMarkdownTarget } from './links.ts';
import { proseLinkPlaces, type PageLinkUse } from './prose-link-places.ts';
import type { PageScan } from './page-scan.ts';
import type { Plan } from './types.ts';

/** A page as the check sees it. */
export interface CheckedPage {
  /** The page. */
  page: Pick<Plan['pages'][number], 'permalink'>;
  /** What it refers to, and what others can refer to on it. */
  scan: PageScan;
  /** The texts that the numbers of the scan stand for. */
  texts: readonly string[];
}

/** What is wrong with a link, and where it leads: path with base, query and hash. */
interface Verdict {
  fault: 'path' | 'anchor' | undefined;
  url: string;
}

/** Origin that relative links are resolved with; never seen outside. */
const origin = 'http://site.invalid';

/**
 * Reports every link of the rendered pages, in content and shell, that leads to no file of the site or to no anchor on
 * its page (S-328 to S-332).
 */
export function checkLinks(
  pages: readonly CheckedPage[],
  files: Iterable<{ readonly path: string }>,
  plan: Pick<Plan, 'config' | 'site' | 'links' | 'pages'>,
  diagnostics: Diagnostics,
): void {
  const { brokenLinks, brokenAnchors, brokenMarkdownLinks } = plan.config.checks;
  if (brokenLinks === 'ignore' && brokenAnchors === 'ignore') return;
  const { base } = plan.links;
  const { trailingSlash } = plan.config;
  const addressOf = ({ permalink }: CheckedPage['page']): string =>
    withTrailingSlash(base + permalink, base, trailingSlash);
  const index = indexPaths(pages, files, plan.pages);
  const absolute = new Map<string, Verdict>();
  const check = (url: string, page: CheckedPage): Verdict => {
    if (!url.startsWith('/')) return judge(url, addressOf(page.page), base, index);
    let verdict = absolute.get(url);
    if (!verdict) absolute.set(url, (verdict = judge(url, addressOf(page.page), base, index)));
    return verdict;
  };

  const found: (PageLinkUse & { fault: 'path' | 'anchor'; url: string })[] = [];
  for (const page of pages) {
    const own = index.get(page.page.permalink.replace(/\/$/, ''));
    for (const number of page.scan.links) {
      const href = page.texts[number] ?? '';
      // Half of all links; resolving each as a URL would take as long as the rest of the check.
      if (plainAnchor.test(href) && own?.has(href.slice(1))) continue;
      const { fault, url } = check(href, page);
      if (fault) found.push({ fault, permalink: page.page.permalink, href, url });
    }
  }
  if (found.length === 0) return;
  const places = proseLinkPlaces(found, plan);
  const broken = (fault: 'path' | 'anchor'): BrokenLink[] =>
    found.flatMap((use, n) => {
      const { permalink, href, url } = use;
      // What was told as a link to a file is not told a second time.
      const isTold = brokenMarkdownLinks !== 'ignore' && places[n] && isMarkdownTarget(href);
      return use.fault === fault && !isTold
        ? [{ page: addressOf({ permalink }), link: href, url, place: places[n] }]
        : [];
    });
  reportBroken('link', broken('path'), brokenLinks, diagnostics);
  reportBroken('anchor', broken('anchor'), brokenAnchors, diagnostics);
}

/** A link to a place on its own page, with nothing in it that would have to be decoded. */
const plainAnchor = /^#[\w-]+$/;

/** A page that links lead to; its anchors become a set with the first link that names one. */
class TargetPage {
  #anchors: Set<string> | undefined;

  constructor(private readonly page: CheckedPage) {}

  has(anchor: string): boolean {
    const { scan, texts } = this.page;
    this.#anchors ??= new Set(Array.from(scan.anchors, (number) => texts[number] ?? ''));
    return this.#anchors.has(anchor);
  }
}

/** Maps each path that a server answers, without base and without slash at its end, to its page or to undefined for another file. */
function indexPaths(
  pages: readonly CheckedPage[],
  files: Iterable<{ readonly path: string }>,
  planned: Plan['pages'],
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
    // A page that could not be rendered has been told; links to it are not wrong.
    else index.set(permalink.replace(/\/$/, ''), undefined);
  }
  for (const [permalink, page] of byPermalink) index.set(permalink.replace(/\/$/, ''), page);
  return index;
}

/** Finds out where a link on a page, whose path is given with base, leads and whether there is something. */
function judge(
  url: string,
  page: string,
  base: string,
  index: ReadonlyMap<string, TargetPage | undefined>,
): Verdict {
  const parsed = parse(url, origin + page);
  if (!parsed) return { fault: 'path', url };
  const { pathname, search, hash } = parsed;
  const resolved = pathname + search + hash;
  const target = [pathname, decode(pathname)]
    .filter((path) => path.startsWith(base) || path === base.slice(0, -1))
    .map((path) => path.slice(base.length).replace(/\/$/, ''))
    .find((path) => index.has(path));
  if (target === undefined) return { fault: 'path', url: resolved };
  // The part behind `:~:` is for the browser only.
  const [anchor = ''] = hash.slice(1).split(':~:');
  const found = index.get(target);
  if (anchor === '' || !found || found.has(anchor) || found.has(decode(anchor)))
    return { fault: undefined, url: resolved };
  return { fault: 'anchor', url: resolved };
}

function parse(url: string, from: string): URL | undefined {
  try {
    return new URL(url, from);
  } catch {
    return undefined;
  }
}

/** Resolves percent-encoding; text with a faulty one stays as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
