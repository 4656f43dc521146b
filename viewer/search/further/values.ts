import type { ValueRows } from '../../../src/shared/search/format.ts';
import { integerOf } from '../../../src/shared/integer-of.ts';
import { compareRanked, matchLevel } from '../../../src/shared/search/rank.ts';
import type { Step, SymbolSearch } from '../symbol-search.ts';

/** Maximum number of constants with one value. */
const mostConstants = 200;

/** Minimum length of a number beside words, which can be part of a name or the number of a line. */
const fewestDigits = 4;

/** Returns the steps that find the constants with the numbers in a text, in any base: an error code, a flag. */
export function valueSteps(search: SymbolSearch, text: string): Step[] {
  const { files } = search;
  const words = text.split(/[\s,;:()[\]]+/);
  const numbers = words
    .filter(({ length }) => words.length === 1 || length >= fewestDigits)
    .flatMap((word) => integerOf(word) ?? []);
  return numbers.map((number) => async () => {
    const rows = await files.files.get('v', (written: ValueRows) => new Map(written));
    const wanted = (rows.get(String(number)) ?? []).slice(0, mostConstants);
    const found = await Promise.all(
      wanted.map((row) => search.rows.symbolAt(row, matchLevel.exact)),
    );
    const known = found.filter((symbol) => symbol !== undefined).sort(compareRanked);
    search.rows.add(known.map((symbol, rank) => ({ ...symbol, rank })));
  });
}
