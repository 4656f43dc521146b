import type { ReactNode } from 'react';
import type { Graph, Member } from '../../../model/compound.ts';
import { fill } from '../../../shared/texts/fill.ts';
import { useContent } from '../../content-context.tsx';
import { callGraph, type CallGraphKind } from '../../diagram/call-graphs.ts';
import { GraphTree } from './graph-tree.tsx';
import { graphTitles } from './graph-view.tsx';

const kinds: readonly CallGraphKind[] = ['calls', 'callers'];

/** The call and caller graphs of a function, unless they show no more than the lists of names. */
export function CallGraphs(props: {
  /** The function; other members have no call graphs. */
  member: Member;
}): ReactNode {
  const { anchors, diagrams, symbols } = useContent();
  const { member } = props;
  const anchor = anchors.get(member.refid);
  return kinds.map((kind) => {
    const graph = callGraph(member, kind, symbols, diagrams);
    return graph && anchor && <CallGraph key={kind} kind={kind} graph={graph} of={anchor.id} />;
  });
}

/**
 * A graph as text. Browsers draw it when the reader opens it: libraries have thousands of these graphs, and drawing
 * them all would dominate build time and page size.
 */
function CallGraph(props: { kind: CallGraphKind; graph: Graph; of: string }): ReactNode {
  const { links, texts } = useContent();
  const { kind, graph, of } = props;
  const { api } = texts;
  const [title, id] = graphTitles[kind];
  const { nodes } = graph;
  // For the script that draws the graph when the reader opens it.
  const data = {
    'data-graph': kind,
    'data-edge': api.edgeCalls,
    'data-description': fill(api.graphDescription, { count: nodes.length }),
    'data-as-text': api.graphAsText,
  };
  return (
    <details className="graph" {...data}>
      <summary id={`${id}:${of}`}>{api[title]}</summary>
      <GraphTree nodes={nodes} links={links} texts={api} />
    </details>
  );
}
