import { isClassLike } from './class-kinds.ts';
import type { Compound } from './compound.ts';
import { distinctLengths } from './distinct-names.ts';
import type { NestedMembers } from './nested-members.ts';
import { splitName, splitQualified } from './qualified-name.ts';

/** The last part of a qualified name or path. */
export function lastName({ kind, name }: Compound): string {
  if (kind === 'file' || kind === 'dir') return name.slice(name.lastIndexOf('/') + 1);
  return splitName(name)[1];
}

/** Maps refids to unique names, for classes, concepts, files and folders whose last name is ambiguous. */
export function findShortNames(
  compounds: readonly Compound[],
  { compounds: unnamed }: Pick<NestedMembers, 'compounds'>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const find = (own: readonly Compound[], split: (name: string) => string[], by: string): void => {
    const names = own.map(({ name }) => split(name));
    distinctLengths(names).forEach((length, i) => {
      const refid = own[i]?.refid;
      if (length > 1 && refid !== undefined)
        found.set(refid, (names[i] ?? []).slice(-length).join(by));
    });
  };
  const isNamed = ({ kind, refid }: Compound): boolean =>
    (isClassLike(kind) || kind === 'concept') && !unnamed.has(refid);
  find(compounds.filter(isNamed), splitQualified, '::');
  for (const sort of ['file', 'dir'])
    find(
      compounds.filter(({ kind }) => kind === sort),
      (name) => name.split('/'),
      '/',
    );
  return found;
}
