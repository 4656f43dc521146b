import { describe, expect, test } from '@jest/globals';
import {
  fromSteps,
  joinSorted,
  joinStrings,
  packNumbers,
  splitSorted,
  splitStrings,
  toSteps,
  unpackNumbers,
} from '../../src/shared/search/columns.ts';
import { Dictionary, encodeDictionary } from '../../src/shared/search/dictionary.ts';
import { fold, nameParts, nameKey, wordsOf } from '../../src/shared/search/fold.ts';
import { passageOf } from '../../src/shared/search/passage.ts';
import { completionsOf, parseQuery } from '../../src/shared/search/query.ts';
import type { NameQuery } from '../../src/shared/search/query.ts';
import {
  compareRanked,
  matchLevel,
  matchLevelOf,
  markName,
  type Ranked,
} from '../../src/shared/search/rank.ts';
import { isSimilar, lettersWrong } from '../../viewer/search/further/typos.ts';
import { parseSignature, signatureMatch } from '../../src/shared/search/signature.ts';
import { parseSignatureQuery } from '../../viewer/search/further/signature-query.ts';
import { anyCharacter, fc } from '../property-tests.ts';

/** Any text that a keyboard or a clipboard can produce, including unpaired surrogates. */
const anyText = fc.string({ unit: anyCharacter, maxLength: 60 });

/** Parts of queries, in any order. */
const queryText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...['::', '->', '<<', '""_i', '~', '(', ')', '[', ']', '<', '>', ',', '&', '*', 'const'],
        ...['in:', 'fn:', 'class:', 'deprecated:', 'x:', 'operator', '_', ' ', '"', '-', '+', '=='],
      ),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

/** A word of a name, in lower case. */
const word = fc.stringMatching(/^[a-z]{2,8}$/);
/** The words of a name. */
const words = fc.array(word, { minLength: 1, maxLength: 5 });

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const snake = (parts: readonly string[]): string => parts.join('_');
const camel = (parts: readonly string[]): string => parts.map(capital).join('');

/** Returns the name that a query searches for. */
function nameIn(query: string): NameQuery {
  const { name } = parseQuery(query);
  if (!name) throw new Error(`No name in ${query}`);
  return name;
}

/** Returns how a name fits a query; 99 if it does not. */
function fits(query: string, name: string): number {
  return matchLevelOf(nameIn(query), name, nameKey(name)) ?? 99;
}

describe('a query', () => {
  test('is always parsed, and keeps the typed text', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, queryText), (text) => {
        const query = parseQuery(text);
        expect(query.text).toBe(text);
        completionsOf(text, ['detail']);
        // A name and a signature need an arrow between them.
        if (query.name && query.signature) expect(text).toContain('->');
      }),
      { numRuns: 5000 },
    );
  });

  test('does not depend on case and the order of its filters', () => {
    fc.assert(
      fc.property(word, word, (scope, name) => {
        const { within, filters, groups, name: wanted } = parseQuery(`in:${scope} fn:${name}`);
        expect(within).toEqual([scope]);
        expect(filters?.has('fn')).toBe(true);
        for (const other of [
          `FN:${name} IN:${scope}`,
          `fn: ${name} in:${scope}`,
          ` in:${scope}  function:${name} `,
        ])
          expect(parseQuery(other)).toMatchObject({ within, filters, groups, name: wanted });
      }),
    );
  });

  test('with a qualified name has its scopes and its last part', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), words, (scopes, parts) => {
        const name = nameIn(`${scopes.join('::')}::${snake(parts)}`);
        expect(name.scopes).toEqual(scopes);
        expect(name.key).toBe(parts.join(''));
        expect(nameIn(`::${snake(parts)}`)).toEqual(nameIn(snake(parts)));
        expect(nameIn(`${scopes.join('<a<b>, c>::')}::${snake(parts)}(d::e)`)).toEqual(name);
      }),
    );
  });
});

describe('a name', () => {
  test('finds itself, in any case, and however its words are separated', () => {
    fc.assert(
      fc.property(words, (parts) => {
        for (const name of [snake(parts), camel(parts), snake(parts).toUpperCase()]) {
          expect(fits(name, name)).toBe(matchLevel.same);
          for (const query of [snake(parts), camel(parts), parts.join(' '), parts.join('-')])
            expect(fits(query, name)).toBeLessThanOrEqual(matchLevel.exact);
        }
      }),
    );
  });

  test('is found by each prefix of it, and of each of its words', () => {
    fc.assert(
      fc.property(words, fc.nat(), fc.nat(), (parts, cut, skip) => {
        const name = snake(parts);
        const start = name.slice(0, 1 + (cut % name.length));
        if (!start.endsWith('_')) expect(fits(start, name)).toBeLessThanOrEqual(matchLevel.prefix);
        const rest = snake(parts.slice(skip % parts.length));
        expect(fits(rest, name)).toBeLessThanOrEqual(matchLevel.part);
      }),
    );
  });

  test('is found by the initials of its words, and by prefixes of some of them in order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 2, maxLength: 5 }), (parts) => {
        for (const name of [snake(parts), camel(parts)]) {
          const initials = parts.map((part) => part.charAt(0)).join('');
          expect(fits(initials, name)).toBeLessThanOrEqual(matchLevel.initials);
          const starts = parts.map((part) => part.slice(0, 2)).join(' ');
          expect(fits(starts, name)).toBeLessThanOrEqual(matchLevel.parts);
        }
      }),
    );
  });

  test('is similar with one letter wrong, missing, added, or swapped', () => {
    const key = fc.stringMatching(/^[a-z]{5,12}$/);
    fc.assert(
      fc.property(key, fc.nat(), fc.constantFrom('q', 'a', '7'), (name, place, letter) => {
        const at = place % name.length;
        const [before, after] = [name.slice(0, at), name.slice(at + 1)];
        expect(isSimilar(before + letter + after, name)).toBe(true);
        expect(isSimilar(before + after, name)).toBe(true);
        expect(isSimilar(before + letter + name.slice(at), name)).toBe(true);
        const swapped = before + after.slice(0, 1) + name.charAt(at) + after.slice(1);
        expect(isSimilar(swapped, name)).toBe(true);
      }),
    );
    // As a whole; what begins like it has more letters.
    expect(
      ['expect', 'exqect', 'expct', 'exppect', 'epxect', 'exqqct', 'expecting', 'assume'].map(
        (each) => lettersWrong(each, 'expect', 2),
      ),
    ).toEqual([0, 1, 1, 1, 1, 2, 3, 3]);
    expect(isSimilar('expect', 'assume')).toBe(false);
    expect(isSimilar('exqcct', 'expect')).toBe(false);
  });

  test('is complete when marked, with as many letters marked as were typed', () => {
    fc.assert(
      fc.property(
        anyText,
        queryText,
        fc.constantFrom(...Object.values(matchLevel)),
        (name, text, found) => {
          const marked = markName(parseQuery(text).name, name, found);
          expect(marked.map((piece) => piece.text).join('')).toBe(name);
        },
      ),
    );
    fc.assert(
      fc.property(words, (parts) => {
        const query = nameIn(parts.join(' '));
        const marked = markName(query, camel(parts), fits(parts.join(' '), camel(parts)));
        expect(marked).toEqual([{ text: camel(parts), isMatch: true }]);
      }),
    );
  });

  test('keeps its rank, whatever the other names are', () => {
    const ranked: fc.Arbitrary<Ranked> = fc.record({
      rank: fc.nat(3),
      row: fc.nat(9),
      depth: fc.nat(2),
    });
    fc.assert(
      fc.property(ranked, ranked, ranked, (a, b, c) => {
        expect(Math.sign(compareRanked(a, b)) + Math.sign(compareRanked(b, a))).toBe(0);
        if (compareRanked(a, b) <= 0 && compareRanked(b, c) <= 0)
          expect(compareRanked(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });

  test('has the same key however it is folded', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
        expect(nameKey(nameKey(text))).toBe(nameKey(text));
        nameParts(text);
      }),
    );
  });
});

describe('a signature', () => {
  const type = fc.constantFrom(
    'int',
    'char *',
    'std::string',
    'double',
    'vector<int>',
    'A::B',
    'T',
  );
  const prefix = fc.constantFrom('', 'const ');
  const suffix = fc.constantFrom('', ' &', ' &&');
  const params = fc.array(fc.tuple(prefix, type, suffix), { minLength: 1, maxLength: 4 });

  test('is found by its types in any order, without const and references, and with _ for any', () => {
    fc.assert(
      fc.property(params, type, fc.nat(), (list, returns, seed) => {
        const written = `(${list.map((part, i) => `${part.join('')} p${i}`).join(', ')})`;
        const types = list.map(([, name]) => name);
        const turned = types.map((_, i) => types[(i + seed) % types.length] ?? '');
        const masked = types.map((name, i) => (i === seed % types.length ? '_' : name));
        for (const names of [types, turned, [...turned].reverse(), masked]) {
          const signature = parseSignatureQuery(`(${names.join(', ')}) -> ${returns}`);
          expect(signature && signatureMatch(signature)({ params: written, type: returns })).toBe(
            0,
          );
          expect(
            signature && signatureMatch(signature)({ params: written, type: `other_${seed}` }),
          ).toBe(-1);
        }
        const more = parseSignatureQuery(`(${[...types, 'absent'].join(', ')})`);
        expect(more && signatureMatch(more)({ params: written, type: returns })).toBe(-1);
      }),
    );
  });

  test('is always parsed', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, queryText), anyText, (text, other) => {
        parseSignature(text, other);
      }),
    );
  });
});

describe('a passage', () => {
  test('is a piece of the text, with its matching words marked', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 80 }), fc.nat(), (list, place) => {
        const text = list.join(' ');
        const wanted = list[place % list.length] ?? '';
        const passage = passageOf(text, (one) => one === wanted);
        const shown = passage.map((piece) => piece.text).join('');
        expect(text).toContain(shown.replace(/^… /, '').replace(/ …$/, ''));
        const marked = passage.filter(({ isMatch }) => isMatch).map((piece) => piece.text);
        expect(new Set(marked)).toEqual(new Set([wanted]));
        expect(shown.length).toBeLessThan(200);
      }),
    );
  });

  test('can come from any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 500 }), (text) => {
        const found = wordsOf(text);
        const wanted = found[found.length >> 1]?.word;
        passageOf(text, (one) => one === wanted);
        for (const { start, end } of found) expect(start < end && end <= text.length).toBe(true);
      }),
    );
  });
});

describe('index files decode to what was encoded', () => {
  const json = (text: string): string => {
    const again: unknown = JSON.parse(JSON.stringify(text));
    return String(again);
  };
  // The separator is replaced, and unpaired surrogates are not text.
  const text = fc
    .string({ unit: 'grapheme', maxLength: 40 })
    .map((one) => one.replaceAll('\x7f', ' '));

  test('strings', () => {
    fc.assert(
      fc.property(fc.array(text), (list) => {
        expect(splitStrings(json(joinStrings(list)), list.length)).toEqual(list);
      }),
    );
  });

  test('sorted strings', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(text, words.map(snake)), { minLength: 1 }), (list) => {
        const sorted = [...list].sort();
        expect(splitSorted(json(joinSorted(sorted)))).toEqual(sorted);
      }),
    );
    expect(splitSorted(joinSorted([]))).toEqual([]);
  });

  test('numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: Number.MAX_SAFE_INTEGER })), (list) => {
        expect(unpackNumbers(json(packNumbers(list)))).toEqual(list);
        const ascending = [...list].map((number) => number % 1e9).sort((a, b) => a - b);
        expect(fromSteps(toSteps(ascending))).toEqual(ascending);
      }),
    );
  });

  test('a dictionary, and its terms with a prefix', () => {
    const entry = fc.tuple(word, fc.uniqueArray(fc.nat(500), { minLength: 1 }));
    fc.assert(
      fc.property(fc.uniqueArray(entry, { selector: ([term]) => term }), word, (list, asked) => {
        const entries = list
          .map(([term, blocks]): [string, number[]] => [term, blocks.sort((a, b) => a - b)])
          .sort(([a], [b]) => (a < b ? -1 : 1));
        const dictionary = new Dictionary(encodeDictionary(entries));
        expect(dictionary.terms).toEqual(entries.map(([term]) => term));
        entries.forEach(([, blocks], i) => expect(dictionary.blocksAt(i)).toEqual(blocks));
        const start = asked.slice(0, 2);
        const found = new Set<number>();
        dictionary.collect(start, false, found);
        const wanted = entries.filter(([term]) => term.startsWith(start));
        expect(found).toEqual(new Set(wanted.flatMap(([, blocks]) => blocks)));
      }),
    );
  });
});
