import type { CodeText, CompoundContent, MemberContent, Param } from './compound.ts';
import { descriptionsIn, descriptionsOfCompound } from './descriptions.ts';
import { visit } from './walk.ts';

/**
 * For each other symbol, counts how many of a compound and its members refer to it: as a base class, in a declaration,
 * or by a link in a comment. References within the compound do not count, or large compounds would come first.
 */
export function namedIn(compound: CompoundContent): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (named: ReadonlySet<string>): void => {
    for (const refid of named)
      if (refid !== compound.refid && !refid.startsWith(`${compound.refid}_1`))
        counts.set(refid, (counts.get(refid) ?? 0) + 1);
  };
  count(namedByCompound(compound));
  for (const { entries } of compound.sections)
    for (const entry of entries) if ('member' in entry) count(namedByMember(entry.member));
  return counts;
}

/** The counts of `namedIn` without the references of some of the members. */
export function namedWithout(
  counts: Readonly<Record<string, number>>,
  members: Iterable<MemberContent>,
): Readonly<Record<string, number>> {
  const left = new Map(Object.entries(counts));
  for (const member of members)
    for (const refid of namedByMember(member)) {
      const count = left.get(refid);
      if (count === 1) left.delete(refid);
      else if (count !== undefined) left.set(refid, count - 1);
    }
  return Object.fromEntries(left);
}

function namedByCompound(compound: CompoundContent): Set<string> {
  const named = new Set<string>();
  for (const { refid } of compound.bases) if (refid !== undefined) named.add(refid);
  addParams(compound.templateParams ?? [], named);
  addCode(compound.requires, named);
  addDescriptions(descriptionsOfCompound(compound), named);
  return named;
}

function namedByMember(member: MemberContent): Set<string> {
  const named = new Set<string>();
  addCode(member.type, named);
  addParams(member.params, named);
  addParams(member.templateParams ?? [], named);
  addCode(member.requires, named);
  addDescriptions(descriptionsIn(member), named);
  return named;
}

function addParams(params: readonly Param[], named: Set<string>): void {
  for (const { type, constraint } of params) {
    addCode(type, named);
    addCode(constraint, named);
  }
}

function addCode(code: CodeText | undefined, named: Set<string>): void {
  for (const part of code ?? [])
    if (typeof part !== 'string' && part.external === undefined) named.add(part.refid);
}

function addDescriptions(
  descriptions: ReturnType<typeof descriptionsIn>,
  named: Set<string>,
): void {
  for (const description of descriptions)
    visit(description, (node) => {
      if (node.type === 'ref' && node.external === undefined) named.add(node.refid);
    });
}
