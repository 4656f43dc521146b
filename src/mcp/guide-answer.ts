import { inCode, pageLength, plainLine, textOf } from './answers.ts';
import type { BuiltSite } from './built-site.ts';
import { namedLibraries } from './library-answer.ts';
import { headingOf, sectionIn } from './page-sections.ts';
import type { PageText } from './page-text.ts';

/** Most sections that an answer lists. */
const mostSections = 40;

/** A page, or a section of it, that a title means. */
interface FoundPage {
  /** Address of the page, or of the section. */
  href: string;
  /** Heading or anchor of a section that the title contains. */
  section?: string;
}

/**
 * Answers with the text of a guide, post or other page, named by its address or its title; of one section only if the
 * address has an anchor, or `section` is a heading or an anchor. A long page starts with a list of its sections.
 */
export async function guideAnswer(
  site: BuiltSite,
  guide: string,
  section?: string,
): Promise<string> {
  // Titles can contain slashes, too.
  const isAddress =
    /^(?:https?:\/)?\//i.test(guide) ||
    (guide.includes('/') && (await site.page(guide)) !== undefined);
  const found = isAddress ? { href: guide } : await pageOfTitle(guide, site);
  if (!found) return `There is no guide ${inCode(guide)}. Use the tool search.`;
  const [href = '', anchor = ''] = found.href.split('#');
  const named = section ?? found.section;
  const wanted = named ?? decoded(anchor);
  const text = await textOfPage(href, site);
  if (text === undefined) return `There is no page at ${inCode(href)}. Use the tool search.`;
  const address = await site.address(href);
  // The HTML says what the anchors of headings are.
  const page = await site.page(href);
  const part = page && wanted !== '' ? sectionOf(wanted, text, page) : undefined;
  if (part) return `${address}${part.id === '' ? '' : `#${part.id}`}\n\n${part.text}`;
  const list = page ? sectionList(page) : '';
  if (named !== undefined && named !== '')
    return [`The page ${address} has no section ${inCode(named)}.`, list].filter(Boolean).join(' ');
  return [address, text.length > pageLength ? list : '', text].filter(Boolean).join('\n\n');
}

/** Returns the Markdown of a page: that of the build, or what its HTML says. */
export async function textOfPage(href: string, site: BuiltSite): Promise<string | undefined> {
  return (await site.markdown(href)) ?? (await site.page(href))?.whole();
}

/** Returns a section of a page with its anchor; a symbol is one, too. */
function sectionOf(
  wanted: string,
  text: string,
  page: PageText,
): { id: string; text: string } | undefined {
  const headings = page.headings();
  const heading = headingOf(wanted, headings);
  const written = heading && (sectionIn(text, heading, headings) ?? page.section(heading.id));
  if (written !== undefined) return { id: heading?.id ?? '', text: written };
  // Empty anchors only mark a place.
  const member = page.member(wanted) ?? '';
  return member === '' ? undefined : { id: wanted, text: member };
}

/** Lists the main sections of a page; empty if it has none. */
function sectionList(page: PageText): string {
  const names = page
    .headings()
    .filter(({ depth }) => depth === 2)
    .map(({ text }) => plainLine(text));
  if (names.length === 0) return '';
  const more = names.length > mostSections ? ' · …' : '';
  return `Sections, for the argument section: ${names.slice(0, mostSections).join(' · ')}${more}`;
}

/** Returns the page or section that a search for a title finds first. */
async function pageOfTitle(title: string, site: BuiltSite): Promise<FoundPage | undefined> {
  const { groups } = await site.search(title, 20);
  const results = groups
    .filter(({ group }) => group !== 'removed')
    .flatMap((group) => group.results)
    // Doxygen's pages are texts, too.
    .filter(({ group, kind }) => group !== 'symbol' || kind === 'page');
  const isSame = (text: string): boolean => text.toLowerCase() === title.trim().toLowerCase();
  const same = results.find(({ name }) => isSame(textOf(name)));
  // The results are sections of the page.
  if (same) return { href: same.href.replace(/#.*/, '') };
  // The search shows a section as "Title › Heading"; addresses have "#".
  const [, start = '', section] = /^(.+?)\s*(?:›|#)\s*(.+)$/.exec(title) ?? [];
  const page = section === undefined ? undefined : await pageOfTitle(start, site);
  if (page && section !== undefined) return { href: page.href.replace(/#.*/, ''), section };
  const [library] = await namedLibraries(site, title);
  if (library) return { href: library.href };
  const best = results.find(({ scope = '' }) => isSame(scope)) ?? results[0];
  return best && { href: best.href };
}

function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
