/** Preferred maximum columns of a line. */
const maxColumns = 28;

/** Maximum lines of a name; a longer one loses its middle. */
const maxLines = 3;

/** Characters that are two columns wide. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f300}-\u{1faff}]/u;

/** Returns the width of a text in columns of a monospace font. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const character of text) columns += wide.test(character) ? 2 : 1;
  return columns;
}

/** Returns the width of the longest line in columns. */
export function widestOf(lines: readonly string[]): number {
  return Math.max(0, ...lines.map(columnsOf));
}

/** Where a name may break: after separators of scopes, arguments and folders; a closing bracket stays with its word. */
const breaks = /(?:::|[<,/(])(?! ?>)| (?!>)/g;

/** Where a word that is too long for a line may break. */
const breaksOfWords = /[\p{L}\p{N}][._-]+(?=[\p{L}\p{N}])/gu;

/** Splits a text after each match: browsers that run this code do not all know patterns that look behind. */
function splitAfter(text: string, pattern: RegExp): string[] {
  return text.replace(pattern, '$&\0').split('\0');
}

/** Breaks a name into lines; if it does not fit, its middle is shortened. */
export function textLines(name: string): string[] {
  const words = splitAfter(name, breaks).flatMap((word) =>
    columnsOf(word.trim()) > maxColumns ? splitAfter(word, breaksOfWords) : word,
  );
  const lines = fill(words, maxColumns);
  if (lines.length <= maxLines) return lines;
  const last = words.slice(-1);
  for (const word of words.slice(0, -1).reverse()) {
    if (columnsOf([word, ...last].join('')) > maxColumns - 2) break;
    last.unshift(word);
  }
  return [...lines.slice(0, maxLines - 1), withoutMiddle(`… ${last.join('').trim()}`, maxColumns)];
}

/** Fills lines of at most the given columns with words; a longer word loses its middle. */
function fill(words: readonly string[], columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && columnsOf((line + word).trim()) > columns) {
      lines.push(line);
      line = '';
    }
    line += word;
  }
  return [...lines, line].map((each) => withoutMiddle(each.trim(), columns));
}

/** Shortens a text to a number of characters, with an ellipsis in place of its middle. */
export function withoutMiddle(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const head = Math.ceil((length - 1) / 2);
  const tail = length - 1 - head;
  return `${characters.slice(0, head).join('')}…${characters.slice(characters.length - tail).join('')}`;
}
