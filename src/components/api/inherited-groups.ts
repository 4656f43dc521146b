import type { AllMember, Compound, Member } from '../../model/compound.ts';
import { declaringClasses, type NamedClass } from '../../model/declaring-class.ts';
import { befriendedClass } from '../../model/friend-class.ts';
import type { Links } from '../../model/links.ts';
import { splitName } from '../../model/qualified-name.ts';
import type { Symbols } from '../../model/symbols.ts';
import { append } from '../../shared/group-by.ts';

/** The members of one section that a class inherits from one of its bases. */
export interface InheritedGroup {
  /** Id of its fold; the colon avoids clashes with members' ids. */
  id: string;
  /** The base class. */
  base: NamedClass;
  /** The members that the XML describes, in the order of the base class. */
  members: Member[];
  /** Members of which only the name is known: those of classes outside the project. */
  names: AllMember[];
}

/** The groups that were found last for a class: its contents, its tables and its ids need the same. */
const latest = new WeakMap<Compound, [Symbols, ReadonlyMap<string, InheritedGroup[]>]>();

/**
 * Returns the inherited members of a class by Doxygen's kind of section, and by base class in the order of declaration,
 * without private members, constructors and destructors. Members without a description in the XML have the kind ''.
 */
export function inheritedGroups(
  compound: Compound,
  symbols: Symbols,
): ReadonlyMap<string, InheritedGroup[]> {
  const known = latest.get(compound);
  if (known?.[0] === symbols) return known[1];
  const sections = groupsOf(compound, symbols);
  latest.set(compound, [symbols, sections]);
  return sections;
}

function groupsOf(compound: Compound, symbols: Symbols): ReadonlyMap<string, InheritedGroup[]> {
  const sections = new Map<string, InheritedGroup[]>();
  if (compound.allMembers.length === 0) return sections;
  const declaring = declaringClasses(compound, symbols);
  const found = new Map<string, AllMember[]>(declaring.bases.map(({ name }) => [name, []]));
  const bases = new Map<string, NamedClass>(declaring.bases.map((base) => [base.name, base]));
  const seen = new Set<string>();
  for (const each of compound.allMembers) {
    const base = declaring.of(each);
    if (!base || base.refid === compound.refid || !isInherited(each, base, symbols)) continue;
    const listed = asListed(each, symbols);
    if (seen.has(listed.refid)) continue;
    seen.add(listed.refid);
    append(found, base.name, listed);
    if (!bases.has(base.name)) bases.set(base.name, base);
  }
  for (const [name, all] of found) {
    const base = bases.get(name);
    if (base) addGroups(sections, base, inOrder(all, base, symbols), symbols);
  }
  return sections;
}

/** Returns how many members a group has. */
export function countOf({ members, names }: InheritedGroup): number {
  return members.length + names.length;
}

/**
 * Returns the ids of the rows of inherited members by refid: the ones of their own pages, so that `#name` leads to a
 * member whichever class declares it. Members of the class itself and other parts of the page keep their ids.
 */
export function inheritedIds(
  sections: ReadonlyMap<string, readonly InheritedGroup[]>,
  links: Links,
  taken: Iterable<string>,
): ReadonlyMap<string, string> {
  const used = new Set(taken);
  const ids = new Map<string, string>();
  for (const groups of sections.values())
    for (const { refid } of groups.flatMap(({ members }) => members)) {
      const [, hash = ''] = (links.refid(refid) ?? '').split('#');
      const id = decodeURIComponent(hash);
      if (id === '' || used.has(id)) continue;
      used.add(id);
      ids.set(refid, id);
    }
  return ids;
}

function isInherited(
  { refid, name, protection }: AllMember,
  base: NamedClass,
  symbols: Symbols,
): boolean {
  const [, ownName] = splitName(base.name.replace(/<.*/s, ''));
  if (protection === 'private' || name === ownName || name.startsWith('~')) return false;
  const found = symbols.members.get(refid);
  if (found && befriendedClass(found.member, symbols) !== undefined) return false;
  // The row of an enumeration names its values.
  return found !== undefined || !symbols.members.has(refid.replace(valueHash, ''));
}

/** Returns the variable of an unnamed type instead of a member of that type: its row shows all of them. */
function asListed(listed: AllMember, { nested }: Symbols): AllMember {
  let holder = nested.holders.get(listed.refid);
  for (let next = holder; next; next = nested.holders.get(next.refid)) holder = next;
  return holder ? { ...listed, refid: holder.refid, name: holder.name } : listed;
}

/** What the id of a value adds to that of its enumeration. */
const valueHash = /a[0-9a-f]{32}$/;

/** Sorts members as their class lists them; Doxygen's list is alphabetical. */
function inOrder(
  listed: readonly AllMember[],
  { refid }: NamedClass,
  symbols: Symbols,
): readonly AllMember[] {
  const base = refid === undefined ? undefined : symbols.compounds.get(refid);
  if (!base) return listed;
  const places = new Map(symbols.membersOf(base).map((member, i) => [member.refid, i]));
  const placeOf = (each: AllMember): number => places.get(each.refid) ?? places.size;
  return [...listed].sort((a, b) => placeOf(a) - placeOf(b));
}

function addGroups(
  sections: Map<string, InheritedGroup[]>,
  base: NamedClass,
  listed: readonly AllMember[],
  symbols: Symbols,
): void {
  const own = new Map<string, InheritedGroup>();
  for (const each of listed) {
    const member = symbols.members.get(each.refid)?.member;
    const kind = member ? sectionKind(member, each) : '';
    let group = own.get(kind);
    if (!group) {
      const id = `inherited:${kind}:${base.name.replace(/\s+/g, '')}`;
      group = { id, base, members: [], names: [] };
      own.set(kind, group);
      append(sections, kind, group);
    }
    if (member) group.members.push(member);
    else group.names.push(each);
  }
}

/** Returns Doxygen's kind of the section that would hold a member of the class itself with this access. */
function sectionKind({ kind, facts }: Member, { protection }: AllMember): string {
  const access = `${protection}-${facts.isStatic ? 'static-' : ''}`;
  switch (kind) {
    case 'function':
      return `${access}func`;
    case 'variable':
      return `${access}attrib`;
    case 'typedef':
    case 'enum':
      return `${protection}-type`;
    case 'slot':
      return `${protection}-slot`;
    case 'dcop':
      return 'dcop-func';
    case 'signal':
    case 'property':
    case 'event':
    case 'friend':
    case 'interface':
    case 'service':
    case 'define':
    case 'prototype':
      return kind;
  }
}
