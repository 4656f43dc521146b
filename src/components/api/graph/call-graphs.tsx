import type { ReactNode } from 'react';
import type { Graph, Member } from '../../../model/compound.ts';
import { fill } from '../../../shared/texts/fill.ts';
import { useContent } from '../../content-context.tsx';
import { callGraph, type CallGraphKind } from '../../diagram/call-graphs.ts';
import type { FoldedGraphData } from '../../diagram/folded-graph.ts';
import { GraphTree } from './graph-tree.tsx';
import { graphTitles } from './graph-view.tsx';

const kinds: readonly CallGraphKind[] = ['calls', 'callers'];

/** What a function calls, and what calls it, beyond what the lists of names say. */
export function CallGraphs(props: {
  /** The function; other members have no such graphs. */
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
 * A graph as text. Browsers draw it when it is opened: libraries have thousands of these graphs, few are looked at, and
 * drawings would take most of the build and of their pages.
 */
function CallGraph(props: { kind: CallGraphKind; graph: Graph; of: string }): ReactNode {
  const { links, texts } = useContent();
  const { kind, graph, of } = props;
  const { api } = texts;
  const [title, id] = graphTitles[kind];
  const { nodes } = graph;
  const data: FoldedGraphData = {
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
