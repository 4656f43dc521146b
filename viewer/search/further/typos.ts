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
    const own = names.names[row] ?? '';
    const wrong = lettersWrong(wanted, key, most);
    const isPart = isAlike(own, key, left, 0) || isAlike(own, key, right, middle);
    if ((wrong > most && !isPart) || !fitsScopeLoosely(name, names.scope(row))) return undefined;
    return matchLevel.similar + (wrong === 1 ? -0.5 : isPart ? -0.25 : 0);
  };
  await search.inBlocks(
    blocks,
    (names) =>
      names.keys.flatMap((key, row) =>
        Math.abs(key.length - wanted.length) <= most || key.includes(left) || key.includes(right)
          ? row
          : [],
      ),
    matchRow,
  );
}

/** The number of letters that are changed, missing, added, or swapped with the next; `most` + 1 if there are more. */
export function lettersWrong(wanted: string, other: string, most: number): number {
  if (Math.abs(wanted.length - other.length) > most) return most + 1;
  const same = lettersInCommon(wanted, other);
  if (same === wanted.length || same === other.length)
    return Math.abs(wanted.length - other.length);
  if (most === 0) return 1;
  const [ownRest, otherRest] = [wanted.slice(same), other.slice(same)];
  const tries = [
    [ownRest.slice(1), otherRest.slice(1)],
    [ownRest.slice(1), otherRest],
    [ownRest, otherRest.slice(1)],
    ...(otherRest.startsWith(ownRest.slice(1, 2) + ownRest.slice(0, 1))
      ? [[ownRest.slice(2), otherRest.slice(2)]]
      : []),
  ];
  return 1 + Math.min(...tries.map(([own = '', rest = '']) => lettersWrong(own, rest, most - 1)));
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
