import type { RequirementRow } from '../model/compound.ts';
import { childNamed, childrenNamed, type XmlElement } from '../xml/element.ts';
import type { DescriptionReader } from './description-reader.ts';
import { readLocation } from './location.ts';
import { readMemberRefs } from './references.ts';
import { readTitle } from './title.ts';

/** Reads the `requirementslist` of a compound. */
export function readRequirements(
  compound: XmlElement,
  descriptions: DescriptionReader,
): RequirementRow[] {
  const list = childNamed(compound, 'requirementslist');
  if (!list) return [];
  return childrenNamed(list, 'requirement').map((element) => {
    const title = childNamed(element, 'title');
    const page = element.attributes.page ?? element.attributes.tagfile;
    const location = readLocation(element);
    return {
      refid: element.attributes.refid ?? '',
      ...(page && { page }),
      title: title ? readTitle(title, descriptions) : [],
      ...(location && { location }),
      satisfiedBy: readMemberRefs(element, 'satisfiedby'),
      verifiedBy: readMemberRefs(element, 'verifiedby'),
    };
  });
}
