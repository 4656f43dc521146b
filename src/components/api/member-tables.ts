import type { Compound } from '../../model/compound.ts';
import type { ResolvedSection, Symbols } from '../../model/symbols.ts';
import type { ApiTexts } from '../../shared/texts/catalogues.ts';
import { inheritedGroups, type InheritedGroup } from './inherited-groups.ts';
import { sectionRank, sectionTitle } from './words/sections.ts';

/** A section of a compound's page. */
export interface MemberTableOf {
  /** The section; without members if the class only inherits such members. */
  section: ResolvedSection;
  /** The members of the same kind that the class inherits. */
  groups: readonly InheritedGroup[];
  /** Its heading. */
  title: string;
}

/**
 * Returns Doxygen's sections of a compound in the order of its page, with the members that a class inherits there. If a
 * class has no section of a kind itself, the inherited members have one.
 */
export function memberTables(source: {
  compound: Compound;
  symbols: Symbols;
  texts: { api: ApiTexts };
}): MemberTableOf[] {
  const { compound, symbols, texts } = source;
  const inherited = new Map(inheritedGroups(compound, symbols));
  const own = symbols.sections(compound).map((section) => {
    // The author's own sections are about the class itself.
    const groups = section.header === undefined ? inherited.get(section.kind) : undefined;
    if (groups) inherited.delete(section.kind);
    return { section, groups: groups ?? [] };
  });
  const added = [...inherited].map(([kind, groups]) => ({
    section: { kind, description: [], members: [] },
    groups,
  }));
  return [...own, ...added]
    .sort(({ section: a }, { section: b }) => sectionRank(a.kind) - sectionRank(b.kind))
    .map(({ section, groups }) => ({
      section,
      groups,
      title: titleOf(section, compound, texts.api),
    }));
}

function titleOf(
  { kind, header, members }: ResolvedSection,
  compound: Compound,
  texts: ApiTexts,
): string {
  const written = header?.trim();
  if (written) return written;
  if (kind === '' && members.length === 0) return texts.inheritedMembers;
  return sectionTitle(kind, compound.kind, texts);
}
