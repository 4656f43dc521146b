import { inCode, notesOf, plainLine } from './answers.ts';
import type { BuiltSite, LibraryStart } from './built-site.ts';

/** Most topics that an answer about a library names. */
const mostTopics = 30;

/** Returns what the names of a library have in common: `{fmt}`, libfmt and "fmt 12.1" are one. */
export function libraryKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^lib(?=.)/, '')
    .replace(/(?<=.)\d+$/, '');
}

/** Returns the libraries of the site that a text names; the name of the site means all of them. */
export async function namedLibraries(site: BuiltSite, text: string): Promise<LibraryStart[]> {
  const key = libraryKey(text);
  if (key === '') return [];
  const all = await site.libraries();
  const named = all.filter(({ names }) => names.some((name) => libraryKey(name) === key));
  return named.length > 0 || libraryKey(await site.title()) !== key ? named : all;
}

/** Says where to start with some libraries: the first page of each, and the names of its topics; empty for none. */
export async function librariesText(
  site: BuiltSite,
  libraries: readonly LibraryStart[],
): Promise<string> {
  if (libraries.length === 0) return '';
  const topics = (await site.symbols()).filter(({ kind }) => kind === 'group');
  const rows = await Promise.all(
    libraries.map(async ({ library, title, brief, href }) => {
      const start = `- library ${inCode(title)}${notesOf(brief)} ${await site.address(href)}`;
      const own = topics.filter((topic) => topic.library === library);
      const names = own.slice(0, mostTopics).map((topic) => plainLine(topic.title || topic.name));
      const more = own.length > names.length ? ', …' : '';
      return own.length === 0
        ? start
        : `${start}\n  Topics, for the tool topics: ${names.join(', ')}${more}`;
    }),
  );
  return `## library\n\n${rows.join('\n')}`;
}
