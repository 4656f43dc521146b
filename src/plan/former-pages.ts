import { classAddress } from '../pages/api/class.ts';
import type { PlacedPage } from './page-list.ts';
import type { ApiScope } from './page-scopes.ts';
import { permalinkOf } from './permalinks.ts';
import type { Target } from './targets.ts';
import type { Redirect } from './types.ts';

/**
 * Redirects for structs that are shown with a variable or on the page of their scope: with another Doxygen release or
 * setting, they have pages of their own.
 */
export function formerPageRedirects(
  placed: readonly PlacedPage[],
  apis: readonly ApiScope[],
  targetsOf: (scope: ApiScope) => ReadonlyMap<string, Target>,
): Redirect[] {
  const redirects = new Map<string, Redirect>();
  const pages = new Set(placed.map(({ permalink }) => permalink));
  for (const scope of apis) {
    const { symbols, settings } = scope.input;
    for (const refid of [...symbols.nested.compounds.keys(), ...symbols.inlined.keys()]) {
      const compound = symbols.compounds.get(refid);
      const target = targetsOf(scope).get(refid);
      if (!compound || !target) continue;
      const address = classAddress(compound, symbols);
      const from = permalinkOf(address, address.names[0], settings.apiPath);
      const anchor = target.anchor === undefined ? '' : `#${encodeURIComponent(target.anchor)}`;
      // If two structs share an address, only the first gets a redirect.
      if (!pages.has(from) && !redirects.has(from))
        redirects.set(from, { from, to: `/${target.permalink}${anchor}` });
    }
  }
  return [...redirects.values()];
}
