import type { Compound, Member } from './compound.ts';
import type { Block } from './description.ts';

/** Every description of a member, including its parameters and values; most have few or none. */
export function descriptionsOfMember(member: Member): Block[][] {
  if (member.facts?.isUndescribed) return [];
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
export function isDescribedMember(member: Member): boolean {
  const { facts } = member;
  // Avoids unpacking the member.
  return facts ? facts.isUndescribed !== true : descriptionsOfMember(member).length > 0;
}

/** Every description of the compound itself, without its members. */
export function descriptionsOfCompound(compound: Compound): Block[][] {
  return [
    compound.brief,
    compound.detailed,
    ...compound.sections.map((section) => section.description),
    ...compound.conceptParts.flatMap((part) => (part.type === 'doc' ? [part.children] : [])),
  ];
}

/** True if neither a compound itself nor its template parameters have a description. */
export function isUndescribed(compound: Compound): boolean {
  if (compound.facts) return compound.facts.isUndescribed === true;
  const { brief, detailed, templateParams = [] } = compound;
  return [brief, detailed, ...templateParams.map((param) => param.brief)].every(
    (description) => description.length === 0,
  );
}
