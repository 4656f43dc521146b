import type { Compound, Graph, GraphNode } from '../../model/compound.ts';
import type { Symbols } from '../../model/symbols.ts';
import { nameIn } from '../../model/name-in-language.ts';
import { isDrawn, type DiagramSettings } from './diagram-settings.ts';

/** How many steps from the compound a graph goes that is made here. */
const maxSteps = 4;

/** An edge before the graph is known: to a compound, or to a name without one. */
interface Step {
  refid?: string;
  label: string;
  relation: string;
}

/** Where the edges of a compound lead. */
type Steps = (compound: Compound) => Step[];

const toBases: Steps = ({ bases }) => bases.map(inheritanceStep);
const toDerived: Steps = ({ derived }) => derived.map(inheritanceStep);
const toIncluded: Steps = ({ includes }) => includes.map(includeStep);
const toIncluders: Steps = ({ includedBy }) => includedBy.map(includeStep);

/**
 * A graph of a compound: the one that Doxygen computed, or, where it computed none and such graphs are drawn, one made
 * of the relations of the compounds themselves.
 */
export function compoundGraph(
  compound: Compound,
  kind: Graph['kind'],
  symbols: Symbols,
  settings?: DiagramSettings,
): Graph | undefined {
  const known = compound.graphs.find((graph) => graph.kind === kind);
  if (known || !settings || !isDrawn(kind, settings)) return known;
  const relations = relationsOf(compound, kind);
  const nodes = relations && connect(compound, symbols, settings.maxNodes, ...relations);
  return nodes && nodes.length > 1 ? { kind, nodes } : undefined;
}

/** The relations that a graph follows, and those that lead to its compound; none where there is no such graph. */
function relationsOf(
  compound: Compound,
  kind: Graph['kind'],
): [forward: Steps, backward?: Steps] | undefined {
  if (kind === 'inheritance') return [toBases, toDerived];
  if (compound.kind !== 'file' || kind === 'collaboration') return undefined;
  return kind === 'includes' ? [toIncluded] : [toIncluders];
}

/**
 * The compound and what its relations lead to, step by step. A step that would lead to too many nodes is left out with
 * all that follow; where it is the first one, there is no graph, since half of the nearest ones would be misleading.
 *
 * @param forward - the relations that edges follow
 * @param backward - the opposite relations, whose edges lead towards the compound
 */
function connect(
  own: Compound,
  symbols: Symbols,
  maxNodes: number,
  forward: Steps,
  backward: Steps = () => [],
): GraphNode[] {
  const label = nameIn(own.language, own.name);
  const start: GraphNode = { id: own.refid, label, refid: own.refid, children: [] };
  const nodes = new Map([[own.refid, start]]);
  for (const steps of [forward, backward]) {
    let reached = [start];
    for (let count = 0; count < maxSteps && reached.length > 0; count++) {
      const next = new Map<string, GraphNode>();
      for (const step of reached.flatMap((node) => stepsOf(node, steps, symbols))) {
        const id = stepId(step);
        if (!nodes.has(id))
          next.set(id, { id, label: step.label, refid: step.refid, children: [] });
      }
      if (nodes.size + next.size > maxNodes) {
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
    for (const step of stepsOf(node, forward, symbols))
      addEdge(node.id, stepId(step), step.relation);
  for (const node of nodes.values())
    for (const step of stepsOf(node, backward, symbols))
      addEdge(stepId(step), node.id, step.relation);
  return [...nodes.values()];
}

function stepsOf({ refid }: GraphNode, steps: Steps, symbols: Symbols): Step[] {
  const compound = refid === undefined ? undefined : symbols.compounds.get(refid);
  return compound ? steps(compound) : [];
}

function stepId({ refid, label }: Step): string {
  return refid ?? label;
}

function inheritanceStep({ refid, name, protection }: Compound['bases'][number]): Step {
  const label = name.map((part) => (typeof part === 'string' ? part : part.text)).join('');
  return { refid, label, relation: `${protection}-inheritance` };
}

function includeStep({ refid, name }: Compound['includes'][number]): Step {
  return { refid, label: name, relation: 'include' };
}
