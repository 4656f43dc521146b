// Targets for figures, and whether they are met.
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

/** A maximum for a figure; not measured if the figure is unknown. Kind: a unit of the figure. */
export function atMost(what, value, limit, kind) {
  return target(what, 'at most', value, limit, kind, (figure) => figure <= limit);
}

/** A minimum for a figure; not measured if the figure is unknown. Kind: a unit of the figure. */
export function atLeast(what, value, limit, kind) {
  return target(what, 'at least', value, limit, kind, (figure) => figure >= limit);
}

/** A target without a figure, which is met or not. */
export function isSo(what, wanted, got, holds) {
  return { what, wanted, got, holds };
}

/** Returns the table cells of a build: its time and its memory, if known. */
export function cells(result) {
  if (result === undefined) return ['not measured', ''];
  return [
    duration(result.milliseconds),
    result.bytes === undefined ? 'unknown' : size(result.bytes),
  ];
}
