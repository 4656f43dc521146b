/** Where a row of nodes begins and ends, in the direction that the drawing grows. */
export interface Band {
  /** First pixel. */
  start: number;
  /** Pixel behind the last. */
  end: number;
}

/** A node: its row, and its place in the row. */
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
  /** Node where it begins. */
  from: Spot;
  /** Node where it ends. */
  to: Spot;
  /** Points between them. */
  through: readonly { across: number; along: number }[];
  /** All rows. */
  bands: readonly Band[];
  /** The end with the arrow's head. */
  headAt: 'from' | 'to';
  /** True where rows stand below each other, false where they stand beside each other. */
  isDown: boolean;
}

/** An edge as SVG draws it. */
export interface EdgeShape {
  /** Path of the line. */
  line: string;
  /** Path of the arrow's head. */
  head: string;
}

/** Length and half the breadth of an arrow's head. */
const head = { length: 9, half: 5 };

/** How far an edge from a node to itself goes out, and half the distance of its ends. */
const loop = { depth: 14, half: 6 };

/**
 * Draws an edge from the middle of one node's side to the middle of the other's. It crosses rows straight and bends
 * only between them, so that it passes no node; edges that lead to the same node meet in one arrow's head.
 */
export function drawEdge(course: EdgeCourse): EdgeShape {
  const pen = new Pen(course.isDown);
  return course.from === course.to ? drawLoop(course.from, pen) : drawBetween(course, pen);
}

function drawBetween({ from, to, through, bands, headAt }: EdgeCourse, pen: Pen): EdgeShape {
  const sign = from.band.start <= to.band.start ? 1 : -1;
  const leave = ({ start, end }: Band): number => (sign === 1 ? end : start);
  const reach = ({ start, end }: Band): number => (sign === 1 ? start : end);
  const begin = leave(from.band);
  const stop = reach(to.band);
  let along = headAt === 'from' ? begin + sign * head.length : begin;
  let across = from.across;
  let line = pen.move(across, along);
  const bendTo = (nextAcross: number, nextAlong: number): void => {
    line += pen.bend(across, along, nextAcross, nextAlong);
    across = nextAcross;
    along = nextAlong;
  };
  for (const point of through) {
    const band = bands.find(({ start, end }) => start <= point.along && point.along <= end);
    if (!band) continue;
    bendTo(Math.round(point.across), reach(band));
    along = leave(band);
    line += pen.line(across, along);
  }
  bendTo(to.across, headAt === 'to' ? stop - sign * head.length : stop);
  return {
    line,
    head:
      headAt === 'to'
        ? drawHead(to.across, stop, sign, pen)
        : drawHead(from.across, begin, -sign, pen),
  };
}

/** An arrow's head with its tip in a point, seen in the direction of the rows. */
function drawHead(across: number, along: number, sign: number, pen: Pen): string {
  const back = along - sign * head.length;
  return `${pen.move(across, along)}${pen.line(across - head.half, back)}${pen.line(across + head.half, back)}Z`;
}

function drawLoop({ across, width, band }: Spot, pen: Pen): EdgeShape {
  const side = across + Math.round(width / 2);
  const middle = Math.round((band.start + band.end) / 2);
  const out = side + loop.depth;
  const back = side + head.length;
  return {
    line:
      pen.move(side, middle - loop.half) +
      pen.curve(out, middle - loop.half, out, middle + loop.half, back, middle + loop.half),
    head: `${pen.move(side, middle + loop.half)}${pen.line(back, middle + loop.half - head.half)}${pen.line(back, middle + loop.half + head.half)}Z`,
  };
}

/** Writes path commands; rows beside each other swap the axes. */
class Pen {
  constructor(private readonly isDown: boolean) {}

  move(across: number, along: number): string {
    return `M${this.#point(across, along)}`;
  }

  line(across: number, along: number): string {
    return `L${this.#point(across, along)}`;
  }

  /** A curve that begins and ends in the direction of the rows. */
  bend(across: number, along: number, nextAcross: number, nextAlong: number): string {
    if (across === nextAcross) return this.line(nextAcross, nextAlong);
    const middle = Math.round((along + nextAlong) / 2);
    return this.curve(across, middle, nextAcross, middle, nextAcross, nextAlong);
  }

  curve(...[a1, b1, a2, b2, a3, b3]: [number, number, number, number, number, number]): string {
    return `C${this.#point(a1, b1)} ${this.#point(a2, b2)} ${this.#point(a3, b3)}`;
  }

  #point(across: number, along: number): string {
    return this.isDown ? `${across} ${along}` : `${along} ${across}`;
  }
}
