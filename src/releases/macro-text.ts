import { sourcePieces } from './source-pieces.ts';

/** Returns the text that a macro expands to, on one line: without comments and the marks of continued lines. */
export function macroText(value = ''): string {
  if (!/[\\/]/.test(value)) return value;
  return sourcePieces(value)
    .map(({ kind, text }) => {
      if (kind === 'text') return text.startsWith('/') ? ' ' : text;
      // White space of continued lines has become a space already.
      return text.replace(/\\(?=\s|$)/g, ' ');
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
