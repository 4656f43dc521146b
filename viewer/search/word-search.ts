import { splitSorted, unpackNumbers } from '../../src/shared/search/columns.ts';
import { lettersInCommon } from '../../src/shared/search/rank.ts';
import { several, type WrittenWordIndex } from '../../src/shared/search/word-index.ts';

/** A section that contains searched words. */
export interface FoundSection {
  /** Its number. */
  id: number;
  /** How well it fits; higher is better. */
  score: number;
  /** Words of the index that match. */
  words: Set<string>;
}

/** Weight of a word in the text, in the heading, and in the title of a section. */
export const fieldWeights = [1, 3, 6];

/** Weight of longer words that begin with a word of a query, and of words that differ from it by a letter. */
const prefixWeight = 0.375;
const fuzzyWeight = 0.45;

/**
 * Searches the words that MiniSearch has collected, with its formula (BM25+: k = 1.2, b = 0.7, d = 0.5) and its
 * weights, so that sections come in MiniSearch's order. Browsers only read the index as written, which takes a quarter
 * of the library's code.
 */
export class WordSearch {
  readonly #words: readonly string[];
  readonly #lengths: readonly number[];
  readonly #places: readonly number[];
  readonly #starts: readonly number[];

  constructor(private readonly written: WrittenWordIndex) {
    this.#words = splitSorted(written.words);
    this.#lengths = unpackNumbers(written.lengths);
    this.#places = unpackNumbers(written.places);
    let at = 0;
    this.#starts = this.#words.map(() => {
      const start = at;
      for (const count of this.#counts(start)) at += 1 + count;
      return start;
    });
  }

  /** Returns sections with all words, or with any of them, each at least as a prefix; best first. */
  find(wanted: readonly string[], isFuzzy = false, isAny = false): FoundSection[] {
    const [first = new Map<number, FoundSection>(), ...rest] = wanted.map((word) =>
      this.#having(word, word.length > 1, isFuzzy && word.length > 4),
    );
    const found = rest.reduce((all, more) => {
      for (const [id, section] of isAny ? more : all) {
        const other = (isAny ? all : more).get(id);
        if (other) {
          section.score += other.score;
          for (const word of other.words) section.words.add(word);
        }
        if (isAny) all.set(id, section);
        else if (!other) all.delete(id);
      }
      return all;
    }, first);
    return [...found.values()].sort((a, b) => b.score - a.score || a.id - b.id);
  }

  /** Returns sections with a word. */
  #having(wanted: string, isPrefix: boolean, isFuzzy: boolean): Map<number, FoundSection> {
    const found = new Map<number, FoundSection>();
    this.#words.forEach((word, i) => {
      const more = word.length - wanted.length;
      let weight = 0;
      if (word === wanted) weight = 1;
      else if (isPrefix && word.startsWith(wanted))
        weight = (prefixWeight * word.length) / (word.length + 0.3 * more);
      else if (isFuzzy && differsByOne(wanted, word))
        weight = (fuzzyWeight * word.length) / (word.length + 1);
      if (weight > 0) this.#add(i, weight, found);
    });
    return found;
  }

  /** Returns the number of sections with a word per field; only the text field if no other has it. */
  #counts(start: number): number[] {
    const [first = 0, heading = 0, title = 0] = this.#places.slice(start, start + 3);
    return first % 2 === 1 ? [first >> 1, heading, title] : [first >> 1];
  }

  /** Adds the sections of the word at an index. */
  #add(index: number, weight: number, found: Map<number, FoundSection>): void {
    const { count, averages } = this.written;
    const start = this.#starts[index] ?? 0;
    const counts = this.#counts(start);
    let at = start + counts.length;
    counts.forEach((having, field) => {
      const rarity = Math.log(1 + (count - having + 0.5) / (having + 0.5));
      let id = 0;
      for (const end = at + having; at < end; at++) {
        const step = this.#places[at] ?? 0;
        id += step >> 1;
        const times = step % 2 === 1 ? several : 1;
        const length = this.#lengths[id * fieldWeights.length + field] ?? 0;
        const share =
          (2.2 * times) / (times + 1.2 * (0.3 + (0.7 * length) / (averages[field] ?? 1)));
        const section = found.get(id) ?? { id, score: 0, words: new Set() };
        section.score += weight * (fieldWeights[field] ?? 0) * rarity * (0.5 + share);
        section.words.add(this.#words[index] ?? '');
        found.set(id, section);
      }
    });
  }
}

/** True if one letter is changed, missing, or added. */
function differsByOne(wanted: string, word: string): boolean {
  const same = lettersInCommon(wanted, word);
  const rest = wanted.slice(same + 1);
  return (
    rest === word.slice(same + 1) ||
    rest === word.slice(same) ||
    wanted.slice(same) === word.slice(same + 1)
  );
}
