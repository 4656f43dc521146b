import type { CheckSeverity } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { Place } from '../shared/place.ts';
import { linkToHost } from './markdown-links.ts';
import { levelOf, orSet } from '../diagnostics/severity.ts';

/** A broken link. */
export interface BrokenLink {
  /** Path of the page, including the base path. */
  page: string;
  /** The link as written in the page. */
  link: string;
  /** Its target: path with base, query and hash. */
  url: string;
  /** Where it was written, if known. */
  place?: Place;
  /** True for a plain element of the user's code, which Docusaurus does not check: a warning at most. */
  isPlain?: boolean;
  /** True for an image or another medium. */
  isMedia?: boolean;
  /** True if it leads to a file of the repository that the site does not publish. */
  isOutside?: boolean;
  /** Address of the page or file with the same letters in another case; a router that ignores case opens the page. */
  meant?: string | undefined;
  /** The address that exists and that a link to a missing anchor may mean; `#a` if it is on the same page. */
  near?: string | undefined;
}

/** Code and option of each kind of check. */
const checks = {
  link: { code: 'broken-link', option: 'checks.brokenLinks' },
  anchor: { code: 'broken-anchor', option: 'checks.brokenAnchors' },
} as const;

/** From this number of pages on, a link that is not in a text is probably in navbar, footer or sidebar. */
const frequentFrom = 5;

/** Maximum number of pages in a message. */
const namedPages = 3;

/**
 * Reports every broken link or anchor once (S-330 to S-332): those in Markdown at their place, however many pages show
 * the text, and the others by target.
 */
export function reportBroken(
  kind: 'link' | 'anchor',
  broken: readonly BrokenLink[],
  severity: CheckSeverity,
  diagnostics: Diagnostics,
): void {
  const level = levelOf(severity);
  if (!level) return;
  const { code, option } = checks[kind];
  const groups = new Map<string, { first: BrokenLink; pages: Set<string>; isPlain: boolean }>();
  for (const each of broken) {
    const { place, link, url, page, isPlain = false } = each;
    const key = JSON.stringify(place ? [place.file, place.line, place.column, link] : [link, url]);
    const known = groups.get(key);
    if (known) {
      known.pages.add(page);
      known.isPlain &&= isPlain;
    } else groups.set(key, { first: each, pages: new Set([page]), isPlain });
  }
  for (const { first, pages, isPlain } of groups.values()) {
    const { place, link, url, meant, near, isMedia = false, isOutside = false } = first;
    const isFrequent = !place && !isPlain && pages.size >= frequentFrom;
    const where = isFrequent ? ' (probably in the navbar, the footer or a sidebar)' : '';
    const [one, several] = isMedia ? ['loads', 'load'] : ['links to', 'link to'];
    const verb = pages.size === 1 ? one : several;
    const isPage = meant !== undefined && !/\.[a-z]\w*$/i.test(meant);
    const own = (isPlain || isPage) && level === 'error' ? 'warning' : level;
    const otherwise = orSet(option, own);
    diagnostics.report({
      code,
      level: own,
      place,
      message: `${listOf([...pages])} ${verb} "${link}", ${isOutside ? 'which exists, but is not a part of the site' : `but ${meant === undefined ? lacking(kind, url, near) : `the address there is ${meant}`}`}.`,
      advice:
        meant !== undefined
          ? `Write it as in the address, ${otherwise}: servers distinguish upper and lower case.`
          : isOutside
            ? `${linkToHost}, ${otherwise}.`
            : isMedia
              ? `Correct the path, ${otherwise}. \`useBaseUrl\` adds the base path.`
              : isPlain
                ? `Correct the \`href\` of the \`a\` element, ${otherwise}. The component Link adds the base path.`
                : `Correct the ${kind}${where}, ${otherwise}.`,
    });
  }
}

/** The missing target: `the page /base/a/ has no anchor "b"`. */
function lacking(kind: 'link' | 'anchor', url: string, near: string | undefined): string {
  if (kind === 'link') return `the site has no page or file at ${url}`;
  const [page = '', anchor = ''] = url.split('#', 2);
  return `the page ${page} has no anchor "${anchor}"${near === undefined ? '' : `; ${near} exists`}`;
}

/** Lists pages in a sentence: the first ones, and the number of further pages. */
function listOf(pages: readonly string[]): string {
  const more = pages.length - namedPages;
  if (more > 1) return `${pages.slice(0, namedPages).join(', ')} and ${more} more pages`;
  return [pages.slice(0, -1).join(', '), ...pages.slice(-1)].filter(Boolean).join(' and ');
}
