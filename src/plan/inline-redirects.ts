import { symbolAddressNames } from '../model/address-names.ts';
import type { PlacedPage } from './page-list.ts';
import type { ApiScope } from './page-scopes.ts';
import { permalinkOf } from './permalinks.ts';
import type { Target } from './targets.ts';
import type { Redirect } from './types.ts';

/** Redirects the addresses of inline namespaces to the namespaces around them, whose pages show their declarations. */
export function inlineRedirects(
  placed: readonly PlacedPage[],
  apis: readonly ApiScope[],
  targetsOf: (scope: ApiScope) => ReadonlyMap<string, Target>,
): Redirect[] {
  const redirects = new Map<string, Redirect>();
  const pages = new Set(placed.map(({ permalink }) => permalink));
  for (const scope of apis) {
    const { symbols, settings } = scope.input;
    for (const refid of symbols.inline.around.keys()) {
      const compound = symbols.compounds.get(refid);
      const target = targetsOf(scope).get(refid);
      if (!compound || !target) continue;
      const names = symbolAddressNames(compound, symbols);
      for (const name of names) {
        const from = permalinkOf(
          { folder: 'namespaces', style: 'symbol', names },
          name,
          settings.apiPath,
        );
        if (!pages.has(from)) redirects.set(from, { from, to: `/${target.permalink}` });
      }
    }
  }
  return [...redirects.values()];
}
