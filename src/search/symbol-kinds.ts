import { classLikeKinds } from '../shared/class-kinds.ts';
import type { SymbolKind } from '../shared/search/format.ts';
import type { SymbolEntry } from './symbol-entries.ts';

/** Kinds in the order of otherwise equal results; others have `otherPlace`. */
const places: readonly (readonly string[])[] = [
  [...classLikeKinds, 'concept'],
  ['namespace', 'module', 'typedef', 'type', 'enum'],
  ['define'],
  ['function', 'signal', 'slot'],
  ['variable', 'enumvalue'],
  ['group'],
  ['friend', 'file', 'page'],
  ['example'],
  ['dir'],
];
const otherPlace = 5;

/** Kinds of symbols that each filter of a query includes. */
const filters: Readonly<Record<string, readonly string[]>> = {
  class: classLikeKinds,
  struct: ['struct'],
  union: ['union'],
  fn: ['function', 'signal', 'slot', 'prototype', 'friend', 'dcop'],
  macro: ['define'],
  enum: ['enum'],
  value: ['enumvalue'],
  var: ['variable', 'property', 'event'],
  type: ['typedef', 'type', 'enum', ...classLikeKinds],
  concept: ['concept'],
  namespace: ['namespace', 'module'],
  group: ['group'],
  file: ['file', 'dir'],
  page: ['page', 'example', 'requirement', 'requirements'],
};

/** Returns the kinds of a library's symbols, the most frequent first. */
export function kindsOf(entries: readonly SymbolEntry[]): SymbolKind[] {
  const counts = new Map<string, number>();
  for (const { kind } of entries) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts]
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .map(([kind]) => {
      const place = places.findIndex((kinds) => kinds.includes(kind));
      const passed = Object.keys(filters).filter((filter) => filters[filter]?.includes(kind));
      return [kind, place < 0 ? otherPlace : place, passed.join(' ')];
    });
}
