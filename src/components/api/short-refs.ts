import type { Member, MemberRef } from '../../model/compound.ts';
import { splitQualified } from '../../model/qualified-name.ts';

/**
 * Returns references of a member with names as its own scope would write them: without the classes and namespaces around
 * the member. Where two different symbols would get the same name, both keep the whole one.
 */
export function shortRefs(
  refs: readonly MemberRef[],
  { qualifiedName }: Pick<Member, 'qualifiedName'>,
): MemberRef[] {
  const around = splitQualified(qualifiedName).slice(0, -1);
  const short = refs.map(({ name }) => withoutScope(name, around));
  const namesOf = new Map<string, Set<string>>();
  refs.forEach(({ name }, i) => {
    const key = short[i] ?? name;
    namesOf.set(key, (namesOf.get(key) ?? new Set()).add(name));
  });
  return refs.map(({ refid, name }, i) => {
    const own = short[i] ?? name;
    return { refid, name: namesOf.get(own)?.size === 1 ? own : name };
  });
}

/** Removes the scopes that a name shares with the member, but never the last part of the name. */
function withoutScope(name: string, around: readonly string[]): string {
  const parts = splitQualified(name);
  const shared = parts.findIndex((part, i) => part !== around[i]);
  return parts.slice(Math.min(shared < 0 ? parts.length : shared, parts.length - 1)).join('::');
}
