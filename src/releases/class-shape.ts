import { isClassLike } from '../model/class-kinds.ts';
import type { Compound, Member } from '../model/compound.ts';
import { splitName, withoutArguments } from '../model/qualified-name.ts';
import { isFriendClass } from './member-symbol.ts';
import type { SymbolFlag } from './snapshot.ts';

/** Returns what the members of a class say about it: whether it is an aggregate, and its variables in order. */
export function classShape(
  { kind, name }: Pick<Compound, 'kind' | 'name'>,
  membersOf: () => readonly Member[],
): { flags: SymbolFlag[]; fields: string[] } {
  const none = { flags: [], fields: [] };
  if (!isClassLike(kind)) return none;
  const members = membersOf();
  const bare = withoutArguments(splitName(name)[1]);
  const isVariable = (member: Member): boolean =>
    member.kind === 'variable' && !member.modifiers.includes('static') && !isFriendClass(member);
  const isAggregate = !members.some(
    (member) =>
      (member.callable && member.name === bare) ||
      member.modifiers.some((badge) => badge.endsWith('virtual')) ||
      (isVariable(member) && member.protection !== 'public'),
  );
  const fields = members.filter(isVariable).map((member) => member.name);
  return isAggregate && fields.length > 0 ? { flags: ['aggregate'], fields } : none;
}
