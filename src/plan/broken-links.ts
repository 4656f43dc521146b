import type { CheckSeverity } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { Place } from '../shared/place.ts';
import { levelOf, orSet } from '../diagnostics/severity.ts';

/** A link that leads nowhere. */
export interface BrokenLink {
  /** Path of the page, base included. */
  page: string;
  /** The link as the page has it. */
  link: string;
  /** Where it leads: path with base, query and hash. */
  url: string;
  /** Where it was written, when that is known. */
  place?: Place;
}

/** Code and option of the check of each kind. */
const checks = {
  link: { code: 'broken-link', option: 'checks.brokenLinks' },
  anchor: { code: 'broken-anchor', option: 'checks.brokenAnchors' },
} as const;

/** On so many pages a link that no text has is likely to come from navbar, footer or sidebar. */
const frequentFrom = 5;

/** How many pages a message names. */
const namedPages = 3;

/**
 * Reports broken links or anchors (S-330 to S-332), each once: those written in Markdown at their place, however many
 * pages show the text, and the others by what they lead to.
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
  const groups = new Map<string, { first: BrokenLink; pages: Set<string> }>();
  for (const each of broken) {
    const { place, link, url, page } = each;
    const key = JSON.stringify(place ? [place.file, place.line, place.column, link] : [link, url]);
    const known = groups.get(key);
    if (known) known.pages.add(page);
    else groups.set(key, { first: each, pages: new Set([page]) });
  }
  for (const { first, pages } of groups.values()) {
    const { place, link, url } = first;
    const isFrequent = !place && pages.size >= frequentFrom;
    const where = isFrequent ? ' (probably in the navbar, the footer or a sidebar)' : '';
    const verb = pages.size === 1 ? 'links' : 'link';
    diagnostics.report({
      code,
      level,
      place,
      message: `${listOf([...pages])} ${verb} to "${link}", but ${lacking(kind, url)}.`,
      advice: `Correct the ${kind}${where}, ${orSet(option, level)}.`,
    });
  }
}

/** What the site does not have: `the page /base/a/ has no anchor "b"`. */
function lacking(kind: 'link' | 'anchor', url: string): string {
  if (kind === 'link') return `the site has no page or file at ${url}`;
  const [page = '', anchor = ''] = url.split('#', 2);
  return `the page ${page} has no anchor "${anchor}"`;
}

/** Pages in a sentence: the first ones, and how many more there are. */
function listOf(pages: readonly string[]): string {
  const more = pages.length - namedPages;
  if (more > 1) return `${pages.slice(0, namedPages).join(', ')} and ${more} more pages`;
  return [pages.slice(0, -1).join(', '), ...pages.slice(-1)].filter(Boolean).join(' and ');
}
