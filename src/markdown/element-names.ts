import { htmlTagNames } from 'html-tag-names';
import { svgTagNames } from 'svg-tag-names';

/** The elements of MathML that browsers show; others are words such as `int`, `list` and `vector`. */
const formulaNames =
  'annotation maction math menclose merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics'.split(
    ' ',
  );

const html: ReadonlySet<string> = new Set(htmlTagNames);
const drawing: ReadonlySet<string> = new Set(
  [...svgTagNames, ...formulaNames].map((name) => name.toLowerCase()),
);

/**
 * True for the name of an element of HTML, old ones included, in any case, or of a custom element; and if the text has
 * drawings or formulas in markup, for the names of their elements, which are words such as `set`, `line` and `view`.
 */
export function isElementName(name: string, hasDrawings: boolean): boolean {
  const lower = name.toLowerCase();
  return lower.includes('-') || html.has(lower) || (hasDrawings && drawing.has(lower));
}

/** The names of elements whose tags without attributes can mean something: in a drawing, `<set>` cannot. */
export const elementNames: readonly string[] = [
  ...htmlTagNames,
  ...svgTagNames.filter((name) => name !== 'set'),
  ...formulaNames,
];

/** True for a text with the tag of a drawing or of a formula. */
export function hasDrawingTags(text: string): boolean {
  return /<(?:svg|math)\b/i.test(text);
}

/** Elements that show something without content. */
export const shownWithoutContent: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr']);
