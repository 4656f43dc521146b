import { createRoot } from 'react-dom/client';
import type { DrawingWords } from '../src/components/diagram/graph-drawing.tsx';
import { ScrolledDrawing } from '../src/components/diagram/scrolled-drawing.tsx';
import { layoutGraph } from '../src/components/diagram/layout-graph.ts';
import { fill } from '../src/shared/texts/fill.ts';

/** A graph, as the layout accepts it. */
type Graph = Parameters<typeof layoutGraph>[0];

/** A node of a graph. */
type Node = Graph['nodes'][number];

/** Draws the graph that a block contains as text, and folds the text below it; closed unless `isTextOpen`. */
export function drawGraph(block: HTMLElement, isTextOpen: boolean): void {
  const tree = block.querySelector(':scope > ul');
  const summary = block.querySelector(':scope > summary');
  const { graph: kind, edge = '', description = '', asText = '' } = block.dataset;
  if (!tree || !summary || (kind !== 'calls' && kind !== 'callers')) return;
  const layout = layoutGraph({ kind, nodes: nodesOf(tree) });
  const words: DrawingWords = {
    description,
    edge: ({ from, to }) => fill(edge, { from, to }),
    href: ({ refid }) => refid,
  };
  const drawing = document.createElement('div');
  const text = emptyBlock(asText);
  text.open = isTextOpen;
  tree.before(drawing, text);
  text.append(tree);
  // Draw the text only once.
  delete block.dataset.graph;
  createRoot(drawing).render(
    <ScrolledDrawing layout={layout} words={words} titleId={summary.id} />,
  );
}

/** Returns a closed block with only its title. */
function emptyBlock(title: string): HTMLDetailsElement {
  const block = document.createElement('details');
  block.className = 'graph';
  const summary = document.createElement('summary');
  summary.textContent = title;
  block.append(summary);
  return block;
}

/** Returns the nodes of a tree of names. A node occurs once with its branches; addresses identify nodes. */
function nodesOf(tree: Element): Node[] {
  const nodes = new Map<string, Node>();
  const addItems = (list: Element): string[] =>
    [...list.children].map((item) => {
      const link = item.querySelector(':scope > a')?.getAttribute('href') ?? undefined;
      const label = item.querySelector(':scope > a > code, :scope > code')?.textContent ?? '';
      const id = link ?? label;
      const node: Node = nodes.get(id) ?? { id, label, refid: link, children: [] };
      nodes.set(id, node);
      const branches = item.querySelector(':scope > ul');
      if (branches)
        node.children = addItems(branches).map((id) => ({ id, relation: 'call', labels: [] }));
      return id;
    });
  addItems(tree);
  return [...nodes.values()];
}
