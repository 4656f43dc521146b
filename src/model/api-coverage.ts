import type { DescribedPart } from '../shared/described-parts.ts';
import type { Place } from '../shared/place.ts';

/** A kind of public symbol, as snapshots name it. */
export type CoveredKind =
  | 'class'
  | 'struct'
  | 'union'
  | 'function'
  | 'variable'
  | 'alias'
  | 'enum'
  | 'enumerator'
  | 'concept'
  | 'macro';

/** A part that a description lacks. */
export interface MissingPart {
  /** The part. */
  part: DescribedPart;
  /** The name of the parameter, or the type of the exception; missing for the result. */
  name?: string;
}

/** How well a symbol is documented: `partly` lacks a parameter, template parameter, result or exception. */
export type CoverageState = 'documented' | 'partly' | 'undocumented';

/** A public symbol, and how well it is documented. */
export interface CoveredSymbol {
  /** Doxygen's id. */
  refid: string;
  /** The kind. */
  kind: CoveredKind;
  /** Qualified name, without inline namespaces. */
  name: string;
  /** Qualified name of the class, namespace or enumeration around it; empty for the global scope. */
  scope: string;
  /** Path of the header that declares it; missing if the XML has no location. */
  header?: string;
  /** Titles of the topics that contain it, or the class around it. */
  topics: readonly string[];
  /** Its declaration; missing if the XML has none. */
  place?: Place;
  /** How well it is documented. */
  state: CoverageState;
  /** What its description lacks; empty for an undocumented symbol. */
  missing: readonly MissingPart[];
}

/** How many symbols are documented. */
export interface CoverageCounts {
  /** The number of symbols. */
  total: number;
  /** Those with a complete description. */
  documented: number;
  /** Those whose description lacks a part. */
  partly: number;
}

/** The symbols of a header. */
export interface HeaderCoverage {
  /** Path of the header; empty for symbols without a location. */
  header: string;
  /** The numbers. */
  counts: CoverageCounts;
  /** Symbols that lack a description or a part of it, in the order of their declarations. */
  lacking: readonly CoveredSymbol[];
}

/** How well the public API of a library is documented. */
export interface ApiCoverage {
  /** The numbers of all symbols. */
  counts: CoverageCounts;
  /** The headers, sorted by path. */
  headers: readonly HeaderCoverage[];
}

/**
 * Returns the share of symbols with a description in percent, rounded down to one decimal, so that 100 means all; 100 if
 * there are none.
 */
export function coveragePercent({ total, documented, partly }: CoverageCounts): number {
  return total === 0 ? 100 : Math.floor(((documented + partly) * 1000) / total) / 10;
}
