import type { GraphNode } from '../../../model/compound.ts';

/** An edge between two nodes of a graph. */
export interface GraphEdge {
  /** Id of the node that it starts from. */
  from: string;
  /** Id of the node that it leads to. */
  to: string;
  /** Doxygen's word for it: `public-inheritance`, `include`, `usage`. */
  relation: string;
  /** What stands beside it: names of members. */
  labels: string[];
}

/** The edges of a graph, each pair of nodes and relation once; edges to missing nodes and to the node itself left out. */
export function edgesOf(nodes: readonly GraphNode[]): GraphEdge[] {
  const known = new Set(nodes.map((node) => node.id));
  const edges = new Map<string, GraphEdge>();
  for (const { id: from, children } of nodes) {
    for (const { id: to, relation, labels } of children) {
      if (!known.has(to) || to === from) continue;
      const key = `${from}\0${to}\0${relation}`;
      const same = edges.get(key);
      if (same) same.labels.push(...labels);
      else edges.set(key, { from, to, relation, labels: [...labels] });
    }
  }
  return [...edges.values()];
}

/** The layer of each node: one below the lowest of those that lead to it. Edges that close a circle do not count. */
export function layersOf(
  nodes: readonly GraphNode[],
  edges: readonly GraphEdge[],
): Map<string, number> {
  const below = new Map<string, string[]>();
  for (const { from, to } of edges) below.set(from, [...(below.get(from) ?? []), to]);
  const layers = new Map(nodes.map((node) => [node.id, 0]));
  const open = new Set<string>();
  const done = new Set<string>();
  const order: string[] = [];
  const kept: [from: string, to: string][] = [];
  const enter = (id: string): void => {
    open.add(id);
    for (const next of below.get(id) ?? []) {
      if (open.has(next)) continue;
      kept.push([id, next]);
      if (!done.has(next)) enter(next);
    }
    open.delete(id);
    done.add(id);
    order.unshift(id);
  };
  for (const { id } of nodes) if (!done.has(id)) enter(id);
  const following = new Map<string, string[]>();
  for (const [from, to] of kept) following.set(from, [...(following.get(from) ?? []), to]);
  for (const id of order) {
    const layer = layers.get(id) ?? 0;
    for (const next of following.get(id) ?? [])
      layers.set(next, Math.max(layers.get(next) ?? 0, layer + 1));
  }
  return layers;
}
