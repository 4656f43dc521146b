import type { MemberSection, SectionEntry } from '../model/compound.ts';
import { childNamed, childText, elementsOf, type XmlElement } from '../xml/element.ts';
import { withoutMangledNames } from './anonymous.ts';
import type { DescriptionReader } from './description-reader.ts';
import { readMember, type Scope } from './member.ts';

/** Reads the `sectiondef` children of a compound; a member that stands there twice is kept once. */
export function readSections(
  sections: XmlElement[],
  scope: Scope,
  descriptions: DescriptionReader,
): MemberSection[] {
  const seen = new Set<string>();
  return sections.map((section) => {
    const header = childText(section, 'header');
    const entries: SectionEntry[] = [];
    for (const child of elementsOf(section)) {
      const entry = readEntry(child, scope, descriptions);
      const refid = entry && ('member' in entry ? entry.member.refid : entry.refid);
      if (!refid || seen.has(refid)) continue;
      seen.add(refid);
      entries.push(entry);
    }
    return {
      kind: section.attributes.kind ?? '',
      ...(header && { header }),
      description: descriptions.read(childNamed(section, 'description')),
      entries,
    };
  });
}

function readEntry(
  element: XmlElement,
  scope: Scope,
  descriptions: DescriptionReader,
): SectionEntry | undefined {
  if (element.name === 'memberdef') return { member: readMember(element, scope, descriptions) };
  if (element.name !== 'member') return undefined;
  const { refid = '', kind = '' } = element.attributes;
  const name = withoutMangledNames(childText(element, 'name') ?? '', kind === 'enum' ? kind : '');
  return { refid, kind, name };
}
