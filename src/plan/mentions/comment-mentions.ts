import type { Compound } from '../../model/compound.ts';
import type { CodeLine } from '../../model/description.ts';
import { lineAnchor } from '../../model/anchor-id.ts';
import { linesOf } from '../../model/packed-listing.ts';
import { isInline, partsOf, type DescriptionNode } from '../../model/walk.ts';
import { titleText } from '../../model/title-text.ts';
import type { MentionCollector, TextPlace } from './mention-collector.ts';

/** Lookups for reading a page, topic or example of an API reference. */
export interface CommentSurroundings {
  /** Collects the mentions and uses. */
  collector: MentionCollector;
  /** True for the refid of a symbol. */
  isSymbol: (refid: string) => boolean;
  /** True for the refid of a symbol that code can use, unlike a namespace or a file. */
  isUsable: (refid: string) => boolean;
  /** Href of a section or symbol, given its id. */
  hrefOf: (id: string) => string | undefined;
}

/** Collects the mentions of symbols in the text of a page, topic or example, and the uses in its code. */
export function collectFromComment(
  compound: Compound,
  place: TextPlace,
  around: CommentSurroundings,
): void {
  collect([...compound.brief, ...compound.detailed], place, around);
  if (compound.kind === 'example' && compound.listing)
    for (const line of linesOf(compound.listing)) {
      const { number } = line;
      const href = number === undefined ? undefined : `${place.text.href}#${lineAnchor(number)}`;
      collectLine(line, place, around, href);
    }
}

function collect(
  nodes: readonly DescriptionNode[],
  place: TextPlace,
  around: CommentSurroundings,
): void {
  for (const node of nodes) {
    if (node.type === 'ref') {
      if (node.external === undefined && around.isSymbol(node.refid))
        if (!isOnPage(node.refid, place, around)) around.collector.addMention(node.refid, place);
    } else if (node.type === 'listing')
      for (const line of node.lines) collectLine(line, place, around);
    const inner = node.type === 'section' ? sectionOf(node, place, around) : place;
    for (const part of partsOf(node)) collect(part, inner, around);
  }
}

/** True for a symbol on the same page as the text: a topic naturally refers to its own symbols. */
function isOnPage(refid: string, { text }: TextPlace, { hrefOf }: CommentSurroundings): boolean {
  return hrefOf(refid)?.replace(/#.*/, '') === text.href;
}

function sectionOf(
  { id, title }: Extract<DescriptionNode, { type: 'section' }>,
  place: TextPlace,
  { hrefOf }: CommentSurroundings,
): TextPlace {
  const href = id === undefined ? undefined : hrefOf(id);
  const text = title?.every(isInline) ? titleText(title) : '';
  return href === undefined || text === '' ? place : { ...place, section: { href, title: text } };
}

function collectLine(
  line: CodeLine,
  place: TextPlace,
  around: CommentSurroundings,
  href?: string,
): void {
  for (const { refid, external, class: color } of line.spans)
    if (
      refid !== undefined &&
      external === undefined &&
      color !== 'comment' &&
      around.isUsable(refid) &&
      !isOnPage(refid, place, around)
    )
      around.collector.addUse(refid, line, place, href);
}
