import type { EdgeLabel, Graph as LayoutSheet, GraphLabel, NodeLabel } from '@dagrejs/dagre';
import type { Band, Spot } from './edge-shape.ts';
import type { GraphLink } from './graph-links.ts';

/** The library's input and output: sizes go in, positions come out. */
export type Sheet = LayoutSheet<GraphLabel, NodeLabel, EdgeLabel>;

/**
 * Offsets, in pixels, up to which a node is moved right below another one, and a bend right below an end of its edge.
 */
const almost = { node: 4, bend: 8 };

/** Positions from the library: `across` within a row. */
export interface Rows {
  /** From first to last; a row is as deep as its largest node. */
  bands: Band[];
  /** Position of each node. */
  spots: Map<string, Spot>;
  /** Rounds the library's x, mirrored if nodes would otherwise be in reverse order. */
  across: (x: number | undefined) => number;
}

/** Reads the rows of a sheet that was laid out from top to bottom. */
export function readRows(sheet: Sheet, ids: readonly string[], links: readonly GraphLink[]): Rows {
  const breadths = new Map<number, number>();
  const nodes = ids.map((id) => ({ id, x: 0, y: 0, ...sheet.node(id) }));
  for (const { y, height } of nodes) breadths.set(y, Math.max(breadths.get(y) ?? 0, height));
  const bandOf = new Map(
    [...breadths].map(([y, height]) => [
      y,
      { start: Math.round(y - height / 2), end: Math.round(y + height / 2) },
    ]),
  );
  const { width: total = 0 } = sheet.graph();
  const isMirrored = isBackward(nodes) && !sheet.edges().some(({ v, w }) => v === w);
  const across = (x = 0): number => Math.round(isMirrored ? total - x : x);
  const spots = new Map(
    nodes.map(({ id, x, y, width }) => {
      const band = bandOf.get(y) ?? { start: y, end: y };
      return [id, { across: across(x), width: Math.round(width), band }];
    }),
  );
  align(spots, links);
  return { bands: [...bandOf.values()].sort((a, b) => a.start - b.start), spots, across };
}

/** Moves nodes that are almost below another one right below it, so that the line between them is straight. */
function align(spots: ReadonlyMap<string, Spot>, links: readonly GraphLink[]): void {
  const moved = new Set<Spot>();
  const pairs = links.flatMap(({ upper, lower }) => {
    const [from, to] = [spots.get(upper), spots.get(lower)];
    return from && to && from.band.start < to.band.start ? [{ from, to }] : [];
  });
  for (const { from, to } of pairs.sort((a, b) => a.from.band.start - b.from.band.start)) {
    if (moved.has(to) || Math.abs(from.across - to.across) > almost.node) continue;
    moved.add(to);
    to.across = from.across;
  }
}

/** True if most pairs of nodes in a row are in reverse graph order. */
function isBackward(nodes: readonly { x: number; y: number }[]): boolean {
  let balance = 0;
  nodes.forEach((node, i) => {
    for (const later of nodes.slice(i + 1))
      if (later.y === node.y) balance += Math.sign(node.x - later.x);
  });
  return balance > 0;
}

/** Returns the position of a bend, or of a nearby end of its edge. */
export function near(across: number, ...ends: readonly Spot[]): number {
  const end = ends.find((spot) => Math.abs(spot.across - across) <= almost.bend);
  return end?.across ?? across;
}
