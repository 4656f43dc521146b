import type { Compound, Member, MemberKind } from '../../../model/compound.ts';
import type { Symbols } from '../../../model/symbols.ts';
import type { ApiTexts } from '../../../shared/texts/catalogues.ts';
import { isClassLike } from '../../../model/class-kinds.ts';
import { splitName } from '../../../model/qualified-name.ts';

/** Members of one category, described in full. */
export interface DetailGroup {
  /** The heading. */
  title: string;
  /** The members, each only once on the page. */
  members: Member[];
}

/** The categories in order: name, title in classes, title elsewhere. */
const sorts = [
  ['define', 'macroDetails', 'macroDetails'],
  ['typedef', 'memberTypedefDetails', 'typedefDetails'],
  ['enum', 'memberEnumerationDetails', 'enumerationDetails'],
  ['constructor', 'constructorDetails', 'constructorDetails'],
  ['function', 'memberFunctionDetails', 'functionDetails'],
  ['prototype', 'functionPrototypeDetails', 'functionPrototypeDetails'],
  ['signal', 'signalDetails', 'signalDetails'],
  ['slot', 'slotDetails', 'slotDetails'],
  ['dcop', 'dcopFunctionDetails', 'dcopFunctionDetails'],
  ['interface', 'interfaceDetails', 'interfaceDetails'],
  ['service', 'serviceDetails', 'serviceDetails'],
  ['friend', 'friendDetails', 'friendDetails'],
  ['related', 'relatedDetails', 'relatedDetails'],
  ['variable', 'memberDataDetails', 'variableDetails'],
  ['property', 'propertyDetails', 'propertyDetails'],
  ['event', 'eventDetails', 'eventDetails'],
] as const satisfies [MemberKind | 'constructor' | 'related', keyof ApiTexts, keyof ApiTexts][];

/** Groups the members that a page shows in full by category, in their order on the page. */
export function detailGroups(compound: Compound, symbols: Symbols, texts: ApiTexts): DetailGroup[] {
  const isClass = isClassLike(compound.kind);
  const bySort = new Map<string, Member[]>();
  for (const section of symbols.sections(compound)) {
    for (const member of section.members) {
      if (!symbols.showsInFull(compound, member)) continue;
      const sort = sortOf(member, section.kind, isClass ? compound.name : undefined);
      const same = bySort.get(sort);
      if (same) same.push(member);
      else bySort.set(sort, [member]);
    }
  }
  return sorts.flatMap(([sort, classTitle, title]) => {
    const members = bySort.get(sort);
    return members ? [{ title: texts[isClass ? classTitle : title], members }] : [];
  });
}

/** Names of constructors and destructors in languages that do not name them after the class. */
const constructorNames = new Set(['__init__', '__construct', '__destruct', '__del__', 'this']);

function sortOf(member: Member, sectionKind: string, className: string | undefined): string {
  if (sectionKind === 'related') return 'related';
  if (member.kind !== 'function' || className === undefined) return member.kind;
  const plainClass = (splitName(className)[1].replace(/\s*<.*$/s, '') || className).trim();
  const plainName = member.name.replace(/^~\s*/, '').replace(/\s*<.*$/s, '');
  const isConstructor = plainName === plainClass || constructorNames.has(member.name);
  return isConstructor ? 'constructor' : 'function';
}
