import { capitalised } from './kinds.ts';

/** Titles of the sections that are no combination of access and content. */
const plain: Record<string, string> = {
  related: 'Related Symbols',
  define: 'Macros',
  prototype: 'Function Prototypes',
  typedef: 'Typedefs',
  enum: 'Enumerations',
  func: 'Functions',
  var: 'Variables',
  property: 'Properties',
  event: 'Events',
  friend: 'Friends',
  signal: 'Signals',
  'dcop-func': 'DCOP Functions',
  sequence: 'Sequences',
  dictionary: 'Dictionaries',
  interfaces: 'Interfaces',
  services: 'Services',
  'user-defined': 'Members',
  '': 'Members',
};

/** What sections with an access hold. */
const contents: Record<string, string> = {
  type: 'Types',
  func: 'Member Functions',
  attrib: 'Attributes',
  'static-func': 'Member Functions',
  'static-attrib': 'Attributes',
  slot: 'Slots',
};

/** The title of a section of members, from Doxygen's kind. */
export function sectionTitle(kind: string): string {
  const known = plain[kind];
  if (known !== undefined) return known;
  const [, access, content] = /^(public|protected|private|package)-(.+)$/.exec(kind) ?? [];
  const words = contents[content ?? ''];
  if (access === undefined || content === undefined || words === undefined) {
    return capitalise(kind.replaceAll('-', ' '));
  }
  const isStatic = content.startsWith('static-');
  return `${isStatic ? 'Static ' : ''}${capitalise(access)} ${words}`;
}

function capitalise(words: string): string {
  return words.split(' ').map(capitalised).join(' ');
}
