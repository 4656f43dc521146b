import type { Member } from './compound.ts';
import { typeRoles, type TypeRole } from './declared-types.ts';
import { perObject } from './per-object.ts';
import type { Symbols } from './symbols.ts';

/** The functions that use a type in their declarations, by how they do; overloads are one entry, by the first one. */
export type TypeUsers = Readonly<Record<Exclude<TypeRole, 'names'>, readonly Member[]>>;

/** A declaration that uses a symbol. */
interface TypeUse {
  member: Member;
  role: TypeRole;
}

/** Longest chain of other names of a type. */
const longestChain = 8;

/** Maps the refids of types and concepts to the declarations that use them, in the order of the XML. */
const allUses = perObject((symbols: Symbols): ReadonlyMap<string, readonly TypeUse[]> => {
  const uses = new Map<string, TypeUse[]>();
  for (const { member } of symbols.members.values())
    for (const packed of member.facts.types ?? []) {
      const role = typeRoles[Number(packed.charAt(0))];
      const refid = packed.slice(1);
      if (role === undefined) continue;
      const known = uses.get(refid);
      if (known) known.push({ member, role });
      else uses.set(refid, [{ member, role }]);
    }
  return uses;
});

/**
 * Returns the functions elsewhere in the library that return, take, hold, throw or require a class, enumeration, typedef
 * or concept, also by another name of it; `undefined` if there are none. Members of the class itself are on its page.
 * Functions outside of classes come first, operators last.
 */
export function typeUsers(refid: string, symbols: Symbols): TypeUsers | undefined {
  const found = new Map<string, TypeUse>();
  collect(refid, symbols, found, longestChain);
  const users: Record<Exclude<TypeRole, 'names'>, Member[]> = {
    returns: [],
    takes: [],
    holds: [],
    throws: [],
    requires: [],
  };
  const listed = [...found.values()].filter(
    ({ member }) => member.refid !== refid && !isInside(member, refid, symbols),
  );
  if (listed.length === 0) return undefined;
  const rank = ({ member }: TypeUse): number =>
    (member.name.startsWith('operator') ? 2 : 0) + (symbols.classOf(member.refid) ? 1 : 0);
  for (const { member, role } of listed.sort((a, b) => rank(a) - rank(b)))
    if (role !== 'names') users[role].push(member);
  return users;
}

/** Adds the uses of a type and of its other names, the closest role of each set of overloads. */
function collect(
  refid: string,
  symbols: Symbols,
  found: Map<string, TypeUse>,
  chain: number,
): void {
  for (const use of allUses(symbols).get(refid) ?? []) {
    const { member, role } = use;
    if (role === 'names') {
      if (chain > 0) collect(member.refid, symbols, found, chain - 1);
      continue;
    }
    const known = found.get(member.qualifiedName);
    if (!known || typeRoles.indexOf(role) < typeRoles.indexOf(known.role))
      found.set(member.qualifiedName, known ? { ...known, role } : use);
  }
}

/** True if a member belongs to a class or to one inside it. */
function isInside(member: Member, refid: string, symbols: Symbols): boolean {
  let around = symbols.classOf(member.refid)?.refid;
  while (around !== undefined && around !== refid) around = symbols.parent(around)?.refid;
  return around === refid;
}
