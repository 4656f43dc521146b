import type { SnapshotSymbol } from './snapshot.ts';
import type { IndexedSymbol } from './symbol-index.ts';
import { keepOnly } from './keep-only.ts';
import { append } from '../shared/group-by.ts';

/** Up to this number of candidates, every removed overload is compared with every added one. */
const mostCandidates = 10_000;

/**
 * What two declarations of a large set of overloads can have in common, from the most to the least telling: the types
 * without `const` and references, the names of the parameters, their number, or nothing but the name of the function.
 */
const likenessKeys: readonly ((symbol: SnapshotSymbol) => string)[] = [
  ({ params = [], type }) =>
    JSON.stringify([...params.map((param) => plainType(param.type)), plainType(type)]),
  ({ params = [] }) => JSON.stringify(params.map((param) => plainType(param.type))),
  ({ params = [] }) => JSON.stringify(params.map(({ name }) => name)),
  ({ params = [] }) => String(params.length),
  () => '',
];

function plainType(type = ''): string {
  return type.replace(/\bconst\b|[\s&]/g, '');
}

/**
 * Pairs overloads by likeness, and removes them from both lists: the most alike of all first. Comparing each with each
 * takes quadratic time, so large sets are first paired by what their declarations have in common.
 */
export function pairAlike(
  removed: IndexedSymbol[],
  added: IndexedSymbol[],
): (readonly [IndexedSymbol, IndexedSymbol])[] {
  const pairs: (readonly [IndexedSymbol, IndexedSymbol])[] = [];
  for (const keyOf of likenessKeys) {
    if (removed.length * added.length <= mostCandidates) break;
    pairs.push(...pairEqual(removed, added, keyOf));
  }
  const scored = removed.flatMap((from) =>
    added
      .filter((to) => isComparable(from, to))
      .map((to) => ({ from, to, score: likeness(from, to) })),
  );
  scored.sort((a, b) => b.score - a.score);
  const taken = new Set<IndexedSymbol>();
  for (const { from, to } of scored) {
    if (taken.has(from) || taken.has(to)) continue;
    taken.add(from).add(to);
    pairs.push([from, to]);
  }
  for (const list of [removed, added]) keepOnly(list, (symbol) => !taken.has(symbol));
  return pairs;
}

/** Pairs the comparable overloads with one key in their order, and removes them from both lists. */
function pairEqual(
  removed: IndexedSymbol[],
  added: IndexedSymbol[],
  keyOf: (symbol: SnapshotSymbol) => string,
): (readonly [IndexedSymbol, IndexedSymbol])[] {
  const byKey = new Map<string, IndexedSymbol[]>();
  // The last of a list is the cheapest to take.
  for (const to of [...added].reverse()) append(byKey, keyOf(to.symbol), to);
  const pairs = removed.flatMap((from) => {
    const candidates = byKey.get(keyOf(from.symbol)) ?? [];
    const to = candidates.at(-1);
    if (!to || !isComparable(from, to)) return [];
    candidates.pop();
    return [[from, to] as const];
  });
  const taken = new Set(pairs.flat());
  for (const list of [removed, added]) keepOnly(list, (symbol) => !taken.has(symbol));
  return pairs;
}

/**
 * False for a function and a template: which calls the template accepts cannot be told by comparing parameters. False
 * also for an operator as a member and as a friend, which has the object as another parameter.
 */
function isComparable(
  { symbol: before }: IndexedSymbol,
  { symbol: after }: IndexedSymbol,
): boolean {
  if (before.kind !== 'function') return true;
  const isOperator = /^operator\s*[-+*/%^&|<>=!]+$/.test(before.name);
  if (isOperator && before.params?.length !== after.params?.length) return false;
  if (before.template !== undefined) return true;
  return (after.template ?? []).every(({ type = '' }) => type.includes('...'));
}

/** A number that is higher the more alike two declarations of one name are. */
function likeness(from: IndexedSymbol, to: IndexedSymbol): number {
  const [before, after] = [from.symbol, to.symbol];
  const [old = [], now = []] = [before.params, after.params];
  let start = 0;
  while (start < old.length && start < now.length && old[start]?.type === now[start]?.type) start++;
  const types = new Set(now.map(({ type }) => type));
  const shared = old.filter(({ type }) => types.has(type)).length;
  const named = old.filter(({ name }, i) => name !== undefined && now[i]?.name === name).length;
  return (
    start * 4 +
    shared +
    // Decides only if the types do not.
    named / (old.length + 1) +
    (old.length === now.length ? 8 : 0) +
    (before.type === after.type ? 2 : 0) +
    (before.flags?.includes('const') === after.flags?.includes('const') ? 1 : 0) +
    (before.template?.length === after.template?.length ? 2 : 0) -
    Math.abs(old.length - now.length)
  );
}
