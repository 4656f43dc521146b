import type { Element } from 'hast';
import { formulaText } from '../model/formula-text.ts';
import type { ProseHeading } from '../model/site.ts';
import { isFootnoteLink } from './prose-facts.ts';
import { table } from '../shared/table.ts';

type Piece = NonNullable<ProseHeading['content']>[number];
type Mark = Exclude<Piece, string>['mark'];

/** Elements that entries of the table of contents keep. */
const marks: Partial<Record<string, Mark>> = table({
  code: 'code',
  em: 'em',
  strong: 'strong',
  del: 'del',
});

/**
 * Returns the content of a heading for the table of contents: keeps code, emphasis, strong and deleted text, reduces
 * links, images and formulas to text, and drops footnote marks. Returns `undefined` if that is just the heading's text.
 */
export function headingContent(heading: Element, text: string): Piece[] | undefined {
  const content = trimmed(piecesOf(heading));
  return content.length === 0 || (content.length === 1 && content[0] === text)
    ? undefined
    : content;
}

function piecesOf(element: Element): Piece[] {
  const pieces: Piece[] = [];
  const add = (piece: Piece): void => {
    const last = pieces.at(-1);
    if (typeof piece !== 'string' || typeof last !== 'string') pieces.push(piece);
    else pieces[pieces.length - 1] = last + piece;
  };
  for (const node of element.children) {
    if (node.type === 'text') add(node.value.replace(/\s+/g, ' '));
    if (node.type !== 'element' || isFootnoteLink(node)) continue;
    const { alt } = node.properties;
    if (node.tagName === 'img' && typeof alt === 'string') add(alt);
    if (node.tagName === 'math') {
      add(formulaText(node));
      continue;
    }
    const mark = marks[node.tagName];
    const children = piecesOf(node);
    if (mark && children.length > 0) add({ mark, children });
    else children.forEach(add);
  }
  return pieces;
}

/** Trims white space at both ends. */
function trimmed(pieces: readonly Piece[]): Piece[] {
  const last = pieces.length - 1;
  return pieces
    .map((piece, i) => {
      if (typeof piece !== 'string') return piece;
      const start = i === 0 ? piece.trimStart() : piece;
      return i === last ? start.trimEnd() : start;
    })
    .filter((piece) => piece !== '');
}
