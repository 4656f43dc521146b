import type { Compound, Member } from './compound.ts';
import type { Block } from './description.ts';

/** Every description of a member, its parameters and values included. */
export function descriptionsOfMember(member: Member): Block[][] {
  return [
    member.brief,
    member.detailed,
    member.inBody,
    ...member.params.map((param) => param.brief),
    ...(member.templateParams ?? []).map((param) => param.brief),
    ...member.enumValues.flatMap((value) => [value.brief, value.detailed]),
  ];
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
