import type { SymbolEntry } from '../../src/search/symbol-entries.ts';

/** Symbols of a made-up library, the same ones each time. */
export function madeUpSymbols(count: number): SymbolEntry[];
