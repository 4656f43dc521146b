import {
  fitsScopeLoosely,
  lettersInCommon,
  matchLevel,
  partPlaces,
} from '../../../src/shared/search/rank.ts';
import type { NameQuery } from '../../../src/shared/search/query.ts';
import { mostBlocks, type MatchRow } from '../row-scan.ts';
import type { SymbolSearch } from '../symbol-search.ts';

/** Number of letters from which two of them may be wrong. */
const manyLetters = 8;

/**
 * Adds names with a wrong letter: first the whole name, then names of which it is a part. Of long names, two letters may
 * be wrong.
 */
export async function addSimilar(search: SymbolSearch, name: NameQuery): Promise<void> {
  const { files } = search;
  const { key: wanted, parts } = name;
  const most = wanted.length < manyLetters ? 1 : 2;
  // With one wrong letter, one of the halves around the middle letter is right.
  const middle = wanted.length >> 1;
  const left = wanted.slice(0, middle);
  const right = wanted.slice(middle + 1);
  // If the wrong letter is in the second half, the first half leads to the blocks; otherwise word variants do.
  const blocks = files.isSmall
    ? search.allBlocks
    : await search.blocksOfTerms((term) => parts.some((part) => isNear(part, term.slice(1))));
  for (const block of files
    .blocksWithPrefix(left)
    .flat()
    .slice(0, mostBlocks / 2))
    blocks.add(block);
  // The right half starts `behind` letters after the beginning, or up to two more if letters were added.
  const isAlike = (own: string, key: string, half: string, behind: number): boolean => {
    for (let at = key.indexOf(half); at >= 0; at = key.indexOf(half, at + 1))
      for (let start = at - behind; start >= at - behind - 2; start--)
        if (isSimilar(wanted, key, start) && beginsWord(own, key, start)) return true;
    return false;
  };
  const matchRow: MatchRow = (names, row, key) => {
    const wrong = lettersWrong(wanted, key, most);
    const own = names.names[row] ?? '';
    const isPart = wrong !== 1 && (isAlike(own, key, left, 0) || isAlike(own, key, right, middle));
    if ((wrong > most && !isPart) || !fitsScopeLoosely(name, names.scope(row))) return undefined;
    return matchLevel.similar + (wrong === 1 ? -0.5 : isPart ? -0.25 : 0);
  };
  await search.inBlocks(
    blocks,
    ({ keys }) => {
      // A loop, since all keys of the blocks are looked at for each letter that a reader types.
      const found: number[] = [];
      for (let row = 0; row < keys.length; row++) {
        const key = keys[row] ?? '';
        if (
          Math.abs(key.length - wanted.length) <= most ||
          key.includes(left) ||
          key.includes(right)
        )
          found.push(row);
      }
      return found;
    },
    matchRow,
  );
}

/**
 * The number of letters that are changed, missing, added, or swapped with the next, from some places on; `most` + 1 if
 * there are more.
 */
export function lettersWrong(
  wanted: string,
  other: string,
  most: number,
  from = 0,
  place = 0,
): number {
  const difference = Math.abs(wanted.length - from - other.length + place);
  if (difference > most) return most + 1;
  let [at, there] = [from, place];
  while (at < wanted.length && wanted[at] === other[there]) {
    at++;
    there++;
  }
  if (at === wanted.length || there === other.length) return difference;
  if (most === 0) return 1;
  const rest = (own: number, others: number): number =>
    lettersWrong(wanted, other, most - 1, at + own, there + others);
  const isSwapped = wanted[at] === other[there + 1] && wanted[at + 1] === other[there];
  return 1 + Math.min(rest(1, 1), rest(1, 0), rest(0, 1), isSwapped ? rest(2, 2) : Infinity);
}

/** True if a key contains a text at an offset with one letter wrong, missing, added, or swapped with the next. */
export function isSimilar(wanted: string, key: string, place = 0): boolean {
  const same = lettersInCommon(wanted, key, place);
  if (same === wanted.length) return true;
  const at = place + same;
  const rest = wanted.slice(same + 1);
  return (
    key.startsWith(rest, at + 1) ||
    key.startsWith(rest, at) ||
    key.startsWith(wanted.slice(same), at + 1) ||
    (wanted[same] === key[at + 1] &&
      wanted[same + 1] === key[at] &&
      key.startsWith(wanted.slice(same + 2), at + 2))
  );
}

/** True if the first word is a misspelling of the other. */
function isNear(misspelt: string, word: string): boolean {
  return misspelt.length > 3 && lettersWrong(misspelt, word, 1) <= 1;
}

/** True if a word of a name begins at this place of its normalized form. */
function beginsWord(name: string, key: string, place: number): boolean {
  return place === 0 || partPlaces(name, key).some(({ start }) => start === place);
}
