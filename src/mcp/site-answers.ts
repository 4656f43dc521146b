import type { Marked, SearchResult } from '../shared/search/answer.ts';
import { inCode, notesOf, plainLine } from './answers.ts';
import type { BuiltSite } from './built-site.ts';

/** Answers a query of the search. */
export async function searchAnswer(site: BuiltSite, query: string, limit: number): Promise<string> {
  const answer = await site.search(query, limit);
  if (answer.total === 0) return `Nothing found for ${inCode(query)}.`;
  const notes =
    answer.instead === undefined
      ? []
      : [`Nothing has all words; searched ${inCode(answer.instead)}.`];
  const groups = await Promise.all(
    answer.groups.map(async ({ group, results, total }) => {
      const rows = await Promise.all(results.map((result) => rowOf(result, site)));
      return `## ${group}: ${results.length} of ${total}\n\n${rows.join('\n')}`;
    }),
  );
  return [...notes, ...groups].join('\n\n');
}

async function rowOf(result: SearchResult, site: BuiltSite): Promise<string> {
  const { kind, name, scope, signature = '', detail, href, qualifiedName, isDeprecated } = result;
  const what =
    qualifiedName === undefined
      ? `${plainLine(textOf(name))}${scope ? ` › ${plainLine(scope)}` : ''}`
      : `${kind} ${inCode(signatureOf(qualifiedName, signature))}`;
  const brief = notesOf(textOf(detail ?? []));
  return `- ${what}${isDeprecated ? ' (deprecated)' : ''}${brief} ${await site.address(href)}`;
}

/** Returns a declaration as the search shows it: parameters follow the name, the type of a variable a colon. */
function signatureOf(name: string, signature: string): string {
  return /^(?:[(<]|$)/.test(signature) ? name + signature : `${name}: ${signature}`;
}

function textOf(parts: readonly Marked[]): string {
  return parts.map(({ text }) => text).join('');
}

/** Answers with the text of a guide, post or other page, named by its address or its title. */
export async function guideAnswer(site: BuiltSite, guide: string): Promise<string> {
  const isAddress = /^https?:\/\/|\//.test(guide);
  const href = isAddress ? guide : await addressOfTitle(guide, site);
  if (href === undefined) return `There is no guide ${inCode(guide)}. Use the tool search.`;
  const text = await textOfPage(href, site);
  return text === undefined
    ? `There is no page at ${inCode(href)}. Use the tool search.`
    : `${await site.address(href)}\n\n${text}`;
}

/** Returns the Markdown of a page: that of the build, or what its HTML says. */
async function textOfPage(href: string, site: BuiltSite): Promise<string | undefined> {
  return (await site.markdown(href)) ?? (await site.page(href))?.whole();
}

/** Returns the page that a search for its title finds first. */
async function addressOfTitle(title: string, site: BuiltSite): Promise<string | undefined> {
  const { groups } = await site.search(title, 20);
  const results = groups
    .filter(({ group }) => group !== 'removed')
    .flatMap((group) => group.results)
    // Doxygen's pages are texts, too.
    .filter(({ group, kind }) => group !== 'symbol' || kind === 'page');
  const same = results.find(({ name }) => textOf(name).toLowerCase() === title.toLowerCase());
  return (same ?? results[0])?.href;
}

/** Answers with the topics of the library, or with one of them and its symbols. */
export async function topicsAnswer(site: BuiltSite, topic: string | undefined): Promise<string> {
  const topics = (await site.symbols()).filter(({ kind }) => kind === 'group');
  if (topics.length === 0) return 'This library has no topics. Use the tool search.';
  if (topic === undefined) {
    const rows = await Promise.all(
      topics.map(async ({ name, title, library, brief, url }) => {
        const what = [inCode(name), plainLine(title)].filter(Boolean).join(' ');
        const where = library === '' ? '' : ` (library ${inCode(library)})`;
        return `- ${what}${where}${notesOf(brief)} ${await site.address(url)}`;
      }),
    );
    return rows.join('\n');
  }
  const wanted = topic.toLowerCase();
  const found = topics.filter(({ name, title }) =>
    [name, title].some((each) => each.toLowerCase() === wanted),
  );
  if (found.length === 0) {
    const names = topics.map(({ name }) => inCode(name)).join(', ');
    return `There is no topic ${inCode(topic)}. The topics are ${names}.`;
  }
  // Libraries of a site can have topics of the same name.
  const texts = await Promise.all(
    found.map(async ({ url, brief }) => {
      const text = await textOfPage(url, site);
      return `${await site.address(url)}\n\n${text ?? plainLine(brief)}`;
    }),
  );
  return texts.join('\n\n---\n\n');
}
