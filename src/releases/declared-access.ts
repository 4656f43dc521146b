import type { Compound, Member } from '../model/compound.ts';
import { splitName, withoutArguments } from '../model/qualified-name.ts';
import type { Symbols } from '../model/symbols.ts';
import { codeText } from './member-symbol.ts';

/**
 * True for a member that users cannot name. The section of a friend means nothing: a function that a class defines, or
 * that takes its objects, is found by its arguments. Other friends are declared elsewhere.
 */
export function isPrivateMember(member: Member, holder: Compound | undefined): boolean {
  if (member.protection === 'public') return false;
  if (member.kind !== 'friend' || !member.callable) return member.protection === 'private';
  if (member.name.includes('::')) return true;
  const [, own] = splitName(withoutArguments(holder?.name ?? ''));
  const takesOwn = member.params.some(({ type }) => codeText(type).match(/\w+/g)?.includes(own));
  return !takesOwn && !member.modifiers.includes('inline');
}

/** True for a class that is private, or within one. */
export function isInPrivateClass(holder: Compound | undefined, symbols: Symbols): boolean {
  for (let around = holder; around; around = symbols.byRawName(splitName(around.rawName)[0]))
    if (around.protection === 'private') return true;
  return false;
}

/** True for a member of an unnamed struct or union that is private, which older releases of Doxygen call public. */
export function isInPrivateVariable(
  { refid }: Pick<Member, 'refid'>,
  { nested: { holders } }: Symbols,
): boolean {
  for (let around = holders.get(refid); around; around = holders.get(around.refid))
    if (around.protection === 'private') return true;
  return false;
}
