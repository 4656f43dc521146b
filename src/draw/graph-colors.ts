import type { Element } from 'hast';

/** The bounds of a shape, in units of the drawing. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Class that Graphviz gives to a group of shapes. */
type Group = 'graph' | 'node' | 'edge' | 'cluster';

/** A shape or text, with its group. */
interface Shape {
  element: Element;
  group: Group;
  /** False for the shapes of groups without text: points, lines. */
  isLabelled: boolean;
}

/**
 * Gives shapes that are black by default the colour of the surrounding text, so that they are visible on dark pages. A
 * shape on a background that the author coloured stays black.
 */
export function followTextColor(svg: Element): void {
  const shapes = shapesOf(svg, 'graph', false);
  const filled = shapes.flatMap((shape) => (isColoured(shape) ? (boxOf(shape.element) ?? []) : []));
  for (const shape of shapes) {
    const { properties, tagName } = shape.element;
    const box = boxOf(shape.element);
    if (box && filled.some((around) => holds(around, box))) {
      if (tagName === 'text') properties.fill ??= 'black';
      continue;
    }
    if (isBlack(properties.stroke)) properties.stroke = 'currentColor';
    if (tagName === 'text' ? isBlack(properties.fill ?? 'black') : isBlack(properties.fill))
      properties.fill = 'currentColor';
  }
}

const drawn: ReadonlySet<string> = new Set(['polygon', 'polyline', 'path', 'ellipse', 'text']);

function shapesOf(parent: Element, group: Group, isLabelled: boolean): Shape[] {
  return parent.children.flatMap((child): Shape[] => {
    if (child.type !== 'element') return [];
    if (drawn.has(child.tagName)) return [{ element: child, group, isLabelled }];
    const own = groupOf(child);
    return own ? shapesOf(child, own, holdsText(child)) : shapesOf(child, group, isLabelled);
  });
}

function groupOf({ properties: { className } }: Element): Group | undefined {
  const names = Array.isArray(className) ? className : [];
  return (['graph', 'node', 'edge', 'cluster'] as const).find((name) => names.includes(name));
}

function holdsText(element: Element): boolean {
  return element.children.some(
    (child) => child.type === 'element' && (child.tagName === 'text' || holdsText(child)),
  );
}

/** True for areas that the author coloured; black areas of points and arrowheads count as lines. */
function isColoured({ element, group, isLabelled }: Shape): boolean {
  const { fill } = element.properties;
  if (element.tagName === 'text' || group === 'edge' || typeof fill !== 'string') return false;
  if (fill === 'none' || fill === 'transparent') return false;
  return isLabelled || !isBlack(fill);
}

function isBlack(color: unknown): boolean {
  return color === 'black' || color === '#000000';
}

function holds(around: Box, box: Box): boolean {
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  return around.left <= x && x <= around.right && around.top <= y && y <= around.bottom;
}

function boxOf({ tagName, properties }: Element): Box | undefined {
  if (tagName === 'ellipse') {
    const { cx, cy, rx, ry } = properties;
    const [x, y, width, height] = [cx, cy, rx, ry].map(Number);
    if (x === undefined || y === undefined || width === undefined || height === undefined)
      return undefined;
    return { left: x - width, top: y - height, right: x + width, bottom: y + height };
  }
  const { points, d, x, y } = properties;
  const numbers = tagName === 'text' ? [Number(x), Number(y)] : numbersIn(points ?? d);
  if (numbers.length < 2) return undefined;
  const across = numbers.filter((_, i) => i % 2 === 0);
  const down = numbers.filter((_, i) => i % 2 === 1);
  return {
    left: Math.min(...across),
    top: Math.min(...down),
    right: Math.max(...across),
    bottom: Math.max(...down),
  };
}

function numbersIn(value: unknown): number[] {
  return typeof value === 'string' ? (value.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number) : [];
}
