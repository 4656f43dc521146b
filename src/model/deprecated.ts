import type { CompoundFacts, MemberFacts } from './compound.ts';
import type { Description } from './description.ts';
import { visit } from './walk.ts';

/** True where a description holds an entry of the list of deprecated symbols. */
export function isDeprecated(symbol: {
  brief: Description;
  detailed: Description;
  facts?: MemberFacts | CompoundFacts;
}): boolean {
  if (symbol.facts) return symbol.facts.isDeprecated === true;
  let found = false;
  for (const description of [symbol.brief, symbol.detailed]) {
    visit(description, (node) => {
      if (node.type === 'xref' && /(^|_)deprecated/.test(node.id)) found = true;
    });
  }
  return found;
}
