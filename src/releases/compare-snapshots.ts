import type { ApiChange, OwnedSymbol, ReportChange } from './change.ts';
import { ChangeAdvisor } from './change-advice.ts';
import { instanceAround, instantiated } from './class-instances.ts';
import { isClass } from './compare-bases.ts';
import {
  compareAliases,
  compareClasses,
  compareConcepts,
  compareEnumerators,
  compareEnums,
  compareMacros,
  compareVariables,
  type Compare,
} from './compare-declarations.ts';
import { compareFunctions } from './compare-functions.ts';
import { HeaderComparison } from './compare-headers.ts';
import { compareTemplates } from './compare-templates.ts';
import { ruleGaps } from './doxygen-differences.ts';
import { explainRemovals } from './explain-removals.ts';
import { endsImplicit } from './special-members.ts';
import { forwardsAll } from './matching-calls.ts';
import { isSameDeclaration } from './same-declaration.ts';
import { namespacesInlineNow, withOwnerNow } from './namespaces-inline-now.ts';
import { pairSymbols, type PairedSymbols } from './pair-symbols.ts';
import type { RuleId } from './rules.ts';
import type { Snapshot, SnapshotSymbol } from './snapshot.ts';
import { qualified, SymbolIndex, type IndexedSymbol } from './symbol-index.ts';
import { TypeComparison } from './type-comparison.ts';
import { usedNow } from './used-names.ts';

const comparisons: Record<SnapshotSymbol['kind'], Compare> = {
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
};

/** Two releases, compared. */
export interface ComparedSnapshots {
  /** The changes, sorted by name. */
  changes: ApiChange[];
  /** The symbols that both releases have: the older and the newer declaration. */
  pairs: PairedSymbols['pairs'];
  /** The symbols of the newer release. */
  now: SymbolIndex;
}

/**
 * Returns the changes of the API from one release to a newer one, sorted by name. The releases `between` them, the oldest
 * first, can have deprecated what is gone.
 */
export function compareSnapshots(
  before: Snapshot,
  after: Snapshot,
  between: readonly Snapshot[] = [],
): ApiChange[] {
  return matchSnapshots(before, after, { between }).changes;
}

/**
 * Compares two releases, and returns also which symbols are the same. `known` is the index of the older one, from the
 * comparison before, and `between` are the releases between the two.
 */
export function matchSnapshots(
  before: Snapshot,
  after: Snapshot,
  { known, between }: { known?: SymbolIndex | undefined; between?: readonly Snapshot[] } = {},
): ComparedSnapshots {
  const old = known ?? new SymbolIndex(before);
  const now = new SymbolIndex(after, known);
  const { pairs, removed, added, merged, renamed, instances } = pairSymbols(old, now);
  const types = new TypeComparison(old, now, renamed);
  const becameInline = namespacesInlineNow(old, now);
  const headers = new HeaderComparison(before, after);
  const changes: ApiChange[] = headers.changes(pairs);
  const otherPlace = (from: IndexedSymbol, to: IndexedSymbol): RuleId | undefined => {
    if (from.key === to.key) return undefined;
    if (!isMember(from, old) && usedNow(from, now)?.owner === to.owner)
      return 'symbol-moved-compatible';
    return otherName(withOwnerNow(from, becameInline), to, now);
  };
  for (const [from, found] of pairs) {
    const instance = instanceAround(from, instances);
    const to = instance ? instantiated(found, instance) : found;
    if (!dependsOnOthers(from.symbol) && isSameDeclaration(from, to)) continue;
    const report: ReportChange = (rule, part) =>
      changes.push({
        rule,
        name: qualified(from.owner, from.symbol),
        ...(part !== undefined && { part }),
        before: owned(from),
        after: owned(found),
      });
    compareCommon(from.symbol, to.symbol, report);
    const isMemberOf =
      instance !== undefined && instance.name !== qualified(from.owner, from.symbol);
    const kept = isMemberOf ? undefined : otherPlace(from, to);
    if (kept) report(kept, qualified(to.owner, to.symbol));
    changes.push(...(kept ? aliasDeprecated(from, now) : []));
    const moved = headers.moved(from.symbol, to.symbol);
    // Members move together with their class; an alias remains where the class was.
    if (moved && !kept && !isMember(from, old)) report(moved);
    if (from.key !== to.key && from.symbol.template && forwardsAll(to, from, types)) {
      report('overload-replaced');
      continue;
    }
    // A specialisation for more arguments has other parameters, and code does not write them.
    if (from.key === to.key || !to.symbol.name.includes('<'))
      compareTemplates(from, to, types, report);
    comparisons[to.symbol.kind](from, to, types, report, now);
  }
  for (const { from, alias, target } of merged)
    changes.push(
      {
        rule: 'renamed-alias-kept',
        name: qualified(from.owner, from.symbol),
        part: qualified(target.owner, target.symbol),
        before: owned(from),
        after: owned(alias),
      },
      ...aliasDeprecated(from, now),
    );
  changes.push(...explainRemovals(removed, added, old, now, types));
  for (const indexed of added) {
    const report = (rule: RuleId): void => {
      const name = qualified(indexed.owner, indexed.symbol);
      changes.push({ rule, name, after: owned(indexed) });
    };
    report(addedRule(indexed, old, now));
    if (endsImplicit(indexed, old, now)) report('special-member-ended');
  }
  const left = ruleGaps(before.header.doxygen, after.header.doxygen);
  const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
  const advisor = new ChangeAdvisor(old, now, between);
  const result = changes
    .filter(({ rule }) => !left.has(rule))
    .map((change) => {
      const advice = advisor.of(change);
      return advice ? { ...change, advice } : change;
    })
    .sort((a, b) => order(a.name, b.name) || order(a.rule, b.rule));
  return { changes: result, pairs, now };
}

/** True if other declarations can change what a symbol is: bases of bases, and macros in values. */
function dependsOnOthers({ kind }: SnapshotSymbol): boolean {
  return !['function', 'variable', 'alias', 'concept'].includes(kind);
}

/** Returns a symbol as changes contain it. */
export function owned({ owner, symbol }: OwnedSymbol): OwnedSymbol {
  return { owner, symbol };
}

/** Returns the rule for a type that has another name now, or is in another scope. */
function otherName(from: IndexedSymbol, to: IndexedSymbol, now: SymbolIndex): RuleId | undefined {
  const isType = isClass(from.symbol) || from.symbol.kind === 'enum';
  const name = qualified(from.owner, from.symbol);
  if (!isType || from.key === to.key || name === qualified(to.owner, to.symbol)) return undefined;
  // A specialisation for more arguments.
  if (name.includes('<') && to.symbol.name.includes('<')) return undefined;
  if (now.named(name).some((each) => each.symbol.kind === 'macro')) return 'renamed-macro-kept';
  // An alias keeps the older name.
  if (now.named(name).length === 0)
    return from.owner === to.owner ? 'symbol-renamed' : 'symbol-moved';
  return from.symbol.name === to.symbol.name ? 'symbol-moved-compatible' : 'renamed-alias-kept';
}

/** Returns a change if the alias that keeps the name of a type is deprecated, and the type was not. */
function aliasDeprecated(from: IndexedSymbol, now: SymbolIndex): ApiChange[] {
  const name = qualified(from.owner, from.symbol);
  const alias = now.named(name).find(({ symbol }) => symbol.deprecated !== undefined);
  if (!alias || from.symbol.deprecated !== undefined) return [];
  return [{ rule: 'deprecated', name, before: owned(from), after: owned(alias) }];
}

function compareCommon(before: SnapshotSymbol, after: SnapshotSymbol, report: ReportChange): void {
  if (before.access === undefined && after.access) report('access-reduced');
  if (before.access && after.access === undefined) report('access-widened');
  if (!before.deprecated && after.deprecated) report('deprecated');
  if (before.deprecated && !after.deprecated) report('undeprecated');
}

/** True for a symbol whose owner is a class or enumeration. */
function isMember({ owner }: IndexedSymbol, index: SymbolIndex): boolean {
  return index.named(owner).some(({ symbol }) => symbol.kind !== 'alias');
}

function addedRule(indexed: IndexedSymbol, old: SymbolIndex, now: SymbolIndex): RuleId {
  const { owner, symbol } = indexed;
  const { kind, name, flags = [] } = symbol;
  const isKnownOwner = old.named(owner).some((each) => each.symbol.kind !== 'alias');
  if (kind === 'enumerator') return isKnownOwner ? 'enum-value-added' : 'symbol-added';
  const isAggregate = now.named(owner).some((each) => each.symbol.flags?.includes('aggregate'));
  if (kind === 'variable' && isKnownOwner && isAggregate && !flags.includes('static'))
    return 'member-variable-added';
  if (kind === 'function' && flags.includes('pure') && isKnownOwner) return 'pure-virtual-added';
  const isOverload = old
    .named(qualified(owner, { name }))
    .some((each) => each.symbol.kind === kind);
  return kind === 'function' && isOverload ? 'overload-added' : 'symbol-added';
}
