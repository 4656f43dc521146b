import type { CoverageState, CoveredSymbol } from '../model/api-coverage.ts';

/** What the command measures. */
export interface CoverageReport {
  /** Name of the library. */
  library: string;
  /** The symbols, as selected by `--only`, in the order of their declarations. */
  symbols: readonly CoveredSymbol[];
  /** Comparison with a release; missing without `--since`. */
  since?: {
    /** The release, or the revision as the user names it. */
    release: string;
    /** Its new symbols without a description. */
    undescribed: readonly CoveredSymbol[];
  };
}

/** The states by which symbols are listed, in their order. */
export const coverageStates: readonly CoverageState[] = ['undocumented', 'partly', 'documented'];

/** Returns what a symbol lacks, in words: `no description`, `lacks \param width, \return`. */
export function lackOf({ state, missing }: CoveredSymbol): string {
  if (state === 'undocumented') return 'no description';
  const parts = missing.map(({ part, name }) =>
    name === undefined ? `\\${part}` : `\\${part} ${name}`,
  );
  return parts.length === 0 ? '' : `lacks ${parts.join(', ')}`;
}

/** Returns the place of a symbol: `include/a.h:12`; empty if the XML has none. */
export function placeText({ place }: CoveredSymbol): string {
  return place === undefined ? '' : [place.file, place.line].filter(Boolean).join(':');
}

/** Returns in a sentence how many new symbols have no description, by kind: `3 functions and 1 class`. */
export function kindsText(symbols: readonly CoveredSymbol[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of symbols) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const words = [...counts].map(([kind, count]) =>
    count === 1
      ? `1 ${kind}`
      : `${count} ${kind.endsWith('s') || kind === 'alias' ? `${kind}es` : `${kind}s`}`,
  );
  const last = words.pop() ?? 'none';
  return words.length === 0 ? last : `${words.join(', ')} and ${last}`;
}
