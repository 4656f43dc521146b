import type { ReactNode } from 'react';
import type { Graph, GraphNode } from '../../model/compound.ts';
import type { Links } from '../../model/links.ts';
import { useContent } from '../content-context.tsx';

/** What the graphs are called. */
const titles: Record<Graph['kind'], string> = {
  includes: 'Include graph',
  includedBy: 'Included-by graph',
  inheritance: 'Inheritance graph',
  collaboration: 'Collaboration graph',
};

/** A graph as a tree of names, closed at first; a node that is reached twice shows what is below it once. */
export function GraphTree(props: {
  /** The graph. */
  graph: Graph;
}): ReactNode {
  const { links } = useContent();
  const { kind, nodes } = props.graph;
  if (nodes.length < 2) return null;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const reached = new Set(nodes.flatMap((node) => node.children.map((child) => child.id)));
  const roots = nodes.filter((node) => !reached.has(node.id));
  const shown = new Set<string>();
  return (
    <details className="graph">
      <summary>{titles[kind]}</summary>
      <ul className="tree">
        {(roots.length > 0 ? roots : nodes.slice(0, 1)).map((node) => (
          <li key={node.id}>
            {nodeName(node, links)}
            {branches(node, byId, shown, links)}
          </li>
        ))}
      </ul>
    </details>
  );
}

function branches(
  node: GraphNode,
  byId: ReadonlyMap<string, GraphNode>,
  shown: Set<string>,
  links: Links,
): ReactNode {
  if (node.children.length === 0 || shown.has(node.id)) return null;
  shown.add(node.id);
  return (
    <ul>
      {node.children.map(({ id, relation, labels }, i) => {
        const child = byId.get(id);
        if (!child) return null;
        const words = [relation === 'include' ? '' : relation.replaceAll('-', ' '), ...labels];
        const edge = words.filter(Boolean).join(', ');
        return (
          <li key={i}>
            {nodeName(child, links)}
            {edge && <span className="relation"> {edge}</span>}
            {branches(child, byId, shown, links)}
          </li>
        );
      })}
    </ul>
  );
}

function nodeName({ label, refid }: GraphNode, links: Links): ReactNode {
  const href = refid === undefined ? undefined : links.refid(refid);
  const name = <code>{label}</code>;
  return href === undefined ? name : <a href={href}>{name}</a>;
}
