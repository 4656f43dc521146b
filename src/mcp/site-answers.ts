import type { SearchResult } from '../shared/search/answer.ts';
import { inCode, notesOf, plainLine, textOf } from './answers.ts';
import type { BuiltSite } from './built-site.ts';
import { textOfPage } from './guide-answer.ts';
import { librariesText, namedLibraries } from './library-answer.ts';

/** Answers a query of the search; the name of a library leads to its start, too. */
export async function searchAnswer(site: BuiltSite, query: string, limit: number): Promise<string> {
  const answer = await site.search(query, limit);
  const libraries = await librariesText(site, await namedLibraries(site, query));
  if (answer.total === 0 && libraries !== '') return libraries;
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
  return [libraries, ...notes, ...groups].filter(Boolean).join('\n\n');
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

/** Answers with the topics of the library, or with one of them and its symbols. */
export async function topicsAnswer(site: BuiltSite, topic: string | undefined): Promise<string> {
  const topics = (await site.symbols()).filter(({ kind }) => kind === 'group');
  if (topics.length === 0) {
    const start = await librariesText(site, await site.libraries());
    return ['This site has no topics. Use the tool search.', start].filter(Boolean).join('\n\n');
  }
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
