import type { Compound, Member, MemberKind } from '../../../model/compound.ts';
import type { Symbols } from '../../../model/symbols.ts';
import type { ApiTexts } from '../../../shared/texts/catalogues.ts';
import { isClassLike } from '../../../model/class-kinds.ts';
import { splitName } from '../../../model/qualified-name.ts';
import { append } from '../../../shared/group-by.ts';

/** Members of one category, described in full. */
export interface DetailGroup {
  /** The heading. */
  title: string;
  /** The members, each only once on the page. */
  members: Member[];
}

/** The categories of members: their kinds, except that constructors and related functions have their own. */
type Sort = MemberKind | 'constructor' | 'related';

/** The categories in order, with their titles in classes and elsewhere. */
const titles: Readonly<
  Record<Sort, readonly [inClass: keyof ApiTexts, elsewhere: keyof ApiTexts]>
> = {
  define: ['macroDetails', 'macroDetails'],
  typedef: ['memberTypedefDetails', 'typedefDetails'],
  enum: ['memberEnumerationDetails', 'enumerationDetails'],
  constructor: ['constructorDetails', 'constructorDetails'],
  function: ['memberFunctionDetails', 'functionDetails'],
  prototype: ['functionPrototypeDetails', 'functionPrototypeDetails'],
  signal: ['signalDetails', 'signalDetails'],
  slot: ['slotDetails', 'slotDetails'],
  dcop: ['dcopFunctionDetails', 'dcopFunctionDetails'],
  interface: ['interfaceDetails', 'interfaceDetails'],
  service: ['serviceDetails', 'serviceDetails'],
  friend: ['friendDetails', 'friendDetails'],
  related: ['relatedDetails', 'relatedDetails'],
  variable: ['memberDataDetails', 'variableDetails'],
  property: ['propertyDetails', 'propertyDetails'],
  event: ['eventDetails', 'eventDetails'],
};

// The cast is safe: the table has no other keys.
const sorts = Object.keys(titles) as Sort[];

/** Groups the members that a page shows in full by category, in their order on the page. */
export function detailGroups(compound: Compound, symbols: Symbols, texts: ApiTexts): DetailGroup[] {
  const isClass = isClassLike(compound.kind);
  const bySort = new Map<Sort, Member[]>();
  for (const section of symbols.sections(compound)) {
    for (const member of section.members) {
      if (!symbols.showsInFull(compound, member)) continue;
      const sort = sortOf(member, section.kind, isClass ? compound.name : undefined);
      append(bySort, sort, member);
    }
  }
  return sorts.flatMap((sort) => {
    const members = bySort.get(sort);
    const [inClass, elsewhere] = titles[sort];
    return members ? [{ title: texts[isClass ? inClass : elsewhere], members }] : [];
  });
}

/** Names of constructors and destructors in languages that do not name them after the class. */
const constructorNames = new Set(['__init__', '__construct', '__destruct', '__del__', 'this']);

function sortOf(member: Member, sectionKind: string, className: string | undefined): Sort {
  if (sectionKind === 'related') return 'related';
  if (member.kind !== 'function' || className === undefined) return member.kind;
  const plainClass = (splitName(className)[1].replace(/\s*<.*$/s, '') || className).trim();
  const plainName = member.name.replace(/^~\s*/, '').replace(/\s*<.*$/s, '');
  const isConstructor = plainName === plainClass || constructorNames.has(member.name);
  return isConstructor ? 'constructor' : 'function';
}
