import type { Compound, Member } from '../../../model/compound.ts';
import type { Symbols } from '../../../model/symbols.ts';
import type { ApiTexts } from '../../../shared/texts/catalogues.ts';
import { isClassLike } from '../../../model/class-kinds.ts';
import { befriendedClass } from '../../../model/friend-class.ts';
import { isDeprecated, isDeprecatedMember, isDeprecatedValue } from '../../../model/deprecated.ts';
import { kindWord } from '../words/kinds.ts';
import { memberName } from '../member-name.ts';
import { splitName } from '../../../model/qualified-name.ts';
import { nameIn } from '../../../model/name-in-language.ts';
import { groupBy } from '../../../shared/group-by.ts';

/** The indices: members of classes, contents of files, contents of namespaces. */
export type IndexScope = 'classes' | 'files' | 'namespaces';

/** A symbol in an index; overloads with one owner are one entry. */
export interface IndexEntry {
  /** The list that names it, in addition to `all`. */
  list: string;
  /** The name, with `()` for functions. */
  name: string;
  /** Doxygen's id of the symbol. */
  refid: string;
  /** Kind of symbol: `function`, `struct`. */
  kind: string;
  /** The class, file or namespace around it. */
  owner?: Compound;
  /** True if it, or every one of its overloads, is deprecated. */
  deprecated: boolean;
}

/** The lists of each index with their titles on pages and their labels in the sidebar. */
export const indexLists: Record<
  IndexScope,
  {
    title: keyof ApiTexts;
    label: keyof ApiTexts;
    lists: readonly [name: string, title: keyof ApiTexts, label: keyof ApiTexts][];
  }
> = {
  classes: {
    title: 'classIndex',
    label: 'classes',
    lists: [
      ['all', 'allClassMembers', 'indexAll'],
      ['classes', 'classNames', 'classes'],
      ['functions', 'classFunctions', 'functions'],
      ['variables', 'classVariables', 'indexFields'],
      ['typedefs', 'classTypedefs', 'typedefs'],
      ['enums', 'classEnumerations', 'indexEnums'],
      ['enumvalues', 'classEnumerationValues', 'indexEnumValues'],
      ['properties', 'classProperties', 'properties'],
      ['events', 'classEvents', 'events'],
      ['related', 'classRelated', 'indexRelated'],
    ],
  },
  files: {
    title: 'fileIndex',
    label: 'files',
    lists: [
      ['all', 'allFileContents', 'indexAll'],
      ['classes', 'classesByFile', 'classes'],
      ['namespaces', 'namespacesByFile', 'namespaces'],
      ['functions', 'fileFunctions', 'functions'],
      ['variables', 'fileVariables', 'variables'],
      ['typedefs', 'fileTypedefs', 'typedefs'],
      ['enums', 'fileEnumerations', 'indexEnums'],
      ['enumvalues', 'fileEnumerationValues', 'indexEnumValues'],
      ['macros', 'macros', 'macros'],
    ],
  },
  namespaces: {
    title: 'namespaceIndex',
    label: 'namespaces',
    lists: [
      ['all', 'allNamespaceMembers', 'indexAll'],
      ['classes', 'classesByNamespace', 'classes'],
      ['functions', 'namespaceFunctions', 'functions'],
      ['variables', 'namespaceVariables', 'variables'],
      ['typedefs', 'namespaceTypedefs', 'typedefs'],
      ['enums', 'namespaceEnumerations', 'indexEnums'],
      ['enumvalues', 'namespaceEnumerationValues', 'indexEnumValues'],
    ],
  },
};

/** Path of a list of an index, below that of the API reference. */
export function indexPath(scope: IndexScope, list: string): string {
  return `indices/${scope}/${list}/`;
}

/** Returns all entries of an index, sorted by name. */
export function indexEntries(
  scope: IndexScope,
  compounds: readonly Compound[],
  symbols: Symbols,
  texts: ApiTexts,
): IndexEntry[] {
  const entries: IndexEntry[] = [];
  for (const compound of compounds) {
    if (!belongsTo(scope, compound) || symbols.inline.around.has(compound.refid)) continue;
    if (symbols.nested.compounds.has(compound.refid)) continue;
    if (scope === 'classes')
      entries.push(compoundEntry(compound, symbols.parent(compound.refid), texts));
    else entries.push(...innerEntries(compound, scope, symbols, texts));
    for (const { kind, members } of symbols.sections(compound))
      for (const member of symbols.withNested(members))
        entries.push(...memberEntries(member, kind, compound, symbols, texts));
  }
  return sorted(withoutOverloads(entries));
}

function belongsTo(scope: IndexScope, { kind }: Compound): boolean {
  if (scope === 'files') return kind === 'file';
  return scope === 'namespaces' ? kind === 'namespace' : isClassLike(kind);
}

/** The classes (and for files the namespaces) in a file or namespace. */
function innerEntries(
  owner: Compound,
  scope: IndexScope,
  symbols: Symbols,
  texts: ApiTexts,
): IndexEntry[] {
  return symbols.innerOf(owner).flatMap(({ refid }) => {
    const compound = symbols.compounds.get(refid);
    if (!compound) return [];
    const isListed = isClassLike(compound.kind) || compound.kind === 'concept';
    if (isListed || (scope === 'files' && compound.kind === 'namespace'))
      return [compoundEntry(compound, owner, texts)];
    return [];
  });
}

function compoundEntry(
  compound: Compound,
  owner: Compound | undefined,
  texts: ApiTexts,
): IndexEntry {
  const isNamespace = compound.kind === 'namespace';
  const name = isNamespace ? compound.name : splitName(compound.name)[1];
  return {
    list: isNamespace ? 'namespaces' : 'classes',
    name: nameIn(compound.language, name),
    refid: compound.refid,
    kind: kindWord(compound, texts),
    owner,
    deprecated: isDeprecated(compound),
  };
}

/** Lists by kind of member; functions and similar kinds share one list. */
const memberLists: Record<Member['kind'], string> = {
  define: 'macros',
  property: 'properties',
  event: 'events',
  variable: 'variables',
  typedef: 'typedefs',
  enum: 'enums',
  function: 'functions',
  signal: 'functions',
  prototype: 'functions',
  friend: 'related',
  dcop: 'functions',
  slot: 'functions',
  interface: 'typedefs',
  service: 'typedefs',
};

/** Kinds of members that use a text of the interface; the others use keywords of their language. */
const memberWords: Partial<Record<Member['kind'], keyof ApiTexts>> = {
  define: 'kindMacro',
  enum: 'kindEnumeration',
  function: 'kindFunction',
  dcop: 'kindFunction',
  prototype: 'kindFunction',
  variable: 'kindVariable',
  property: 'kindProperty',
  event: 'kindEvent',
};

/** Returns the word for a member: `function`, `typedef`. */
export function memberWord(kind: Member['kind'], texts: ApiTexts): string {
  const word = memberWords[kind];
  return word ? texts[word] : kind;
}

function memberEntries(
  member: Member,
  sectionKind: string,
  owner: Compound,
  symbols: Symbols,
  texts: ApiTexts,
): IndexEntry[] {
  if (befriendedClass(member, symbols) !== undefined) return [];
  const { kind, refid } = member;
  const list = sectionKind === 'related' ? 'related' : memberLists[kind];
  const name = memberName(member);
  const deprecated = isDeprecatedMember(member, symbols);
  const entry = { list, name, refid, kind: memberWord(kind, texts), owner, deprecated };
  const values = member.enumValues.map((value) => ({
    list: 'enumvalues',
    name: value.name,
    refid: value.refid,
    kind: texts.kindEnumerationValue,
    owner,
    deprecated: isDeprecatedValue(value, member),
  }));
  return [entry, ...values];
}

/** Merges overloads into one entry: the first. */
function withoutOverloads(entries: readonly IndexEntry[]): IndexEntry[] {
  const found = new Map<string, IndexEntry>();
  for (const entry of entries) {
    const { list, name, kind, owner, refid, deprecated } = entry;
    const isCompound = owner === undefined || list === 'classes' || list === 'namespaces';
    const key = [list, kind, name, owner?.refid ?? '', isCompound ? refid : ''].join('\0');
    const first = found.get(key);
    found.set(key, first ? { ...first, deprecated: first.deprecated && deprecated } : entry);
  }
  return [...found.values()];
}

/** Sorts by name ignoring case and punctuation, then by all other fields, so that the order is stable. */
function sorted(entries: readonly IndexEntry[]): IndexEntry[] {
  const key = ({ name, owner, refid }: IndexEntry): string =>
    [name.toLowerCase().replace(/^[_~]+/, ''), name, owner?.name ?? '', refid].join('\0');
  return entries
    .map((entry) => ({ entry, key: key(entry) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ entry }) => entry);
}

/** The entries under one letter. */
export interface LetterGroup {
  /** A capital letter, or `#` for names that start with no letter. */
  letter: string;
  /** Id of its heading. */
  id: string;
  /** The entries. */
  entries: IndexEntry[];
}

/** Groups entries by their first letter, ignoring leading underscores and tildes. */
export function byLetter(entries: readonly IndexEntry[]): LetterGroup[] {
  const groups = groupBy(entries, ({ name }) => {
    const first = name
      .replace(/^[_~]+/, '')
      .charAt(0)
      .toUpperCase();
    return /\p{L}/u.test(first) ? first : '#';
  });
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([letter, own]) => ({
      letter,
      id: letter === '#' ? 'letter-other' : `letter-${letter.toLowerCase()}`,
      entries: own,
    }));
}
