import { compoundKinds, type CompoundContent, type CompoundKind } from '../model/compound.ts';
import { childNamed, childrenNamed, childText, textOf, type XmlElement } from '../xml/element.ts';
import { withoutTemplateSpaces } from '../model/template-spaces.ts';
import { nameInTypes, withoutMangledNames } from './anonymous.ts';
import { protectionOf } from './attributes.ts';
import { childCode } from './code-text.ts';
import { readConceptParts } from './concept.ts';
import { directivesOf } from './conditions/directives.ts';
import type { DescriptionReader } from './description-reader.ts';
import { readGraphs } from './graph.ts';
import { packListing, type PackedListing } from '../model/packed-listing.ts';
import { readListing } from './listing.ts';
import { isMarkdownFile, readMarkdownPage } from './markdown-page.ts';
import { readLocation } from './location.ts';
import { present, readRequires, type Scope } from './member.ts';
import { compoundModifiers } from './modifiers.ts';
import { readTemplateParams } from './params.ts';
import { readRequirementRefs } from './references.ts';
import {
  readAllMembers,
  readExports,
  readIncludes,
  readInheritance,
  readInner,
} from './relations.ts';
import type { Inline } from '../model/description.ts';
import { withoutRepeatedBrief } from './repeated-brief.ts';
import { readRequirements } from './requirements.ts';
import { readSections } from './section.ts';
import { readTitle } from './title.ts';

const noScope: ReadonlySet<CompoundKind> = new Set<CompoundKind>([
  'file',
  'dir',
  'group',
  'module',
  'page',
  'example',
  'requirement',
  'requirements',
]);

/** The children of a `compounddef` (Doxygen 1.9.4 to 1.19). */
const compoundChildren: ReadonlySet<string> = new Set([
  ...['compoundname', 'title', 'basecompoundref', 'derivedcompoundref', 'includes', 'includedby'],
  ...['incdepgraph', 'invincdepgraph', 'inheritancegraph', 'collaborationgraph', 'innerdir'],
  ...['innerfile', 'innerclass', 'innerconcept', 'innernamespace', 'innerpage', 'innergroup'],
  ...['innermodule', 'qualifier', 'templateparamlist', 'requiresclause', 'initializer'],
  ...['conceptparts', 'exports', 'programlisting', 'satisfies', 'verifies', 'requirementslist'],
  ...['listofallmembers', 'location', 'tableofcontents', 'sectiondef', 'briefdescription'],
  ...['detaileddescription', 'inbodydescription'],
]);

/** Returns the kind of a compound; `undefined` for a kind that no release of Doxygen writes. */
export function compoundKind(name: string | undefined): CompoundKind | undefined {
  return compoundKinds.find((kind) => kind === name);
}

/** Reads a `compounddef`; `file` is the path of its XML file. */
export function readCompound(
  element: XmlElement,
  kind: CompoundKind,
  file: string,
  descriptions: DescriptionReader,
): CompoundContent {
  descriptions.checkChildren(element, compoundChildren);
  const rawName = childText(element, 'compoundname') ?? '';
  const location = readLocation(element);
  const name = displayName(rawName, kind, location?.file);
  const heading = childNamed(element, 'title');
  const written = heading ? readTitle(heading, descriptions) : defaultTitle(kind);
  const comment = descriptions.read(childNamed(element, 'detaileddescription'));
  const { title, text: detailed } =
    kind === 'page' && location && isMarkdownFile(location.file)
      ? readMarkdownPage({ title: written, text: comment }, location.file)
      : { title: written, text: comment };
  const listing = childNamed(element, 'programlisting');
  const brief = descriptions.read(childNamed(element, 'briefdescription'));
  const scope: Scope = {
    name: noScope.has(kind) ? '' : name,
    noun: kind === 'struct' || kind === 'union' || kind === 'class' ? kind : '',
  };
  const optional = {
    title: title && title.length > 0 ? title : undefined,
    language: element.attributes.language,
    templateParams: readTemplateParams(element, descriptions),
    requires: readRequires(element),
    initializer: childCode(element, 'initializer'),
    listing: listing && readPackedListing(listing, kind),
    location,
    nameInTypes: scope.noun === '' ? undefined : nameInTypes(rawName, definitionsIn(element)),
  };
  return {
    refid: element.attributes.id ?? '',
    kind,
    name,
    rawName,
    protection: protectionOf(element),
    modifiers: [
      ...compoundModifiers(element),
      ...childrenNamed(element, 'qualifier').map((qualifier) => textOf(qualifier).trim()),
    ],
    conceptParts: readConceptParts(element, descriptions),
    bases: readInheritance(element, 'basecompoundref'),
    derived: readInheritance(element, 'derivedcompoundref'),
    includes: readIncludes(element, 'includes'),
    includedBy: readIncludes(element, 'includedby'),
    exports: readExports(element),
    inner: readInner(element),
    sections: readSections(childrenNamed(element, 'sectiondef'), scope, descriptions),
    allMembers: readAllMembers(element),
    brief,
    detailed: kind === 'page' ? withoutRepeatedBrief(brief, detailed) : detailed,
    graphs: readGraphs(element),
    requirements: readRequirements(element, descriptions),
    satisfies: readRequirementRefs(element, 'satisfies'),
    verifies: readRequirementRefs(element, 'verifies'),
    tableOfContents: childNamed(element, 'tableofcontents') !== undefined,
    place: { file },
    ...present(optional),
  };
}

/** Reads the listing of a compound; that of a file has conditions on the declarations in it. */
function readPackedListing(element: XmlElement, kind: CompoundKind): PackedListing {
  const listing = readListing(element);
  const directives = kind === 'file' ? directivesOf(listing.lines) : [];
  return { ...packListing(listing), ...(directives.length > 0 && { directives }) };
}

/** Yields the declaration that Doxygen writes for each member, with all scopes. */
function* definitionsIn(element: XmlElement): Generator<string> {
  for (const section of childrenNamed(element, 'sectiondef'))
    for (const member of childrenNamed(section, 'memberdef'))
      yield childText(member, 'definition') ?? '';
}

/** Files and folders are named by their path, without the file system root if the sources share nothing else. */
function displayName(rawName: string, kind: CompoundKind, path: string | undefined): string {
  if (kind !== 'file' && kind !== 'dir')
    return withoutTemplateSpaces(withoutMangledNames(rawName, kind));
  return (path ?? rawName).replace(/^(?:[A-Za-z]:)?[/\\]+/, '').replace(/[/\\]$/, '');
}

/** The table of requirements has no title of its own; its name is an id. */
function defaultTitle(kind: CompoundKind): Inline[] | undefined {
  return kind === 'requirements' ? [{ type: 'text', value: 'Requirements' }] : undefined;
}
