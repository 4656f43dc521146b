import { known } from './known.ts';

/** How names and words are compared: ignoring case, diacritics, and separators between the words of a name. */

/** Lower case without diacritics. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  const plain = withoutMarks(lower);
  return plain === lower ? lower : plain.toLowerCase();
}

/** Removes diacritics. */
function withoutMarks(text: string): string {
  // Most names are plain ASCII, without diacritics.
  return /[^\0-\x7f]/.test(text) ? text.normalize('NFKD').replace(/\p{M}+/gu, '') : text;
}

/** An operator with a symbolic name: `operator==`, `operator""_i`, but not `operator bool`. */
const signs = /^operator\s*(?=[^\w\s])/;

/** The words that stand for signs, each with its signs. In an object, the word `constructor` would find something. */
const wordsOfSigns = ' and && or || not ! not_eq != xor ^ compl ~ bitand & bitor | ';

/** The form in which names are compared and sorted: `test_suite_base` and `TestSuiteBase` become `testsuitebase`. */
export function nameKey(name: string): string {
  if (/^\w+$/.test(name)) return name.toLowerCase().replaceAll('_', '') || name;
  const folded = fold(name).replace(
    /^(operator)\s+(\w+)$/,
    (_, operator: string, word: string) =>
      operator + (RegExp(` ${word} (\\W+) `).exec(wordsOfSigns)?.[1] ?? ` ${word}`),
  );
  // The minus of an operator is part of its name; elsewhere it separates words.
  if (signs.test(folded)) return folded.replace(/\s+/g, '');
  return folded.replace(/[\s_-]+/g, '') || folded.trim();
}

const words =
  /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{Lt}]+\p{N}*|\p{N}+|[^\p{L}\p{N}\s_.,/:()[\]"'-]+/gu;

/** The folded words of a name: `http`, `server`, `v2` for `HTTPServer_v2`; an operator's signs are one word. */
export const nameParts = known((name): readonly string[] => {
  if (signs.test(name)) return ['operator', nameKey(name).slice('operator'.length)];
  return (withoutMarks(name).match(words) ?? []).map((part) => part.toLowerCase());
});

/** The initials of the words of a name: `tsb` for `test_suite_base`; empty if it has only one word. */
export function initialsOf(parts: readonly string[]): string {
  return parts.length < 2 ? '' : parts.map((part) => part.charAt(0)).join('');
}

/** A word in a text. */
export interface Word {
  /** The folded word. */
  word: string;
  /** Offset of its start in the text. */
  start: number;
  /** Offset of its end. */
  end: number;
}

// Signs belong to a word in C++ and command lines: `C++`, `-Wall`, `--out`, `operator<<`, `~name`, `::`.
const tokens =
  /operator\s?(?:\(\)|\[\]|""_?\w*|->\*?|[-+*/%^&|~!=<>,]{1,3})|-{1,2}(?=\p{L})[\p{L}\p{N}_=-]+|[~#@]?[\p{L}\p{N}_](?:[\p{L}\p{N}\p{M}_]|[.'’/-](?=[\p{L}\p{N}_])|::(?=[\p{L}~_]))*(?:\+\+\p{N}*|#(?![\p{L}\p{N}]))?|::|[-+*/%^&|~!=<>]{2,3}|""\w*/gu;

/** The words of a text, in order. */
export function wordsOf(text: string): Word[] {
  const found: Word[] = [];
  for (const match of text.matchAll(tokens)) {
    const start = match.index;
    found.push({ word: fold(match[0].replace(/\s/, '')), start, end: start + match[0].length });
  }
  return found;
}

/** Other words by which a word is found: its components (`test_suite.h` has `test`, `suite`). */
export function innerWords(word: string): string[] {
  // Version tags start with a letter.
  if (/^v\d/.test(word)) return [word.slice(1)];
  const inner = word.match(/[\p{L}\p{N}]+(?:\+\+)?/gu) ?? [];
  return inner.length === 1 && inner[0] === word ? [] : inner.filter((part) => part.length > 1);
}
