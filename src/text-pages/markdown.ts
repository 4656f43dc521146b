/** The pieces of a Markdown document. Running text stays on one line; blocks are separated by blank lines. */

/** Characters that mean something wherever they are in running text. */
const special = /[\\`*[\]|]/g;

/**
 * Escapes running text, so that a parser of CommonMark with GitHub's extensions returns it unchanged. Escapes only what
 * could mean something: programs and people read the source.
 */
export function escapeText(text: string): string {
  const folded = /[\t\n\f\r]| {2}/.test(text) ? text.replace(/\s+/g, ' ') : text;
  if (!/[\\`*_[\]|<&~:@.$]/.test(folded)) return folded;
  return (
    folded
      .replace(special, '\\$&')
      // Tags, comments and addresses in angle brackets begin with one of these.
      .replace(/<(?=[a-z/!?])/gi, '\\<')
      .replace(/&(?=#|[a-z][a-z\d]*;)/gi, '\\&')
      // Between letters and digits, an underscore has no meaning.
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
      // Only behind something can a tilde end struck-out text.
      .replace(/(?<=\S)~/g, '\\~')
      // A backslash would be part of an address that is not marked as one.
      .replace(/(?<=\b(?:https?|ftp)):(?=\/\/)/gi, '\\:')
      .replace(/(?<=\bwww)\.(?=\w)/gi, '\\.')
      .replace(/(?<=[\w.+-])@(?=[\w.-]+\.\w)/g, '\\@')
  );
}

/** Escapes what would begin a block at the start of a line of running text. */
function escapeStart(line: string): string {
  return line
    .replace(/^(?:#{1,6}|[-+])(?=\s|$)|^-(?=-)|^:(?=-)|^=(?==*\s*$)|^>|^~(?=~)/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}

/** Line break inside a paragraph. */
export const lineBreak = '\\\n';

/** Removes spaces and line breaks at the end; a pattern would try each of many spaces inside of the text. */
function withoutBreaksAtEnd(text: string): string {
  const rest = text.trimEnd();
  const isBreak = rest.endsWith('\\') && text[rest.length] === '\n';
  return isBreak ? withoutBreaksAtEnd(rest.slice(0, -1)) : rest;
}

/** Returns running text as a paragraph, given its Markdown; empty if there is no text. */
export function paragraph(inline: string): string {
  return withoutBreaksAtEnd(inline.replace(/^(?:\s|\\\n)+/, ''))
    .split('\n')
    .map((line) => escapeStart(line.trim()))
    .join('\n');
}

/** Returns inline code; empty for empty text. */
export function code(text: string): string {
  const folded = text.replace(/\s+/g, ' ');
  if (folded.trim() === '') return folded;
  const fence = '`'.repeat(longestRun(folded) + 1);
  const isPadded = /^`|`$|^ .*[^ ].* $/.test(folded);
  return isPadded ? `${fence} ${folded} ${fence}` : fence + folded + fence;
}

/** Returns a link; `label` is Markdown. */
export function link(label: string, href: string | undefined): string {
  if (href === undefined || label.trim() === '') return label;
  const [, before = '', text = label, after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(label) ?? [];
  // Inside of a link, no address is a link of its own.
  const bare = text.includes('`') ? text : text.replace(/\\([:.@])/g, '$1');
  return `${before}[${bare}](${address(href)})${after}`;
}

/** Returns an image; `alt` is plain text. */
export function image(alt: string, source: string): string {
  return `![${escapeText(alt)}](${address(source)})`;
}

/** Encodes what would end an address, or be read as something else. */
function address(href: string): string {
  return href
    .replace(/[\s<>()\\`"|*_[\]]/g, (character) =>
      character === '_' ? '_' : `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
    )
    .replace(/&(?=#|[a-z][a-z\d]*;)/gi, '&amp;');
}

/** Returns a heading; `title` is Markdown. `id` is that of the same place in the page's HTML. */
export function heading(level: number, title: string, id?: string): string {
  const text = title.replace(/\\?\n/g, ' ').trim();
  const anchor = id === undefined || id === '' ? '' : ` ${anchorOf(id)}`;
  // A number sign at the end would belong to the heading's mark.
  const end = /(^|\s)#+$/.test(text) && anchor === '' ? text.replace(/#+$/, '\\$&') : text;
  return `${'#'.repeat(Math.min(6, Math.max(1, level)))} ${end}${anchor}`;
}

/** Returns a place that links lead to. */
export function anchorOf(id: string): string {
  return `<a id="${id.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')}"></a>`;
}

/** Returns a block of code. */
export function fence(text: string, language = ''): string {
  const marks = '`'.repeat(Math.max(3, longestRun(text) + 1));
  const info = language.replace(/[`\s]+/g, '');
  return `${marks}${info}\n${text.replace(/\n+$/, '')}\n${marks}`;
}

function longestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}

/** Joins blocks with blank lines; leaves out empty ones. */
export function blocks(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Puts a mark in front of the first line of a block, and indents the others as deeply. */
export function marked(mark: string, block: string): string {
  return mark + block.replace(/\n(?=[^\n])/g, `\n${' '.repeat(mark.length)}`);
}

/** Returns a list, given the blocks of each item; `start` numbers it. */
export function list(items: readonly string[], start?: number): string {
  const isLoose = items.some((item) => item.includes('\n\n'));
  return items
    .map((item, i) => marked(start === undefined ? '- ' : `${start + i}. `, item))
    .join(isLoose ? '\n\n' : '\n');
}

/** Returns a quotation of blocks. */
export function quote(block: string): string {
  return block.replace(/^/gm, '> ').replace(/^> $/gm, '>');
}

/** Returns a table; its cells are running text as Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [row(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(row)].join('\n');
}

/** Adapts running text to a cell, which a bar would end, in code as well. */
function cell(inline: string): string {
  const text = inline.replace(/\\?\n/g, '<br>');
  if (!text.includes('|') || !text.includes('`')) return text;
  return text.replace(/\\.|(`+)(.*?[^`])\1(?!`)/g, (all, _: string | undefined, inner?: string) => {
    if (inner?.includes('|') !== true) return all;
    // A cell cannot have a backslash in front of a bar in code.
    if (inner.includes('\\|'))
      return `<code>${inner.replace(/[\\|<&*_`[\]]/g, entity).trim()}</code>`;
    return all.replaceAll('|', '\\|');
  });
}

function entity(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}

/** Prefers a table; a list if the text of a row has several blocks, which a cell cannot hold. */
export function tableOrList(
  head: readonly [name: string, text: string],
  rows: readonly (readonly [name: string, text: string])[],
): string {
  if (rows.length === 0) return '';
  // What a cell cannot hold: several blocks, or a block that is no paragraph.
  const isSimple = rows.every(([, text]) => !/(?<!\\)\n/.test(text) && isInline(text));
  if (isSimple) return table(head, rows);
  return list(
    rows.map(([name, text]) =>
      text === '' || isInline(text.split('\n', 1)[0] ?? '')
        ? [name, text].filter(Boolean).join(': ')
        : blocks([name, text]),
    ),
  );
}

/** True for a line that does not begin a block other than a paragraph. */
function isInline(line: string): boolean {
  return !/^(?:[-+*>|#] |#{2,6} |\d{1,9}\. |```|\||---$)/.test(line);
}
