import type { CompoundKind } from '../../../model/compound.ts';
import type { ApiTexts } from '../../../shared/texts/catalogues.ts';
import { fill } from '../../../shared/texts/fill.ts';
import { capitalised } from './kinds.ts';
import { table } from '../../../shared/table.ts';

/** Titles of the sections that do not combine access and content. */
const plain: Record<string, keyof ApiTexts> = table({
  'user-defined': 'members',
  interfaces: 'interfaces',
  services: 'services',
  define: 'macros',
  prototype: 'functionPrototypes',
  typedef: 'typedefs',
  sequence: 'sequences',
  dictionary: 'dictionaries',
  enum: 'enumerations',
  func: 'functions',
  var: 'variables',
  'dcop-func': 'dcopFunctions',
  property: 'properties',
  event: 'events',
  signal: 'signals',
  friend: 'friends',
  related: 'relatedSymbols',
  '': 'members',
});

/** Contents of the sections with an access level, in page order. */
const contents: Record<string, keyof ApiTexts> = table({
  type: 'accessTypes',
  slot: 'accessSlots',
  func: 'accessFunctions',
  'static-func': 'accessStaticFunctions',
  attrib: 'accessAttributes',
  'static-attrib': 'accessStaticAttributes',
});

const accesses = ['public', 'protected', 'package', 'private'] as const;

/** Sections that come after those with an access level. */
const trailing = ['friend', 'related', ''];

const order: string[] = [
  ...Object.keys(plain).filter((kind) => !trailing.includes(kind)),
  ...accesses.flatMap((access) => Object.keys(contents).map((content) => `${access}-${content}`)),
  ...trailing,
];

/** Returns the position of a section: authors' own first, then types before functions before data, public first. */
export function sectionRank(kind: string): number {
  const rank = order.indexOf(kind);
  return rank < 0 ? order.length : rank;
}

/** Returns the title of a section of members, from Doxygen's kind and the kind of the compound. */
export function sectionTitle(kind: string, compoundKind: CompoundKind, texts: ApiTexts): string {
  // A Java enumeration is a class with its values as attributes.
  if (compoundKind === 'enum' && kind === 'public-attrib') return texts.enumConstants;
  const known = plain[kind];
  if (known !== undefined) return texts[known];
  const access = accesses.find((each) => kind.startsWith(`${each}-`));
  const pattern = access && contents[kind.slice(access.length + 1)];
  if (access === undefined || pattern === undefined)
    return kind.split('-').map(capitalised).join(' ');
  return fill(texts[pattern], { access: texts[access] });
}
