/** Explains one code of diagnostics; DIAGNOSTICS.md is written from it. */
export interface CatalogueEntry {
  /** What the code means. */
  meaning: string;
  /** A message with this code, as a terminal shows it; `…` replaces further lines. */
  example: string;
  /** What to do. */
  advice: string;
}

/** Entries by their codes. */
export type CatalogueEntries = Readonly<Record<string, CatalogueEntry>>;
