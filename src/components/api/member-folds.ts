import type { Member } from '../../model/compound.ts';
import type { ResolvedSection } from '../../model/symbols.ts';

/** Up to this number of members, a category is shown as a whole: some 40 screens. */
const mostUnfolded = 100;

/** The number of members in a range that is named after its first and last one. */
const rangeLength = 50;

/** Members that readers open together. */
export interface MemberFold {
  /** What they have in common; missing if they are always shown. */
  title?: string;
  /** The members. */
  members: readonly Member[];
}

/**
 * Divides the members of a category if there are very many: by the sections that the author made, and what is left or
 * too long into ranges of names.
 */
export function memberFolds(
  members: readonly Member[],
  sections: readonly ResolvedSection[],
): MemberFold[] {
  if (members.length <= mostUnfolded) return [{ members }];
  const left = new Set(members);
  const folds: MemberFold[] = [];
  for (const section of sections) {
    const title = section.header?.trim() ?? '';
    const own = title === '' ? [] : section.members.filter((member) => left.delete(member));
    if (own.length > 0) folds.push(...divided(own, title));
  }
  return [...folds, ...divided([...left], '')];
}

/** Cuts members into ranges, without separating those of one name. */
function divided(members: readonly Member[], title: string): MemberFold[] {
  if (title !== '' && members.length <= mostUnfolded) return [{ title, members }];
  const ranges: Member[][] = [];
  let last: Member | undefined;
  for (const member of members) {
    const range = ranges.at(-1);
    if (range && (range.length < rangeLength || last?.name === member.name)) range.push(member);
    else ranges.push([member]);
    last = member;
  }
  return ranges.map((range) => ({
    title: [title, namesOf(range)].filter((part) => part !== '').join(': '),
    members: range,
  }));
}

function namesOf(range: readonly Member[]): string {
  const [first] = range;
  const last = range.at(-1);
  if (!first || !last) return '';
  return first.name === last.name ? first.name : `${first.name} – ${last.name}`;
}
