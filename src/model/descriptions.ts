import type { Compound, Member } from './compound.ts';
import type { Block } from './description.ts';

/** Every description of a member, its parameters and values included; most have few or none. */
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

/** True where something is said of a member, its parameters or its values. */
export function isDescribedMember(member: Member): boolean {
  const { facts } = member;
  // What is packed is not unpacked for this.
  return facts ? facts.isUndescribed !== true : descriptionsOfMember(member).length > 0;
}

/** Every description of a compound itself, its members left out. */
export function descriptionsOfCompound(compound: Compound): Block[][] {
  return [
    compound.brief,
    compound.detailed,
    ...compound.sections.map((section) => section.description),
    ...compound.conceptParts.flatMap((part) => (part.type === 'doc' ? [part.children] : [])),
  ];
}

/** True where nothing is said of a compound itself: neither of it, nor of its template parameters. */
export function isUndescribed(compound: Compound): boolean {
  if (compound.facts) return compound.facts.isUndescribed === true;
  const { brief, detailed, templateParams = [] } = compound;
  return [brief, detailed, ...templateParams.map((param) => param.brief)].every(
    (description) => description.length === 0,
  );
}
