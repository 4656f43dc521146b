import type { Block, TableCell } from '../model/description.ts';
import { isBlank } from './text-lines.ts';

/** Reads the content of a cell. */
export type ReadCell = (lines: readonly string[]) => Block[];

/** A line of a simple table's frame: `=====  ===`. */
export const simpleBorder = /^=+(?: +=+)+$/;

/** A line of a grid table's frame: `+---+===+`. */
export const gridBorder = /^\+(?:[-=]+\+)+$/;

/** Reads a simple table, whose columns are given by its frame; undefined if a cell crosses its column. */
export function readSimpleTable(lines: readonly string[], read: ReadCell): Block | undefined {
  const columns = columnsOf(lines[0] ?? '');
  const rows: string[][][] = [];
  let headRows = 0;
  for (const line of lines.slice(1)) {
    if (simpleBorder.test(line)) {
      headRows ||= rows.length;
      continue;
    }
    // A line of dashes only says which cells of the row above are joined.
    if (isBlank(line) || /^-+(?: +-+)*$/.test(line)) continue;
    const cells = columns.map(({ start, end }, i) =>
      line.slice(start, columns[i + 1] ? end : undefined).trimEnd(),
    );
    const crosses = columns.some(
      ({ end }, i) =>
        i + 1 < columns.length && line.slice(end, columns[i + 1]?.start).trim() !== '',
    );
    const last = rows.at(-1);
    if (crosses) return undefined;
    if (cells[0] === '' && last) for (const [i, cell] of cells.entries()) last[i]?.push(cell);
    else rows.push(cells.map((cell) => [cell]));
  }
  // The last line of the frame is no end of a head.
  if (headRows === rows.length) headRows = 0;
  return tableOf(
    rows.map((row, i) => row.map((cell) => ({ heading: i < headRows, children: read(cell) }))),
  );
}

function columnsOf(border: string): { start: number; end: number }[] {
  return [...border.matchAll(/=+/g)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}

/** A cell of a grid table while its lines are collected. */
interface OpenCell {
  lines: string[];
  columns: number;
  rows: number;
}

/** Reads a grid table, whose cells may span columns and rows; undefined if its frame is not closed. */
export function readGridTable(lines: readonly string[], read: ReadCell): Block | undefined {
  const edges = edgesOf(lines);
  const count = edges.length - 1;
  const rows: OpenCell[][] = [];
  const open: (OpenCell | undefined)[] = Array.from({ length: count });
  let headRows = 0;
  let row: OpenCell[] = [];
  for (const line of lines) {
    if (/^[+|]/.test(line) && /\+[-=]+\+/.test(line) && line.length <= (edges.at(-1) ?? 0) + 1) {
      if (row.length > 0) rows.push(row);
      if (line.includes('=')) headRows = rows.length;
      row = [];
      for (let i = 0; i < count; i++) {
        const text = line.slice((edges[i] ?? 0) + 1, edges[i + 1]);
        const cell = open[i];
        if (/^[-=+]+$/.test(text)) open[i] = undefined;
        else if (!cell) return undefined;
        else if (open[i - 1] !== cell) {
          cell.rows++;
          cell.lines.push(text);
        }
      }
      continue;
    }
    for (let i = 0; i < count;) {
      const start = i;
      if (line.charAt(edges[i] ?? 0) !== '|') return undefined;
      while (i < count && line.charAt(edges[++i] ?? 0) !== '|');
      if (line.charAt(edges[i] ?? 0) !== '|') return undefined;
      let cell = open[start];
      if (!cell) {
        cell = { lines: [], columns: i - start, rows: 1 };
        row.push(cell);
        for (let each = start; each < i; each++) open[each] = cell;
      }
      cell.lines.push(line.slice((edges[start] ?? 0) + 1, edges[i]));
    }
  }
  if (row.length > 0 || rows.length === 0) return undefined;
  return tableOf(
    rows.map((cells, i) =>
      cells.map((cell) => ({
        heading: i < headRows,
        ...(cell.columns > 1 && { columns: cell.columns }),
        ...(cell.rows > 1 && { rows: cell.rows }),
        children: read(cell.lines),
      })),
    ),
  );
}

/** The columns of all corners in the frame. */
function edgesOf(lines: readonly string[]): number[] {
  const edges = new Set<number>();
  for (const line of lines)
    if (line.startsWith('+')) for (const { index } of line.matchAll(/\+/g)) edges.add(index);
  return [...edges].sort((a, b) => a - b);
}

/** A table of rows of equal length; undefined if there are none. */
export function tableOf(rows: TableCell[][]): Block | undefined {
  return rows.length === 0 ? undefined : { type: 'table', rows };
}

/** Splits rows of comma-separated values; cells may be in quotes and then have commas, quotes and line breaks. */
export function splitCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(
    /[ \t]*(?:"((?:[^"]|"")*)"[ \t]*|([^,\n]*))(,|\n|$)/g,
  )) {
    row.push(quoted?.replaceAll('""', '"') ?? plain.trim());
    if (end === ',') continue;
    if (row.some((cell) => cell !== '')) rows.push(row);
    row = [];
  }
  return rows;
}
