// What is wanted of a figure, and whether it holds.
import { duration, factor, instant, kibibytes, percent, size } from './measurements.mjs';

const formats = { duration, instant, size, kibibytes, percent, factor };

function target(what, sign, value, limit, kind, holds) {
  const format = formats[kind];
  const isKnown = Number.isFinite(value);
  return {
    what,
    wanted: `${sign} ${format(limit)}${kind === 'factor' ? ' times' : ''}`,
    got: isKnown ? `${format(value)}${kind === 'factor' ? ' times' : ''}` : 'not measured',
    holds: isKnown ? holds(value) : undefined,
  };
}

/** A target that a figure must not be above; not measured where the figure is unknown. Kind: a unit of the figure. */
export function atMost(what, value, limit, kind) {
  return target(what, 'at most', value, limit, kind, (figure) => figure <= limit);
}

/** A target that a figure must not be below; not measured where the figure is unknown. Kind: a unit of the figure. */
export function atLeast(what, value, limit, kind) {
  return target(what, 'at least', value, limit, kind, (figure) => figure >= limit);
}

/** A target that holds or does not, in words. */
export function isSo(what, wanted, got, holds) {
  return { what, wanted, got, holds };
}

/** Cells of a table for a build: its time and its memory, as far as they are known. */
export function cells(result) {
  if (result === undefined) return ['not measured', ''];
  return [
    duration(result.milliseconds),
    result.bytes === undefined ? 'unknown' : size(result.bytes),
  ];
}
