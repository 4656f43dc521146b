import type { Graph } from '../../model/compound.ts';
import { impliedEdges } from './implied-edges.ts';

/** An edge of a graph, with its upper and lower node. */
export interface GraphLink {
  /** The node that includes, inherits, calls or uses. */
  from: string;
  /** The other node. */
  to: string;
  /** The node that readers look at first: the base, the used class, the file that the graph is of. */
  upper: string;
  /** The other node. */
  lower: string;
  /** Doxygen's word for the relation. */
  relation: string;
  /** Doxygen's labels: names of members, template arguments. */
  labels: string[];
}

/** The edges of a graph that are drawn. */
export interface GraphLinks {
  /** One link for each pair of nodes and relation. */
  links: GraphLink[];
  /** Number of edges omitted as redundant: files that an included file includes too. */
  implied: number;
}

/** Returns the edges of a graph between nodes that are present. */
export function graphLinks({ kind, nodes }: Graph): GraphLinks {
  const ids = new Set(nodes.map(({ id }) => id));
  const links = new Map<string, GraphLink>();
  for (const { id, children } of nodes) {
    for (const { id: child, relation, labels } of children) {
      if (!ids.has(child)) continue;
      const key = JSON.stringify([id, child, relation]);
      const known = links.get(key);
      if (known) known.labels.push(...labels.filter(Boolean));
      else
        links.set(key, {
          ...endsOf(kind, id, child),
          relation,
          labels: labels.filter(Boolean),
        });
    }
  }
  const all = [...links.values()];
  if (kind !== 'includes' && kind !== 'includedBy') return { links: all, implied: 0 };
  const implied = impliedEdges(all);
  return { links: all.filter((link) => !implied.has(link)), implied: implied.size };
}

function endsOf(
  kind: Graph['kind'],
  id: string,
  child: string,
): Pick<GraphLink, 'from' | 'to' | 'upper' | 'lower'> {
  if (kind === 'includes' || kind === 'calls' || kind === 'folders')
    return { from: id, to: child, upper: id, lower: child };
  if (kind === 'includedBy' || kind === 'callers')
    return { from: child, to: id, upper: id, lower: child };
  return { from: id, to: child, upper: child, lower: id };
}
