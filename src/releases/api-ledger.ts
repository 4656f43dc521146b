import type { Ledger, PublishedSymbol, RemovedSymbol } from '../model/ledger.ts';
import { declarationText } from './declaration-text.ts';
import { namedSymbol } from './named-symbol.ts';
import type { SnapshotSymbol } from './snapshot.ts';
import { qualified } from './symbol-index.ts';
import type { GoneSymbol, TracedHistory } from './trace-history.ts';

/** Returns what releases published of an API, given its history up to the current one. */
export function apiLedger(
  { last, addresses, ids, gone }: TracedHistory,
  refids: ReadonlyMap<SnapshotSymbol, string>,
): Pick<Ledger, 'symbols' | 'removed' | 'headers'> {
  const symbols: PublishedSymbol[] = [];
  const named = new Map<string, string>();
  for (const { owner, symbols: own } of last.scopes)
    for (const symbol of own) {
      const refid = refids.get(symbol);
      if (refid === undefined) continue;
      const name = qualified(owner, symbol);
      if (!named.has(name)) named.set(name, refid);
      const published = addresses.get(symbol) ?? noAddresses;
      const doxygen = ids.symbols.get(symbol);
      if (published.size > 0 || doxygen)
        symbols.push({ refid, name, addresses: published, ...(doxygen && { doxygen }) });
    }
  const removed = [...gone.values()].flat().map((each) => removedSymbol(each, named));
  const order = (a: RemovedSymbol, b: RemovedSymbol): number => (a.name < b.name ? -1 : 1);
  return {
    symbols,
    removed: removed.sort(order),
    ...(ids.headers.size > 0 && { headers: ids.headers }),
  };
}

const noAddresses: PublishedSymbol['addresses'] = new Map();

function removedSymbol(
  { owner, symbol, release, addresses, doxygen }: GoneSymbol,
  named: ReadonlyMap<string, string>,
): RemovedSymbol {
  const deprecation = typeof symbol.deprecated === 'string' ? symbol.deprecated : undefined;
  const name = qualified(owner, symbol);
  const replacement = deprecation && namedSymbol(deprecation, name, (each) => named.has(each));
  const instead = replacement === undefined ? undefined : named.get(replacement);
  return {
    name,
    kind: symbol.kind,
    declaration: declarationText(symbol),
    release,
    ...(deprecation !== undefined && { deprecation }),
    ...(instead !== undefined && { instead }),
    addresses,
    ...(doxygen && { doxygen, ...(symbol.header !== undefined && { header: symbol.header }) }),
  };
}
