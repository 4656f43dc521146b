import type { Member } from './compound.ts';
import { typeRoles, type TypeRole } from './declared-types.ts';
import { perObject } from './per-object.ts';
import type { Symbols } from './symbols.ts';
import { append } from '../shared/group-by.ts';

/** A way in which a function uses a type. */
export type UserRole = Exclude<TypeRole, 'names'>;

/** The functions that use a type, by the closest way in which they do; a set of overloads counts once. */
export type TypeUsers = ReadonlyMap<UserRole, readonly Member[]>;

/** A declaration that uses a symbol. */
interface TypeUse {
  member: Member;
  role: TypeRole;
}

/** Maps the refids of types and concepts to the declarations that use them, in the order of the XML. */
const allUses = perObject((symbols: Symbols): ReadonlyMap<string, readonly TypeUse[]> => {
  const uses = new Map<string, TypeUse[]>();
  for (const { member } of symbols.members.values())
    for (const packed of member.facts.types ?? []) {
      const role = typeRoles[Number(packed.charAt(0))];
      const refid = packed.slice(1);
      if (role === undefined) continue;
      append(uses, refid, { member, role });
    }
  return uses;
});

/**
 * Returns the functions elsewhere in the library that return, take, hold, throw or require a class, enumeration, typedef
 * or concept, also by another name of it; empty if there are none. Members of the class itself are on its page.
 * Functions outside of classes come first, operators last.
 */
export function typeUsers(refid: string, symbols: Symbols): TypeUsers {
  const users = new Map<UserRole, Member[]>();
  const found = usesOf(refid, symbols).filter(
    ({ member }) => member.refid !== refid && !isInside(member, refid, symbols),
  );
  const rank = ({ member }: TypeUse): number =>
    (member.name.startsWith('operator') ? 2 : 0) + (symbols.classOf(member.refid) ? 1 : 0);
  found.sort((a, b) => rank(a) - rank(b));
  for (const role of typeRoles) {
    const members = found.flatMap((use) => (use.role === role ? [use.member] : []));
    if (role !== 'names' && members.length > 0) users.set(role, members);
  }
  return users;
}

/** Returns the uses of a type and of its other names: the closest one of each set of overloads. */
function usesOf(refid: string, symbols: Symbols): TypeUse[] {
  const uses = allUses(symbols);
  // Most members are no types.
  if (!uses.has(refid)) return [];
  const found = new Map<string, TypeUse>();
  const names = new Set([refid]);
  for (const name of names)
    for (const { member, role } of uses.get(name) ?? []) {
      const known = found.get(member.qualifiedName);
      if (role === 'names') names.add(member.refid);
      else if (!known) found.set(member.qualifiedName, { member, role });
      else if (typeRoles.indexOf(role) < typeRoles.indexOf(known.role)) known.role = role;
    }
  return [...found.values()];
}

/** True if a member belongs to a class or to one inside it. */
function isInside(member: Member, refid: string, symbols: Symbols): boolean {
  let around = symbols.classOf(member.refid)?.refid;
  while (around !== undefined && around !== refid) around = symbols.parent(around)?.refid;
  return around === refid;
}
