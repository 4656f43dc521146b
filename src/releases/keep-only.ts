import type { IndexedSymbol } from './symbol-index.ts';

/** Removes the symbols from a list that are not wanted. The list can be longer than the arguments of a call. */
export function keepOnly(
  list: IndexedSymbol[],
  isWanted: (symbol: IndexedSymbol) => boolean,
): void {
  let kept = 0;
  for (const symbol of list) if (isWanted(symbol)) list[kept++] = symbol;
  list.length = kept;
}
