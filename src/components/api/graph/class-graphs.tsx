import type { ReactNode } from 'react';
import type { Graph } from '../../../model/compound.ts';
import { useContent } from '../../content-context.tsx';
import { compoundGraph } from '../../diagram/compound-graphs.ts';
import { useApiPage } from '../api-page.ts';
import { FoldedGraph } from './graph-view.tsx';

/**
 * The graphs of the relations to other classes, closed at first, because the lists of bases and derived classes name the
 * closest ones. Open if the page has no members that they would push down.
 */
export function ClassGraphs(props: {
  /** True if they follow a list of classes in its line. */
  isInLine: boolean;
}): ReactNode {
  const { compound } = useApiPage();
  const graphs = useClassGraphs();
  const isOpen = compound.sections.length === 0 && compound.allMembers.length === 0;
  return graphs.map((graph) => (
    <FoldedGraph key={graph.kind} graph={graph} isOpen={isOpen} isInLine={props.isInLine} />
  ));
}

/** Returns the graphs of the page's class; the collaboration graph only if it shows more than the inheritance graph. */
function useClassGraphs(): Graph[] {
  const { symbols, diagrams } = useContent();
  const { compound } = useApiPage();
  const [inheritance, collaboration] = (['inheritance', 'collaboration'] as const).map((kind) => {
    const graph = compoundGraph(compound, kind, symbols, diagrams);
    return graph && graph.nodes.length > 1 ? graph : undefined;
  });
  const isNew = collaboration && !(inheritance && contains(inheritance, collaboration));
  return [inheritance, isNew ? collaboration : undefined].filter((graph) => graph !== undefined);
}

/** True if a graph has all edges of another one; nodes have different ids in each. */
function contains(whole: Graph, part: Graph): boolean {
  const edges = new Set(edgesOf(whole));
  return edgesOf(part).every((edge) => edges.has(edge));
}

function edgesOf({ nodes }: Graph): string[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const nameOf = (id: string): string => byId.get(id)?.refid ?? byId.get(id)?.label ?? id;
  return nodes.flatMap(({ id, children }) =>
    children.map(({ id: to, relation, labels }) =>
      [nameOf(id), nameOf(to), relation, ...labels].join('\n'),
    ),
  );
}
