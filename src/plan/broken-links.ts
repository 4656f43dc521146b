import type { CheckSeverity } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { Place } from '../shared/place.ts';
import { levelOf } from '../diagnostics/severity.ts';

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

/** How the two kinds are spoken of; the option has two names, that of the report and its own here. */
const wordings = {
  link: {
    code: 'broken-link',
    what: 'any path',
    reported: 'onBrokenLinks',
    option: 'checks.brokenLinks',
  },
  anchor: {
    code: 'broken-anchor',
    what: 'any anchor',
    reported: 'onBrokenAnchors',
    option: 'checks.brokenAnchors',
  },
} as const;

/** On so many pages a broken link is likely to come from navbar, footer or sidebar. */
const frequentFrom = 5;

/**
 * Reports broken links or anchors (S-330 to S-332): those written in Markdown each at its place, and all of them as one
 * list by page.
 */
export function reportBroken(
  kind: 'link' | 'anchor',
  broken: readonly BrokenLink[],
  severity: CheckSeverity,
  diagnostics: Diagnostics,
): void {
  const level = levelOf(severity);
  if (!level || broken.length === 0) return;
  const { code, what, reported, option } = wordings[kind];
  const placed = new Map<string, { place: Place; links: BrokenLink[] }>();
  for (const link of broken) {
    const { place } = link;
    if (!place) continue;
    // A text that several pages show is wrong at one place only.
    const key = JSON.stringify([place.file, place.line, place.column]);
    const known = placed.get(key);
    if (known) known.links.push(link);
    else placed.set(key, { place, links: [link] });
  }
  const advice = `Correct the ${kind}, or ignore broken ${kind}s with the '${option}' configuration.`;
  for (const { place, links } of placed.values())
    diagnostics.report({ code, level, place, message: listByPage(kind, links), advice });
  const paragraphs = [
    `Docusaurus found broken ${kind}s!`,
    `Please check the pages of your site in the list below, and make sure you don't reference ${what} that does not exist.\n` +
      `Note: it's possible to ignore broken ${kind}s with the '${reported}' Docusaurus configuration, and let the build pass.`,
    ...frequentLinks(kind, broken),
    `Exhaustive list of all broken ${kind}s found:\n${listByPage(kind, broken)}`,
  ];
  const own = `In site.config.yaml that is '${option}'.`;
  diagnostics.report({ code, level, message: paragraphs.join('\n\n'), advice: own });
}

function frequentLinks(kind: string, broken: readonly BrokenLink[]): string[] {
  const counts = new Map<string, number>();
  for (const { link } of broken) counts.set(link, (counts.get(link) ?? 0) + 1);
  const frequent = [...counts].filter(([, count]) => count >= frequentFrom);
  if (frequent.length === 0) return [];
  return [
    `It looks like some of the broken ${kind}s we found appear in many pages of your site.\n` +
      `Maybe those broken ${kind}s appear on all pages through your site layout?\n` +
      'We recommend that you check your theme configuration for such links (particularly, theme navbar and footer).\n' +
      `Frequent broken ${kind}s are linking to:${frequent.map(([link]) => `\n- ${link}`).join('')}`,
  ];
}

function listByPage(kind: string, broken: readonly BrokenLink[]): string {
  const pages = new Map<string, string[]>();
  for (const { page, link, url } of broken) {
    const resolved = link === url ? '' : ` (resolved as: ${url})`;
    const lines = pages.get(page) ?? [];
    lines.push(`\n   -> linking to ${link}${resolved}`);
    pages.set(page, lines);
  }
  return [...pages]
    .map(([page, lines]) => `- Broken ${kind} on source page path = ${page}:${lines.join('')}`)
    .join('\n');
}
