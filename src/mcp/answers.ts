import type { Marked } from '../shared/search/answer.ts';

/** Most characters of an answer without a page number: about two thousand tokens. */
export const pageLength = 6000;

/** Returns a page of a long text, cut between lines, with a note on the next page. */
export function pageOf(text: string, page = 1): string {
  const pages: string[] = [];
  let current = '';
  for (const line of text.split('\n')) {
    if (current !== '' && current.length + line.length > pageLength) {
      pages.push(current);
      current = '';
    }
    current += `${line}\n`;
  }
  pages.push(current);
  const shown = (pages[page - 1] ?? `There is no page ${page}.`).trim();
  if (pages.length === 1 && page === 1) return shown;
  const next = page < pages.length ? `; page ${page + 1} continues` : '';
  return `${shown}\n\n(page ${page} of ${pages.length}${next})`;
}

/** Returns text as code in a line of Markdown, whatever it contains. */
export function inCode(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(0, ...runs.map(({ length }) => length)) + 1);
  const space = /^`|`$/.test(text) ? ' ' : '';
  return `${fence}${space}${text}${space}${fence}`;
}

/** Returns text from comments on one line, with what Markdown would read as markup escaped. */
export function plainLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>]/g, '\\$&');
}

/** Returns the whole text of parts, of which some are marked. */
export function textOf(parts: readonly Marked[]): string {
  return parts.map(({ text }) => text).join('');
}

/** Returns a description behind a colon; nothing if it is empty. */
export function notesOf(brief: string): string {
  return brief === '' ? '' : `: ${plainLine(brief)}`;
}
