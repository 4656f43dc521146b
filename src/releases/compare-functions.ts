import type { ReportChange } from './change.ts';
import { breaksCalls, paramChanges } from './compare-params.ts';
import { conditionalResult } from './conditional-result.ts';
import { returnsSame } from './loosened-types.ts';
import { acceptAllCalls } from './matching-calls.ts';
import type { SymbolFlag } from './snapshot.ts';
import { qualified, type IndexedSymbol, type SymbolIndex } from './symbol-index.ts';
import type { TypeComparison } from './type-comparison.ts';
import type { RuleId } from './rules.ts';

/** What to report if a flag was added or removed. */
const flagRules: readonly [flag: SymbolFlag, added: RuleId, removed: RuleId][] = [
  ['static', 'became-static', 'became-non-static'],
  ['const', 'const-added', 'const-removed'],
  ['lvalue', 'ref-qualifier', 'ref-qualifier'],
  ['rvalue', 'ref-qualifier', 'ref-qualifier'],
  ['explicit', 'explicit-added', 'explicit-removed'],
  ['nodiscard', 'nodiscard-added', 'nodiscard-removed'],
  ['final', 'final-added', 'final-removed'],
];

/** Compares two declarations of a function. */
export function compareFunctions(
  before: IndexedSymbol,
  after: IndexedSymbol,
  types: TypeComparison,
  report: ReportChange,
  now: SymbolIndex,
): void {
  const had = new Set(before.symbol.flags);
  const has = new Set(after.symbol.flags);
  const isAnyVirtual = isVirtual(had) || isVirtual(has);
  const changes = paramChanges(before, after, types, isAnyVirtual);
  const overloads = now.named(qualified(after.owner, after.symbol));
  // What callers can write decides, whichever of the overloads is most like the older function.
  if (changes.some(breaksCalls) && acceptAllCalls(before, overloads, types))
    report('overload-replaced');
  else for (const { rule, part } of changes) report(rule, part);
  compareResults(before, after, types, report);
  const isForAll = !has.has('lvalue') && !has.has('rvalue');
  const wasForAll = !had.has('lvalue') && !had.has('rvalue');
  const acceptsAll =
    wasForAll && !isForAll && !isAnyVirtual && acceptAllObjects(before, after, overloads);
  for (const [flag, added, removed] of flagRules) {
    // Whoever overrides the function must follow.
    const isFollowed = isAnyVirtual && flag === 'const';
    // Only derived classes call a protected constructor, by its name; conversions have none.
    const isConversion = after.symbol.name.startsWith('operator');
    if (flag === 'explicit' && after.symbol.access === 'protected' && !isConversion) continue;
    if (added === 'ref-qualifier' && has.has(flag) && acceptsAll) report('overload-replaced');
    else if (has.has(flag) && !had.has(flag)) report(isFollowed ? 'virtual-signature' : added);
    if (had.has(flag) && !has.has(flag))
      // Without `&` and `&&`, a function can be called for all objects.
      report(removed === 'ref-qualifier' && isForAll ? 'overload-replaced' : removed);
  }
  const [promised, promises] = [noexceptOf(before), noexceptOf(after)];
  if (promised < promises) report(isAnyVirtual ? 'virtual-signature' : 'noexcept-added');
  if (promised > promises) report('noexcept-removed');
  if (has.has('delete') && !had.has('delete')) report('deleted');
  if (has.has('pure') && !had.has('pure')) report('pure-virtual-added');
  // What overrides a function is virtual without the word: that is reported where its base class changes.
  else if (isVirtual(has) && !isVirtual(had)) {
    if (!has.has('override')) report('virtual-added');
  } else if (isVirtual(had) && !isVirtual(has)) {
    if (!had.has('override') || !hasBases(after.owner, now)) report('virtual-removed');
  }
  // The compiler decides about functions that it provides.
  if (has.has('default') && had.has('default')) return;
  const wasConstant = had.has('constexpr') && !had.has('consteval');
  const isConstant = has.has('constexpr') && !has.has('consteval');
  if (wasConstant && !isConstant) report('constexpr-removed');
  else if (!wasConstant && isConstant && !had.has('consteval')) report('constexpr-added');
}

/**
 * True if a function that was called for all objects still is, by overloads with `&` and `&&`: `const &` alone accepts all
 * objects, unless a deleted overload takes some of them.
 */
function acceptAllObjects(
  before: IndexedSymbol,
  after: IndexedSymbol,
  overloads: readonly IndexedSymbol[],
): boolean {
  const keyOf = ({ params = [] }: IndexedSymbol['symbol']): string =>
    params.map(({ type }) => type).join();
  const key = keyOf(after.symbol);
  const own = overloads
    .filter(({ symbol }) => keyOf(symbol) === key)
    .map(({ symbol }) => new Set(symbol.flags));
  if (own.some((flags) => flags.has('delete'))) return false;
  // A constant object needs a function that promises not to change it.
  const isForConstants = before.symbol.flags?.includes('const') === true;
  const usable = own.filter((flags) => flags.has('const') || !isForConstants);
  return (
    usable.some((flags) => flags.has('lvalue')) &&
    usable.some((flags) => flags.has('rvalue') || (flags.has('lvalue') && flags.has('const')))
  );
}

/** Returns 2 for a function that is `noexcept`, 1 for one that is so under a condition, and 0 for others. */
function noexceptOf({ symbol: { flags = [], noexcept = 'true' } }: IndexedSymbol): number {
  const condition = noexcept.trim();
  if (!flags.includes('noexcept') || condition === 'false') return 0;
  return condition === 'true' ? 2 : 1;
}

/** True for the name of a class with base classes. */
function hasBases(name: string, index: SymbolIndex): boolean {
  return index.named(name).some(({ symbol }) => (symbol.bases ?? []).length > 0);
}

function isVirtual(flags: ReadonlySet<SymbolFlag>): boolean {
  return flags.has('virtual') || flags.has('override');
}

function compareResults(
  before: IndexedSymbol,
  after: IndexedSymbol,
  types: TypeComparison,
  report: ReportChange,
): void {
  const [old, now] = [before.symbol.type, after.symbol.type];
  if (types.isSame([before, old], [after, now])) return;
  const [a, b] = [types.normal(old, before), types.normal(types.usual(now ?? '', after), after)];
  // A `const` in front of a returned value does not matter to callers.
  if (![a, b].some((type) => /[*&]/.test(type)) && withoutConst(a) === withoutConst(b)) return;
  const isAnyVirtual = [before, after].some(({ symbol }) => isVirtual(new Set(symbol.flags)));
  const [from, to] = [conditionalResult(old), conditionalResult(now)];
  const hasCondition = from.condition !== undefined || to.condition !== undefined;
  if (isAnyVirtual) report('return-type');
  // Condition and result are one type.
  else if (hasCondition && types.isSame([before, from.type], [after, to.type])) {
    if (from.condition === undefined) report('constraint-added');
    else report(to.condition === undefined ? 'constraint-removed' : 'constraint-changed');
  } else if (a === 'void') report('return-type-gained');
  // Only the body of the function says which type it is.
  else if ([a, b].some((type) => /\bauto\b/.test(type))) report('return-type-deduced');
  else
    report(
      returnsSame(a, b) || types.areWhole(a, b) || types.becomesWhole(b, a)
        ? 'return-type-loosened'
        : 'return-type',
    );
}

function withoutConst(type: string): string {
  return type.replace(/^const /, '');
}
