import type { Compound, CompoundContent, Member, MemberContent } from './compound.ts';
import type { Block } from './description.ts';

/** Every description of a member, including its parameters and values; most have few or none. */
export function descriptionsOfMember(member: Member): Block[][] {
  return member.facts.isUndescribed ? [] : descriptionsIn(member);
}

/** Every description in the content of a member. */
export function descriptionsIn(member: MemberContent): Block[][] {
  const descriptions: Block[][] = [];
  const add = (description: Block[]): void => {
    if (description.length > 0) descriptions.push(description);
  };
  add(member.brief);
  add(member.detailed);
  add(member.inBody);
  for (const param of member.params) add(param.brief);
  for (const param of member.templateParams ?? []) add(param.brief);
  for (const value of member.enumValues) {
    add(value.brief);
    add(value.detailed);
  }
  return descriptions;
}

/** True if a member, one of its parameters or one of its values has a description. */
export function isDescribedMember({ facts }: Member): boolean {
  return facts.isUndescribed !== true;
}

/** Every description of the compound itself, without its members. */
export function descriptionsOfCompound(compound: CompoundContent): Block[][] {
  return [
    compound.brief,
    compound.detailed,
    ...compound.sections.map((section) => section.description),
    ...(compound.rows ?? []).map(({ value }): Block[] => [{ type: 'paragraph', children: value }]),
    ...compound.conceptParts.flatMap((part) => (part.type === 'doc' ? [part.children] : [])),
  ];
}

/** True if neither a compound itself nor its template parameters have a description. */
export function isUndescribed({ facts }: Compound): boolean {
  return facts.isUndescribed === true;
}
