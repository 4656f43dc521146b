// Judges figures of two revisions that were measured in turns on a machine that does other things, too.
import { median } from '../measurements.mjs';

/**
 * Differences below these are noise, whatever their ratio: milliseconds of processor time, bytes of memory, and bytes
 * of output.
 */
export const noise = { processor: 40, memory: 12e6, output: 10e3 };

/**
 * Quantiles of Student's distribution for 99 % on one side, by degrees of freedom from 1 on; fifteen pairs are the most.
 */
const quantiles = [
  31.82, 6.965, 4.541, 3.747, 3.365, 3.143, 2.998, 2.896, 2.821, 2.764, 2.718, 2.681, 2.65, 2.624,
];

/**
 * Returns what the mean of ratios exceeds with a certainty of 99 %; 0 for one ratio. On a machine on which the same build
 * takes 0.7 to 1.2 times as long, one of fifteen builds is above any bound by chance.
 */
function certain(ratios) {
  const quantile = quantiles[Math.min(ratios.length - 1, quantiles.length) - 1];
  if (quantile === undefined) return 0;
  const logs = ratios.map(Math.log);
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const squares = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0);
  const deviation = Math.sqrt(squares / (logs.length - 1) / logs.length);
  return Math.exp(mean - quantile * deviation);
}

/**
 * Compares a figure of pairs of runs, each an old and a new one. `value` is the smaller one of two ratios: that of the
 * smallest figures, which other programs disturbed least, and the median of those of the pairs, which had the same
 * machine at the same time. Something that really costs more raises both. `from` and `to` are the extremes of the
 * pairs, `certain` is what their mean exceeds by more than chance.
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
    certain: certain(ratios),
    value: now - old <= least ? Math.min(1, now / old) : Math.min(now / old, median(ratios)),
  };
}

/** True if a figure grew by more than the bound, perhaps by chance. */
export const isAbove = (figure, bound) => figure !== undefined && figure.value > bound;

/** True if a figure grew by more than the bound, and the pairs differ too little for chance. */
export const isCertain = (figure, bound) => isAbove(figure, bound) && figure.certain > bound;
