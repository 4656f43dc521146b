// Judges figures of two revisions that were measured in turns on a machine that does other things, too.
import { median } from '../measurements.mjs';

/**
 * Differences below these are noise, whatever their ratio: milliseconds of processor time, bytes of memory, and bytes
 * of output.
 */
export const noise = { processor: 40, memory: 12e6, output: 10e3 };

/**
 * Compares a figure of pairs of runs, each an old and a new one. `value` is the smaller one of two ratios: that of the
 * smallest figures, which other programs disturbed least, and the median of those of the pairs, which had the same
 * machine at the same time. Something that really costs more raises both. `from` and `to` are the extremes of the pairs.
 */
export function compared(pairs, least = 0) {
  const known = pairs.filter(([old, now]) => old > 0 && now > 0);
  if (known.length === 0) return undefined;
  const ratios = known.map(([old, now]) => now / old);
  const smallest = (side) => Math.min(...known.map((pair) => pair[side]));
  const [old, now] = [smallest(0), smallest(1)];
  return {
    old,
    now,
    from: Math.min(...ratios),
    to: Math.max(...ratios),
    value: now - old <= least ? Math.min(1, now / old) : Math.min(now / old, median(ratios)),
  };
}

/** True if a figure grew by more than the bound. */
export const isAbove = (figure, bound) => figure !== undefined && figure.value > bound;
