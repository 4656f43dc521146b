import { splitAddress, type Ledger, type RemovedSymbol } from '../../model/ledger.ts';
import { splitName } from '../../model/qualified-name.ts';
import type { Symbols } from '../../model/symbols.ts';
import { classFolder } from '../../pages/api/class.ts';
import { FormerMatches } from '../former-matches.ts';
import { permalinkOf } from '../permalinks.ts';
import { findTarget, type Target } from '../targets.ts';

/** What the places of symbols that are gone depend on. */
export interface UnpublishedContext {
  /** Finds the symbols of today. */
  symbols: Symbols;
  /** Maps refids to their places. */
  targets: ReadonlyMap<string, Target>;
  /** Site path of the API reference, without slashes at the ends. */
  apiPath: string;
}

/**
 * Gives addresses to symbols that are gone and that only a site of Doxygen published, so that its addresses lead to what
 * is known about them. A class gets the page that it would have had, a member an entry on the page of its scope, with
 * Doxygen's anchor.
 */
export function placeUnpublished(
  { symbols: published, removed }: Pick<Ledger, 'symbols' | 'removed'>,
  { symbols, targets, apiPath }: UnpublishedContext,
): RemovedSymbol[] {
  const matches = new FormerMatches(symbols);
  const gone = new Map(removed.map((symbol) => [symbol.name, symbol]));
  const moved = new Map(
    published.flatMap(({ refid, doxygen = [] }) => doxygen.map((place) => [place, refid] as const)),
  );
  return removed.map((symbol) => {
    if (!symbol.doxygen || symbol.addresses.size > 0) return symbol;
    const page = pageOf(symbol);
    if (page === undefined) return symbol;
    const addresses = symbol.doxygen.map((place) => {
      const [, anchor] = place.split('#');
      return [anchor === undefined ? page : `${page}#${anchor}`, symbol.release] as const;
    });
    return { ...symbol, addresses: new Map(addresses) };
  });

  /** Returns the permalink of the page for a symbol. */
  function pageOf(symbol: RemovedSymbol): string | undefined {
    const { kind, name, header, addresses, doxygen = [] } = symbol;
    const [address] = addresses.keys();
    if (address !== undefined) return splitAddress(address)[0];
    if (kind === 'class' || kind === 'struct' || kind === 'union')
      return permalinkOf(addressIn(classFolder(kind), name), name, apiPath);
    if (kind === 'concept') return permalinkOf(addressIn('concepts', name), name, apiPath);
    for (const place of doxygen) {
      const [page = ''] = place.split('#');
      const target = targets.get(page) ?? findTarget(targets, moved.get(page) ?? '');
      if (target) return target.permalink;
    }
    const owner = gone.get(splitName(name)[0]);
    if (owner) return pageOf(owner);
    const file = { kind: 'file', name: header ?? '', file: '', anchor: '', args: '' };
    const around = matches.around(name) ?? (header === undefined ? undefined : matches.find(file));
    return findTarget(targets, around ?? '')?.permalink;
  }
}

function addressIn(folder: string, name: string): Parameters<typeof permalinkOf>[0] {
  return { folder, names: [name], style: 'symbol' };
}
