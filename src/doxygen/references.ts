import type { MemberRef, RequirementRef } from '../model/compound.ts';
import { childNamed, childrenNamed, textOf, type XmlElement } from '../xml/element.ts';
import { withoutTemplateSpaces } from '../model/template-spaces.ts';
import { withoutMangledNames } from './anonymous.ts';

/** Reads the children of one name that refer to a member, such as `reimplements` or `references`; each refid once. */
export function readMemberRefs(parent: XmlElement, name: string): MemberRef[] {
  const refs = new Map<string, MemberRef>();
  for (const child of childrenNamed(parent, name)) {
    const { refid } = child.attributes;
    if (refid && !refs.has(refid))
      refs.set(refid, {
        refid,
        name: withoutTemplateSpaces(withoutMangledNames(textOf(child).trim())),
      });
  }
  return [...refs.values()];
}

/** Reads the requirements in a `satisfies` or `verifies` child. */
export function readRequirementRefs(
  parent: XmlElement,
  name: 'satisfies' | 'verifies',
): RequirementRef[] {
  const list = childNamed(parent, name);
  if (!list) return [];
  return childrenNamed(list, 'requirement').map((requirement) => ({
    refid: requirement.attributes.refid ?? '',
    text: textOf(requirement).trim(),
  }));
}
