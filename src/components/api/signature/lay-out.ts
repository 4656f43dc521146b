import type { DeclarationPart, Phrase } from './declaration.ts';

/** Longest line of a declaration, in characters, before its parameters get a line each. */
const longest = 80;

/** The lines of a declaration, parameters of long ones indented below each other. */
export function layOut(phrases: readonly Phrase[]): DeclarationPart[][] {
  return phrases.flatMap(phraseLines);
}

function phraseLines(phrase: Phrase): DeclarationPart[][] {
  const { before, items, brackets, after } = phrase;
  if (!items) return [[...before, ...after]];
  const [open = '', close = ''] = brackets;
  const line: DeclarationPart[] = [
    ...before,
    open,
    ...items.flatMap((item, i) => (i === 0 ? item : [', ', ...item])),
    close,
    ...after,
  ];
  if (items.length === 0 || width(line) <= longest) return [line];
  return [
    [...before, open],
    ...items.map((item, i) => ['    ', ...item, ...(i < items.length - 1 ? [','] : [])]),
    [close, ...after],
  ];
}

function width(line: readonly DeclarationPart[]): number {
  let sum = 0;
  for (const part of line) {
    sum +=
      typeof part === 'string' ? part.length : 'name' in part ? part.name.length : part.text.length;
  }
  return sum;
}
