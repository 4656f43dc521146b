import type { Compound, CompoundKind, EnumValue, Member } from './compound.ts';
import type { Description, Xref } from './description.ts';
import { splitName } from './qualified-name.ts';
import { isAside } from './summary.ts';
import type { Symbols } from './symbols.ts';
import { visit, type DescriptionNode } from './walk.ts';

/** True for an entry of the list of deprecated symbols. */
export function isDeprecation(node: DescriptionNode): node is Xref {
  return node.type === 'xref' && /(^|_)deprecated/.test(node.id);
}

/** True if a description says that its symbol is deprecated. */
export function isDeprecated({ facts }: Pick<Compound | Member, 'facts'>): boolean {
  return facts.isDeprecated === true;
}

/**
 * True if a description marks its symbol as deprecated: it contains an entry of the list of deprecated symbols. In the
 * text of a page, topic, file or folder, an entry may be about something smaller, so only its place tells.
 */
export function marksDeprecated(symbol: {
  kind?: string;
  brief: Description;
  detailed: Description;
}): boolean {
  const { kind = '', brief, detailed } = symbol;
  return (
    hasDeprecation(brief) ||
    (prose.has(kind) ? marksWhole(kind, detailed) : hasDeprecation(detailed))
  );
}

/** The kinds of compounds whose descriptions are texts about many things. */
const prose: ReadonlySet<string> = new Set<CompoundKind>([
  ...(['page', 'group', 'file', 'dir', 'namespace', 'module', 'example'] as const),
]);

/**
 * True if a text starts with a deprecation. One at the end counts as well, as comments on code have it there, but not
 * in a page; one between paragraphs, or inside a section, list or table, is about that place.
 */
function marksWhole(kind: string, text: Description): boolean {
  const parts = text.filter((block) => isDeprecation(block) || !isAside(block));
  const ends = kind === 'page' ? [parts.at(0)] : [parts.at(0), parts.at(-1)];
  return ends.some((block) => block !== undefined && isDeprecation(block));
}

function hasDeprecation(description: Description): boolean {
  let found = false;
  visit(description, (node) => {
    if (isDeprecation(node)) found = true;
  });
  return found;
}

/**
 * True if a list of a whole library marks a member as deprecated: the constructors of a deprecated class too, which
 * would otherwise look better than the class.
 */
export function isDeprecatedMember(member: Member, symbols: Pick<Symbols, 'classOf'>): boolean {
  if (isDeprecated(member)) return true;
  const owner = symbols.classOf(member.refid);
  return owner !== undefined && isDeprecated(owner) && splitName(owner.name)[1] === member.name;
}

/** True if a list of a whole library marks a value as deprecated: all values of a deprecated enum. */
export function isDeprecatedValue(value: EnumValue, enumeration: Member): boolean {
  return isDeprecated(enumeration) || marksDeprecated(value);
}
