import type { CompoundFacts, MemberFacts } from './compound.ts';
import type { Description, Xref } from './description.ts';
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
