import {
  fromSteps,
  joinSorted,
  packNumbers,
  splitSorted,
  toSteps,
  unpackNumbers,
} from './columns.ts';

/**
 * Which blocks of an index have a term. Terms are of several sorts, told apart by their first character, so that each
 * sort stands together; a dictionary is cut into parts, of which a query loads those that its terms are in.
 */

/** The sorts of terms. */
export const sorts = {
  /** A word of a name: leads to blocks of names. */
  part: '.',
  /** The first letters of the words of a name: leads to blocks of names. */
  initials: '^',
  /** The last name of a scope, squashed: leads to blocks of names. */
  scope: ':',
  /** A type that a function takes or returns: leads to blocks of details. */
  type: '(',
  /** A word of a description: leads to blocks of details. */
  word: '"',
} as const;

/** A part of a dictionary, as it is written. */
export interface DictionaryPart {
  /** The terms, sorted (`joinSorted`). */
  terms: string;
  /** The numbers of the blocks of each term, one list after the other, each with its length (`packNumbers`). */
  blocks: string;
}

/** Writes a part of a dictionary. */
export function encodeDictionary(
  entries: readonly (readonly [term: string, blocks: readonly number[]])[],
): DictionaryPart {
  return {
    terms: joinSorted(entries.map(([term]) => term)),
    blocks: packNumbers(entries.flatMap(([, blocks]) => [blocks.length, ...toSteps(blocks)])),
  };
}

/** A part of a dictionary, ready to be asked. */
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

  /** Adds the blocks of all terms that begin with a text; with `whole`, those of this term only. */
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

/** Of parts of a sorted list those that may have strings with a beginning, given the first string of each part. */
export function partsWith(firsts: readonly string[], start: string): number[] {
  const first = Math.max(0, firstAtLeast(firsts, start) - 1);
  return [...firsts.keys()].filter(
    (part) => part === first || (part > first && firsts[part]?.startsWith(start)),
  );
}

/** Index of the first that is not less than a value; their number where there is none. */
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
