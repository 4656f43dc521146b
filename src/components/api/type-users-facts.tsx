import type { Member } from '../../model/compound.ts';
import type { TypeUsers, UserRole } from '../../model/type-users.ts';
import type { ApiTexts } from '../../shared/texts/catalogues.ts';
import type { Fact } from './facts.tsx';
import { FirstFew } from './first-few.tsx';
import { shortRefs } from './short-refs.ts';
import { SymbolLinks } from './symbol-links.tsx';

/** The labels of the ways in which functions use a type. */
export const userLabels = {
  returns: 'returnedBy',
  takes: 'takenBy',
  holds: 'heldBy',
  throws: 'thrownBy',
  requires: 'requiredBy',
} as const satisfies Readonly<Record<UserRole, keyof ApiTexts>>;

/** Returns the functions that use a type as facts: what returns it, what takes it, … */
export function userFacts(
  users: TypeUsers,
  around: Pick<Member, 'qualifiedName'>,
  texts: ApiTexts,
): Fact[] {
  return [...users].map(([role, members]) => {
    const refs = members.map(({ refid, qualifiedName }) => ({ refid, name: qualifiedName }));
    return [
      texts[userLabels[role]],
      <FirstFew
        key={role}
        items={shortRefs(refs, around)}
        render={(some) => <SymbolLinks symbols={some} />}
      />,
    ];
  });
}
