import { symbolAddressNames } from '../model/address-names.ts';
import type { Compound } from '../model/compound.ts';
import type { Symbols } from '../model/symbols.ts';
import { classAddress } from '../pages/api/class.ts';
import type { PlacedPage } from './page-list.ts';
import type { ApiScope } from './page-scopes.ts';
import { permalinkOf } from './permalinks.ts';
import type { Target } from './targets.ts';
import type { Redirect } from './types.ts';

/**
 * Redirects the addresses of symbols that the page of another one shows: inline namespaces, and structs that are shown
 * with a variable or on the page of their scope. With another Doxygen release or setting, they have pages of their own.
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
    const { inline, nested, inlined } = symbols;
    for (const refid of [...inline.around.keys(), ...nested.compounds.keys(), ...inlined.keys()]) {
      const compound = symbols.compounds.get(refid);
      const target = targetsOf(scope).get(refid);
      if (!compound || !target) continue;
      const anchor = target.anchor === undefined ? '' : `#${encodeURIComponent(target.anchor)}`;
      for (const from of formerPermalinks(compound, symbols, settings.apiPath))
        // If two symbols share an address, only the first gets a redirect.
        if (!pages.has(from) && !redirects.has(from))
          redirects.set(from, { from, to: `/${target.permalink}${anchor}` });
    }
  }
  return [...redirects.values()];
}

/** Returns the permalinks that a symbol has if it has a page of its own. */
function formerPermalinks(compound: Compound, symbols: Symbols, apiPath: string): string[] {
  if (!symbols.inline.around.has(compound.refid)) {
    const address = classAddress(compound, symbols);
    return [permalinkOf(address, address.names[0], apiPath)];
  }
  const names = symbolAddressNames(compound, symbols);
  return names.map((name) =>
    permalinkOf({ folder: 'namespaces', style: 'symbol', names }, name, apiPath),
  );
}
