import type { FormulaBlock, InlineFormula } from './description.ts';

/** Parses the text that Doxygen writes for a formula; its delimiters decide between inline and block. */
export function readFormulaSource(text: string): FormulaBlock | InlineFormula {
  const source = text.trim();
  if (source.startsWith('\\begin{')) return { type: 'formula', tex: source };
  const display = /^\\\[([^]*)\\\]$/.exec(source)?.[1];
  if (display !== undefined) return { type: 'formula', tex: display.trim() };
  const tex = /^\$([^]*)\$$/.exec(source)?.[1] ?? /^\\\(([^]*)\\\)$/.exec(source)?.[1] ?? source;
  return { type: 'inlineFormula', tex: tex.trim() };
}
