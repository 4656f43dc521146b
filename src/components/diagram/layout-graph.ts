import { Graph as LayoutGraph, layout } from '@dagrejs/dagre';
import type { EdgeLabel, GraphLabel, NodeLabel } from '@dagrejs/dagre';
import type { Graph } from '../../model/compound.ts';
import { drawEdge, type Band, type EdgeShape, type Spot } from './edge-shape.ts';
import { shortNames } from './node-names.ts';
import { textLines, widestOf, withoutMiddle } from './text-lines.ts';

/** Sizes in CSS pixels at the usual size of text. */
export const sizes = {
  /** Width of a character of a name. */
  character: 7.3,
  /** Height of a line of a name. */
  line: 16,
  /** Width of a character of an edge's label. */
  labelCharacter: 6.7,
  /** Height of a line of an edge's label. */
  labelLine: 14,
} as const;

const padding = { across: 10, along: 6 };

/** Width that a drawing takes from top to bottom before it is tried from left to right. */
const comfortableWidth = 640;

/** Lines of an edge's label, and characters of each. */
const maxLabels = { lines: 3, characters: 24 };

/** A node where it stands. */
export interface PlacedNode {
  /** The whole name. */
  label: string;
  /** Doxygen's id of the compound. */
  refid?: string;
  /** True for the compound that the graph is of. */
  own: boolean;
  /** The name as it is drawn. */
  lines: string[];
  /** Left edge. */
  x: number;
  /** Top edge. */
  y: number;
  /** Width. */
  width: number;
  /** Height. */
  height: number;
}

/** An edge where it runs. */
export interface PlacedEdge extends EdgeShape {
  /** Whole name of the node that includes, inherits or uses. */
  from: string;
  /** Whole name of the other node. */
  to: string;
  /** Doxygen's word for the relation. */
  relation: string;
  /** Text of the relation, whole. */
  labels: string[];
  /** The text as it is drawn, and its centre; missing where there is none. */
  text?: { lines: string[]; x: number; y: number };
}

/** A graph with a place for everything, in pixels from the top left. */
export interface GraphLayout {
  /** Width of the whole. */
  width: number;
  /** Height of the whole. */
  height: number;
  /** How it grows. */
  direction: 'down' | 'right';
  /** Nodes in reading order. */
  nodes: PlacedNode[];
  /** Edges in the order of the graph. */
  edges: PlacedEdge[];
}

/** An edge of a graph from the upper to the lower node: bases, included files and users stand where readers look first. */
interface Link {
  upper: string;
  lower: string;
  from: string;
  to: string;
  relation: string;
  labels: string[];
}

type Sheet = LayoutGraph<GraphLabel, NodeLabel, EdgeLabel>;

/** Finds a place for everything in a graph; the same graph gets the same places. */
export function layoutGraph(graph: Graph): GraphLayout {
  const names = shortNames(graph).map(textLines);
  const boxes = new Map(
    graph.nodes.map((node, i) => {
      const lines = names[i] ?? [];
      const width = Math.ceil(widestOf(lines) * sizes.character) + 2 * padding.across;
      return [node.id, { lines, width, height: lines.length * sizes.line + 2 * padding.along }];
    }),
  );
  const links = linksOf(graph);
  const direction = directionOf(graph, links, boxes);
  const isDown = direction === 'down';
  const sheet: Sheet = new LayoutGraph({ multigraph: true });
  sheet.setGraph(
    isDown ? { nodesep: 16, edgesep: 12, ranksep: 44 } : { nodesep: 12, edgesep: 10, ranksep: 48 },
  );
  for (const { id } of graph.nodes) {
    const { width, height } = boxes.get(id) ?? { width: 0, height: 0 };
    sheet.setNode(id, isDown ? { width, height } : { width: height, height: width });
  }
  links.forEach(({ upper, lower, labels }, i) => {
    const lines = labelLines(labels);
    const width = lines.length > 0 ? widestOf(lines) * sizes.labelCharacter + 8 : 0;
    const height = lines.length * sizes.labelLine;
    const size = isDown ? { width, height } : { width: height, height: width };
    sheet.setEdge(upper, lower, { ...size, labelpos: 'c' }, String(i));
  });
  layout(sheet);
  return place(graph, links, boxes, sheet, direction);
}

function linksOf({ kind, nodes }: Graph): Link[] {
  const ids = new Set(nodes.map(({ id }) => id));
  const links = new Map<string, Link>();
  for (const { id, children } of nodes) {
    for (const { id: child, relation, labels } of children) {
      if (!ids.has(child)) continue;
      const key = JSON.stringify([id, child, relation]);
      const known = links.get(key);
      if (known) known.labels.push(...labels);
      else links.set(key, { ...endsOf(kind, id, child), relation, labels: [...labels] });
    }
  }
  return [...links.values()];
}

/** Bases and what a class uses stand above it; a file stands above those that it includes, and above those that include it. */
function endsOf(
  kind: Graph['kind'],
  id: string,
  child: string,
): Pick<Link, 'upper' | 'lower' | 'from' | 'to'> {
  if (kind === 'includes') return { upper: id, lower: child, from: id, to: child };
  if (kind === 'includedBy') return { upper: id, lower: child, from: child, to: id };
  return { upper: child, lower: id, from: id, to: child };
}

function labelLines(labels: readonly string[]): string[] {
  const lines = labels.filter(Boolean).map((label) => withoutMiddle(label, maxLabels.characters));
  return lines.length <= maxLabels.lines ? lines : [...lines.slice(0, maxLabels.lines - 1), '…'];
}

/** From top to bottom, unless that is too wide and from left to right is less so. */
function directionOf(
  { nodes }: Graph,
  links: readonly Link[],
  boxes: ReadonlyMap<string, { width: number }>,
): GraphLayout['direction'] {
  const below = new Map<string, string[]>();
  for (const { upper, lower } of links) below.set(upper, [...(below.get(upper) ?? []), lower]);
  const depths = new Map<string, number>();
  const open = new Set<string>();
  /** Longest way down from a node; ways back up are not followed. */
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
  const rows = new Map<number, { sum: number; widest: number }>();
  for (const { id } of nodes) {
    const width = boxes.get(id)?.width ?? 0;
    const row = rows.get(depthOf(id)) ?? { sum: -16, widest: 0 };
    rows.set(depthOf(id), { sum: row.sum + width + 16, widest: Math.max(row.widest, width) });
  }
  const down = Math.max(...[...rows.values()].map(({ sum }) => sum));
  const right = [...rows.values()].reduce((total, { widest }) => total + widest + 48, -48);
  return down <= comfortableWidth || down <= right ? 'down' : 'right';
}

function place(
  graph: Graph,
  links: readonly Link[],
  boxes: ReadonlyMap<string, { lines: string[] }>,
  sheet: Sheet,
  direction: GraphLayout['direction'],
): GraphLayout {
  const isDown = direction === 'down';
  const spots = new Map<string, Spot>();
  const bands = bandsOf(graph.nodes.map(({ id }) => sheet.node(id)));
  for (const { id } of graph.nodes) {
    const { x = 0, y = 0, width } = sheet.node(id);
    const band = bands.find(({ start, end }) => start <= y && y <= end) ?? { start: y, end: y };
    spots.set(id, { across: Math.round(x), width: Math.round(width), band });
  }
  const nodes = graph.nodes.flatMap((node, i) => {
    const spot = spots.get(node.id);
    if (!spot) return [];
    const across = spot.across - Math.round(spot.width / 2);
    const along = spot.band.end - spot.band.start;
    const { label, refid } = node;
    const { lines = [] } = boxes.get(node.id) ?? {};
    const box = isDown
      ? { x: across, y: spot.band.start, width: spot.width, height: along }
      : { x: spot.band.start, y: across, width: along, height: spot.width };
    return [{ label, ...(refid !== undefined && { refid }), own: i === 0, lines, ...box }];
  });
  const labelOf = new Map(graph.nodes.map(({ id, label }) => [id, label]));
  const edges = links.flatMap(({ upper, lower, from, to, relation, labels }, i): PlacedEdge[] => {
    const upperSpot = spots.get(upper);
    const lowerSpot = spots.get(lower);
    if (!upperSpot || !lowerSpot) return [];
    const { points = [], x = 0, y = 0 } = sheet.edge(upper, lower, String(i));
    const lines = labelLines(labels);
    const centre = isDown ? { x, y } : { x: y, y: x };
    return [
      {
        ...drawEdge({
          from: upperSpot,
          to: lowerSpot,
          through: points.slice(1, -1).map((point) => ({ across: point.x, along: point.y })),
          bands,
          headAt: to === upper ? 'from' : 'to',
          isDown,
        }),
        from: labelOf.get(from) ?? '',
        to: labelOf.get(to) ?? '',
        relation,
        labels: labels.filter(Boolean),
        ...(lines.length > 0 && {
          text: { lines, x: Math.round(centre.x), y: Math.round(centre.y) },
        }),
      },
    ];
  });
  const { width = 0, height = 0 } = sheet.graph();
  const size = isDown ? { width, height } : { width: height, height: width };
  return {
    width: Math.ceil(size.width),
    height: Math.ceil(size.height),
    direction,
    nodes: nodes.sort((a, b) => (isDown ? a.y - b.y || a.x - b.x : a.x - b.x || a.y - b.y)),
    edges,
  };
}

/** The rows of the layout: where the nodes of one rank begin and end. */
function bandsOf(nodes: readonly NodeLabel[]): Band[] {
  const rows = new Map<number, number>();
  for (const { y = 0, height } of nodes) rows.set(y, Math.max(rows.get(y) ?? 0, height));
  return [...rows]
    .map(([y, height]) => ({ start: Math.round(y - height / 2), end: Math.round(y + height / 2) }))
    .sort((a, b) => a.start - b.start);
}
