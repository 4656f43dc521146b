/** What is measured: the pairs so far, and the figures that follow from them. */
export interface Row {
  /** The pairs of runs. */
  series: unknown[];
  /** Ratios by the name of the figure; missing ones were not measured. */
  figures: Record<
    string,
    { value: number; certain: number; old?: number; now?: number } | undefined
  >;
}

/** Measures what is above the bound again, those with the fewest pairs first; `measure` adds a pair to a row. */
export function measureAgain<Measured extends Row>(
  rows: readonly Measured[],
  how: { bound: number; isLate: () => boolean; measure: (row: Measured) => Promise<void> },
): Promise<void>;
