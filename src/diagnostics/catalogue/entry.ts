/** Explains one code of diagnostics; documentation/reference/diagnostics.md is written from it. */
export interface CatalogueEntry {
  /** The meaning of the code. */
  meaning: string;
  /** A message with this code, as a terminal shows it; `…` replaces further lines. */
  example: string;
  /** Advice on what to do. */
  advice: string;
}

/** Entries by their codes. */
export type CatalogueEntries = Readonly<Record<string, CatalogueEntry>>;
