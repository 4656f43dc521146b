import { isClass } from './compare-bases.ts';
import { areAlike } from './compare-names.ts';
import { memberKeys } from './merged-classes.ts';
import { qualified, type IndexedSymbol, type SymbolIndex } from './symbol-index.ts';
import { append } from '../shared/group-by.ts';

/** A type with fewer members may have the same ones by chance. */
const fewestMembers = 2;

/** A type with the keys of its members, which are compared with those of many others. */
interface Candidate {
  type: IndexedSymbol;
  members: ReadonlySet<string>;
}

/**
 * Finds the types that have another name in their scope now: all members are the same, or the names are alike and half of
 * the members are. A type with several candidates may be any of them, so it has none.
 */
export function renamedTypes(old: SymbolIndex, now: SymbolIndex): Map<string, IndexedSymbol> {
  const renamed = new Map<string, IndexedSymbol>();
  const newTypes = new Map<string, Candidate[]>();
  const place = ({ owner, symbol }: IndexedSymbol): string =>
    `${owner}\0${isClass(symbol) ? 'class' : symbol.kind}`;
  for (const indexed of now.byKey.values())
    if (canBeRenamed(indexed, old))
      append(newTypes, place(indexed), { type: indexed, members: memberKeys(indexed, now) });
  if (newTypes.size === 0) return renamed;
  const taken = new Set<Candidate>();
  for (const from of old.byKey.values()) {
    const candidates = newTypes.get(place(from));
    if (!candidates || !canBeRenamed(from, now)) continue;
    const members = memberKeys(from, old);
    if (members.size < fewestMembers) continue;
    const [target, ...others] = candidates.filter((to) => isRenamed({ type: from, members }, to));
    if (!target || others.length > 0 || taken.has(target)) continue;
    taken.add(target);
    renamed.set(qualified(from.owner, from.symbol), target.type);
  }
  return renamed;
}

/** True for a type with members whose name the other release does not have. */
function canBeRenamed({ owner, symbol }: IndexedSymbol, other: SymbolIndex): boolean {
  if (!isClass(symbol) && symbol.kind !== 'enum') return false;
  return !symbol.name.includes('<') && other.named(qualified(owner, symbol)).length === 0;
}

function isRenamed(
  { type: from, members }: Candidate,
  { type: to, members: others }: Candidate,
): boolean {
  if (from.symbol.template?.length !== to.symbol.template?.length) return false;
  const most = Math.max(members.size, others.size);
  if (members.size * 2 < most || others.size * 2 < most) return false;
  const kept = [...members].filter((key) => others.has(key)).length;
  if (kept === members.size && kept === others.size) return true;
  return kept * 2 >= most && areAlike(from.symbol.name, to.symbol.name);
}
