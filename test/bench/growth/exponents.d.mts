/** A figure at a size. */
export interface Figure {
  size: number;
  cost: number;
}

/** A measured build of an axis. */
export interface Measured {
  size: number;
  processor: number;
  bytes?: number;
  steps: { name: string; processor: number }[];
}

/** A step of an axis and its exponent. */
export interface Step {
  name: string;
  exponent: number | undefined;
  last: number;
}

export function growthOf(figures: readonly Figure[], floor: number): number | undefined;
export function growthOfAxis(results: readonly Measured[]): {
  processor: number | undefined;
  memory: number | undefined;
  steps: Step[];
  faults: Step[];
};
export function steepSteps(
  fixed: Record<string, number>,
  few: Record<string, number>,
  many: Record<string, number>,
): { name: string; exponent: number; few: number; many: number }[];
