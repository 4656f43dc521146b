import type { GraphNode } from '../../model/compound.ts';

/** An edge before the graph is known: to a symbol, or to a name without one. */
export interface Step {
  /** Doxygen's id of what it leads to; missing for what is not part of the project. */
  refid?: string;
  /** Name of what it leads to. */
  label: string;
  /** The relation. */
  relation: string;
}

/** Where the edges of a node lead. */
export type Steps = (node: GraphNode) => readonly Step[];

/** How far a graph goes that is made here. */
export interface Reach {
  /** How many steps from the first node. */
  steps: number;
  /** How many nodes. */
  nodes: number;
}

/**
 * A node and what its relations lead to, step by step. A step that would lead to too many nodes is left out with
 * all that follow; where it is the first one, there is no graph, since half of the nearest ones would be misleading.
 *
 * @param start - the node that the graph is of, without edges
 * @param forward - the relations that edges follow
 * @param backward - the opposite relations, whose edges lead towards the first node
 */
export function connectNodes(
  start: GraphNode,
  reach: Reach,
  forward: Steps,
  backward: Steps = () => [],
): GraphNode[] {
  const nodes = new Map([[start.id, start]]);
  for (const steps of [forward, backward]) {
    let reached = [start];
    for (let count = 0; count < reach.steps && reached.length > 0; count++) {
      const next = nextNodes(reached, steps, nodes);
      if (nodes.size + next.size > reach.nodes) {
        if (count === 0) return [];
        break;
      }
      reached = [...next.values()];
      for (const node of reached) nodes.set(node.id, node);
    }
  }
  const connected = new Set<string>();
  const addEdge = (from: string, to: string, relation: string): void => {
    const key = JSON.stringify([from, to]);
    if (connected.has(key) || !nodes.has(to)) return;
    connected.add(key);
    nodes.get(from)?.children.push({ id: to, relation, labels: [] });
  };
  for (const node of nodes.values())
    for (const step of forward(node)) addEdge(node.id, stepId(step), step.relation);
  for (const node of nodes.values())
    for (const step of backward(node)) addEdge(stepId(step), node.id, step.relation);
  return [...nodes.values()];
}

/** What the edges of some nodes lead to that is not known yet. */
function nextNodes(
  reached: readonly GraphNode[],
  steps: Steps,
  known: ReadonlyMap<string, GraphNode>,
): Map<string, GraphNode> {
  const next = new Map<string, GraphNode>();
  for (const step of reached.flatMap(steps)) {
    const id = stepId(step);
    if (!known.has(id)) next.set(id, { id, label: step.label, refid: step.refid, children: [] });
  }
  return next;
}

function stepId({ refid, label }: Step): string {
  return refid ?? label;
}
