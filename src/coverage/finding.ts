import type { PublicSymbol } from './public-symbols.ts';

/** What one check finds: a symbol, what is wrong, and what to do. */
export interface Finding {
  /** The symbol. */
  symbol: PublicSymbol;
  /** What is wrong, as a sentence. */
  message: string;
  /** What to do. */
  advice: string;
}
