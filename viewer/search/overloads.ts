import type { SearchResult } from '../../src/shared/search/answer.ts';
import type { BoxTexts } from '../../src/shared/texts/catalogues.ts';

/** A result with its place among all results. */
export type PlacedResult = readonly [result: SearchResult, index: number];

/** Groups the overloads of each function of a library at the place of the first one; other results are groups of their own. */
export function foldOverloads(results: readonly SearchResult[]): PlacedResult[][] {
  const rows = new Map<unknown, PlacedResult[]>();
  for (const [index, result] of results.entries()) {
    const key = result.kind === 'function' ? [result.qualifiedName, result.scope].join() : index;
    const row = rows.get(key) ?? [];
    row.push([result, index]);
    rows.set(key, row);
  }
  return [...rows.values()];
}

/** Returns how many overloads a row stands for; empty for a single result. */
export function overloadsText({ length }: readonly unknown[], texts: BoxTexts): string {
  return length > 1 ? `${texts.overloads}: ${length}` : '';
}
