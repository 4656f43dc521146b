import type { SidebarNode } from './api-sidebar.ts';
import { partBytes } from './sidebar-parts.ts';

/** Returns the size in bytes that a node takes in the file of its list. */
type SizeOf = (node: SidebarNode) => number;

/**
 * Maximum number of ranges in a list: each page of the list has all of them, so without a limit the bytes of a site
 * would grow with the square of its names.
 */
const mostRanges = 24;

/**
 * Splits lists that are too long for one file into groups: ranges of names ("A – Cm"), in which a reader finds one of
 * thousands of names in two or three steps, with or without scripts. The order does not change; ranges of unsorted lists are
 * labelled with whole names.
 */
export function withRanges(nodes: SidebarNode[], sizeOf: SizeOf): SidebarNode[] {
  const inner = nodes.map((node) =>
    node.items ? { ...node, items: withRanges(node.items, sizeOf) } : node,
  );
  return cutList(inner, sizeOf, partBytes);
}

/** Splits a list into ranges of a limited size, and these into ranges again, until there are few. */
function cutList(nodes: SidebarNode[], sizeOf: SizeOf, limit: number): SidebarNode[] {
  const ends = [0];
  for (const node of nodes) ends.push((ends.at(-1) ?? 0) + sizeOf(node));
  if ((ends.at(-1) ?? 0) <= limit) return nodes;
  const cuts = [...cutsIn(nodes, ends, limit, 0, nodes.length), nodes.length];
  const ranges = cuts.map((end, i) => rangeOf(nodes, cuts[i - 1] ?? 0, end));
  // Single items that exceed the limit cannot be split.
  return ranges.length < nodes.length ? cutList(ranges, () => 1, mostRanges) : nodes;
}

/** The indices at which to split a range of nodes; `ends[i]` is the size of all nodes before node `i`. */
function cutsIn(
  nodes: readonly SidebarNode[],
  ends: readonly number[],
  limit: number,
  from: number,
  to: number,
): number[] {
  const [start = 0, end = 0] = [ends[from], ends[to]];
  if (end - start <= limit || to - from < 2) return [];
  const middle = (start + end) / 2;
  let best = { at: from + 1, common: Infinity, distance: Infinity };
  for (let at = from + 1; at < to; at++) {
    const distance = Math.abs((ends[at] ?? 0) - middle);
    // Split in the middle third, where names differ most: such a place is stable when names change, and gives short
    // labels.
    const isNear = distance <= (end - start) / 6;
    const common = isNear ? commonLength(lastName(nodes[at - 1]), firstName(nodes[at])) : Infinity;
    if (common < best.common || (common === best.common && distance < best.distance))
      best = { at, common, distance };
  }
  const { at } = best;
  return [...cutsIn(nodes, ends, limit, from, at), at, ...cutsIn(nodes, ends, limit, at, to)];
}

/** The group for a range of nodes; a single node is returned as it is. */
function rangeOf(nodes: readonly SidebarNode[], from: number, to: number): SidebarNode {
  const items = nodes.slice(from, to);
  const [only] = items;
  if (only && items.length === 1) return only;
  const before = from > 0 ? lastName(nodes[from - 1]) : undefined;
  const after = to < nodes.length ? firstName(nodes[to]) : undefined;
  const names = items.flatMap((item) => [firstName(item), lastName(item)]);
  const [first = '', last = ''] = [names[0], names.at(-1)];
  const around = [before, ...names, after].filter((name) => name !== undefined);
  if (!isSorted(around)) return { label: `${first} – ${last}`, items, range: true };
  // At the ends of the list, compare with the name at the other end.
  const outside = [before ?? lastName(nodes.at(-1)), after ?? firstName(nodes[0])] as const;
  let [start, end] = [distinct(first, outside[0]), distinct(last, outside[1])];
  // "co – c" would seem to go backwards.
  if (start.startsWith(end)) end = distinct(last, outside[1], [...start].length);
  else if (end.startsWith(start)) start = distinct(first, outside[0], [...end].length);
  return { label: start === end ? `${start}…` : `${start} – ${end}`, items, range: true };
}

/** The first name in a range, or the label of another node. */
function firstName(node?: SidebarNode): string {
  return node?.range ? firstName(node.items?.[0]) : (node?.label ?? '');
}

/** The last name in a range, or the label of another node. */
function lastName(node?: SidebarNode): string {
  return node?.range ? lastName(node.items?.at(-1)) : (node?.label ?? '');
}

/** True if names are sorted, with or without case. */
function isSorted(names: readonly string[]): boolean {
  const inOrder = (all: readonly string[]): boolean =>
    all.every((name, i) => i === 0 || (all[i - 1] ?? '') <= name);
  return inOrder(names) || inOrder(names.map((name) => name.toLowerCase()));
}

/** The length of the common prefix of two names, ignoring case. */
function commonLength(a: string, b: string): number {
  const [one, other] = [[...a.toLowerCase()], [...b.toLowerCase()]];
  const end = one.findIndex((character, i) => character !== other[i]);
  return end === -1 ? one.length : end;
}

/**
 * The shortest prefix of a name that distinguishes it from another and ends with a letter or digit; at least `atLeast`
 * characters.
 */
function distinct(name: string, other: string, atLeast = 1): string {
  const characters = [...name];
  let end = Math.max(commonLength(name, other) + 1, atLeast);
  while (end < characters.length && !/[\p{L}\p{N}]/u.test(characters[end - 1] ?? '')) end++;
  return characters.slice(0, end).join('');
}
