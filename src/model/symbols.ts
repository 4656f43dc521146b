import { isClassLike } from './class-kinds.ts';
import type { ApiReference } from './site.ts';
import {
  refidOf,
  type Compound,
  type InnerRef,
  type Member,
  type MemberSection,
} from './compound.ts';
import { befriendedClass } from './friend-class.ts';
import { inlinedLists, inlinedStructs } from './inlined-structs.ts';
import { inlineNamespaces, type InlineNamespaces } from './inline-namespaces.ts';
import { nestedMembers, type NestedMembers } from './nested-members.ts';
import { findShortNames, lastName } from './short-names.ts';
import { withoutTemplateSpaces } from './template-spaces.ts';
import { textOfCode } from './walk.ts';
import { append } from '../shared/group-by.ts';

/** A member and the compound that owns it: the one whose refid is a prefix of the member's. */
export interface OwnedMember {
  /** The member. */
  member: Member;
  /** Its owner, the compound whose page documents the member. */
  owner: Compound;
  /** Declarations of the same member with other types in other XML files, such as definitions behind other macros. */
  variants?: Member[];
}

/** A section with its members resolved, whatever file defines them. */
export interface ResolvedSection {
  /** Doxygen's kind: `public-func`, `user-defined`, …; may be empty. */
  kind: string;
  /** Title of a user-defined section. */
  header?: string;
  /** Text under the title. */
  description: MemberSection['description'];
  /** The members, each once. */
  members: Member[];
}

/** Finds compounds and members by refid. */
export interface Symbols {
  /** Maps a compound's refid to the compound. */
  compounds: ReadonlyMap<string, Compound>;
  /** Maps a member's refid to the member and its owner. */
  members: ReadonlyMap<string, OwnedMember>;
  /** The names of the library's variants, in their order; empty without variants. */
  variants: readonly string[];
  /** The language standards that not all of its symbols support, oldest first; empty without any. */
  standards: readonly string[];
  /** Finds a compound by its name, exactly as Doxygen writes it. */
  byRawName(name: string): Compound | undefined;
  /** The inline namespaces, whose declarations are shown on the pages of the namespaces around them. */
  inline: InlineNamespaces;
  /** The members of unnamed structs and unions, which are shown with the variables of these types. */
  nested: NestedMembers;
  /** Maps the refid of each struct without its own page to the compound whose page shows it. */
  inlined: ReadonlyMap<string, Compound>;
  /** The structs that the page of a compound shows, each followed by its nested ones. */
  inlinedIn(compound: Compound): readonly Compound[];
  /** The members, each followed by the members of its unnamed struct or union type. */
  withNested(members: readonly Member[]): Member[];
  /** The unnamed structs and unions that are the types of members. */
  typesWithin(members: readonly Member[]): Compound[];
  /**
   * The compounds inside this one and its inline namespaces, without those namespaces and unnamed types of variables.
   */
  innerOf(compound: Compound): readonly InnerRef[];
  /** The inline namespaces that the page of a namespace shows, sorted by name. */
  inlineIn(compound: Compound): readonly Compound[];
  /**
   * Sections of a compound, without empty ones, with members defined elsewhere filled in. Members of unnamed types are
   * listed with their variables. For a file, includes all declarations outside classes; for a namespace, those of its
   * inline namespaces.
   */
  sections(compound: Compound): ResolvedSection[];
  /** All members of a compound in the order of its sections, each once. */
  membersOf(compound: Compound): Member[];
  /** The last name of a class, concept, file or folder, plus enough scopes or folders to make it unique. */
  shortName(compound: Compound): string;
  /**
   * The compound that lists this one as inner: the namespace or class around a class, the group around a group. A page
   * belongs to its group, or to a page of that group of which it is a subpage.
   */
  parent(refid: string): Compound | undefined;
  /** The class that a member belongs to, regardless of its owner; undefined for members of namespaces and files. */
  classOf(refid: string): Compound | undefined;
  /** The groups that list this compound or member. */
  groupsOf(refid: string): Compound[];
  /**
   * True if a compound's page documents this member in full; otherwise a table row links to the owner's page, or to the
   * class that a friend declaration names.
   */
  showsInFull(compound: Compound, member: Member): boolean;
}

const indexes = new WeakMap<ApiReference, Symbols>();

/**
 * Returns the index of an API reference, which it keeps. A member in several files (Doxygen 1.9.4 writes group members
 * twice) counts once.
 */
export function indexSymbols(api: ApiReference): Symbols {
  const index = indexes.get(api) ?? createIndex(api);
  indexes.set(api, index);
  return index;
}

function createIndex(api: ApiReference): Symbols {
  const compounds = new Map(api.compounds.map((compound) => [compound.refid, compound]));
  const members = new Map<string, OwnedMember>();
  for (const compound of api.compounds) addMembers(compound, compounds, members);
  for (const [refid, { member, owner }] of members) {
    // A duplicate id in one compound may be the only occurrence in another.
    const first = members.get(refid.replace(/-\d+$/, ''));
    if (first && first.member !== member && first.owner !== owner) addVariant(first, member);
  }
  const inline = inlineNamespaces(api.compounds);
  const homeOf = (compound: Compound): Compound => inline.around.get(compound.refid) ?? compound;
  const inlined = new Map<Compound, Compound[]>();
  for (const compound of api.compounds) {
    const around = inline.around.get(compound.refid);
    if (around) append(inlined, around, compound);
  }
  if (inlined.size > 0) for (const owned of members.values()) owned.owner = homeOf(owned.owner);

  const parents = new Map<string, Compound>();
  const groups = new Map<string, Compound[]>();
  for (const compound of api.compounds) {
    const isGroup = compound.kind === 'group';
    for (const inner of compound.inner) {
      if (isGroup) append(groups, inner.refid, compound);
      if (isGroup ? inner.kind === 'group' : ownsInner(compound, inner.kind))
        parents.set(inner.refid, homeOf(compound));
    }
  }
  addTopicsOfPages(groups, compounds, parents);
  const classes = new Map<string, Compound>();
  for (const compound of api.compounds) {
    if (!isClassLike(compound.kind)) continue;
    for (const { entries } of compound.sections)
      for (const entry of entries)
        classes.set('member' in entry ? entry.member.refid : entry.refid, compound);
  }
  const nested = nestedMembers(api.compounds, (refid) => members.get(refid)?.member);
  const inlinedInto = inlinedStructs(api, {
    parent: (refid) => parents.get(refid),
    groupsOf: (refid) => groups.get(refid) ?? [],
    isNested: (refid) => nested.compounds.has(refid),
  });
  const inlinedIn = inlinedLists(inlinedInto, compounds);
  const declared = declaredByFile(api.compounds, members);
  const sectionCache = new Map<Compound, ResolvedSection[]>();
  const sections = (compound: Compound): ResolvedSection[] => {
    const known = sectionCache.get(compound);
    if (known) return known;
    const found = resolveSections(compound, members);
    const inner = inlined.get(compound) ?? [];
    // The copies that Doxygen writes for inline namespaces have no links.
    if (inner.length > 0)
      for (const section of found)
        section.members = section.members.map((own) => members.get(own.refid)?.member ?? own);
    for (const each of inner) addSections(found, resolveSections(each, members));
    if (compound.kind === 'file')
      addDeclared(found, declared.get(compound.location?.file ?? compound.name) ?? []);
    const shown =
      nested.holders.size === 0 || nested.compounds.has(compound.refid)
        ? found
        : withoutNested(found, nested);
    sectionCache.set(compound, shown);
    return shown;
  };
  for (const compound of api.compounds) {
    if (compound.kind !== 'group') continue;
    for (const section of sections(compound))
      for (const { refid } of section.members) append(groups, refid, compound);
  }
  let shortNames: ReadonlyMap<string, string> | undefined;
  let byRawName: Map<string, Compound> | undefined;
  return {
    compounds,
    members,
    variants: api.variants ?? [],
    standards: api.standards ?? [],
    byRawName: (name) => {
      byRawName ??= new Map(
        api.compounds.map((compound) => [withoutTemplateSpaces(compound.rawName), compound]),
      );
      return byRawName.get(withoutTemplateSpaces(name));
    },
    inline,
    shortName: (compound) => {
      shortNames ??= findShortNames(api.compounds, nested);
      return shortNames.get(compound.refid) ?? lastName(compound);
    },
    nested,
    inlined: inlinedInto,
    inlinedIn,
    withNested: (own) =>
      nested.within.size === 0 ? [...own] : own.flatMap((each) => [...allWithin(each, nested)]),
    typesWithin: (own) => {
      if (nested.compounds.size === 0) return [];
      const refids = new Set(own.map(({ refid }) => refid));
      return [...nested.compounds].flatMap(([refid, holder]) =>
        refids.has(holder.refid) ? (compounds.get(refid) ?? []) : [],
      );
    },
    innerOf: (compound) => {
      const inner = innerOf(compound, inlined.get(compound) ?? [], compounds);
      return nested.compounds.size === 0
        ? inner
        : inner.filter(({ refid }) => !nested.compounds.has(refid));
    },
    inlineIn: (compound) => inlined.get(compound) ?? [],
    sections,
    membersOf: (compound) => sections(compound).flatMap((section) => section.members),
    parent: (refid) => parents.get(refid),
    classOf: (refid) => classes.get(refid),
    groupsOf: (refid) => groups.get(refid) ?? [],
    showsInFull: (compound, member) =>
      befriendedClass(member, { compounds }) === undefined &&
      (compound.kind !== 'file' || members.get(member.refid)?.owner === compound),
  };
}

/** Makes groups the parents of their pages. A subpage of a page in the same group stays below that page. */
function addTopicsOfPages(
  groups: ReadonlyMap<string, readonly Compound[]>,
  compounds: ReadonlyMap<string, Compound>,
  parents: Map<string, Compound>,
): void {
  for (const [refid, [group]] of groups) {
    if (!group || compounds.get(refid)?.kind !== 'page') continue;
    const around = parents.get(refid);
    const isSubpage = around?.kind === 'page' && groups.get(around.refid)?.includes(group) === true;
    if (!isSubpage) parents.set(refid, group);
  }
}

/** Files and modules list the classes in them, but the scope of a class is its namespace or class. */
function ownsInner(compound: Compound, kind: string): boolean {
  if (compound.kind === 'file' || compound.kind === 'module') return false;
  if (compound.kind === 'dir') return kind === 'dir' || kind === 'file';
  return true;
}

function addMembers(
  compound: Compound,
  compounds: ReadonlyMap<string, Compound>,
  members: Map<string, OwnedMember>,
): void {
  for (const section of compound.sections) {
    for (const entry of section.entries) {
      if (!('member' in entry)) continue;
      const { member } = entry;
      const named = compounds.get(ownerRefid(member.refid));
      const known = members.get(member.refid);
      if (!known) {
        // For a repeated id, the compound that it names may not contain the second member.
        const isSecond = /-\d+$/.test(member.refid);
        members.set(member.refid, { member, owner: isSecond ? compound : (named ?? compound) });
        continue;
      }
      const other = named === compound ? known.member : member;
      if (named === compound) Object.assign(known, { member, owner: compound });
      else if (!named && rank(compound) < rank(known.owner)) known.owner = compound;
      addVariant(known, other);
    }
  }
}

function addVariant(known: OwnedMember, other: Member): void {
  const variants = known.variants ?? [];
  const types = typesOf(other);
  if ([known.member, ...variants].some((member) => typesOf(member) === types)) return;
  known.variants = [...variants, other];
}

/** The types in a declaration, without white space. */
export function typesOf({ type, params, templateParams = [] }: Member): string {
  const all = [type, ...[...templateParams, ...params].map((param) => param.type ?? [])];
  return all.map(textOfCode).join(';').replace(/\s+/g, '');
}

/** The compound part of a member's refid: everything before the last `_1`. */
export function ownerRefid(refid: string): string {
  return refid.slice(0, Math.max(0, refid.lastIndexOf('_1')));
}

/** Ranks possible owners of a member whose refid names no compound: scopes before groups before files. */
function rank(compound: Compound): number {
  return compound.kind === 'file' ? 2 : compound.kind === 'group' ? 1 : 0;
}

function resolveSections(
  compound: Compound,
  members: ReadonlyMap<string, OwnedMember>,
): ResolvedSection[] {
  const seen = new Set<string>();
  const found: ResolvedSection[] = [];
  for (const section of compound.sections) {
    const own: Member[] = [];
    for (const entry of section.entries) {
      const refid = refidOf(entry);
      const member = 'member' in entry ? entry.member : members.get(refid)?.member;
      if (!member || seen.has(refid)) continue;
      seen.add(refid);
      own.push(member);
    }
    if (own.length > 0 || section.header !== undefined || section.description.length > 0) {
      const { kind, header, description } = section;
      found.push({ kind, header, description, members: own });
    }
  }
  return found;
}

/** Adds members of inline namespaces that the enclosing namespace lacks; newer Doxygen versions repeat them there. */
function addSections(sections: ResolvedSection[], others: readonly ResolvedSection[]): void {
  const named = new Set(sections.flatMap(({ members }) => members.map(({ refid }) => refid)));
  for (const { members, ...other } of others) {
    const missing = members.filter(({ refid }) => !named.has(refid));
    if (missing.length === 0) continue;
    const same = sections.find(
      ({ kind, header }) => kind === other.kind && header === other.header,
    );
    if (same) same.members.push(...missing);
    else sections.push({ ...other, members: missing });
  }
}

/** Removes members that are shown with a variable, and sections left empty. */
function withoutNested(
  sections: readonly ResolvedSection[],
  { holders }: NestedMembers,
): ResolvedSection[] {
  return sections.flatMap((section) => {
    const members = section.members.filter(({ refid }) => !holders.has(refid));
    if (members.length === section.members.length) return [section];
    return members.length === 0 ? [] : [{ ...section, members }];
  });
}

/** A member, followed by the members of its unnamed type, recursively. */
function* allWithin(member: Member, nested: NestedMembers): Generator<Member> {
  yield member;
  for (const each of nested.within.get(member.refid) ?? []) yield* allWithin(each, nested);
}

/** The inner compounds of a compound and its inline namespaces, each once. */
function innerOf(
  compound: Compound,
  inlined: readonly Compound[],
  compounds: ReadonlyMap<string, Compound>,
): readonly InnerRef[] {
  const isNamespace = compound.kind === 'namespace';
  // Inline namespaces that contain nothing of their own have no page, although what is around them lists them.
  const isShown = ({ kind, inline, refid }: InnerRef): boolean =>
    kind !== 'namespace' || !inline || (!isNamespace && compounds.has(refid));
  if (!isNamespace)
    return compound.inner.every(isShown) ? compound.inner : compound.inner.filter(isShown);
  const all = [compound, ...inlined].flatMap(({ inner }) => inner);
  const byRefid = new Map(all.map((inner) => [inner.refid, inner]));
  return [...byRefid.values()].filter(isShown);
}

/** Returns the refids of the members that classes list; one that belongs to a group has the group's refid. */
export function membersOfClasses(compounds: readonly Compound[]): Set<string> {
  const classes = compounds.filter(({ kind }) => isClassLike(kind));
  return new Set(
    classes.flatMap(({ sections }) => sections.flatMap(({ entries }) => entries.map(refidOf))),
  );
}

/** Maps a file's path to its declarations outside classes, sorted by line. */
function declaredByFile(
  compounds: readonly Compound[],
  members: ReadonlyMap<string, OwnedMember>,
): Map<string, Member[]> {
  const inClasses = membersOfClasses(compounds);
  const byFile = new Map<string, Member[]>();
  for (const { member } of members.values()) {
    const { file } = member.facts;
    if (file === undefined || inClasses.has(member.refid)) continue;
    append(byFile, file, member);
  }
  for (const list of byFile.values())
    list.sort((a, b) => (a.facts.line ?? 0) - (b.facts.line ?? 0));
  return byFile;
}

/** The sections of files; other kinds of members have a section named after the kind. */
const fileSections: Partial<Record<Member['kind'], string>> = {
  function: 'func',
  variable: 'var',
  dcop: 'dcop-func',
};

/** Adds declarations of a file that its sections lack; old Doxygen versions omit the members of namespaces. */
function addDeclared(sections: ResolvedSection[], declared: readonly Member[]): void {
  const named = new Set(sections.flatMap(({ members }) => members.map(({ refid }) => refid)));
  for (const member of declared) {
    if (named.has(member.refid)) continue;
    const kind = fileSections[member.kind] ?? member.kind;
    const section = sections.find((candidate) => candidate.kind === kind);
    if (section) section.members.push(member);
    else sections.push({ kind, description: [], members: [member] });
  }
}
