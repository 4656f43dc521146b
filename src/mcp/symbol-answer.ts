import type { SymbolIndex } from '../releases/symbol-index.ts';
import { deprecationOf } from './advice.ts';
import { inCode, plainLine } from './answers.ts';
import type { BuiltSite, ListedSymbol } from './built-site.ts';
import { byName, findNamed, releaseNames, type FoundSymbols } from './find-symbol.ts';
import { formerSymbol } from './former-symbol.ts';
import { librariesText, namedLibraries } from './library-answer.ts';
import type { LibraryReleases } from './library-releases.ts';
import { UnreadableSite } from './site-files.ts';

/** Sections of the page of a class or topic that a short answer contains. */
const shortSections = ['detailed-description', 'examples', 'mentioned-in'];

/** Most overloads with their own text in an answer. */
const mostTexts = 4;

/** Answers what a symbol is: its declarations, facts and description. `isWhole` adds all members of a class. */
export async function symbolAnswer(
  site: BuiltSite,
  name: string,
  isWhole: boolean,
): Promise<string> {
  const named = findNamed(name, byName(await site.symbols()));
  const { found, isAmbiguous } = named;
  /** What became of a symbol that an earlier release had. */
  const removal = async (): Promise<string[]> => {
    if (isAmbiguous) return [];
    const found = await Promise.all(
      Array.from(await site.libraryReleases(), async ([, library]) => {
        const { index: now, fault } = await documentedCode(library);
        if (fault !== undefined) return [fault];
        return now ? formerSymbol(name, now, (await library.releases()).reverse(), library) : [];
      }),
    );
    return found.flat();
  };
  if (found.length === 0) {
    const library = await librariesText(site, await namedLibraries(site, name));
    const parts = [notFound(name, named), ...(await removal()), library];
    return parts.filter(Boolean).join('\n\n');
  }
  // Overloads can share their text.
  const texts = new Map<string, ListedSymbol[]>();
  let shown = 0;
  for (const symbol of found) {
    const text = await textOf(symbol, site, isWhole);
    const same = texts.get(text);
    if (same) same.push(symbol);
    else if (texts.size === mostTexts) break;
    else texts.set(text, [symbol]);
    shown += 1;
  }
  const left = found
    .slice(shown)
    .map(({ name: each, signature, url }) => `- ${inCode(each + signature)} ${url}`);
  const described: string[] = [];
  for (const [text, symbols] of texts) described.push(await withFacts(symbols, text, site));
  return [
    ...described,
    ...(left.length > 0 ? [`Further overloads:\n${left.join('\n')}`] : []),
  ].join('\n\n---\n\n');
}

/** Says that there is no symbol, or that there are several, and names those that may be meant. */
export function notFound(
  name: string,
  { isAmbiguous, others }: Pick<FoundSymbols<unknown>, 'isAmbiguous' | 'others'>,
): string {
  const rows = others.map((other) => `- ${inCode(other)}`);
  const start = isAmbiguous
    ? `Several symbols have the name ${inCode(name)}.`
    : `There is no symbol ${inCode(name)}.`;
  return rows.length === 0
    ? `${start} Use the tool search.`
    : `${start} Ask for one of these:\n\n${rows.join('\n')}`;
}

async function textOf(
  { url, brief }: ListedSymbol,
  site: BuiltSite,
  isWhole: boolean,
): Promise<string> {
  const [path = '', anchor] = url.split('#');
  const page = await site.page(path);
  if (!page) return plainLine(brief);
  if (anchor !== undefined) return page.member(decodeURIComponent(anchor)) ?? plainLine(brief);
  if (isWhole) return page.whole();
  return [page.head(), page.sections(...shortSections)].filter(Boolean).join('\n\n');
}

/** Puts the name, the address and the facts that code needs in front of the text of overloads. */
async function withFacts(
  overloads: readonly ListedSymbol[],
  text: string,
  site: BuiltSite,
): Promise<string> {
  const [first] = overloads;
  if (!first) return text;
  const { name, kind, signature, url, library } = first;
  const count = overloads.length;
  // The declaration of one of them would look like the only one.
  const what = count === 1 ? inCode(name + signature) : `${inCode(name)}, ${count} overloads`;
  const facts = [`${kind} ${what}`, await site.address(url)];
  if (library !== '') facts.push(`Library: ${inCode(library)}`);
  const deprecated = overloads.some((each) => each.deprecated);
  const { index, fault } = await documentedCode((await site.libraryReleases()).get(library));
  const known = index ? findNamed(name, releaseNames(index)).found : [];
  const headers = new Set(
    known.flatMap(({ symbol: { header } }) => (header === undefined ? [] : includeOf(header))),
  );
  // Members do not repeat what the head of their page says.
  if (headers.size === 0 && !text.includes('#include'))
    for (const include of (await site.page(url))?.includes() ?? []) headers.add(inCode(include));
  const since = new Set(known.flatMap(({ symbol }) => symbol.since ?? []));
  if (headers.size > 0) facts.push(`Header: ${[...headers].join(', ')}`);
  if (since.size > 0) facts.push(`Since: ${[...since].map(plainLine).join(', ')}`);
  if (deprecated && index) facts.push(`Deprecated: ${deprecationOf(known, index)}`);
  if (fault !== undefined) facts.push(`Since and replacements are unknown: ${plainLine(fault)}`);
  return `${facts.map((fact) => `- ${fact}`).join('\n')}\n\n${text}`;
}

/** Returns the symbols of the documented code, or says why they cannot be read: pages answer without them. */
async function documentedCode(
  library: LibraryReleases | undefined,
): Promise<{ index?: SymbolIndex; fault?: string }> {
  try {
    const index = await library?.release();
    return index ? { index } : {};
  } catch (error) {
    if (error instanceof UnreadableSite) return { fault: error.message };
    throw error;
  }
}

/** Returns the line that includes a header, as code. */
export function includeOf(header: string): string {
  return inCode(`#include <${header}>`);
}
