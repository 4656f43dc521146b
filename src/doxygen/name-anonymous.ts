import type { Compound } from '../model/compound.ts';

const unknown = '(anonymous)';

/**
 * Lists of members give an unnamed member only its made-up name, which does not say what it is: writes there what its
 * definition says, such as `(anonymous enum)`.
 */
export function nameAnonymousMembers(compounds: Compound[]): Compound[] {
  const names = new Map<string, string>();
  for (const { sections } of compounds)
    for (const { entries } of sections)
      for (const entry of entries)
        if ('member' in entry && entry.member.name.startsWith('(anonymous'))
          names.set(entry.member.refid, entry.member.name);
  if (names.size === 0) return compounds;
  for (const { sections, allMembers } of compounds) {
    const listed = sections.flatMap(({ entries }) => entries.filter((entry) => 'refid' in entry));
    for (const item of [...allMembers, ...listed])
      if (item.name === unknown) item.name = names.get(item.refid) ?? unknown;
  }
  return compounds;
}
