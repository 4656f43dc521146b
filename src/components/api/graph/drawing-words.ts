import type { Links } from '../../../model/links.ts';
import type { ApiTexts } from '../../../shared/texts/catalogues.ts';
import { fill } from '../../../shared/texts/fill.ts';
import type { DrawingWords } from '../../diagram/graph-drawing.tsx';
import { knownHref } from '../known-names.ts';
import type { GraphLayout, PlacedEdge, PlacedNode } from '../../diagram/layout-graph.ts';

/** Returns the texts of a drawn graph and the link targets of its nodes. */
export function drawingWords({ nodes }: GraphLayout, links: Links, texts: ApiTexts): DrawingWords {
  return {
    description: fill(texts.graphDescription, { count: nodes.length }),
    edge: (edge) => edgeTitle(edge, texts),
    href: (node) => hrefOf(node, links),
  };
}

/** Returns the address of a node: its page, or that of a class of the standard library or of another library. */
function hrefOf({ label, refid }: PlacedNode, links: Links): string | undefined {
  const href = refid === undefined ? undefined : links.refid(refid);
  return href ?? knownHref(label.replace(/<.*/s, '').trim(), links);
}

/** Returns the text of an edge. */
function edgeTitle({ from, to, relation, labels }: PlacedEdge, texts: ApiTexts): string {
  const [access, kind] = relation.split('-');
  let text = texts.edgeUses;
  if (kind === 'inheritance') text = texts.edgeInherits;
  else if (relation === 'call') text = texts.edgeCalls;
  else if (relation === 'include') text = texts.edgeIncludes;
  else if (relation === 'template-instance') text = texts.edgeInstantiates;
  const edge = fill(text, { from, to });
  const more = [access === 'protected' || access === 'private' ? access : '', ...labels];
  const details = more.filter(Boolean).join(', ');
  return details === '' ? edge : fill(texts.edgeDetails, { edge, details });
}
