import type { Symbols } from './symbols.ts';

/** Returns a function that computes a value once for each library. */
export function perSymbols<Value>(
  compute: (symbols: Symbols) => Value,
): (symbols: Symbols) => Value {
  const known = new WeakMap<Symbols, { value: Value }>();
  return (symbols) => {
    const found = known.get(symbols) ?? { value: compute(symbols) };
    known.set(symbols, found);
    return found.value;
  };
}
