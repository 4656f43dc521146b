import type { GraphNode } from '../../../model/compound.ts';
import { edgesOf, layersOf, type GraphEdge } from './layers.ts';

/** A node of a drawing; all lengths are CSS pixels, `x` and `y` its centre. */
export interface PlacedNode {
  /** The node. */
  node: GraphNode;
  /** What is written in it. */
  text: string;
  /** Centre. */
  x: number;
  /** Centre. */
  y: number;
  /** Width of its box. */
  width: number;
}

/** An edge of a drawing with the points that its line passes. */
export interface PlacedEdge extends GraphEdge {
  /** From the rim of one box to the rim of the other. */
  points: [x: number, y: number][];
}

/** A drawing of a graph in layers. */
export interface GraphLayout {
  /** Width of all, in CSS pixels. */
  width: number;
  /** Height of all, in CSS pixels. */
  height: number;
  /** The boxes. */
  nodes: PlacedNode[];
  /** The lines. */
  edges: PlacedEdge[];
}

/** Height of a box. */
export const boxHeight = 28;

const layerGap = 44;
const nodeGap = 18;
const charWidth = 7.25;
const longestText = 48;

/** A node, or a bend of an edge that passes a layer. */
interface Slot {
  width: number;
  x: number;
  node?: GraphNode;
  above: Slot[];
  below: Slot[];
}

/** Places a graph in layers, what is pointed at below; or above, where `upwards`. */
export function layOutGraph(nodes: readonly GraphNode[], upwards: boolean): GraphLayout {
  const edges = edgesOf(nodes);
  const layers = layersOf(nodes, edges);
  const rows: Slot[][] = Array.from({ length: Math.max(...layers.values(), 0) + 1 }, () => []);
  const slots = new Map<string, Slot>();
  for (const node of nodes) {
    const slot = newSlot(textOf(node).length * charWidth + 24, node);
    slots.set(node.id, slot);
    rows[layers.get(node.id) ?? 0]?.push(slot);
  }
  const chains = edges.flatMap((edge) => {
    const from = slots.get(edge.from);
    const to = slots.get(edge.to);
    return from && to ? [{ edge, chain: chainOf(from, to, edge, layers, rows) }] : [];
  });
  for (let sweep = 0; sweep < 4; sweep++) sortRows(rows, sweep % 2 === 0);
  spread(rows);

  const width = Math.max(...rows.flat().map((slot) => slot.x + slot.width / 2), 0) + 1;
  const height = rows.length * boxHeight + (rows.length - 1) * layerGap + 2;
  const rowOf = new Map(rows.flatMap((row, i) => row.map((slot) => [slot, i] as const)));
  const middle = (slot: Slot): number => {
    const row = rowOf.get(slot) ?? 0;
    const level = upwards ? rows.length - 1 - row : row;
    return 1 + boxHeight / 2 + level * (boxHeight + layerGap);
  };
  return {
    width,
    height,
    nodes: [...slots.values()].flatMap((slot) =>
      slot.node
        ? [
            {
              node: slot.node,
              text: textOf(slot.node),
              x: slot.x,
              y: middle(slot),
              width: slot.width,
            },
          ]
        : [],
    ),
    edges: chains.map(({ edge, chain }) => ({
      ...edge,
      points: chain.map((slot, i) => {
        const towards = middle(chain[i === 0 ? 1 : i - 1] ?? slot) > middle(slot) ? 1 : -1;
        return [slot.x, middle(slot) + (slot.node ? (towards * boxHeight) / 2 : 0)];
      }),
    })),
  };
}

function newSlot(width: number, node?: GraphNode): Slot {
  return { width, x: 0, node, above: [], below: [] };
}

function textOf({ label }: GraphNode): string {
  return label.length > longestText ? `${label.slice(0, longestText - 1)}…` : label;
}

/** The slots that an edge passes; it gets a bend in every layer between its ends. */
function chainOf(
  from: Slot,
  to: Slot,
  edge: GraphEdge,
  layers: ReadonlyMap<string, number>,
  rows: Slot[][],
): Slot[] {
  const start = layers.get(edge.from) ?? 0;
  const end = layers.get(edge.to) ?? 0;
  const chain = [from];
  for (let layer = start + 1; layer < end; layer++) {
    const bend = newSlot(8);
    rows[layer]?.push(bend);
    chain.push(bend);
  }
  chain.push(to);
  chain.forEach((slot, i) => {
    const next = chain[i + 1];
    if (!next) return;
    slot.below.push(next);
    next.above.push(slot);
  });
  return chain;
}

/** Sorts each row by where its neighbours in the row before stand, so that few lines cross. */
function sortRows(rows: Slot[][], downwards: boolean): void {
  const order = downwards ? rows : [...rows].reverse();
  for (const row of rows) row.forEach((slot, i) => (slot.x = i));
  for (const row of order) {
    const wish = new Map(
      row.map((slot) => [slot, mean(downwards ? slot.above : slot.below) ?? slot.x]),
    );
    row.sort((a, b) => (wish.get(a) ?? 0) - (wish.get(b) ?? 0));
    row.forEach((slot, i) => (slot.x = i));
  }
}

function mean(slots: readonly Slot[]): number | undefined {
  if (slots.length === 0) return undefined;
  return slots.reduce((sum, slot) => sum + slot.x, 0) / slots.length;
}

/** Gives the slots of every row their places: near their neighbours, in order, without overlap. */
function spread(rows: Slot[][]): void {
  for (const row of rows) pack(row, () => undefined);
  for (let round = 0; round < 8; round++) {
    const downwards = round % 2 === 0;
    for (const row of downwards ? rows : [...rows].reverse())
      pack(row, (slot) => mean(downwards ? slot.above : slot.below));
  }
  const left = Math.min(...rows.flat().map((slot) => slot.x - slot.width / 2));
  for (const slot of rows.flat()) slot.x -= left - 1;
}

/** Moves the slots of a row to their wishes, pushes apart those that overlap, and then the row back by the mean push. */
function pack(row: Slot[], wishOf: (slot: Slot) => number | undefined): void {
  const wishes = row.map((slot) => wishOf(slot) ?? slot.x);
  let shift = 0;
  row.forEach((slot, i) => {
    const before = row[i - 1];
    const least = before ? before.x + (before.width + slot.width) / 2 + nodeGap : -Infinity;
    slot.x = Math.max(wishes[i] ?? 0, least);
    shift += slot.x - (wishes[i] ?? 0);
  });
  for (const slot of row) slot.x -= shift / row.length;
}
