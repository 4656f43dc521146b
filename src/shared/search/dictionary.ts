import {
  fromSteps,
  joinSorted,
  packNumbers,
  splitSorted,
  toSteps,
  unpackNumbers,
} from './columns.ts';

/**
 * Maps terms to the blocks of an index that contain them. The first character of a term is its sort, so that each sort
 * is contiguous. A dictionary is split into parts; a query loads only the parts that contain its terms.
 */

/** The sorts of terms. */
export const sorts = {
  /** A word of a name; leads to blocks of names. */
  part: '.',
  /** The initials of the words of a name; leads to blocks of names. */
  initials: '^',
  /** The normalized last name of a scope; leads to blocks of names. */
  scope: ':',
  /** A parameter or return type of a function; leads to blocks of details. */
  type: '(',
  /** A word of a description; leads to blocks of details. */
  word: '"',
} as const;

/** An encoded part of a dictionary. */
export interface DictionaryPart {
  /** The terms, sorted (`joinSorted`). */
  terms: string;
  /** The block numbers of each term, as consecutive lists, each preceded by its length (`packNumbers`). */
  blocks: string;
}

/** Encodes a part of a dictionary. */
export function encodeDictionary(
  entries: readonly (readonly [term: string, blocks: readonly number[]])[],
): DictionaryPart {
  return {
    terms: joinSorted(entries.map(([term]) => term)),
    blocks: packNumbers(entries.flatMap(([, blocks]) => [blocks.length, ...toSteps(blocks)])),
  };
}

/** A decoded part of a dictionary. */
export class Dictionary {
  /** The terms, sorted. */
  readonly terms: readonly string[];
  readonly #numbers: readonly number[];
  #starts: number[] | undefined;

  constructor(part: DictionaryPart) {
    this.terms = splitSorted(part.terms);
    this.#numbers = unpackNumbers(part.blocks);
  }

  /** The blocks of the term at an index, ascending. */
  blocksAt(index: number): number[] {
    const starts = (this.#starts ??= this.#findStarts());
    const start = starts[index] ?? 0;
    const length = this.#numbers[start] ?? 0;
    return fromSteps(this.#numbers.slice(start + 1, start + 1 + length));
  }

  /** Adds the blocks of all terms that start with a text, or with `whole` only of that exact term. */
  collect(text: string, whole: boolean, found: Set<number>): void {
    for (let i = firstAtLeast(this.terms, text); i < this.terms.length; i++) {
      const term = this.terms[i] ?? '';
      if (whole ? term !== text : !term.startsWith(text)) return;
      for (const block of this.blocksAt(i)) found.add(block);
    }
  }

  #findStarts(): number[] {
    let at = 0;
    return this.terms.map(() => {
      const start = at;
      at += 1 + (this.#numbers[at] ?? 0);
      return start;
    });
  }
}

/** The parts of a sorted list that may contain strings with a prefix, given the first string of each part. */
export function partsWith(firsts: readonly string[], start: string): number[] {
  const first = Math.max(0, firstAtLeast(firsts, start) - 1);
  return [...firsts.keys()].filter(
    (part) => part === first || (part > first && firsts[part]?.startsWith(start)),
  );
}

/** Index of the first element that is not less than a value, or the length if there is none. */
export function firstAtLeast<Value extends string | number>(
  sorted: readonly Value[],
  least: Value,
): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? least) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
