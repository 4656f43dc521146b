import type { Compound, Graph, GraphNode } from '../../model/compound.ts';
import type { Symbols } from '../../model/symbols.ts';
import { nameIn } from '../../model/name-in-language.ts';
import { connectNodes, type Step, type Steps } from './connect-nodes.ts';
import { isDrawn, type DiagramSettings } from './diagram-settings.ts';

/** Maximum number of steps from the compound in a graph that Doxygen did not compute. */
const maxSteps = 4;

/** Returns the edges from a compound. */
type Relation = (compound: Compound) => Step[];

const toBases: Relation = ({ bases }) => bases.map(inheritanceStep);
const toDerived: Relation = ({ derived }) => derived.map(inheritanceStep);
const toIncluded: Relation = ({ includes }) => includes.map(includeStep);
const toIncluders: Relation = ({ includedBy }) => includedBy.map(includeStep);

/**
 * Returns a graph of a compound: the one that Doxygen computed, or, if such graphs are enabled, one built from the
 * relations of the compounds.
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
  if (!relations) return undefined;
  const { refid, language, name } = compound;
  const start: GraphNode = { id: refid, label: nameIn(language, name), refid, children: [] };
  const reach = { steps: maxSteps, nodes: settings.maxNodes };
  const [forward, backward] = relations;
  const nodes = connectNodes(
    start,
    reach,
    stepsAlong(forward, symbols),
    backward && stepsAlong(backward, symbols),
  );
  return nodes.length > 1 ? { kind, nodes } : undefined;
}

/** Returns the relations that a graph follows, forward and backward; none if there is no such graph. */
function relationsOf(
  compound: Compound,
  kind: Graph['kind'],
): [forward: Relation, backward?: Relation] | undefined {
  if (kind === 'inheritance') return [toBases, toDerived];
  if (compound.kind !== 'file') return undefined;
  if (kind === 'includes') return [toIncluded];
  return kind === 'includedBy' ? [toIncluders] : undefined;
}

/** Follows a relation from the nodes that are compounds of the project. */
function stepsAlong(relation: Relation, symbols: Symbols): Steps {
  return ({ refid }) => {
    const compound = refid === undefined ? undefined : symbols.compounds.get(refid);
    return compound ? relation(compound) : [];
  };
}

function inheritanceStep({ refid, name, protection }: Compound['bases'][number]): Step {
  const label = name.map((part) => (typeof part === 'string' ? part : part.text)).join('');
  return { refid, label, relation: `${protection}-inheritance` };
}

function includeStep({ refid, name }: Compound['includes'][number]): Step {
  return { refid, label: name, relation: 'include' };
}
