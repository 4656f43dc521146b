import type { CompoundKind, MemberKind } from '../../model/compound.ts';
import { isClassLike } from '../../model/class-kinds.ts';
import { splitName, withoutArguments } from '../../model/qualified-name.ts';
import type { OwnedMember } from '../../model/symbols.ts';

/** The types of entries that Dash and Zeal have icons for, as far as symbols of a library and guides have them. */
export type EntryType =
  | ('Category' | 'Class' | 'Constructor' | 'Enum' | 'Event' | 'Exception' | 'Field' | 'File')
  | ('Function' | 'Guide' | 'Interface' | 'Macro' | 'Method' | 'Module' | 'Namespace' | 'Object')
  | ('Operator' | 'Property' | 'Protocol' | 'Sample' | 'Section' | 'Service' | 'Struct' | 'Trait')
  | ('Type' | 'Union' | 'Value' | 'Variable');

/** The type of each kind of Doxygen's, outside of classes. */
const types: Readonly<Record<CompoundKind | MemberKind | 'enumvalue', EntryType>> = {
  class: 'Class',
  struct: 'Struct',
  union: 'Union',
  interface: 'Interface',
  protocol: 'Protocol',
  category: 'Category',
  exception: 'Exception',
  service: 'Service',
  singleton: 'Object',
  concept: 'Trait',
  namespace: 'Namespace',
  module: 'Module',
  // What readers open them for is their text.
  group: 'Guide',
  page: 'Guide',
  requirement: 'Guide',
  requirements: 'Guide',
  example: 'Sample',
  file: 'File',
  dir: 'File',
  typedef: 'Type',
  type: 'Type',
  enum: 'Enum',
  enumvalue: 'Value',
  define: 'Macro',
  function: 'Function',
  signal: 'Event',
  slot: 'Method',
  variable: 'Variable',
  property: 'Property',
  event: 'Event',
  prototype: 'Function',
  dcop: 'Function',
  friend: 'Function',
};

function isKind(kind: string): kind is keyof typeof types {
  return Object.hasOwn(types, kind);
}

/** Returns the type of a symbol of a kind; `undefined` for a kind that docsets have no type for. */
export function entryType(kind: string, owned: OwnedMember | undefined): EntryType | undefined {
  if (!isKind(kind)) return undefined;
  if (kind === 'function' && owned) return functionType(owned);
  return kind === 'variable' && owned && isClassLike(owned.owner.kind) ? 'Field' : types[kind];
}

function functionType({ member: { name }, owner }: OwnedMember): EntryType {
  if (/^operator\b/.test(name)) return 'Operator';
  if (!isClassLike(owner.kind)) return 'Function';
  return name === withoutArguments(splitName(owner.name)[1]) ? 'Constructor' : 'Method';
}
