import type { MemberContent, MemberSection, SectionEntry } from '../model/compound.ts';
import { textOfCode } from '../model/walk.ts';
import {
  childNamed,
  childrenNamed,
  childText,
  elementsOf,
  type XmlElement,
} from '../xml/element.ts';
import { unnamedEnumIn, withoutMangledNames } from './anonymous.ts';
import type { DescriptionReader } from './description-reader.ts';
import { readMember, type Scope } from './member.ts';

/** The children of a `sectiondef` (Doxygen 1.9.4 to 1.19). */
const sectionChildren: ReadonlySet<string> = new Set([
  'header',
  'description',
  'memberdef',
  'member',
]);

/** Reads the `sectiondef` children of a compound; keeps a repeated member once. */
export function readSections(
  sections: XmlElement[],
  scope: Scope,
  descriptions: DescriptionReader,
): MemberSection<MemberContent>[] {
  const values = unnamedEnums(sections);
  const seen = new Map<string, string[]>();
  const seenValues = new Map<string, number>();
  return sections.map((section) => {
    descriptions.checkChildren(section, sectionChildren);
    const header = childText(section, 'header');
    const entries: SectionEntry<MemberContent>[] = [];
    for (const child of elementsOf(section)) {
      const entry = readEntry(child, scope, descriptions);
      const kept = entry && withOwnRefid(entry, seen);
      if (!kept) continue;
      if ('member' in kept) giveValuesRefids(kept.member, seenValues);
      entries.push(withTypeValues(kept, child, values));
    }
    return {
      kind: section.attributes.kind ?? '',
      ...(header && { header }),
      description: descriptions.read(childNamed(section, 'description')),
      entries,
    };
  });
}

/** An enumeration without a name, whose values the types of variables can show. */
interface UnnamedEnum {
  /** The qualified name that Doxygen invents, without white space; empty in some releases. */
  name: string;
  /** Names of its values. */
  values: string[];
  /** Its place, which also contains the variable that it declares. */
  location: XmlElement | undefined;
}

function unnamedEnums(sections: readonly XmlElement[]): UnnamedEnum[] {
  const unnamed: UnnamedEnum[] = [];
  for (const section of sections)
    for (const element of childrenNamed(section, 'memberdef')) {
      if (element.attributes.kind !== 'enum') continue;
      const name = childText(element, 'name') ?? '';
      if (name !== '' && !name.startsWith('@')) continue;
      unnamed.push({
        name: (childText(element, 'qualifiedname') ?? name).replace(/\s+/g, ''),
        values: childrenNamed(element, 'enumvalue').map((value) => childText(value, 'name') ?? ''),
        location: childNamed(element, 'location'),
      });
    }
  return unnamed;
}

/**
 * True if a variable is declared within the lines of an enumeration. Since Doxygen 1.9.7, unnamed enumerations can lack
 * the invented name that the types of variables contain.
 */
function declares({ location: whole }: UnnamedEnum, variable: XmlElement): boolean {
  const at = childNamed(variable, 'location')?.attributes;
  const { bodyfile, bodystart, bodyend } = whole?.attributes ?? {};
  if (at?.line === undefined || bodyfile === undefined || bodyfile !== at.file) return false;
  return Number(at.line) >= Number(bodystart) && Number(at.line) <= Number(bodyend);
}

/** Adds the values of the type of a variable if the type is one of the unnamed enumerations. */
function withTypeValues(
  entry: SectionEntry<MemberContent>,
  element: XmlElement,
  unnamed: readonly UnnamedEnum[],
): SectionEntry<MemberContent> {
  if (unnamed.length === 0 || !('member' in entry) || entry.member.kind !== 'variable')
    return entry;
  const name = unnamedEnumIn(childText(element, 'type') ?? '');
  if (name === undefined) return entry;
  const type =
    unnamed.find((known) => known.name === name) ??
    unnamed.find((known) => declares(known, element));
  return type ? { member: { ...entry.member, typeValues: type.values } } : entry;
}

function readEntry(
  element: XmlElement,
  scope: Scope,
  descriptions: DescriptionReader,
): SectionEntry<MemberContent> | undefined {
  if (element.name === 'memberdef') return { member: readMember(element, scope, descriptions) };
  if (element.name !== 'member') return undefined;
  const { refid = '', kind = '' } = element.attributes;
  const name = withoutMangledNames(childText(element, 'name') ?? '', kind === 'enum' ? kind : '');
  return { refid, kind, name };
}

/**
 * Doxygen ignores constraints when it computes ids, so overloads that differ only in them share a refid: the second
 * gets the suffix `-2`. Returns `undefined` for a true duplicate.
 */
function withOwnRefid(
  entry: SectionEntry<MemberContent>,
  seen: Map<string, string[]>,
): SectionEntry<MemberContent> | undefined {
  const refid = 'member' in entry ? entry.member.refid : entry.refid;
  const known = seen.get(refid);
  const identity = 'member' in entry ? identityOf(entry.member) : '';
  if (!known) {
    seen.set(refid, [identity]);
    return refid === '' ? undefined : entry;
  }
  if (!('member' in entry) || known.includes(identity)) return undefined;
  known.push(identity);
  return { member: { ...entry.member, refid: `${refid}-${known.length}` } };
}

/** Values of the same name can share an id, too: if a macro hides the names or the enumerations are unnamed. */
function giveValuesRefids({ enumValues }: MemberContent, seen: Map<string, number>): void {
  for (const value of enumValues) {
    const { refid } = value;
    const count = (seen.get(refid) ?? 0) + 1;
    seen.set(refid, count);
    if (count > 1) value.refid = `${refid}-${count}`;
  }
}

/** Returns a key that distinguishes members that share a refid. */
function identityOf({
  templateParams = [],
  requires = [],
  argsString,
  location,
}: MemberContent): string {
  const types = templateParams.map((param) => textOfCode(param.type ?? []));
  const place = [location?.file, location?.line];
  return JSON.stringify([types, textOfCode(requires), argsString, place]);
}
