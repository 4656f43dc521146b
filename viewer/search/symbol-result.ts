import type { AnswerGroup, SearchResult } from '../../src/shared/search/answer.ts';
import { passageOf } from '../../src/shared/search/passage.ts';
import type { Query } from '../../src/shared/search/query.ts';
import { fit, markName } from '../../src/shared/search/rank.ts';
import type { FoundSymbol, RowScan } from './row-scan.ts';
import type { RowDetails } from './symbol-files.ts';

/** Returns the group of the symbols found. */
export function symbolGroup({ found, total }: RowScan, query: Query, base: string): AnswerGroup {
  const results = found.map((symbol) => symbolResult(symbol, query, base));
  return { group: 'symbol', results, total };
}

function symbolResult(symbol: FoundSymbol, query: Query, base: string): SearchResult {
  const { name, scope, kind, isDeprecated, details } = symbol;
  const isPath = kind === 'file' || kind === 'dir' || kind === 'example';
  const found = query.signature ? fit.described : symbol.fit;
  return {
    group: 'symbol',
    kind,
    name: markName(query.name, name, found),
    scope,
    href: base + symbol.path(),
    qualifiedName: scope === '' ? name : `${scope}${isPath ? '/' : '::'}${name}`,
    isDeprecated,
    ...(details ? described(details, query, symbol.fit) : {}),
  };
}

function described(
  { type, params, brief, text }: RowDetails,
  query: Query,
  found: number,
): Pick<SearchResult, 'signature' | 'detail'> {
  // A trailing return type is already in the parameters.
  const isSaid = type === '' || params.includes('->');
  const signature = params === '' ? type : isSaid ? params : `${params} -> ${type}`;
  const isDescribed = found === fit.described;
  const all = brief === '' || isDescribed ? `${brief} ${text}`.trim() : brief;
  // For a symbol found by its name, the start of the description says most.
  const before = isDescribed ? lead : all.length;
  return { signature, detail: passageOf(all, wantedIn(query, isDescribed), before) };
}

/** Number of characters visible before the scope cuts the line off. */
const lead = 36;

/** Shortest prefix that is marked in the description of a symbol found by its name. */
const shortest = 3;

/** Returns what to mark in a description: words of the query, and for symbols found by name, those of the name too. */
function wantedIn({ words, name }: Query, isDescribed: boolean): (word: string) => boolean {
  const last = words.slice(-1);
  const beginnings = isDescribed
    ? last
    : [...last, ...(name?.parts ?? [])].filter(({ length }) => length >= shortest);
  return (word) =>
    beginnings.some((beginning) => word.startsWith(beginning)) ||
    [word, ...word.split(/\W+/)].some((each) => words.includes(each));
}
