import type { Compound, Member } from './compound.ts';

/** The adjectives of compounds that the language has; their declarations or titles show them. */
export const compoundAdjectives = ['inline', 'abstract', 'final', 'sealed'] as const;

const known: ReadonlySet<string> = new Set(compoundAdjectives);

/** Returns the badges of a symbol that no keyword of the language gives it: those of comments and of extensions. */
export function ownBadges(
  symbol: Pick<Compound, 'modifiers'> | Pick<Member, 'modifiers' | 'qualifiers'>,
): string[] {
  if ('qualifiers' in symbol)
    return symbol.qualifiers.filter((word) => !symbol.modifiers.includes(word));
  return symbol.modifiers.filter((word) => !known.has(word));
}
