import type { ApiChange } from '../releases/change.ts';

/** One use of a declaration. */
export interface Probe {
  /** What the code does, behind "code that": `calls it with 2 arguments`. */
  use: string;
  /** The code, on one line: members of a class. */
  code: string;
  /** True for uses that few callers write, such as taking an address. */
  isRare?: true;
  /** True for a use that can also compile without the declaration, so that only its failure says something. */
  isWeak?: true;
  /** The use that this one contains: if that one fails, this one says nothing more. */
  needs?: string;
}

/** The code that uses an older declaration. */
export interface Client {
  /** The change that it is about. */
  change: ApiChange;
  /** The headers to include with each release, in order; without any, nothing is known about them. */
  headers: { before: readonly string[]; after: readonly string[] };
  /** True if the include itself is what is tried. */
  isInclude?: true;
  /** The namespaces to write the code in. */
  namespaces: readonly string[];
  /** Declarations that the probes share, on one line. */
  context: string;
  /** The uses. */
  probes: readonly Probe[];
}
