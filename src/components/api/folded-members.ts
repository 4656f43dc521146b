import { isClassLike } from '../../model/class-kinds.ts';
import type { Compound, Member, MemberKind } from '../../model/compound.ts';
import { isDescribedMember } from '../../model/descriptions.ts';
import { splitName } from '../../model/qualified-name.ts';
import type { ApiTexts } from '../../shared/texts/catalogues.ts';

/** Fewer rows take no more room than the line that opens them is worth. */
const fewestFolded = 3;

/** The members of a table in two parts. */
export interface FoldedMembers {
  /** Those that are always shown. */
  shown: readonly Member[];
  /** Those that readers open: helpers without a description among members that have one. */
  folded: readonly Member[];
}

/** Parts the members of a table where most have a description; where most have none, that says nothing about the others. */
export function foldedMembers(members: readonly Member[], compound: Compound): FoldedMembers {
  const described = new Set(members.filter(isDescribedMember).map(({ name }) => name));
  const isShown = (member: Member): boolean =>
    // Overloads are read together.
    described.has(member.name) || isPartOfUse(member, compound);
  const folded = members.filter((member) => !isShown(member));
  const isWorth = folded.length >= fewestFolded && folded.length * 2 <= members.length;
  if (!isWorth) return { shown: members, folded: [] };
  return { shown: members.filter(isShown), folded };
}

/** True for what says how a class is used even where nobody describes it: its constructors and its open fields. */
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

/** Which text says how many members without a description there are: by their kind, where they have one in common. */
export function undocumentedText(members: readonly Member[]): keyof ApiTexts {
  const kinds = new Set(members.map(({ kind }) => kind));
  const [kind] = kinds;
  return (kinds.size === 1 && kind && texts[kind]) || 'undocumentedMembers';
}
