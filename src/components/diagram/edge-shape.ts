import { append } from '../../shared/group-by.ts';

/** Extent of a row of nodes, in the direction in which the drawing grows. */
export interface Band {
  /** First pixel. */
  start: number;
  /** Pixel after the last. */
  end: number;
}

/** A node: its row, and its position in the row. */
export interface Spot {
  /** Centre in the row. */
  across: number;
  /** Size in the row. */
  width: number;
  /** The row. */
  band: Band;
}

/** An edge between two nodes, before it is drawn. */
export interface EdgeCourse {
  /** The node at its start. */
  from: Spot;
  /** The node at its end. */
  to: Spot;
  /** Points between them. */
  through: readonly { across: number; along: number }[];
  /** Position of the label between two rows, where the line passes through; missing without label. */
  labelAlong?: number;
  /** The end with the arrowhead. */
  headAt: 'from' | 'to';
}

/** An edge as SVG paths. */
export interface EdgeShape {
  /** Path of the line. */
  line: string;
  /** Path of the arrowhead. */
  head: string;
}

/** Drawing style of edges. */
export interface EdgeStyle {
  /** All rows. */
  bands: readonly Band[];
  /** True if rows are below each other, false if they are side by side. */
  isDown: boolean;
  /** True for right-angled lines that branch like a tree; false for curves. */
  isBranched: boolean;
}

/** Length and half width of an arrowhead. */
const head = { length: 9, half: 5 };

/** How far an edge from a node to itself extends, and half the distance between its ends. */
const loop = { depth: 14, half: 6 };

/** Radius of a corner. */
const cornerRadius = 5;

/** Maximum offset at which a line between two positions stays straight. */
const straight = 2;

/** A line segment between two rows: from a position in one to a position in the next. */
interface Bend {
  fromAcross: number;
  fromAlong: number;
  toAcross: number;
  toAlong: number;
  /** Position where a right-angled line turns. */
  turn: number;
}

/** An edge with its bends from row to row. */
interface Route {
  course: EdgeCourse;
  bends: Bend[];
}

/**
 * Draws edges from the middle of one node's side to the middle of the other's. They cross rows in a straight line and
 * bend only between rows, so that they never cross a node. Edges to the same node share one arrowhead.
 */
export function drawEdges(courses: readonly EdgeCourse[], style: EdgeStyle): EdgeShape[] {
  const routes = courses.map((course) => ({ course, bends: bendsOf(course, style.bands) }));
  if (style.isBranched) spreadTurns(routes.flatMap(({ bends }) => bends));
  const pen = new Pen(style);
  return routes.map((route) => {
    const { from, to } = route.course;
    return from === to ? drawLoop(from, pen) : drawRoute(route, pen);
  });
}

/** Returns 1 if an edge runs in row order, -1 if it closes a cycle. */
function signOf({ from, to }: EdgeCourse): number {
  return from.band.start <= to.band.start ? 1 : -1;
}

function bendsOf(course: EdgeCourse, bands: readonly Band[]): Bend[] {
  const { from, to, through, labelAlong } = course;
  const isForward = signOf(course) === 1;
  const begin = ({ start, end }: Band): number => (isForward ? start : end);
  const finish = ({ start, end }: Band): number => (isForward ? end : start);
  const stops = through.flatMap(({ across, along }) => {
    const own = bands.find(({ start, end }) => start <= along && along <= end);
    const isAtLabel = labelAlong !== undefined && Math.abs(along - labelAlong) < 1;
    const band = own ?? (isAtLabel ? { start: along, end: along } : undefined);
    return band ? [{ across: Math.round(across), band }] : [];
  });
  const all = [from, ...stops, to];
  return all.slice(1).map((stop, i) => {
    const before = all[i] ?? from;
    const [fromAlong, toAlong] = [finish(before.band), begin(stop.band)];
    return {
      fromAcross: before.across,
      fromAlong,
      toAcross: stop.across,
      toAlong,
      turn: Math.round((fromAlong + toAlong) / 2),
    };
  });
}

/** Branches of one node turn together; if those of two nodes would overlap, they turn at different positions. */
function spreadTurns(bends: readonly Bend[]): void {
  const gaps = new Map<number, Map<number, Bend[]>>();
  for (const bend of bends) {
    const trunks = gaps.get(bend.fromAlong) ?? new Map<number, Bend[]>();
    gaps.set(bend.fromAlong, trunks);
    append(trunks, bend.fromAcross, bend);
  }
  for (const trunks of gaps.values()) {
    const spans = [...trunks].map(([across, branches]) => {
      const places = [across, ...branches.map(({ toAcross }) => toAcross)];
      const [start, end] = [Math.min(...places), Math.max(...places)];
      return { across, branches, start, end, track: 0 };
    });
    const tracks: { end: number; endsAtBranch: boolean }[] = [];
    for (const span of spans.sort((a, b) => a.start - b.start || a.end - b.end)) {
      if (span.start === span.end) continue;
      const { start, end, across } = span;
      const free = tracks.findIndex(
        (track) =>
          track.end + 2 * cornerRadius < start ||
          // Two bases of one class share its branch.
          (track.end === start && track.endsAtBranch && start !== across),
      );
      span.track = free < 0 ? tracks.length : free;
      tracks[span.track] = { end, endsAtBranch: end !== across };
    }
    for (const { branches, track } of spans) {
      for (const bend of branches) {
        const [start, end] = [bend.fromAlong + head.length, bend.toAlong];
        bend.turn = Math.round(start + ((end - start) * (track + 1)) / (tracks.length + 1));
      }
    }
  }
}

function drawRoute({ course, bends }: Route, pen: Pen): EdgeShape {
  const { from, to, headAt } = course;
  const sign = signOf(course);
  const last = bends.length - 1;
  let line = '';
  bends.forEach((bend, i) => {
    const drawn = { ...bend };
    if (i === 0 && headAt === 'from') drawn.fromAlong += sign * head.length;
    if (i === last && headAt === 'to') drawn.toAlong -= sign * head.length;
    const point = [drawn.fromAcross, drawn.fromAlong] as const;
    line += i === 0 ? pen.move(...point) : pen.line(...point);
    line += pen.bend(drawn);
  });
  const [begin, stop] = [bends[0]?.fromAlong ?? 0, bends[last]?.toAlong ?? 0];
  return {
    line,
    head:
      headAt === 'to'
        ? drawHead(to.across, stop, sign, pen)
        : drawHead(from.across, begin, -sign, pen),
  };
}

/** Draws an arrowhead with its tip at a point, in row order (1) or against it (-1). */
function drawHead(across: number, along: number, sign: number, pen: Pen): string {
  const back = along - sign * head.length;
  return `${pen.move(across, along)}${pen.line(across - head.half, back)}${pen.line(across + head.half, back)}Z`;
}

function drawLoop({ across, width, band }: Spot, pen: Pen): EdgeShape {
  const side = across + Math.round(width / 2);
  const middle = Math.round((band.start + band.end) / 2);
  const out = side + loop.depth;
  const back = side + head.length;
  const [first, second] = [middle - loop.half, middle + loop.half];
  return {
    line: pen.move(side, first) + pen.curve(out, first, out, second, back, second),
    head: `${pen.move(side, second)}${pen.line(back, second - head.half)}${pen.line(back, second + head.half)}Z`,
  };
}

/** Writes path commands; swaps the axes if rows are side by side. */
class Pen {
  constructor(private readonly style: EdgeStyle) {}

  move(across: number, along: number): string {
    return `M${this.#point(across, along)}`;
  }

  line(across: number, along: number): string {
    return `L${this.#point(across, along)}`;
  }

  curve(...[a1, b1, a2, b2, a3, b3]: [number, number, number, number, number, number]): string {
    return `C${this.#point(a1, b1)} ${this.#point(a2, b2)} ${this.#point(a3, b3)}`;
  }

  /** Draws a line that begins and ends in the direction of the rows. */
  bend({ fromAcross, fromAlong, toAcross, toAlong, turn }: Bend): string {
    if (Math.abs(fromAcross - toAcross) <= straight) return this.line(fromAcross, toAlong);
    if (!this.style.isBranched) {
      const middle = Math.round((fromAlong + toAlong) / 2);
      return this.curve(fromAcross, middle, toAcross, middle, toAcross, toAlong);
    }
    const aside = Math.sign(toAcross - fromAcross);
    const ahead = Math.sign(toAlong - fromAlong);
    const radius = Math.min(cornerRadius, Math.abs(toAcross - fromAcross) / 2);
    return (
      this.line(fromAcross, turn - ahead * radius) +
      this.#corner(fromAcross, turn, fromAcross + aside * radius, turn) +
      this.line(toAcross - aside * radius, turn) +
      this.#corner(toAcross, turn, toAcross, turn + ahead * radius) +
      this.line(toAcross, toAlong)
    );
  }

  #corner(across: number, along: number, toAcross: number, toAlong: number): string {
    return `Q${this.#point(across, along)} ${this.#point(toAcross, toAlong)}`;
  }

  #point(across: number, along: number): string {
    return this.style.isDown ? `${across} ${along}` : `${along} ${across}`;
  }
}
