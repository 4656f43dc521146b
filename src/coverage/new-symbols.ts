import type { CoveredSymbol } from '../model/api-coverage.ts';
import { pairSymbols } from '../releases/pair-symbols.ts';
import type { Snapshot, SnapshotSymbol } from '../releases/snapshot.ts';
import { SymbolIndex } from '../releases/symbol-index.ts';
import type { PublicSymbol } from './public-symbols.ts';

/**
 * Returns the symbols without a description that are new since a release. A snapshot does not say whether a symbol was
 * described, so what the release already had is not counted, even with another declaration.
 */
export function newWithoutDescription(
  before: Snapshot,
  after: Snapshot,
  found: readonly PublicSymbol[],
  covered: readonly CoveredSymbol[],
): CoveredSymbol[] {
  const { added } = pairSymbols(new SymbolIndex(before), new SymbolIndex(after));
  const isNew = new Set<SnapshotSymbol>(added.map(({ symbol }) => symbol));
  return covered.filter((each, i) => {
    const symbol = found[i]?.symbol;
    return each.state === 'undocumented' && symbol !== undefined && isNew.has(symbol);
  });
}
