import { Graph as LayoutSheet, layout, type Point } from '@dagrejs/dagre';
import type { Graph } from '../../model/compound.ts';
import { directionOf, gaps, type Direction } from './direction.ts';
import { drawEdges, type EdgeCourse, type EdgeShape } from './edge-shape.ts';
import { graphLinks, type GraphLink } from './graph-links.ts';
import { shortNames } from './node-names.ts';
import { near, readRows, type Rows, type Sheet } from './rows.ts';
import { textLines, widestOf, withoutMiddle } from './text-lines.ts';

/** Sizes in CSS pixels at the default text size. */
export const sizes = {
  /** Width of a character in a name. */
  character: 7.3,
  /** Line height of a name. */
  line: 16,
  /** Padding left and right of a name. */
  sidePadding: 10,
  /** Padding above and below a name. */
  padding: 6,
  /** Width of a character in an edge label. */
  labelCharacter: 6.7,
  /** Line height of an edge label. */
  labelLine: 14,
} as const;

/** Maximum number of lines in an edge label, and of characters in each. */
const maxLabel = { lines: 3, characters: 24 };

/** A node with its position. */
export interface PlacedNode {
  /** Full name. */
  label: string;
  /** Doxygen's id of the compound. */
  refid?: string;
  /** True for the compound that the graph is of. */
  own: boolean;
  /** The name as drawn. */
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

/** An edge with its route. */
export interface PlacedEdge extends EdgeShape {
  /** Full name of the node that includes, inherits or uses. */
  from: string;
  /** Full name of the other node. */
  to: string;
  /** Doxygen's word for the relation. */
  relation: string;
  /** Doxygen's labels, in full. */
  labels: string[];
  /** The labels as drawn, with their centre; missing if there are none. */
  text?: { lines: string[]; x: number; y: number };
}

/** A graph with all positions, in pixels from the top left. */
export interface GraphLayout {
  /** Total width. */
  width: number;
  /** Total height. */
  height: number;
  /** Direction of growth. */
  direction: Direction;
  /** Nodes in reading order. */
  nodes: PlacedNode[];
  /** Edges in graph order. */
  edges: PlacedEdge[];
  /** Number of edges omitted as redundant. */
  implied: number;
}

/** A node's size and the lines of its name. */
interface Box {
  lines: string[];
  width: number;
  height: number;
}

/** Lays out a graph; the result is the same for the same graph. */
export function layoutGraph(given: Graph): GraphLayout {
  const graph = withPlainIds(given);
  const names = shortNames(graph);
  const boxes = new Map(graph.nodes.map(({ id }, i) => [id, boxOf(names[i] ?? '')]));
  const { links, implied } = graphLinks(graph);
  const widths = new Map([...boxes].map(([id, { width }]) => [id, width]));
  const direction = directionOf(widths, links);
  const sheet = layOut(boxes, links, direction);
  const rows = readRows(sheet, [...boxes.keys()], links);
  const { width = 0, height = 0 } = sheet.graph();
  return {
    width: Math.ceil(direction === 'down' ? width : height),
    height: Math.ceil(direction === 'down' ? height : width),
    direction,
    nodes: placeNodes(graph, boxes, rows, direction),
    edges: placeEdges(graph, links, sheet, rows, direction),
    implied,
  };
}

/**
 * Prefixes the ids, except for numbers, which are most of them: the library uses ids as names in plain objects, where
 * `__proto__` would change all objects of the process.
 */
function withPlainIds({ kind, nodes }: Graph): Graph {
  const plain = (id: string): string => (/^\d+$/.test(id) ? id : `n${id}`);
  return {
    kind,
    nodes: nodes.map(({ id, children, ...node }) => ({
      ...node,
      id: plain(id),
      children: children.map((child) => ({ ...child, id: plain(child.id) })),
    })),
  };
}

function boxOf(name: string): Box {
  const lines = textLines(name);
  const width = Math.ceil(widestOf(lines) * sizes.character) + 2 * sizes.sidePadding;
  return { lines, width, height: lines.length * sizes.line + 2 * sizes.padding };
}

/** Lays out from top to bottom with the library; for drawings that grow to the right, the axes are swapped. */
function layOut(
  boxes: ReadonlyMap<string, Box>,
  links: readonly GraphLink[],
  direction: Direction,
): Sheet {
  const sheet: Sheet = new LayoutSheet({ multigraph: true });
  const { nodes, edges, rows } = gaps[direction];
  sheet.setGraph({ nodesep: nodes, edgesep: edges, ranksep: rows });
  const size = (width: number, height: number): { width: number; height: number } =>
    direction === 'down' ? { width, height } : { width: height, height: width };
  for (const [id, { width, height }] of boxes) sheet.setNode(id, size(width, height));
  links.forEach(({ upper, lower, labels }, i) => {
    const lines = labelLines(labels);
    const width = lines.length > 0 ? widestOf(lines) * sizes.labelCharacter + 8 : 0;
    const label = { ...size(width, lines.length * sizes.labelLine), labelpos: 'c' as const };
    sheet.setEdge(upper, lower, label, String(i));
  });
  const [link, ...others] = links;
  const isPair = boxes.size === 2 && link?.labels.length === 0 && others.length === 0;
  if (isPair && link.upper !== link.lower) placePair(sheet, link);
  else layout(sheet);
  return sheet;
}

/**
 * Lays out two nodes with an edge between them as the library would. Two of three graphs are so small, and the library
 * takes half a millisecond for each.
 */
export function placePair(
  sheet: Sheet,
  { upper, lower }: Pick<GraphLink, 'upper' | 'lower'>,
): void {
  const [top, bottom] = [sheet.node(upper), sheet.node(lower)];
  const { ranksep = 0 } = sheet.graph();
  const width = Math.max(top.width, bottom.width);
  const x = width / 2;
  const start = top.height + ranksep;
  sheet.setGraph({ ...sheet.graph(), width, height: start + bottom.height });
  sheet.setNode(upper, { ...top, x, y: top.height / 2 });
  sheet.setNode(lower, { ...bottom, x, y: start + bottom.height / 2 });
  const points = [top.height, top.height + ranksep / 2, start].map((y) => ({ x, y }));
  sheet.setEdge(upper, lower, { ...sheet.edge(upper, lower, '0'), points }, '0');
}

function labelLines(labels: readonly string[]): string[] {
  const lines = labels.map((label) => withoutMiddle(label, maxLabel.characters));
  return lines.length <= maxLabel.lines ? lines : [...lines.slice(0, maxLabel.lines - 1), '…'];
}

function placeNodes(
  { nodes }: Graph,
  boxes: ReadonlyMap<string, Box>,
  { spots }: Rows,
  direction: Direction,
): PlacedNode[] {
  const isDown = direction === 'down';
  const placed = nodes.flatMap(({ id, label, refid }, i): PlacedNode[] => {
    const spot = spots.get(id);
    if (!spot) return [];
    const { width, band } = spot;
    const across = spot.across - Math.round(width / 2);
    const breadth = band.end - band.start;
    const box = isDown
      ? { x: across, y: band.start, width, height: breadth }
      : { x: band.start, y: across, width: breadth, height: width };
    return [{ label, refid, own: i === 0, lines: boxes.get(id)?.lines ?? [], ...box }];
  });
  return placed.sort((a, b) => (isDown ? a.y - b.y || a.x - b.x : a.x - b.x || a.y - b.y));
}

function placeEdges(
  { kind, nodes }: Graph,
  links: readonly GraphLink[],
  sheet: Sheet,
  { bands, spots, across }: Rows,
  direction: Direction,
): PlacedEdge[] {
  const isDown = direction === 'down';
  const isBranched = kind === 'inheritance';
  const names = new Map(nodes.map(({ id, label }) => [id, label]));
  const courses = links.flatMap((link, i): (EdgeCourse & { link: GraphLink; label: Point })[] => {
    const { x = 0, y = 0, points = [] } = sheet.edge(link.upper, link.lower, String(i));
    const [from, to] = [spots.get(link.upper), spots.get(link.lower)];
    if (!from || !to) return [];
    const through = points
      .slice(1, -1)
      .map((point) => ({ across: near(across(point.x), from, to), along: point.y }));
    const a = isBranched ? across(x) : near(across(x), from, to);
    const b = Math.round(y);
    const label = isDown ? { x: a, y: b } : { x: b, y: a };
    const headAt = link.to === link.upper ? 'from' : 'to';
    // Branches keep their shape, so that those of one node meet.
    const labelAlong = link.labels.length > 0 && !isBranched ? y : undefined;
    return [{ link, label, labelAlong, from, to, through, headAt }];
  });
  const shapes = drawEdges(courses, { bands, isDown, isBranched });
  return courses.flatMap(({ link, label }, i) => {
    const shape = shapes[i];
    if (!shape) return [];
    const lines = labelLines(link.labels);
    return [
      {
        ...shape,
        from: names.get(link.from) ?? '',
        to: names.get(link.to) ?? '',
        relation: link.relation,
        labels: link.labels,
        ...(lines.length > 0 && { text: { lines, ...label } }),
      },
    ];
  });
}
