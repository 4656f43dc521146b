import type { Compound, Member } from '../model/compound.ts';
import type { ApiReference } from '../model/site.ts';
import type { Symbols } from '../model/symbols.ts';

/**
 * Finds the inherited members whose anchors Doxygen repeats on the page of a class. It documents a member without
 * details only in tables, and derived classes repeat the tables.
 */
export function repeatedMembers(
  { shows }: Pick<ApiReference, 'shows'>,
  symbols: Symbols,
): (compound: Compound) => Member[] {
  // A member whose source is shown has a section, for the link to the source.
  const showsSources = shows?.sources === true;
  const known = new Map<string, boolean>();
  const isInTablesOnly = (member: Member): boolean => {
    let found = known.get(member.refid);
    if (found === undefined) {
      const isUndetailed = member.facts.isUndescribed === true || member.detailed.length === 0;
      found = isUndetailed && !(showsSources && member.location?.bodyFile !== undefined);
      known.set(member.refid, found);
    }
    return found;
  };
  return ({ refid, bases, allMembers }) =>
    bases.length === 0
      ? []
      : allMembers.flatMap((listed) => {
          const { member, owner } = symbols.members.get(listed.refid) ?? {};
          return member && owner?.refid !== refid && isInTablesOnly(member) ? [member] : [];
        });
}
