import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import type { Findings } from '../inputs/observation.ts';

/**
 * A result with everything that it depends on besides its key. This is the only kind of cache entry, in memory and on
 * disk, and one rule invalidates it: it is valid as long as its key is the same and each observation is unchanged.
 */
export interface CachedResult<Result> extends Findings {
  /** The result. */
  result: Result;
  /** The diagnostics that computing it reported; each use reports them again. */
  reports: readonly Diagnostic[];
}
