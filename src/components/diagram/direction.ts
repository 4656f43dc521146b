import type { GraphLink } from './graph-links.ts';
import { append } from '../../shared/group-by.ts';

/** The direction in which a drawing grows. */
export type Direction = 'down' | 'right';

/** Maximum width of a top-to-bottom drawing, in pixels, before left to right is tried. */
const comfortableWidth = 640;

/** Distances between nodes in a row and between rows, in pixels. */
export const gaps: Record<Direction, { nodes: number; edges: number; rows: number }> = {
  down: { nodes: 16, edges: 12, rows: 44 },
  right: { nodes: 12, edges: 10, rows: 52 },
};

/** Returns top to bottom, unless that is too wide and left to right is narrower. */
export function directionOf(
  widths: ReadonlyMap<string, number>,
  links: readonly GraphLink[],
): Direction {
  const rows = new Map<number, { sum: number; widest: number }>();
  const depths = depthsOf([...widths.keys()], links);
  for (const [id, width] of widths) {
    const depth = depths.get(id) ?? 0;
    const { sum, widest } = rows.get(depth) ?? { sum: -gaps.down.nodes, widest: 0 };
    rows.set(depth, { sum: sum + width + gaps.down.nodes, widest: Math.max(widest, width) });
  }
  const down = Math.max(...[...rows.values()].map(({ sum }) => sum));
  let right = -gaps.right.rows;
  for (const { widest } of rows.values()) right += widest + gaps.right.rows;
  return down <= comfortableWidth || down <= right ? 'down' : 'right';
}

/** Returns the length of the longest path down from each node; edges that close a cycle do not count. */
function depthsOf(ids: readonly string[], links: readonly GraphLink[]): Map<string, number> {
  const below = new Map<string, string[]>();
  for (const { upper, lower } of links) {
    append(below, upper, lower);
  }
  const depths = new Map<string, number>();
  const open = new Set<string>();
  const depthOf = (id: string): number => {
    const known = depths.get(id);
    if (known !== undefined) return known;
    if (open.has(id)) return -1;
    open.add(id);
    const depth = Math.max(-1, ...(below.get(id) ?? []).map(depthOf)) + 1;
    open.delete(id);
    depths.set(id, depth);
    return depth;
  };
  for (const id of ids) depthOf(id);
  return depths;
}
