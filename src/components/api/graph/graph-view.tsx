import type { ReactNode } from 'react';
import type { Graph } from '../../../model/compound.ts';
import { useContent } from '../../content-context.tsx';
import { GraphDrawing } from './graph-drawing.tsx';
import { GraphTree } from './graph-tree.tsx';

/** What the graphs are called. */
const titles: Record<Graph['kind'], string> = {
  includes: 'Include graph',
  includedBy: 'Included-by graph',
  inheritance: 'Inheritance graph',
  collaboration: 'Collaboration graph',
};

/** Largest graph that is drawn; nobody finds the way in larger ones, and they show as trees of names. */
const mostNodes = 30;
const mostEdges = 60;

/** A graph that opens and closes; a small one of inheritance is open from the start. */
export function GraphView(props: {
  /** The graph. */
  graph: Graph;
  /** The name of what the page shows. */
  name: string;
}): ReactNode {
  const { links } = useContent();
  const { graph, name } = props;
  const { kind, nodes } = graph;
  const edges = nodes.reduce((sum, node) => sum + node.children.length, 0);
  if (edges === 0) return null;
  const isDrawn = nodes.length <= mostNodes && edges <= mostEdges;
  return (
    <details className="graph" open={kind === 'inheritance' && isDrawn}>
      <summary>{titles[kind]}</summary>
      {isDrawn ? (
        <GraphDrawing graph={graph} links={links} label={`${titles[kind]} of ${name}`} />
      ) : (
        <GraphTree nodes={nodes} links={links} />
      )}
    </details>
  );
}
