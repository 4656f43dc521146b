import type { Graph, GraphNode } from '../model/compound.ts';
import { childNamed, childrenNamed, childText, textOf, type XmlElement } from '../xml/element.ts';
import { withoutTemplateSpaces } from '../model/template-spaces.ts';
import { withoutMangledNames } from './anonymous.ts';

const graphElements: readonly (readonly [name: string, kind: Graph['kind']])[] = [
  ['incdepgraph', 'includes'],
  ['invincdepgraph', 'includedBy'],
  ['inheritancegraph', 'inheritance'],
  ['collaborationgraph', 'collaboration'],
];

/** Reads the graphs of a compound; the first node of each is the compound itself. */
export function readGraphs(compound: XmlElement): Graph[] {
  return graphElements.flatMap(([name, kind]) => {
    const element = childNamed(compound, name);
    if (!element) return [];
    const own = compound.attributes.id;
    const nodes = withDistinctIds(childrenNamed(element, 'node').map(readNode));
    const first = nodes.findIndex((node) => node.refid === own);
    if (first > 0) nodes.unshift(...nodes.splice(first, 1));
    return [{ kind, nodes }];
  });
}

/** Drops nodes with the id of an earlier one, and those that nothing can refer to. */
function withDistinctIds(nodes: readonly GraphNode[]): GraphNode[] {
  const ids = new Set(['']);
  return nodes.filter(({ id }) => !ids.has(id) && ids.add(id));
}

function readNode(element: XmlElement): GraphNode {
  const refid = childNamed(element, 'link')?.attributes.refid;
  return {
    id: element.attributes.id ?? '',
    label: withoutTemplateSpaces(withoutMangledNames(childText(element, 'label') ?? '')),
    ...(refid && { refid }),
    children: childrenNamed(element, 'childnode').map((child) => ({
      id: child.attributes.refid ?? '',
      relation: child.attributes.relation ?? '',
      labels: childrenNamed(child, 'edgelabel').map((label) =>
        withoutMangledNames(textOf(label).trim()),
      ),
    })),
  };
}
