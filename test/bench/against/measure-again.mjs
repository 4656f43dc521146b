// Decides which builds are measured again: a busy machine must not make one of them look slower.
import { isAbove, isCertain } from './ratios.mjs';

/** A build above the bound is measured again until it has this many pairs of runs, or the time is over. */
const mostPairs = 9;

/**
 * A build is above the bound only if it has this many pairs, even if the time is over. It needs no more if it is certainly
 * above the bound.
 */
const leastPairs = 5;

/**
 * Builds that end at once vary most and cost least, so they have more pairs, even if the time is over: the number, and
 * the processor time of a pair up to which a build is one of them, in milliseconds.
 */
const shortPairs = 15;
const shortTime = 2500;

/** Measures what is above the bound again, those with the fewest pairs first; `measure` adds a pair to a row. */
export async function measureAgain(rows, { bound, isLate, measure }) {
  const isSuspect = ({ figures, series }) =>
    Object.values(figures).some(
      (each) => isAbove(each, bound) && (series.length < leastPairs || !isCertain(each, bound)),
    );
  const mostOf = ({ figures: { processor } }) => {
    const { old = Infinity, now = Infinity } = processor ?? {};
    if (old + now <= shortTime) return shortPairs;
    return isLate() ? leastPairs : mostPairs;
  };
  for (;;) {
    const [row] = rows
      .filter((each) => isSuspect(each) && each.series.length < mostOf(each))
      .sort((a, b) => a.series.length - b.series.length);
    if (!row) return;
    await measure(row);
  }
}
