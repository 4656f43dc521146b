import { nameKey } from '../../../src/shared/search/fold.ts';
import { parseName, type NameQuery } from '../../../src/shared/search/query.ts';
import { fitsScopeLoosely, macroPlace, matchLevel } from '../../../src/shared/search/rank.ts';
import type { NameRows } from '../name-rows.ts';
import type { FoundSymbol } from '../row-scan.ts';
import type { Step, SymbolSearch } from '../symbol-search.ts';
import {
  anyWordsStep,
  mostWords,
  near,
  withAllWords,
  wordsFor,
  type Described,
  type DescribedSymbols,
} from './any-words.ts';
import { singularOf } from './word-forms.ts';

/** Number of symbols from which those with only some of the words are left out. */
const fewFound = 3;

/** From this number of words on, symbols that have most of them are found, too. */
const manyWords = 3;

/**
 * The steps for a name or words: names in the scopes that the first words name, names in the other number, symbols whose
 * brief descriptions have the words together, other symbols that have all of them, and if there are none, those that have
 * some.
 */
export function plainSteps(search: SymbolSearch): Step[] {
  const { query, rows } = search;
  const name = query.name ?? parseName('');
  const isPhrase = query.words.length > 1;
  // Looked up once, when it is needed first.
  let known: Promise<DescribedSymbols> | undefined;
  const described = (): Promise<DescribedSymbols> => (known ??= withAllWords(search));
  return [
    ...scopedSteps(search),
    ...otherNumberSteps(search, name),
    ...(isPhrase
      ? [
          async () => {
            const { found } = await described();
            rows.add(inOrder(found.filter(({ together }) => together >= near)));
          },
        ]
      : []),
    ...search.weakSteps(name),
    async () => {
      // Of many words, most tell more than all of them somewhere in a long text.
      if (wordsFor(search, [], false).length < manyWords || (await rows.hasTexts))
        addDescribed(search, await described());
      else await anyWordsStep(search, [], true)();
    },
    async () => {
      // Next to very few symbols, or none, those with some of the words can be meant.
      if (rows.total < fewFound && !(await rows.hasTexts)) await anyWordsStep(search, [], true)();
    },
  ];
}

/** The steps that read the first words as scopes, and the others as one name: `mp4 cover art` is `MP4::CoverArt`. */
function scopedSteps(search: SymbolSearch): Step[] {
  const words = search.query.wanted.split(' ').slice(0, mostWords);
  return words.slice(2).map((_, i) => async () => {
    const scopes = words.slice(0, i + 1).map(nameKey);
    const name = { ...parseName(words.slice(i + 1).join('')), scopes };
    await search.beginningWith(name, (names, row, key) =>
      key === name.key && fitsScopeLoosely(name, names.scope(row)) ? matchLevel.exact : undefined,
    );
  });
}

/** The steps for a name in the singular, whose types can also end with it, or in a plural that does not begin alike. */
function otherNumberSteps(search: SymbolSearch, { key }: NameQuery): Step[] {
  const { wanted } = search.query;
  const singular = parseName(singularOf(wanted));
  const plural = parseName(wanted.replace(/([^aeiou\W])y$/, '$1ies'));
  if (singular.key === key) return plural.key === key ? [] : search.nameSteps(plural).slice(0, 1);
  const endingSo = (names: NameRows): number[] =>
    [...names.keys.keys()].filter((row) => names.keys[row]?.endsWith(singular.key));
  return [
    () =>
      search.inBlocks(search.allBlocks, endingSo, (names, row) =>
        names.traits(row).place < macroPlace ? matchLevel.prefix : undefined,
      ),
    ...search.nameSteps(singular),
  ];
}

/** Adds symbols that have all words; texts with the words in headings come before those that have them somewhere. */
function addDescribed({ rows }: SymbolSearch, { found, rest }: DescribedSymbols): void {
  rows.isWeak = rows.total === 0 && found[0]?.isWeak === true;
  rows.add(inOrder(found));
  for (const row of rest) {
    if (rows.seen[row] !== 0) continue;
    rows.seen[row] = 1;
    rows.total++;
  }
}

/** Returns symbols in the order of a list, to be added to others. */
function inOrder(found: readonly Described[]): FoundSymbol[] {
  return found.map(({ symbol }, rank) => ({ ...symbol, rank }));
}
