import type { KeywordRows } from '../../../src/shared/search/format.ts';
import { compareRanked, matchLevel } from '../../../src/shared/search/rank.ts';
import type { Step, SymbolSearch } from '../symbol-search.ts';

/** Minimum number of words that a text and that of an error must have in common, one after the other. */
const fewestWords = 3;

/** Number of words from which a text of an error says what is meant. */
const manyWords = 4;

/** Maximum number of texts that are shown. */
const mostTexts = 20;

/** Returns the step that finds symbols by the texts of the errors that they report, those with most of the words first. */
export function errorStep({ files, rows, query }: SymbolSearch, text: string): Step {
  return async () => {
    const errors = await files.files.get('e', (lines: KeywordRows) => lines);
    const wanted = wordsIn(text);
    const fitting = errors
      .map(([error, numbers]) => ({ words: wordsInCommon(wanted, wordsIn(error)), numbers }))
      .filter(({ words }) => words >= fewestWords)
      .sort((a, b) => b.words - a.words)
      .slice(0, mostTexts);
    const [best] = fitting;
    // What has most of the words is meant; others only have words of sentences.
    for (const { words, numbers } of fitting) {
      if (words < manyWords && words < (best?.words ?? 0)) continue;
      const symbols = await Promise.all(
        numbers.map((row) => rows.symbolAt(row, matchLevel.described)),
      );
      // A member says more than its class.
      const known = symbols
        .filter((symbol) => symbol !== undefined)
        .sort((a, b) => b.depth - a.depth || compareRanked(a, b));
      rows.add(known.map((symbol, rank) => ({ ...symbol, rank })));
    }
    if (rows.total > 0) query.words = wanted;
  };
}

/** Returns the words of a text in lower case; signs separate them. */
function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}

/**
 * The number of words that one of two texts has in the other as a whole; 0 if neither contains the other. Values can be
 * written where the library puts them in.
 */
function wordsInCommon(wanted: readonly string[], error: readonly string[]): number {
  const [short, long] = wanted.length < error.length ? [wanted, error] : [error, wanted];
  return ` ${long.join(' ')} `.includes(` ${short.join(' ')} `) ? short.length : 0;
}
