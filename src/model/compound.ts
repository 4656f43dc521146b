import type { Place } from '../shared/place.ts';
import type { Description, Inline } from './description.ts';
import type { PackedListing } from './packed-listing.ts';

/** The kinds of `compounddef`; `type` is Fortran's, `enum` is Java's. */
export type CompoundKind =
  | 'class'
  | 'struct'
  | 'union'
  | 'interface'
  | 'protocol'
  | 'category'
  | 'exception'
  | 'service'
  | 'singleton'
  | 'type'
  | 'enum'
  | 'namespace'
  | 'file'
  | 'dir'
  | 'group'
  | 'concept'
  | 'module'
  | 'page'
  | 'example'
  | 'requirement'
  | 'requirements';

/** The kinds of `memberdef`. */
export type MemberKind =
  | 'define'
  | 'property'
  | 'event'
  | 'variable'
  | 'typedef'
  | 'enum'
  | 'function'
  | 'signal'
  | 'prototype'
  | 'friend'
  | 'dcop'
  | 'slot'
  | 'interface'
  | 'service';

/** Access, as Doxygen writes it. */
export type Protection = 'public' | 'protected' | 'private' | 'package';

/** Code in a signature: plain text, or text that leads to a symbol. */
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
  /** The declaration without default value, where type, name and array part do not give it: of functions, and of pointers that are `const`. */
  declaration?: CodeText;
  /** Default value. */
  defaultValue?: CodeText;
  /** Type constraint of a template parameter. */
  constraint?: CodeText;
  /** Brief description given with `///<`. */
  brief: Description;
}

/** Where a compound or member stands in the sources. */
export interface Location {
  /** Path of the declaration, as Doxygen writes it. */
  file: string;
  /** 1-based line. */
  line?: number;
  /** Path of the definition's body. */
  bodyFile?: string;
  /** First line of the definition, 1-based; of a function that is declared elsewhere, the first line of its body. */
  bodyStart?: number;
  /** Last line of the body, 1-based; missing where Doxygen gives none. */
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
}

/** A member that overrides, or is overridden by, another; or one that a body refers to. */
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

/**
 * What a plan asks of every member of a library. It is found out where the member is read, if that is packed: otherwise
 * each plan would unpack them all.
 */
export interface MemberFacts {
  /** Short hash of what tells it from its overloads. */
  overload: string;
  /** The ids in its descriptions that can be linked to; missing where there are none. */
  ids?: string[];
  /** True where a description says so. */
  isDeprecated?: true;
  /** True where neither it nor its parameters and values have a description. */
  isUndescribed?: true;
  /** True for `static` ones. */
  isStatic?: true;
  /** Path of its declaration, as Doxygen writes it; missing where it has no location. */
  file?: string;
  /** 1-based line of its declaration. */
  line?: number;
}

/** A function, variable, macro, enumeration or other member. */
export interface Member {
  /** What plans ask of it; missing where that is not known yet. */
  facts?: MemberFacts;
  /** Doxygen's id. */
  refid: string;
  /** What it is. */
  kind: MemberKind;
  /** The name; never a mangled one: an anonymous enum has the name `(anonymous enum)`. */
  name: string;
  /** Of a variable, the name that Doxygen made up for its type, with all scopes and without white space; missing where the type has a name. */
  unnamedType?: string;
  /** Name with its scopes, separated by `::`. */
  qualifiedName: string;
  /** Access. */
  protection: Protection;
  /** Adjectives for badges, in the order in which C++ writes them: `static`, `constexpr`, `virtual`, `pure virtual`, `explicit`, `noexcept`, `final`, `readable`, … */
  modifiers: string[];
  /** The expression of `noexcept(…)`. */
  noexceptExpression?: string;
  /** `enum class`. */
  strong: boolean;
  /** Template parameters; empty for `template <>`. */
  templateParams?: Param[];
  /** The type: of the value, or what a function returns; empty for conversion operators and constructors. */
  type: CodeText;
  /** Doxygen's `definition` text. */
  definition: string;
  /** Doxygen's `argsstring`, with trailing qualifiers. */
  argsString: string;
  /** Parameters. */
  params: Param[];
  /** True where parameters come in parentheses: functions, and macros that take arguments. */
  callable: boolean;
  /** Width of a bitfield. */
  bitfield?: string;
  /** Initializer with its `=`, or a macro's text. */
  initializer?: CodeText;
  /** Exception specification. */
  exceptions?: CodeText;
  /** Requires clause, without the word. */
  requires?: CodeText;
  /** Read accessor of a property. */
  read?: string;
  /** Write accessor of a property. */
  write?: string;
  /** Qualifiers given in comments. */
  qualifiers: string[];
  /** What it overrides. */
  reimplements: MemberRef[];
  /** What overrides it. */
  reimplementedBy: MemberRef[];
  /** Values of an enumeration. */
  enumValues: EnumValue[];
  /** Brief description. */
  brief: Description;
  /** Detailed description. */
  detailed: Description;
  /** Description inside the body. */
  inBody: Description;
  /** What its body refers to. */
  references: MemberRef[];
  /** Whose bodies refer to it. */
  referencedBy: MemberRef[];
  /** Requirements that it satisfies. */
  satisfies: RequirementRef[];
  /** Requirements that it verifies. */
  verifies: RequirementRef[];
  /** Where it stands in the sources. */
  location?: Location;
}

/** A section's entry: a member defined here, or the refid of one that stands elsewhere. */
export type SectionEntry = { member: Member } | { refid: string; kind: string; name: string };

/** A `sectiondef`: members that belong together. */
export interface MemberSection {
  /** Doxygen's kind: `public-func`, `user-defined`, …; may be empty. */
  kind: string;
  /** Title of a user-defined section. */
  header?: string;
  /** Text under the title. */
  description: Description;
  /** The members. */
  entries: SectionEntry[];
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
  /** Which list it stands in. */
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

/** A row of the table of all members, inherited ones included. */
export interface AllMember {
  /** Doxygen's id. */
  refid: string;
  /** Class that it comes from. */
  scope: string;
  /** Its name. */
  name: string;
  /** Access. */
  protection: Protection;
  /** True for virtual and pure virtual functions. */
  virtual: boolean;
  /** True for pure virtual functions. */
  pure?: true;
  /** The scopes, with `::` at their end, that tell it from others of its name; missing where its name is enough. */
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

/** A graph that Doxygen computed, or that follows from what it says of symbols. */
export interface Graph {
  /** Which of Doxygen's graphs; of `calls`, `callers` and `folders` the XML has only what they are made of. */
  kind:
    'includes' | 'includedBy' | 'inheritance' | 'collaboration' | 'calls' | 'callers' | 'folders';
  /** The nodes; the first is what the graph is of. */
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
  /** Where it is stated. */
  location?: Location;
  /** What satisfies it. */
  satisfiedBy: MemberRef[];
  /** What verifies it. */
  verifiedBy: MemberRef[];
}

/** What a plan asks of every compound, as `MemberFacts` are of members. */
export interface CompoundFacts {
  /** The ids in its own descriptions that can be linked to; missing where there are none. */
  ids?: string[];
  /** True where a description says so. */
  isDeprecated?: true;
  /** True where it has no description, its members' left out. */
  isUndescribed?: true;
  /** The headers that it includes as users do, or that the code in its comments includes; missing where there are none. */
  headers?: string[];
  /** How many of it and its members name each other symbol (`mentionsIn`); missing where none does. */
  mentions?: Readonly<Record<string, number>>;
  /** True where one of its lists names a member that has only a made-up name. */
  listsUnnamed?: true;
}

/** A class, namespace, file, group, page or other thing with an XML file of its own. */
export interface Compound {
  /** What plans ask of it; missing where that is not known yet. */
  facts?: CompoundFacts;
  /** Doxygen's id. */
  refid: string;
  /** What it is. */
  kind: CompoundKind;
  /** Qualified name (a path for files and folders), never mangled. */
  name: string;
  /** Name exactly as Doxygen writes it, for permalinks. */
  rawName: string;
  /** Of a struct or union without a name, what `unnamedType` of its variables says. */
  nameInTypes?: string;
  /** Title of groups, pages, examples; for other kinds missing. */
  title?: Inline[];
  /** Programming language: `C++`, `Java`. */
  language?: string;
  /** Access of an inner class. */
  protection: Protection;
  /** Adjectives for badges: `final`, `sealed`, `abstract`, `inline`, and qualifiers given in comments. */
  modifiers: string[];
  /** Template parameters; empty for `template <>`. */
  templateParams?: Param[];
  /** Requires clause, without the word. */
  requires?: CodeText;
  /** A concept's definition. */
  initializer?: CodeText;
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
  /** What a module exports. */
  exports: { refid?: string; name: string }[];
  /** Compounds that belong to this one. */
  inner: InnerRef[];
  /** Members by section. */
  sections: MemberSection[];
  /** All members with the inherited ones. */
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
  listing?: PackedListing;
  /** True where the page asks for a table of contents. */
  tableOfContents: boolean;
  /** Where it stands in the sources. */
  location?: Location;
  /** The XML file that it was read from. */
  place: Place;
}
