import { classLikeKinds } from '../shared/class-kinds.ts';
import type { Place } from '../shared/place.ts';
import type { Description, Inline } from './description.ts';
import type { OwnRow } from './extension.ts';
import type { PackedCompound } from './packed-compound.ts';
import type { PackedListing } from './packed-listing.ts';
import type { PackedMember } from './packed-member.ts';

/** A function, variable, macro, enumeration or other member. */
export type Member = PackedMember;

/** A class, namespace, file, group, page or other entity with its own XML file. */
export type Compound = PackedCompound;

/** The kinds of `compounddef`; `type` is Fortran's, `enum` is Java's. */
export const compoundKinds = [
  ...classLikeKinds,
  'type',
  'enum',
  'namespace',
  'file',
  'dir',
  'group',
  'concept',
  'module',
  'page',
  'example',
  'requirement',
  'requirements',
] as const;

/** One of these kinds. */
export type CompoundKind = (typeof compoundKinds)[number];

/** The kinds of `memberdef`. */
export const memberKinds = [
  'define',
  'property',
  'event',
  'variable',
  'typedef',
  'enum',
  'function',
  'signal',
  'prototype',
  'friend',
  'dcop',
  'slot',
  'interface',
  'service',
] as const;

/** One of these kinds. */
export type MemberKind = (typeof memberKinds)[number];

/** Access, as Doxygen writes it. */
export type Protection = 'public' | 'protected' | 'private' | 'package';

/** Code in a signature: plain text, or text that links to a symbol. */
export type CodePart = string | { text: string; refid: string; external?: string };

/** A type, initializer or clause with its links, left to right. */
export type CodeText = CodePart[];

/** A parameter of a function, macro or template. */
export interface Param {
  /** Attributes such as `[in]` (IDL) or `[[maybe_unused]]`. */
  attributes?: string;
  /** Type as written; missing in macros. */
  type?: CodeText;
  /** Name in the declaration. */
  name?: string;
  /** Name in the definition, when it differs. */
  definitionName?: string;
  /** Array part: `[5]`. */
  array?: string;
  /** The full declaration, if type, name and array part are not enough: for functions, and for `const` pointers. */
  declaration?: CodeText;
  /** Default value. */
  defaultValue?: CodeText;
  /** Type constraint of a template parameter. */
  constraint?: CodeText;
  /** Brief description given with `///<`. */
  brief: Description;
}

/** Location of a compound or member in the sources. */
export interface Location {
  /** Path of the declaration, as Doxygen writes it. */
  file: string;
  /** 1-based line. */
  line?: number;
  /** Path of the definition's body. */
  bodyFile?: string;
  /** First line of the definition, 1-based. For a function that is declared elsewhere, the first line of its body. */
  bodyStart?: number;
  /** Last line of the body, 1-based; missing if Doxygen does not report one. */
  bodyEnd?: number;
  /** Path of the separate declaration. */
  declarationFile?: string;
  /** Line of the separate declaration. */
  declarationLine?: number;
}

/** A value of an enumeration. */
export interface EnumValue {
  /** Doxygen's id. */
  refid: string;
  /** The name. */
  name: string;
  /** Access. */
  protection: Protection;
  /** `= 3`. */
  initializer?: CodeText;
  /** Brief description. */
  brief: Description;
  /** Detailed description. */
  detailed: Description;
  /** The variants of the library that have it; missing if it is in all variants of its enumeration. */
  variants?: readonly string[];
  /** The language standards that have it; missing if all of those of its enumeration have. */
  standards?: readonly string[];
}

/** A member that overrides this one, that this one overrides, or that a body refers to. */
export interface MemberRef {
  /** Doxygen's id. */
  refid: string;
  /** The name as Doxygen writes it. */
  name: string;
}

/** A requirement that is satisfied or verified. */
export interface RequirementRef {
  /** Doxygen's id. */
  refid: string;
  /** Text; may be empty. */
  text: string;
}

/** The facts that the plan needs of every member. Computed when members are read, so that the plan unpacks none. */
export interface MemberFacts {
  /** Short hash that distinguishes it from its overloads. */
  overload: string;
  /** The link targets in its descriptions; missing if there are none. */
  ids?: string[];
  /** True if a description marks it as deprecated. */
  isDeprecated?: true;
  /** True if it has no description, and neither have its parameters and values. */
  isUndescribed?: true;
  /** True if it is `static`. */
  isStatic?: true;
  /** The symbols that a function or typedef is declared with (see `declaredTypes`); missing if there are none. */
  types?: string[];
  /** True if an extension drops it. */
  isDropped?: true;
  /** The variants of the library that have it, in their order; missing if all have it, or if there are none. */
  variants?: readonly string[];
  /** The language standards that have it, of those that differ, oldest first; missing if all have it. */
  standards?: readonly string[];
  /** Path of its declaration, as Doxygen writes it; missing if it has no location. */
  file?: string;
  /** 1-based line of its declaration. */
  line?: number;
}

/** What the XML tells about a member. */
export interface MemberContent {
  /** Doxygen's id. */
  refid: string;
  /** The kind. */
  kind: MemberKind;
  /** The name, never mangled: an anonymous enum has the name `(anonymous enum)`. */
  name: string;
  /** The name that Doxygen made up for the unnamed type of a variable, with all scopes and without white space. */
  unnamedType?: string | undefined;
  /** The names of the values, for a variable whose type is an unnamed enumeration. */
  typeValues?: readonly string[] | undefined;
  /** Name with its scopes, separated by `::`. */
  qualifiedName: string;
  /** Access. */
  protection: Protection;
  /**
   * Adjectives for badges, in C++ order: `static`, `constexpr`, `virtual`, `pure virtual`, `explicit`, `noexcept`,
   * `final`, `readable`, …
   */
  modifiers: string[];
  /** The expression of `noexcept(…)`. */
  noexceptExpression?: string | undefined;
  /** `enum class`. */
  strong: boolean;
  /** Template parameters; empty for `template <>`. */
  templateParams?: Param[] | undefined;
  /** The type of the value, or the return type; empty for conversion operators and constructors. */
  type: CodeText;
  /** Doxygen's `definition` text. */
  definition: string;
  /** Doxygen's `argsstring`, with trailing qualifiers. */
  argsString: string;
  /** Parameters. */
  params: Param[];
  /** True if it takes parameters in parentheses: functions, and macros with arguments. */
  callable: boolean;
  /** Width of a bitfield. */
  bitfield?: string | undefined;
  /** Initializer with its `=`, or a macro's text. */
  initializer?: CodeText | undefined;
  /** Exception specification. */
  exceptions?: CodeText | undefined;
  /** Requires clause, without the word. */
  requires?: CodeText | undefined;
  /** Read accessor of a property. */
  read?: string | undefined;
  /** Write accessor of a property. */
  write?: string | undefined;
  /** Qualifiers given in comments. */
  qualifiers: string[];
  /** Members that it overrides. */
  reimplements: MemberRef[];
  /** Members that override it. */
  reimplementedBy: MemberRef[];
  /** Values of an enumeration. */
  enumValues: EnumValue[];
  /** Brief description. */
  brief: Description;
  /** Detailed description. */
  detailed: Description;
  /** Description inside the body. */
  inBody: Description;
  /** Symbols that its body refers to. */
  references: MemberRef[];
  /** Members that refer to it in their bodies. */
  referencedBy: MemberRef[];
  /** Requirements that it satisfies. */
  satisfies: RequirementRef[];
  /** Requirements that it verifies. */
  verifies: RequirementRef[];
  /** Location in the sources. */
  location?: Location | undefined;
}

/** An entry of a section: a member defined here, or the refid of a member defined elsewhere. */
export type SectionEntry<Content = Member> =
  { member: Content } | { refid: string; kind: string; name: string };

/** Returns the refid of the member that an entry defines or names. */
export function refidOf(entry: SectionEntry): string {
  return 'member' in entry ? entry.member.refid : entry.refid;
}

/** A `sectiondef`: members that belong together. */
export interface MemberSection<Content = Member> {
  /** Doxygen's kind: `public-func`, `user-defined`, …; may be empty. */
  kind: string;
  /** Title of a user-defined section. */
  header?: string;
  /** Text under the title. */
  description: Description;
  /** The members. */
  entries: SectionEntry<Content>[];
}

/** A base or derived class. */
export interface InheritanceRef {
  /** Doxygen's id; missing for classes outside the project. */
  refid?: string;
  /** Name with template arguments. */
  name: CodeText;
  /** Access of the inheritance. */
  protection: Protection;
  /** True for virtual inheritance. */
  virtual: boolean;
}

/** An `#include` of a file or the header of a class. */
export interface Include {
  /** Doxygen's id of the file, when it is part of the project. */
  refid?: string;
  /** Path as written. */
  name: string;
  /** True for `"x"`, false for `<x>`. */
  local: boolean;
}

/** The kinds of inner references. */
export type InnerKind =
  'dir' | 'file' | 'class' | 'concept' | 'namespace' | 'page' | 'group' | 'module';

/** A compound that belongs to another one. */
export interface InnerRef {
  /** The list that contains it. */
  kind: InnerKind;
  /** Doxygen's id. */
  refid: string;
  /** Name as Doxygen writes it, never mangled. */
  name: string;
  /** Access. */
  protection?: Protection;
  /** True for an inline namespace. */
  inline: boolean;
}

/** A row of the list of all members, including inherited ones. */
export interface AllMember {
  /** Doxygen's id. */
  refid: string;
  /** Its name. */
  name: string;
  /** Access, after inheritance. */
  protection: Protection;
  /** True for virtual and pure virtual functions. */
  virtual: boolean;
  /** True for pure virtual functions. */
  pure?: true;
  /** The scopes that distinguish it from members of the same name, with a trailing `::`; missing if unambiguous. */
  ambiguityScope?: string;
}

/** A part of a concept's definition: code and prose alternate. */
export type ConceptPart =
  { type: 'code'; line?: number; code: CodeText } | { type: 'doc'; children: Description };

/** A node of a graph. */
export interface GraphNode {
  /** Id inside the graph. */
  id: string;
  /** Name. */
  label: string;
  /** Doxygen's id of the symbol. */
  refid?: string;
  /** Edges to other nodes. */
  children: { id: string; relation: string; labels: string[] }[];
}

/** A graph that Doxygen computed, or that is derived from its data. */
export interface Graph {
  /** Which of Doxygen's graphs. The XML contains only the data of `calls`, `callers` and `folders`, not the graphs. */
  kind:
    'includes' | 'includedBy' | 'inheritance' | 'collaboration' | 'calls' | 'callers' | 'folders';
  /** The nodes; the first one is the subject of the graph. */
  nodes: GraphNode[];
}

/** A row of a table of requirements. */
export interface RequirementRow {
  /** The raw requirement id. */
  refid: string;
  /** Page or tag file that describes it. */
  page?: string;
  /** Title. */
  title: Inline[];
  /** Where the requirement is stated. */
  location?: Location;
  /** Symbols that satisfy it. */
  satisfiedBy: MemberRef[];
  /** Symbols that verify it. */
  verifiedBy: MemberRef[];
}

/** The facts that the plan needs of every compound, like `MemberFacts` for members. */
export interface CompoundFacts {
  /** The link targets in its own descriptions; missing if there are none. */
  ids?: string[];
  /** True if a description marks it as deprecated. */
  isDeprecated?: true;
  /** True if it has no description; its members do not count. */
  isUndescribed?: true;
  /**
   * Headers that it includes in angle brackets, or that the code in its comments includes; missing if there are none.
   */
  headers?: string[];
  /** For each other symbol, how many of this compound and its members refer to it; missing if there are none. */
  mentions?: Readonly<Record<string, number>>;
  /** True if one of its lists contains a member with only a generated name. */
  listsUnnamed?: true;
  /** True if an extension drops it. */
  isDropped?: true;
  /** The variants of the library that have it, in their order; missing if all have it, or if there are none. */
  variants?: readonly string[];
  /** The language standards that have it, of those that differ, oldest first; missing if all have it. */
  standards?: readonly string[];
}

/** What the XML tells about a compound and its members. */
export interface CompoundContent {
  /** Doxygen's id. */
  refid: string;
  /** The kind. */
  kind: CompoundKind;
  /** Qualified name (a path for files and folders), never mangled. */
  name: string;
  /** Name exactly as Doxygen writes it; used in permalinks. */
  rawName: string;
  /** For an unnamed struct or union, the `unnamedType` of its variables. */
  nameInTypes?: string | undefined;
  /** Title of a group, page or example; missing for other kinds. */
  title?: Inline[] | undefined;
  /** Programming language: `C++`, `Java`. */
  language?: string | undefined;
  /** Access of an inner class. */
  protection: Protection;
  /** Adjectives for badges: `final`, `sealed`, `abstract`, `inline`, and qualifiers given in comments. */
  modifiers: string[];
  /** Template parameters; empty for `template <>`. */
  templateParams?: Param[] | undefined;
  /** Requires clause, without the word. */
  requires?: CodeText | undefined;
  /** A concept's definition. */
  initializer?: CodeText | undefined;
  /** A concept's parts. */
  conceptParts: ConceptPart[];
  /** Base classes. */
  bases: InheritanceRef[];
  /** Derived classes. */
  derived: InheritanceRef[];
  /** Headers to include (classes), files included (files). */
  includes: Include[];
  /** Files that include this one. */
  includedBy: Include[];
  /** The exports of a module. */
  exports: { refid?: string; name: string }[];
  /** Compounds that belong to this one. */
  inner: InnerRef[];
  /** Members by section. */
  sections: MemberSection<MemberContent>[];
  /** All members, including inherited ones. */
  allMembers: AllMember[];
  /** Brief description. */
  brief: Description;
  /** Detailed description. */
  detailed: Description;
  /** Graphs. */
  graphs: Graph[];
  /** Rows of a `requirements` compound. */
  requirements: RequirementRow[];
  /** Requirements that it satisfies. */
  satisfies: RequirementRef[];
  /** Requirements that it verifies. */
  verifies: RequirementRef[];
  /** Source listing of files and examples. */
  listing?: PackedListing | undefined;
  /** True if the page requests a table of contents. */
  tableOfContents: boolean;
  /** Location in the sources. */
  location?: Location | undefined;
  /** Rows that extensions add to the head of its page; missing if there are none. */
  rows?: OwnRow[] | undefined;
  /** The XML file that it was read from. */
  place: Place;
}
