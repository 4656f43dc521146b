import type { Compound, Graph, GraphNode, Member, MemberKind } from '../../model/compound.ts';
import { nameIn } from '../../model/name-in-language.ts';
import { perObject } from '../../model/per-object.ts';
import type { Symbols } from '../../model/symbols.ts';
import { connectNodes, type Step } from './connect-nodes.ts';
import { isDrawn, type DiagramSettings } from './diagram-settings.ts';

/** The graphs of a function. */
export type CallGraphKind = Extract<Graph['kind'], 'calls' | 'callers'>;

/** Maximum number of steps from the function. */
const maxSteps = 3;

const functionKinds: ReadonlySet<MemberKind> = new Set<MemberKind>(['function', 'slot', 'signal']);

/**
 * Returns the graph of the functions that a function calls, or that call it; `undefined` if the lists of names show the
 * same, because no call leads further and none leads back.
 */
export function callGraph(
  member: Member,
  kind: CallGraphKind,
  symbols: Symbols,
  settings?: DiagramSettings,
): Graph | undefined {
  if (!settings || !isDrawn(kind, settings) || !functionKinds.has(member.kind)) return undefined;
  const start = callSteps(member.refid, kind, symbols);
  if (start.length === 0) return undefined;
  const { refid } = member;
  const language = symbols.members.get(refid)?.owner.language;
  const own: GraphNode = {
    id: refid,
    label: nameIn(language, member.qualifiedName),
    refid,
    children: [],
  };
  const reach = { steps: maxSteps, nodes: settings.maxNodes };
  const nodes = connectNodes(own, reach, ({ id }) => callSteps(id, kind, symbols));
  const isMore = nodes.some(({ id, children }) =>
    children.some((child) => id !== refid || child.id === refid),
  );
  return isMore && nodes.length > 1 ? { kind, nodes } : undefined;
}

/** The calls of a library, cached: finding them again would unpack most functions for each graph. */
interface KnownCalls extends Record<CallGraphKind, Map<string, Step[]>> {
  /** Whether functions of a compound that refer to themselves are recursive. */
  recursion: Map<Compound, boolean>;
}

const knownCalls = perObject((): KnownCalls => ({
  calls: new Map(),
  callers: new Map(),
  recursion: new Map(),
}));

/** Returns the functions that one calls, or that call it, if the reference shows them. */
function callSteps(refid: string, kind: CallGraphKind, symbols: Symbols): Step[] {
  const { [kind]: known, recursion } = knownCalls(symbols);
  const found = known.get(refid);
  if (found) return found;
  const member = symbols.members.get(refid)?.member;
  const refs = (kind === 'calls' ? member?.references : member?.referencedBy) ?? [];
  const steps = refs.flatMap((ref): Step[] => {
    const other = symbols.members.get(ref.refid);
    if (!other || !functionKinds.has(other.member.kind)) return [];
    const { owner } = other;
    if (ref.refid === refid) {
      const isCall = recursion.get(owner) ?? hasRecursion(owner, symbols);
      recursion.set(owner, isCall);
      if (!isCall) return [];
    }
    const label = nameIn(owner.language, other.member.qualifiedName);
    return [{ refid: ref.refid, label, relation: 'call' }];
  });
  known.set(refid, steps);
  return steps;
}

/**
 * True if references of a function to itself are recursive calls. In scopes without a description, Doxygen reports the
 * name of every function in its own definition as a call; elsewhere some functions call only others.
 */
function hasRecursion(owner: Compound, symbols: Symbols): boolean {
  return symbols
    .membersOf(owner)
    .some(
      ({ kind, refid, references }) =>
        functionKinds.has(kind) &&
        references.length > 0 &&
        references.every((ref) => ref.refid !== refid),
    );
}
