/**
 * The HTML element of each style of text in comments. A style needs no other entry: the model, the walkers, the pages and
 * titles with escaped markup follow from this table.
 */
export const styleElements = {
  strong: 'strong',
  emphasis: 'em',
  underline: 'u',
  strike: 's',
  deleted: 'del',
  inserted: 'ins',
  code: 'code',
  subscript: 'sub',
  superscript: 'sup',
  small: 'small',
  cite: 'cite',
} as const;

/** A style of text: `strong`, `code`. */
export type Style = keyof typeof styleElements;
