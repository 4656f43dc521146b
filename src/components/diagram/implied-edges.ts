/** A directed edge between two nodes. */
interface Edge {
  from: string;
  to: string;
}

/**
 * Returns the redundant edges, whose end is also reached through other edges. The rest connects the same nodes, so that
 * every line of the drawing is informative.
 */
export function impliedEdges<E extends Edge>(edges: readonly E[]): Set<E> {
  const after = new Map<string, Set<E>>();
  for (const edge of edges) {
    const known = after.get(edge.from);
    if (known) known.add(edge);
    else after.set(edge.from, new Set([edge]));
  }
  const implied = new Set<E>();
  for (const edge of edges) {
    after.get(edge.from)?.delete(edge);
    if (isReached(edge, after)) implied.add(edge);
    else after.get(edge.from)?.add(edge);
  }
  return implied;
}

/** True if other edges lead from the edge's start to its end. */
function isReached<E extends Edge>(
  { from, to }: Edge,
  after: ReadonlyMap<string, ReadonlySet<E>>,
): boolean {
  const seen = new Set([from]);
  const open = [from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const next of after.get(id) ?? []) {
      if (next.to === to) return true;
      if (seen.has(next.to)) continue;
      seen.add(next.to);
      open.push(next.to);
    }
  }
  return false;
}
