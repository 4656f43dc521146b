import { describe, expect, test } from '@jest/globals';
import { anyOf, Column, patternOfWord } from '../../src/shared/search/columns.ts';
import { fold, nameKey } from '../../src/shared/search/fold.ts';
import { parseQuery } from '../../src/shared/search/query.ts';
import { matchLevelOf, patternOfNames } from '../../src/shared/search/rank.ts';
import { anyCharacter, fc } from '../property-tests.ts';

/** Any text without the separator of a column. */
const anyText = fc
  .string({ unit: anyCharacter, maxLength: 12 })
  .map((text) => text.replaceAll('\x7f', ''));

const word = fc.stringMatching(/^[a-h]{1,5}$/);
const words = fc.array(word, { minLength: 1, maxLength: 4 });

/** Any word in a script that separates words by spaces. */
const foreignWord = fc.stringMatching(/^[aézßµжиάβשא]{1,4}$/).map(fold);

describe('a column', () => {
  test('finds texts that contain another text', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 20 }), anyText, fc.nat(), (texts, other, at) => {
        // Usually a piece of one of them.
        const piece = texts[at % (texts.length || 1)]?.slice(1, 4) ?? '';
        const wanted = piece === '' ? `${other}x` : piece;
        const found = [...texts.keys()].filter((i) => texts[i]?.includes(wanted));
        expect(new Column(texts).having([anyOf([wanted])])).toEqual(found);
        expect(new Column(texts).having([])).toEqual([...texts.keys()]);
      }),
      { numRuns: 2000 },
    );
  });

  test('finds all names that match a query, and not every name', () => {
    const counts = { fitting: 0, found: 0, names: 0 };
    fc.assert(
      fc.property(fc.array(words, { maxLength: 20 }), fc.nat(), fc.nat(4), (all, at, length) => {
        // The beginnings of the words of one of them.
        const typed = (all[at % (all.length || 1)] ?? []).map((part) => part.slice(0, 1 + length));
        const names = all.map((parts, i) => parts.join(i % 3 === 0 ? '' : '_'));
        const query = parseQuery(typed.join('_')).name;
        if (!query || query.key.length < 2) return;
        const keys = names.map(nameKey);
        const fitting = [...names.keys()].filter(
          (i) => matchLevelOf(query, names[i] ?? '', keys[i] ?? '') !== undefined,
        );
        const found = new Column(keys).having([patternOfNames(query)]);
        expect(found).toEqual(expect.arrayContaining(fitting));
        counts.fitting += fitting.length;
        counts.found += found.length;
        counts.names += names.length;
      }),
      { numRuns: 2000 },
    );
    expect(counts.fitting).toBeGreaterThan(500);
    expect(counts.found).toBeLessThan(counts.names / 2);
  });

  test.each([
    ['of plain letters', word],
    ['in other scripts', foreignWord],
  ])('finds words %s as whole words or prefixes', (_, anyWord) => {
    const texts = fc.array(fc.array(anyWord, { minLength: 1, maxLength: 4 }), { maxLength: 20 });
    fc.assert(
      fc.property(texts, anyWord, anyWord, (all, whole, beginning) => {
        const column = new Column(all.map((parts, i) => parts.join(i % 2 === 0 ? ' ' : '-')));
        const found = [...all.keys()].filter(
          (i) => all[i]?.includes(whole) && all[i].some((each) => each.startsWith(beginning)),
        );
        const patterns = [patternOfWord(whole, true), patternOfWord(beginning, false)];
        expect(column.having(patterns)).toEqual(found);
        expect(column.having(patterns.reverse())).toEqual(found);
      }),
      { numRuns: 2000 },
    );
  });
});
