import type { Member } from '../../model/compound.ts';
import type { TypeUsers } from '../../model/type-users.ts';
import type { ApiTexts } from '../../shared/texts/catalogues.ts';
import type { Fact } from './facts.tsx';
import { FirstFew } from './first-few.tsx';
import { shortRefs } from './short-refs.ts';
import { SymbolLinks } from './symbol-links.tsx';

/** The labels of the ways in which functions use a type, in the order in which they are shown. */
export const userLabels: readonly (readonly [
  role: keyof TypeUsers,
  label: 'returnedBy' | 'takenBy' | 'heldBy' | 'thrownBy' | 'requiredBy',
])[] = [
  ['returns', 'returnedBy'],
  ['takes', 'takenBy'],
  ['holds', 'heldBy'],
  ['throws', 'thrownBy'],
  ['requires', 'requiredBy'],
];

/** Returns the functions that use a type as facts: what returns it, what takes it, … */
export function userFacts(
  users: TypeUsers | undefined,
  around: Pick<Member, 'qualifiedName'>,
  texts: ApiTexts,
): Fact[] {
  if (!users) return [];
  return userLabels.map(([role, label]) => {
    const members = users[role];
    if (members.length === 0) return null;
    const refs = members.map(({ refid, qualifiedName }) => ({ refid, name: qualifiedName }));
    return [
      texts[label],
      <FirstFew
        key={role}
        items={shortRefs(refs, around)}
        render={(some) => <SymbolLinks symbols={some} />}
      />,
    ];
  });
}
