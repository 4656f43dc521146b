import type { Ledger, PublishedSymbol, RemovedSymbol } from '../model/ledger.ts';
import { declarationText } from './declaration-text.ts';
import { namedSymbol } from './named-symbol.ts';
import type { SnapshotSymbol } from './snapshot.ts';
import { qualified } from './symbol-index.ts';
import type { GoneSymbol, TracedHistory } from './trace-history.ts';

/** Returns what releases published of an API, given its history up to the current one. */
export function apiLedger(
  { last, addresses, ids, renamedHeaders, gone }: TracedHistory,
  refids: ReadonlyMap<SnapshotSymbol, string>,
): Pick<Ledger, 'symbols' | 'removed' | 'headers' | 'renamedHeaders'> {
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
  const all = [...gone.values()].flat();
  const successors = new Map(all.map((each) => [qualified(each.owner, each.symbol), each.advice]));
  /** Returns the id of what replaces a symbol, also through others that are gone by now. */
  const current = (name: string | undefined, known = new Set<string>()): string | undefined => {
    if (name === undefined || known.has(name)) return undefined;
    return named.get(name) ?? current(successors.get(name)?.instead, known.add(name));
  };
  const removed = all.map((each) => removedSymbol(each, named, current));
  const order = (a: RemovedSymbol, b: RemovedSymbol): number => (a.name < b.name ? -1 : 1);
  return {
    symbols,
    removed: removed.sort(order),
    ...(ids.headers.size > 0 && { headers: ids.headers }),
    ...(renamedHeaders.size > 0 && { renamedHeaders }),
  };
}

const noAddresses: PublishedSymbol['addresses'] = new Map();

function removedSymbol(
  { owner, symbol, release, advice, addresses, doxygen }: GoneSymbol,
  named: ReadonlyMap<string, string>,
  current: (name: string | undefined) => string | undefined,
): RemovedSymbol {
  const own = typeof symbol.deprecated === 'string' ? symbol.deprecated : undefined;
  const deprecation = advice?.deprecation ?? own;
  const name = qualified(owner, symbol);
  // A text can name what is in the API of today, but not in that of the release that removed the symbol.
  const instead =
    current(advice?.instead) ??
    current(deprecation && namedSymbol(deprecation, name, (each) => named.has(each)));
  return {
    name,
    kind: symbol.kind,
    declaration: declarationText(symbol),
    release,
    ...(deprecation !== undefined && { deprecation }),
    ...(instead !== undefined && { instead }),
    addresses,
    ...(doxygen && { doxygen }),
    ...(symbol.header !== undefined && { header: symbol.header }),
  };
}
