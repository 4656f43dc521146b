import type { Description } from './description.ts';
import { visit } from './walk.ts';

/** True where a description holds an entry of the list of deprecated symbols. */
export function isDeprecated(symbol: { brief: Description; detailed: Description }): boolean {
  let found = false;
  for (const description of [symbol.brief, symbol.detailed]) {
    visit(description, (node) => {
      if (node.type === 'xref' && /(^|_)deprecated/.test(node.id)) found = true;
    });
  }
  return found;
}
