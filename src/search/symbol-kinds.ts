import type { CompoundKind, MemberKind } from '../model/compound.ts';
import type { SymbolKind } from '../shared/search/format.ts';
import { kindsOfFilters } from '../shared/search/kind-filters.ts';
import type { SymbolFilter } from '../shared/search/query.ts';
import type { SymbolEntry } from './symbol-entries.ts';

/** A kind of symbol in the index. */
export type EntryKind = CompoundKind | MemberKind | 'enumvalue';

/** The places of kinds in the order of otherwise equal results. */
const places: Readonly<Record<EntryKind, number>> = {
  class: 0,
  struct: 0,
  union: 0,
  interface: 0,
  protocol: 0,
  category: 0,
  exception: 0,
  service: 0,
  singleton: 0,
  concept: 0,
  namespace: 1,
  module: 1,
  typedef: 1,
  type: 1,
  enum: 1,
  define: 2,
  function: 3,
  signal: 3,
  slot: 3,
  variable: 4,
  enumvalue: 4,
  group: 5,
  property: 5,
  event: 5,
  prototype: 5,
  dcop: 5,
  requirement: 5,
  requirements: 5,
  friend: 6,
  file: 6,
  page: 6,
  example: 7,
  dir: 8,
};

/** Kinds of symbols that each filter of a query selects. */
const filters: Readonly<Record<SymbolFilter, readonly EntryKind[]>> = kindsOfFilters;

/** What is added to the place of symbols that are protected or have no description: less than another kind weighs. */
const minor = 0.25;

/** The kinds for which this decides something: other names are rarely the same in several scopes. */
const minorKinds: readonly EntryKind[] = ['function'];

/** What the kinds of an index tell apart. */
type KindTraits = Pick<SymbolEntry, 'kind' | 'library' | 'isMinor'>;

/** Returns the kinds of a library's symbols, by importance, the most frequent first. */
export function kindsOf(entries: readonly KindTraits[]): {
  kinds: SymbolKind[];
  numberOf: (entry: KindTraits) => number;
} {
  const placeOf = ({ kind, isMinor }: KindTraits): number =>
    places[kind] + (isMinor && minorKinds.includes(kind) ? minor : 0);
  const keyOf = (entry: KindTraits): string =>
    `${entry.kind} ${placeOf(entry)} ${entry.library ?? ''}`;
  const counts = new Map<string, { entry: KindTraits; count: number }>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const known = counts.get(key);
    if (known) known.count++;
    else counts.set(key, { entry, count: 1 });
  }
  const sorted = [...counts].sort(
    ([a, { count: many }], [b, { count: more }]) => more - many || (a < b ? -1 : 1),
  );
  const kinds = sorted.map(([, { entry }]): SymbolKind => {
    const { kind, library } = entry;
    const place = placeOf(entry);
    const passed = Object.entries(filters).filter(([, accepted]) => accepted.includes(kind));
    const names = passed.map(([filter]) => filter).join(' ');
    return library === undefined ? [kind, place, names] : [kind, place, names, library];
  });
  const numbers = new Map(sorted.map(([key], number) => [key, number]));
  return { kinds, numberOf: (entry) => numbers.get(keyOf(entry)) ?? 0 };
}
