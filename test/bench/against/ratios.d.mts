/** A figure of two revisions. */
export interface Compared {
  old: number;
  now: number;
  value: number;
  from: number;
  to: number;
  certain: number;
}

export const noise: { processor: number; memory: number; output: number };
export function compared(
  pairs: readonly (readonly [number, number])[],
  least?: number,
): Compared | undefined;
export function isAbove(figure: Compared | undefined, bound: number): boolean;
export function isCertain(figure: Compared | undefined, bound: number): boolean;
