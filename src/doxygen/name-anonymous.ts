import type { Compound, CompoundContent } from '../model/compound.ts';

const unknown = '(anonymous)';

/**
 * Replaces the invented names of unnamed members in lists with names from their definitions, such as `(anonymous
 * enum)`.
 */
export function nameAnonymousMembers(compounds: Compound[]): Compound[] {
  const names = new Map<string, string>();
  for (const { sections } of compounds)
    for (const { entries } of sections)
      for (const entry of entries)
        if ('member' in entry && entry.member.name.startsWith('(anonymous'))
          names.set(entry.member.refid, entry.member.name);
  if (names.size === 0) return compounds;
  const named = <Item extends object>(item: Item): Item =>
    isUnnamed(item) ? { ...item, name: names.get(item.refid) ?? unknown } : item;
  return compounds.map((compound) => {
    if (!compound.facts.listsUnnamed) return compound;
    const { sections, allMembers } = compound;
    return compound.with({
      allMembers: allMembers.map(named),
      sections: sections.map((section) => ({ ...section, entries: section.entries.map(named) })),
    });
  });
}

/** True if a member list has an item with only an invented name. */
export function listsUnnamed({ sections, allMembers }: CompoundContent): boolean {
  return [...allMembers, ...sections.flatMap(({ entries }) => entries)].some(isUnnamed);
}

/** True if a list item has only an invented name. */
function isUnnamed(item: object): item is { refid: string; name: string } {
  return 'refid' in item && 'name' in item && item.name === unknown;
}
