import type { Member } from './compound.ts';
import { isDescribedMember } from './descriptions.ts';
import type { Symbols } from './symbols.ts';

/**
 * Returns the refid of the class that a friend declaration names, if the library has it and the declaration has no
 * description: then it is a fact about its class, and not a symbol of its own.
 */
export function befriendedClass(
  member: Member,
  { compounds }: Pick<Symbols, 'compounds'>,
): string | undefined {
  if (member.kind !== 'friend' || member.callable || isDescribedMember(member)) return undefined;
  const [name, ...others] = member.params[0]?.type ?? [];
  if (name === undefined || typeof name === 'string' || others.length > 0) return undefined;
  return compounds.has(name.refid) ? name.refid : undefined;
}
