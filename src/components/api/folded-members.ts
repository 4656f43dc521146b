import { isClassLike } from '../../model/class-kinds.ts';
import type { Compound, Member, MemberKind } from '../../model/compound.ts';
import { isDescribedMember } from '../../model/descriptions.ts';
import { splitName } from '../../model/qualified-name.ts';
import type { ApiTexts } from '../../shared/texts/catalogues.ts';

/** Folding fewer rows would not save space. */
const fewestFolded = 3;

/** The members of a table in two parts. */
export interface FoldedMembers {
  /** Members that are always shown. */
  shown: readonly Member[];
  /** Members that readers unfold: those without a description, if most others have one. */
  folded: readonly Member[];
}

/** Folds undocumented members if most members of the table are documented. */
export function foldedMembers(members: readonly Member[], compound: Compound): FoldedMembers {
  const described = new Set(members.filter(isDescribedMember).map(({ name }) => name));
  const isShown = (member: Member): boolean =>
    // Overloads stay together.
    described.has(member.name) || isPartOfUse(member, compound);
  const folded = members.filter((member) => !isShown(member));
  const isWorth = folded.length >= fewestFolded && folded.length * 2 <= members.length;
  if (!isWorth) return { shown: members, folded: [] };
  return { shown: members.filter(isShown), folded };
}

/** True for members that show how to use a class even without a description: constructors and public fields. */
function isPartOfUse({ kind, name, protection }: Member, compound: Compound): boolean {
  if (!isClassLike(compound.kind)) return false;
  if (kind === 'variable' || kind === 'property') return protection === 'public';
  return name === splitName(compound.name.replace(/<.*/s, ''))[1];
}

const texts: Partial<Record<MemberKind, keyof ApiTexts>> = {
  define: 'undocumentedMacros',
  typedef: 'undocumentedTypedefs',
  enum: 'undocumentedEnumerations',
  function: 'undocumentedFunctions',
  variable: 'undocumentedVariables',
};

/** Returns the text that counts undocumented members, by their kind if they share one. */
export function undocumentedText(members: readonly Member[]): keyof ApiTexts {
  const kinds = new Set(members.map(({ kind }) => kind));
  const [kind] = kinds;
  return (kinds.size === 1 && kind && texts[kind]) || 'undocumentedMembers';
}
