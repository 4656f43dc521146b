import type { Compound, Member, MemberSection } from '../model/compound.ts';
import { asStandards } from '../model/standards.ts';
import { conditionalSymbols } from './conditions/conditional-symbols.ts';
import { isPlainC } from './plain-c.ts';

/** Compounds with the language standards of those that not all standards have. */
export interface OfStandards {
  /** The compounds. */
  compounds: Compound[];
  /** The standards that differ, oldest first; missing if all have the same. */
  standards?: readonly string[];
}

/**
 * Notes which language standards have each symbol: those for which the conditions in the listings of headers do not leave
 * it out. `macros` are those that the configuration explains.
 */
export function withStandards(
  compounds: readonly Compound[],
  macros: Readonly<Record<string, string>> = {},
): OfStandards {
  const language = isPlainC(compounds) ? 'C' : 'C++';
  const { names, supports } = conditionalSymbols(compounds, language, macros);
  if (supports.size === 0) return { compounds: [...compounds] };
  // Those around each change: what lies before and after all of them is like the first and the last one.
  const changes = names
    .slice(1)
    .map((_, i) => [...supports.values()].some((support) => support[i] !== support[i + 1]));
  const standards = names.slice(changes.indexOf(true), changes.lastIndexOf(true) + 2);
  const factsOf = <Symbol extends Compound | Member>(symbol: Symbol): Symbol['facts'] => {
    const support = supports.get(symbol);
    if (!support) return symbol.facts;
    const own = names.filter((name, i) => support[i] && standards.includes(name));
    return { ...symbol.facts, standards: own };
  };
  return {
    standards,
    compounds: compounds.map((compound) =>
      compound.with({
        facts: factsOf(compound),
        sections: withMembers(compound, (member) =>
          supports.has(member) ? member.with({ facts: factsOf(member) }) : member,
        ),
      }),
    ),
  };
}

/** The same compounds, if all variants are named after standards, with these instead of the variants. */
export function variantsAsStandards(
  compounds: readonly Compound[],
  variants: readonly string[] = [],
): OfStandards | undefined {
  const standards = asStandards(variants);
  if (!standards) return undefined;
  const named = <Of extends { variants?: readonly string[] }>({ variants: own, ...rest }: Of) => ({
    ...rest,
    ...(own && { standards: asStandards(own) ?? own }),
  });
  return {
    standards,
    compounds: compounds.map((compound) =>
      compound.with({
        facts: named(compound.facts),
        sections: withMembers(compound, (member) =>
          member.facts.variants || member.enumValues.some((value) => value.variants)
            ? member.with({ facts: named(member.facts), enumValues: member.enumValues.map(named) })
            : member,
        ),
      }),
    ),
  };
}

function withMembers({ sections }: Compound, change: (member: Member) => Member): MemberSection[] {
  return sections.map((section) => ({
    ...section,
    entries: section.entries.map((entry) =>
      'member' in entry ? { member: change(entry.member) } : entry,
    ),
  }));
}
