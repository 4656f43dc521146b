// Summarizes the places of the expected answers.
import { categories, halves } from './table.mjs';

const share = (rows, holds) =>
  rows.length === 0 ? undefined : rows.filter(holds).length / rows.length;

/** Returns the number of rows and the shares of them; rows that want no result count only where they can pass. */
function figuresOf(all) {
  const rows = all.filter(({ place }) => place !== undefined);
  const rivals = rows.flatMap(({ rival }) => rival ?? []);
  return {
    rows: all.length,
    first: share(rows, ({ place }) => place === 1),
    within3: share(rows, ({ place }) => place >= 1 && place <= 3),
    listed: share(rows, ({ place }) => place >= 1),
    none: share(rows, ({ count }) => count === 0),
    rivalFirst: share(rivals, ({ place }) => place === 1),
    rivalWithin3: share(rivals, ({ place }) => place >= 1 && place <= 3),
    rivalNone: share(rivals, ({ count }) => count === 0),
    passes: share(
      all.filter((row) => row.passes !== undefined),
      (row) => row.passes,
    ),
  };
}

/** Returns the figures of each category and half, of all rows of a half, and of the older table. */
export function summarize(rows, oldRows) {
  const lines = [...categories, 'all'].flatMap((category) =>
    halves.map((half) => {
      const own = rows.filter(
        (row) => row.half === half && (category === 'all' || row.category === category),
      );
      return { category, half, ...figuresOf(own) };
    }),
  );
  const filled = lines.filter((line) => line.rows > 0);
  if (oldRows.length === 0) return filled;
  const sites = [...new Set(oldRows.map(({ site }) => site))].join(', ');
  return [...filled, { category: `older table (${sites})`, half: '', ...figuresOf(oldRows) }];
}

/** Heads of the columns. */
export const head = [
  ...['category', 'half', 'rows', 'first', 'within three', 'in the list', 'no result'],
  ...['MiniSearch: first', 'within three', 'no result', 'passes'],
];

const percent = (value) => (value === undefined ? '' : `${(100 * value).toFixed(1)} %`);

/** Returns the cells of the columns for a line. */
export function cellsOf({ category, half, rows, ...line }) {
  const { first, within3, listed, none, rivalFirst, rivalWithin3, rivalNone, passes } = line;
  const shares = [first, within3, listed, none, rivalFirst, rivalWithin3, rivalNone, passes];
  return [category, half, rows, ...shares.map(percent)];
}

/** Returns the table as text with aligned columns. */
export function asText(lines) {
  const cells = [head, ...lines.map(cellsOf)].map((line) => line.map(String));
  const widths = head.map((_, i) => Math.max(...cells.map((line) => line[i].length)));
  const aligned = (text, i) => (i < 2 ? text.padEnd(widths[i]) : text.padStart(widths[i]));
  return cells.map((line) => line.map(aligned).join('  ').trimEnd()).join('\n');
}
