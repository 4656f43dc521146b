import type { Inputs } from '../inputs/inputs.ts';
import type { Diagnostics } from './diagnostics.ts';

/** Where the sources of a site are read, and where their faults are reported. A `BuildContext` is one. */
export interface Sources {
  /** Reads the sources, and records what was read. */
  inputs: Inputs;
  /** Collects the faults. */
  diagnostics: Diagnostics;
}
