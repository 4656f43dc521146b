/** How lists are written in index files: as text that decodes fast and compresses well. */

/** Stands between strings; JSON writes it as it is, and no name has it. */
const separator = '\x7f';

/** First of the 64 characters that numbers are written with; none of them is escaped in JSON. */
const zero = 0x30;

/** The backslash, which JSON escapes, is none of them. */
const gap = 0x5c;

function digit(value: number): string {
  const code = zero + value;
  return String.fromCharCode(code < gap ? code : code + 1);
}

function valueAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return code - (code < gap ? zero : zero + 1);
}

/** Writes strings one after the other. */
export function joinStrings(strings: readonly string[]): string {
  return strings.map(clean).join(separator);
}

/** Reads what `joinStrings` wrote; the number of strings tells an empty list from one of an empty string. */
export function splitStrings(text: string, count: number): string[] {
  return count === 0 ? [] : text.split(separator);
}

/** Strings that are looked through together, which takes a browser little longer than one text. */
export class Column {
  #text: string | undefined;
  #ends: number[] | undefined;

  constructor(
    /** The strings. */
    readonly strings: readonly string[],
  ) {}

  /** Indexes of the strings that all patterns match, the first of which is global, ascending; of all where there is none. */
  having([first, ...rest]: readonly RegExp[]): number[] {
    if (!first) return [...this.strings.keys()];
    const text = (this.#text ??= separator + this.strings.join(separator));
    let end = 0;
    const ends = (this.#ends ??= this.strings.map((string) => (end += string.length + 1)));
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

/** A pattern that matches one of some texts as they are, or one of the patterns after them. */
export function anyOf(texts: readonly string[], ...patterns: readonly string[]): RegExp {
  return new RegExp([...texts.map(literal), ...patterns].join('|'), 'g');
}

/** A pattern that matches a folded word, as a whole or as a beginning. */
export function patternOfWord(word: string, isWhole: boolean): RegExp {
  // Up to U+1FFF are nearly all letters of scripts that put spaces between words. Not by looking behind, which older
  // browsers cannot.
  const letters = 'a-z\\d+\\xb5-\\u1fff';
  const before = /^[\w\xb5-\u1fff]/.test(word) ? `(?:^|[^${letters}])` : '';
  return anyOf([], before + literal(word) + (isWhole ? `(?![${letters}])` : ''));
}

/** A pattern for a text in a column that has some letters in this order from its beginning on. */
export function lettersFromStart(letters: string): string {
  return separator + Array.from(letters, literal).join(`[^${separator}]*`);
}

function literal(text: string): string {
  return text.replace(/\W/g, '\\$&');
}

/** Writes sorted strings, each as how much it has in common with the one before, and the rest. */
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

/** Reads what `joinSorted` wrote. */
export function splitSorted(text: string): string[] {
  if (text === '') return [];
  let before = '';
  return text.split(separator).map((coded) => {
    before = before.slice(0, valueAt(coded, 0)) + coded.slice(1);
    return before;
  });
}

/** Writes numbers from 0 on: 5 bits to a character, the sixth says that more follow. */
export function packNumbers(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) {
    let rest = number;
    for (; rest > 31; rest = Math.floor(rest / 32)) text += digit(32 + (rest % 32));
    text += digit(rest);
  }
  return text;
}

/** Reads what `packNumbers` wrote. */
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

/** The differences of ascending numbers, which are small. */
export function toSteps(ascending: readonly number[]): number[] {
  return ascending.map((number, i) => number - (ascending[i - 1] ?? 0));
}

/** The numbers of which these are the differences. */
export function fromSteps(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => (sum += step));
}

/** Separators in the text of a comment would shift everything behind them. */
function clean(text: string): string {
  return text.includes(separator) ? text.replaceAll(separator, ' ') : text;
}
