import type { ApiChange, OwnedSymbol, ReportChange } from './change.ts';
import {
  compareAliases,
  compareClasses,
  compareConcepts,
  compareEnumerators,
  compareEnums,
  compareMacros,
  compareVariables,
} from './compare-declarations.ts';
import { compareFunctions } from './compare-functions.ts';
import type { RuleId } from './rules.ts';
import type { Snapshot, SnapshotSymbol } from './snapshot.ts';
import { symbolKey } from './symbol-key.ts';
import { TypeComparison } from './type-comparison.ts';

const comparisons = {
  class: compareClasses,
  struct: compareClasses,
  union: compareClasses,
  function: compareFunctions,
  variable: compareVariables,
  alias: compareAliases,
  enum: compareEnums,
  enumerator: compareEnumerators,
  concept: compareConcepts,
  macro: compareMacros,
} satisfies Record<SnapshotSymbol['kind'], unknown>;

/** Returns the changes of the API from one release to a newer one, sorted by name. */
export function compareSnapshots(before: Snapshot, after: Snapshot): ApiChange[] {
  const types = new TypeComparison(before, after);
  const changes: ApiChange[] = [];
  const [old, now] = [symbolsByKey(before), symbolsByKey(after)];
  const pairs: [OwnedSymbol, OwnedSymbol][] = [];
  for (const [key, symbol] of old) {
    const same = now.get(key);
    if (!same) continue;
    pairs.push([symbol, same]);
    old.delete(key);
    now.delete(key);
  }
  pairs.push(...pairAlike(old, now));
  const names = new Set([...symbolsByKey(before).values()].map(groupOf));
  const laterNames = new Set([...symbolsByKey(after).values()].map(groupOf));
  for (const [from, to] of pairs) {
    const report: ReportChange = (rule, part) =>
      changes.push({
        ...{ rule, name: nameOf(from), before: from, after: to },
        ...(part !== undefined && { part }),
      });
    compareCommon(from.symbol, to.symbol, report);
    comparisons[to.symbol.kind](from.symbol, to.symbol, types, report);
  }
  for (const symbol of old.values())
    changes.push({ rule: removedRule(symbol, laterNames), name: nameOf(symbol), before: symbol });
  for (const symbol of now.values())
    changes.push({ rule: addedRule(symbol, names), name: nameOf(symbol), after: symbol });
  return changes.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

function symbolsByKey({ scopes }: Snapshot): Map<string, OwnedSymbol> {
  return new Map(
    scopes.flatMap(({ owner, symbols }) =>
      symbols.map((symbol) => [`${owner}\0${symbolKey(symbol)}`, { owner, symbol }] as const),
    ),
  );
}

/** Pairs what is left of functions with one name by likeness, and removes the pairs from both maps. */
function pairAlike(
  old: Map<string, OwnedSymbol>,
  now: Map<string, OwnedSymbol>,
): [OwnedSymbol, OwnedSymbol][] {
  const pairs: [OwnedSymbol, OwnedSymbol][] = [];
  const byName = new Map<string, [string, OwnedSymbol][]>();
  for (const [key, symbol] of now) {
    const name = groupOf(symbol);
    byName.set(name, [...(byName.get(name) ?? []), [key, symbol]]);
  }
  for (const [key, symbol] of [...old]) {
    const candidates = byName.get(groupOf(symbol)) ?? [];
    const [best] = candidates
      .filter(([other]) => now.has(other))
      .map((candidate) => ({ candidate, score: likeness(symbol.symbol, candidate[1].symbol) }))
      .sort((a, b) => b.score - a.score);
    if (!best) continue;
    pairs.push([symbol, best.candidate[1]]);
    old.delete(key);
    now.delete(best.candidate[0]);
  }
  return pairs;
}

/** A number that is higher the more alike two declarations of one name are. */
function likeness(before: SnapshotSymbol, after: SnapshotSymbol): number {
  const [old = [], now = []] = [before.params, after.params];
  let start = 0;
  while (start < old.length && start < now.length && old[start]?.type === now[start]?.type) start++;
  return (
    start * 4 +
    (old.length === now.length ? 8 : 0) +
    (before.type === after.type ? 2 : 0) -
    Math.abs(old.length - now.length)
  );
}

function compareCommon(before: SnapshotSymbol, after: SnapshotSymbol, report: ReportChange): void {
  if (before.access === undefined && after.access) report('access-reduced');
  if (before.access && after.access === undefined) report('access-widened');
  if (!before.deprecated && after.deprecated) report('deprecated');
  if (before.deprecated && !after.deprecated) report('undeprecated');
  if (before.header !== undefined && after.header !== undefined && before.header !== after.header)
    report('header-moved');
}

function removedRule(symbol: OwnedSymbol, laterNames: ReadonlySet<string>): RuleId {
  if (symbol.symbol.kind === 'enumerator') return 'enum-value-removed';
  return symbol.symbol.kind === 'function' && laterNames.has(groupOf(symbol))
    ? 'overload-removed'
    : 'symbol-removed';
}

function addedRule(symbol: OwnedSymbol, names: ReadonlySet<string>): RuleId {
  if (symbol.symbol.kind === 'enumerator') return 'enum-value-added';
  return symbol.symbol.kind === 'function' && names.has(groupOf(symbol))
    ? 'overload-added'
    : 'symbol-added';
}

/** What the overloads of a function share. */
function groupOf({ owner, symbol }: OwnedSymbol): string {
  return `${owner}\0${symbol.name.replace(/\s+/g, '')}\0${symbol.kind}`;
}

/** Returns the qualified name of a symbol. */
function nameOf({ owner, symbol }: OwnedSymbol): string {
  return owner === '' ? symbol.name : `${owner}::${symbol.name}`;
}
