import type { GraphNode } from '../../model/compound.ts';

/** An edge before the graph is built: to a symbol, or to a name without one. */
export interface Step {
  /** Doxygen's id of the target; missing for targets outside the project. */
  refid?: string;
  /** Name of the target. */
  label: string;
  /** The relation. */
  relation: string;
}

/** Returns the edges from a node. */
export type Steps = (node: GraphNode) => readonly Step[];

/** Size limits of a graph that Doxygen did not compute. */
export interface Reach {
  /** Maximum number of steps from the first node. */
  steps: number;
  /** Maximum number of nodes. */
  nodes: number;
}

/**
 * Builds a graph from a node along its relations, step by step. A step that would add too many nodes is omitted with
 * all that follow. If that is the first step, there is no graph: showing only some of the nearest nodes would mislead.
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
  // A base may have thousands of derived classes, so backward edges are only followed from nodes that such edges reach.
  const behind = [start];
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
      if (steps === backward) behind.push(...reached);
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
  for (const node of behind)
    for (const step of backward(node)) addEdge(stepId(step), node.id, step.relation);
  return [...nodes.values()];
}

/** Returns the targets of some nodes' edges that are not in the graph yet. */
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
