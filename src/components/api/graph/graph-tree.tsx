import type { ReactNode } from 'react';
import type { GraphNode } from '../../../model/compound.ts';
import type { Links } from '../../../model/links.ts';
import type { ApiTexts } from '../../../shared/texts/catalogues.ts';
import { fill } from '../../../shared/texts/fill.ts';
import { SmartLink } from '../../page/smart-link.tsx';
import { breakable } from '../../shell/breakable.tsx';

/** A graph as a tree of names; a node that is reached twice shows its subtree once. */
export function GraphTree(props: {
  /** The nodes. */
  nodes: readonly GraphNode[];
  /** Resolves the names to links. */
  links: Links;
  /** The texts of the interface. */
  texts: ApiTexts;
}): ReactNode {
  const { nodes, links, texts } = props;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const reached = new Set(nodes.flatMap((node) => node.children.map((child) => child.id)));
  const roots = nodes.filter((node) => !reached.has(node.id));
  const shown = new Set<string>();
  return (
    <ul className="tree">
      {(roots.length > 0 ? roots : nodes.slice(0, 1)).map((node) => (
        <li key={node.id}>
          {nodeName(node, links)}
          {branches(node, byId, shown, links, texts)}
        </li>
      ))}
    </ul>
  );
}

function branches(
  node: GraphNode,
  byId: ReadonlyMap<string, GraphNode>,
  shown: Set<string>,
  links: Links,
  texts: ApiTexts,
): ReactNode {
  if (node.children.length === 0 || shown.has(node.id)) return null;
  shown.add(node.id);
  return (
    <ul>
      {node.children.map(({ id, relation, labels }, i) => {
        const child = byId.get(id);
        if (!child) return null;
        const words = [relationWord(relation, texts), ...labels];
        const edge = words.filter(Boolean).join(', ');
        return (
          <li key={i}>
            {nodeName(child, links)}
            {edge && <span className="relation"> {edge}</span>}
            {branches(child, byId, shown, links, texts)}
          </li>
        );
      })}
    </ul>
  );
}

/** Returns the word for an edge; calls and includes need none. */
function relationWord(relation: string, texts: ApiTexts): string {
  const [access = '', kind] = relation.split('-');
  if (kind === 'inheritance') return fill(texts.relationInheritance, { access });
  switch (relation) {
    case 'call':
    case 'include':
      return '';
    case 'usage':
      return texts.relationUsage;
    case 'template-instance':
      return texts.relationInstance;
    case 'type-constraint':
      return texts.relationConstraint;
    default:
      return relation.replaceAll('-', ' ');
  }
}

function nodeName({ label, refid }: GraphNode, links: Links): ReactNode {
  const href = refid === undefined ? undefined : links.refid(refid);
  const name = <code>{breakable(label)}</code>;
  return href === undefined ? name : <SmartLink href={href}>{name}</SmartLink>;
}
