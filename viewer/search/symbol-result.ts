import type { AnswerGroup, SearchResult } from '../../src/shared/search/answer.ts';
import { passageOf } from '../../src/shared/search/passage.ts';
import type { Query } from '../../src/shared/search/query.ts';
import { matchLevel, markName } from '../../src/shared/search/rank.ts';
import type { FoundSymbol, RowScan } from './row-scan.ts';
import type { RowDetails } from './symbol-files.ts';

/** The group of the symbols that were found. */
export function symbolGroup({ found, total }: RowScan, query: Query, base: string): AnswerGroup {
  const results = found.map((symbol) => symbolResult(symbol, query, base));
  return { group: 'symbol', results, total };
}

function symbolResult(symbol: FoundSymbol, query: Query, base: string): SearchResult {
  const { name, scope, kind, library, isDeprecated, details } = symbol;
  const isPath = kind === 'file' || kind === 'dir' || kind === 'example';
  const found = query.signature ? matchLevel.described : symbol.matchLevel;
  return {
    group: 'symbol',
    kind,
    name: markName(query.name, name, found),
    // At the end, which stays visible where the scope is too long.
    scope: scope + (library ? ` (${library})` : ''),
    href: base + symbol.path(),
    qualifiedName: scope === '' ? name : `${scope}${isPath ? '/' : '::'}${name}`,
    isDeprecated,
    ...(details ? described(details, query, symbol.matchLevel) : {}),
  };
}

function described(
  { type, params, brief, text }: RowDetails,
  query: Query,
  found: number,
): Pick<SearchResult, 'signature' | 'detail'> {
  // A trailing return type is already in the parameters.
  const isRedundant = type === '' || params.includes('->');
  const signature = params === '' ? type : isRedundant ? params : `${params} -> ${type}`;
  const isDescribed = found === matchLevel.described;
  const all = brief === '' || isDescribed ? `${brief} ${text}`.trim() : brief;
  // For a symbol found by its name, the start of the description says most.
  const before = isDescribed ? maxScope : all.length;
  return { signature, detail: passageOf(all, wordMatcher(query), before) };
}

/** Number of characters visible before the scope cuts the line off. */
const maxScope = 36;

/** Shortest prefix that is marked. */
const shortest = 3;

/** Recognizes the words of a description that begin with one of the query. */
function wordMatcher({ words }: Query): (word: string) => boolean {
  return (word) =>
    word
      .split(/\W/)
      .some((each) => words.some((start) => start.length >= shortest && each.startsWith(start)));
}
