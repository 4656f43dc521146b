/** The encoding of lists in index files: text that decodes fast and compresses well. */

/** Separates strings; JSON does not escape it, and no name contains it. */
const separator = '\x7f';

/** First of the 64 characters that encode numbers; JSON escapes none of them. */
const zero = 0x30;

/** The backslash is skipped, because JSON escapes it. */
const gap = 0x5c;

function digit(value: number): string {
  const code = zero + value;
  return String.fromCharCode(code < gap ? code : code + 1);
}

function valueAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return code - (code < gap ? zero : zero + 1);
}

/** Encodes a list of strings. */
export function joinStrings(strings: readonly string[]): string {
  return strings.map(clean).join(separator);
}

/** Decodes the result of `joinStrings`; `count` distinguishes an empty list from a list with one empty string. */
export function splitStrings(text: string, count: number): string[] {
  return count === 0 ? [] : text.split(separator);
}

/** Strings that are searched together, which takes a browser little longer than one text. */
export class Column {
  #joined: readonly [text: string, ends: readonly number[]] | undefined;

  constructor(
    /** The strings. */
    readonly strings: readonly string[],
  ) {}

  /** Returns all strings as one text, and for each string the offset behind its end. */
  joined(): readonly [text: string, ends: readonly number[]] {
    let end = 0;
    return (this.#joined ??= [
      separator + this.strings.join(separator),
      this.strings.map((string) => (end += string.length + 1)),
    ]);
  }

  /**
   * Indexes of the strings that match all patterns, ascending; all indexes if there is no pattern. The first pattern
   * must be global.
   */
  having([first, ...rest]: readonly RegExp[]): number[] {
    if (!first) return [...this.strings.keys()];
    const [text, ends] = this.joined();
    const found: number[] = [];
    first.lastIndex = 0;
    for (let index = 0; first.test(text); index++) {
      while ((ends[index] ?? Infinity) < first.lastIndex) index++;
      if (rest.every((pattern) => this.strings[index]?.match(pattern))) found.push(index);
      first.lastIndex = ends[index] ?? Infinity;
    }
    return found;
  }
}

/** A pattern that matches any of some literal texts or patterns. */
export function anyOf(texts: readonly string[], ...patterns: readonly string[]): RegExp {
  return new RegExp([...texts.map(literal), ...patterns].join('|'), 'g');
}

/** A pattern that matches a folded word as a whole, or as the start of one. */
export function patternOfWord(word: string, isWhole: boolean): RegExp {
  // Nearly all letters of scripts with spaces between words are at or below U+1FFF. Avoids lookbehind, which older
  // browsers do not support.
  const letters = 'a-z\\d+\\xb5-\\u1fff';
  const before = /^[\w\xb5-\u1fff]/.test(word) ? `(?:^|[^${letters}])` : '';
  return anyOf([], before + literal(word) + (isWhole ? `(?![${letters}])` : ''));
}

/** A pattern for a string in a column that contains some letters in this order, starting with the first. */
export function lettersFromStart(letters: string): string {
  // Each letter is its first occurrence: no other way to match needs a try.
  const steps = Array.from(letters.slice(1), literal).map((own) => `[^${separator}${own}]*${own}`);
  return separator + literal(letters.charAt(0)) + steps.join('');
}

function literal(text: string): string {
  return text.replace(/\W/g, '\\$&');
}

/** Encodes sorted strings: for each, the length of the prefix shared with the previous one, and the rest. */
export function joinSorted(strings: readonly string[]): string {
  let before = '';
  const coded = strings.map((string) => {
    const text = clean(string);
    let common = 0;
    while (common < 63 && common < text.length && text[common] === before[common]) common++;
    before = text;
    return digit(common) + text.slice(common);
  });
  return coded.join(separator);
}

/** Decodes the result of `joinSorted`. */
export function splitSorted(text: string): string[] {
  if (text === '') return [];
  let before = '';
  return text.split(separator).map((coded) => {
    before = before.slice(0, valueAt(coded, 0)) + coded.slice(1);
    return before;
  });
}

/** Encodes non-negative integers: 5 bits per character; the sixth bit is set if more follow. */
export function packNumbers(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) {
    let rest = number;
    for (; rest > 31; rest = Math.floor(rest / 32)) text += digit(32 + (rest % 32));
    text += digit(rest);
  }
  return text;
}

/** Decodes the result of `packNumbers`. */
export function unpackNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let factor = 1;
  for (let i = 0; i < text.length; i++) {
    const value = valueAt(text, i);
    number += (value & 31) * factor;
    if (value > 31) {
      factor *= 32;
    } else {
      numbers.push(number);
      number = 0;
      factor = 1;
    }
  }
  return numbers;
}

/** The differences between ascending numbers, which are small. */
export function toSteps(ascending: readonly number[]): number[] {
  return ascending.map((number, i) => number - (ascending[i - 1] ?? 0));
}

/** The inverse of `toSteps`. */
export function fromSteps(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => (sum += step));
}

/** A separator in the text of a comment would shift all strings after it. */
function clean(text: string): string {
  return text.includes(separator) ? text.replaceAll(separator, ' ') : text;
}
