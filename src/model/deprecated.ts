import type { CompoundFacts, EnumValue, Member, MemberFacts } from './compound.ts';
import type { Description, Xref } from './description.ts';
import { splitName } from './qualified-name.ts';
import type { Symbols } from './symbols.ts';
import { visit, type DescriptionNode } from './walk.ts';

/** True for an entry of the list of deprecated symbols. */
export function isDeprecation(node: DescriptionNode): node is Xref {
  return node.type === 'xref' && /(^|_)deprecated/.test(node.id);
}

/** True if a description contains an entry of the list of deprecated symbols. */
export function isDeprecated(symbol: {
  brief: Description;
  detailed: Description;
  facts?: MemberFacts | CompoundFacts;
}): boolean {
  if (symbol.facts) return symbol.facts.isDeprecated === true;
  let found = false;
  for (const description of [symbol.brief, symbol.detailed]) {
    visit(description, (node) => {
      if (isDeprecation(node)) found = true;
    });
  }
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
  return isDeprecated(enumeration) || isDeprecated(value);
}
