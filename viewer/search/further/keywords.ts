import type { KeywordRows } from '../../../src/shared/search/format.ts';
import { compareRanked, matchLevel } from '../../../src/shared/search/rank.ts';
import type { Step, SymbolSearch } from '../symbol-search.ts';

/**
 * Returns the step that finds symbols by the keywords of their authors: those with the words of a text, then those with
 * more or fewer.
 *
 * @param stemsOf Returns the words of a text that say something, without their endings; passed, since its code is in
 *   another file.
 */
export function keywordStep(
  { files, rows }: SymbolSearch,
  text: string,
  stemsOf: (text: string) => string[],
): Step {
  return async () => {
    const wanted = stemsOf(text);
    const keywords = await files.files.get('k', (lines: KeywordRows) => lines);
    const fitting = keywords
      .map(([keyword, numbers]) => ({ more: differenceOf(wanted, stemsOf(keyword)), numbers }))
      .filter(({ more }) => more < Infinity)
      .sort((a, b) => a.more - b.more);
    for (const { numbers } of fitting) {
      const symbols = await Promise.all(
        numbers.map((row) => rows.symbolAt(row, matchLevel.described)),
      );
      const known = symbols.filter((symbol) => symbol !== undefined).sort(compareRanked);
      rows.add(known.map((symbol, rank) => ({ ...symbol, rank })));
    }
  };
}

/**
 * Returns how many words one of two texts has more than the other; infinite if both have words of their own, or if the
 * keyword has less than half of the wanted words.
 */
function differenceOf(wanted: readonly string[], keyword: readonly string[]): number {
  const isIn = (words: readonly string[]) => (word: string) => words.includes(word);
  const more = keyword.length - wanted.length;
  if (wanted.length > 0 && wanted.every(isIn(keyword))) return more;
  return keyword.every(isIn(wanted)) && keyword.length * 2 >= wanted.length ? -more : Infinity;
}
