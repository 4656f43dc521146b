import type {
  Compound,
  CompoundContent,
  Member,
  MemberContent,
  MemberSection,
} from './compound.ts';
import type { Listing } from './description.ts';
import { unpackListing } from './packed-listing.ts';
import type { ApiReference } from './site.ts';
import { onlyAvailability } from './variants.ts';

/** A member, with its address. */
export interface ModelMember extends MemberContent {
  /** The variants of the library that have it; missing if all have it. */
  variants?: readonly string[];
  /** The language standards that have it, of those that differ; missing if all have it. */
  standards?: readonly string[];
  /** Address below the base path of the site: page and anchor; missing if no page shows it. */
  url?: string;
}

/** A compound, with its address. */
export interface ModelCompound extends Omit<CompoundContent, 'sections' | 'listing' | 'place'> {
  /** The variants of the library that have it; missing if all have it. */
  variants?: readonly string[];
  /** The language standards that have it, of those that differ; missing if all have it. */
  standards?: readonly string[];
  /** Address below the base path of the site; missing if it has no page. */
  url?: string;
  /** Members by section. */
  sections: MemberSection<ModelMember>[];
  /** Source listing of files and examples. */
  listing?: Listing;
}

/** The model of an API reference: everything that pages are made of. Ids are Doxygen's. */
export interface ModelFile {
  /** Marks the format. */
  format: 'mtp-site-model';
  /** Version of the format; a new one breaks programs that read this one. */
  formatVersion: 1;
  /** Name of the library. */
  title: string;
  /** Release of the library, as Doxygen knows it. */
  version?: string;
  /** A line about the library. */
  brief?: string;
  /** Version of Doxygen that wrote the XML. */
  doxygenVersion?: string;
  /** The variants of the library, in their order; missing if there are none. */
  variants?: readonly string[];
  /** The language standards that not all symbols support, oldest first; missing if all symbols support the same. */
  standards?: readonly string[];
  /** Classes, namespaces, files, topics, pages and others, in Doxygen's order. */
  compounds: ModelCompound[];
}

/** The fields of a member; the compiler reports missing ones. */
const memberFields: Record<keyof MemberContent, true> = {
  refid: true,
  kind: true,
  name: true,
  unnamedType: true,
  typeValues: true,
  qualifiedName: true,
  protection: true,
  modifiers: true,
  noexceptExpression: true,
  strong: true,
  templateParams: true,
  type: true,
  definition: true,
  argsString: true,
  params: true,
  callable: true,
  bitfield: true,
  initializer: true,
  exceptions: true,
  requires: true,
  read: true,
  write: true,
  qualifiers: true,
  reimplements: true,
  reimplementedBy: true,
  enumValues: true,
  brief: true,
  detailed: true,
  inBody: true,
  references: true,
  referencedBy: true,
  satisfies: true,
  verifies: true,
  location: true,
};

/** The fields of a compound that are written as they are. */
const compoundFields: Record<
  Exclude<keyof CompoundContent, 'sections' | 'listing' | 'place'>,
  true
> = {
  refid: true,
  kind: true,
  name: true,
  rawName: true,
  nameInTypes: true,
  title: true,
  language: true,
  protection: true,
  modifiers: true,
  templateParams: true,
  requires: true,
  initializer: true,
  conceptParts: true,
  bases: true,
  derived: true,
  includes: true,
  includedBy: true,
  exports: true,
  inner: true,
  allMembers: true,
  brief: true,
  detailed: true,
  graphs: true,
  requirements: true,
  rows: true,
  satisfies: true,
  verifies: true,
  tableOfContents: true,
  location: true,
};

/** Returns an object with some fields of another one. */
function pick<Source extends object, Name extends keyof Source>(
  source: Source,
  names: Readonly<Record<Name, true>>,
): Pick<Source, Name> {
  // The keys of the table are names of fields.
  const keys = Object.keys(names) as Name[];
  // Filled with all of them.
  return Object.fromEntries(keys.map((name) => [name, source[name]])) as Pick<Source, Name>;
}

/** Returns the text of a model file in pieces, a line for each compound; `addressOf` returns addresses by refid. */
export function* modelText(
  api: Pick<
    ApiReference,
    'title' | 'version' | 'brief' | 'doxygenVersion' | 'variants' | 'standards' | 'compounds'
  >,
  addressOf: (refid: string) => string | undefined,
): Generator<string> {
  const { title, version, brief, doxygenVersion } = api;
  const head: Omit<ModelFile, 'compounds'> = {
    format: 'mtp-site-model',
    formatVersion: 1,
    title,
    ...(version !== undefined && { version }),
    ...(brief !== undefined && { brief }),
    ...(doxygenVersion !== undefined && { doxygenVersion }),
    ...onlyAvailability(api),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"compounds":[`;
  let separator = '\n';
  for (const compound of api.compounds) {
    yield separator + JSON.stringify(modelCompound(compound, addressOf));
    separator = ',\n';
  }
  yield '\n]}\n';
}

function modelCompound(
  compound: Compound,
  addressOf: (refid: string) => string | undefined,
): ModelCompound {
  const { sections, listing } = compound;
  const memberOf = (member: Member): ModelMember => ({
    ...pick(member, memberFields),
    ...onlyAvailability(member.facts),
    ...urlOf(member.refid, addressOf),
  });
  return {
    ...pick(compound, compoundFields),
    ...onlyAvailability(compound.facts),
    ...urlOf(compound.refid, addressOf),
    sections: sections.map((section) => ({
      ...section,
      entries: section.entries.map((entry) =>
        'member' in entry ? { member: memberOf(entry.member) } : entry,
      ),
    })),
    ...(listing && { listing: unpackListing(listing) }),
  };
}

function urlOf(refid: string, addressOf: (refid: string) => string | undefined): { url?: string } {
  const url = addressOf(refid);
  return url === undefined ? {} : { url };
}
