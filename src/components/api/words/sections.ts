import type { CompoundKind } from '../../../model/compound.ts';
import { capitalised } from './kinds.ts';

/** Titles of the sections that are no combination of access and content. */
const plain: Record<string, string> = {
  'user-defined': 'Members',
  interfaces: 'Interfaces',
  services: 'Services',
  define: 'Macros',
  prototype: 'Function Prototypes',
  typedef: 'Typedefs',
  sequence: 'Sequences',
  dictionary: 'Dictionaries',
  enum: 'Enumerations',
  func: 'Functions',
  var: 'Variables',
  'dcop-func': 'DCOP Functions',
  property: 'Properties',
  event: 'Events',
  signal: 'Signals',
  friend: 'Friends',
  related: 'Related Symbols',
  '': 'Members',
};

/** What sections with an access hold, in the order in which a page shows them. */
const contents: Record<string, string> = {
  type: 'Types',
  slot: 'Slots',
  func: 'Member Functions',
  'static-func': 'Member Functions',
  attrib: 'Attributes',
  'static-attrib': 'Attributes',
};

/** Sections that come after those with an access. */
const trailing = ['friend', 'related', ''];

const order: string[] = [
  ...Object.keys(plain).filter((kind) => !trailing.includes(kind)),
  ...['public', 'protected', 'package', 'private'].flatMap((access) =>
    Object.keys(contents).map((content) => `${access}-${content}`),
  ),
  ...trailing,
];

/** Where a section stands among the others: authors' own first, then types before functions before data, public first. */
export function sectionRank(kind: string): number {
  const rank = order.indexOf(kind);
  return rank < 0 ? order.length : rank;
}

/** The title of a section of members, from Doxygen's kind and what the members belong to. */
export function sectionTitle(kind: string, compoundKind: CompoundKind): string {
  // An enumeration of Java is a class whose values are attributes.
  if (compoundKind === 'enum' && kind === 'public-attrib') return 'Enum Constants';
  const known = plain[kind];
  if (known !== undefined) return known;
  const [, access, content] = /^(public|protected|private|package)-(.+)$/.exec(kind) ?? [];
  const words = contents[content ?? ''];
  if (access === undefined || content === undefined || words === undefined)
    return kind.split('-').map(capitalised).join(' ');
  return `${content.startsWith('static-') ? 'Static ' : ''}${capitalised(access)} ${words}`;
}
