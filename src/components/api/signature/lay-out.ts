import { insertAt } from './code-text.ts';
import type { DeclarationPart, Item, Phrase } from './declaration.ts';
import { foldArguments, widthOf, type Fold } from './fold-arguments.ts';

/** Longest line of a declaration, in characters, before each parameter gets its own line. */
const longest = 80;

/** Widest column of types, in characters, to which names are aligned. */
const widestTypes = 40;

/** Lays out the lines of a declaration; parameters of long ones go below each other with aligned names. */
export function layOut(phrases: readonly Phrase[]): (DeclarationPart | Fold)[][] {
  return declarationLines(phrases).map((line) => foldArguments(line, longest));
}

/** Returns the lines of a declaration, with all template arguments. */
export function declarationLines(phrases: readonly Phrase[]): DeclarationPart[][] {
  return phrases.flatMap(phraseLines);
}

function phraseLines(phrase: Phrase): DeclarationPart[][] {
  const { before, items, brackets, after } = phrase;
  if (!items) return [[...before, ...after]];
  const [open = '', close = ''] = brackets;
  const line: DeclarationPart[] = [
    ...before,
    open,
    ...items.flatMap(({ code }, i) => (i === 0 ? code : [', ', ...code])),
    close,
    ...after,
  ];
  if (items.length === 0 || widthOf(line) <= longest) return [line];
  const rows = brackets === '()' ? aligned(items) : items.map(({ code }) => code);
  return [
    [...before, open],
    ...rows.map((row, i) => ['    ', ...row, ...(i < rows.length - 1 ? [','] : [])]),
    [close, ...after],
  ];
}

/** Pads parameters so that their names form a column. */
function aligned(items: readonly Item[]): DeclarationPart[][] {
  const ends = items.flatMap(({ nameAt }) =>
    nameAt !== undefined && nameAt <= widestTypes ? [nameAt] : [],
  );
  const column = Math.max(0, ...ends);
  return items.map(({ code, nameAt }) =>
    nameAt === undefined || nameAt >= column
      ? code
      : insertAt(code, nameAt, ' '.repeat(column - nameAt)),
  );
}
