import type { ReportChange } from './change.ts';
import type { SnapshotParam, SymbolFlag } from './snapshot.ts';
import type { IndexedSymbol } from './symbol-index.ts';
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
): void {
  compareParams(before, after, types, report);
  compareResults(before, after, types, report);
  const had = new Set(before.symbol.flags);
  const has = new Set(after.symbol.flags);
  const isAnyVirtual = isVirtual(had) || isVirtual(has);
  for (const [flag, added, removed] of flagRules) {
    // Whoever overrides the function must follow.
    const isFollowed = isAnyVirtual && flag === 'const';
    if (has.has(flag) && !had.has(flag)) report(isFollowed ? 'virtual-signature' : added);
    if (had.has(flag) && !has.has(flag)) report(removed);
  }
  const [promised, promises] = [noexceptOf(before), noexceptOf(after)];
  if (promised < promises) report(isAnyVirtual ? 'virtual-signature' : 'noexcept-added');
  if (promised > promises) report('noexcept-removed');
  if (has.has('delete') && !had.has('delete')) report('deleted');
  if (has.has('pure') && !had.has('pure')) report('pure-virtual-added');
  else if (isVirtual(has) && !isVirtual(had)) report('virtual-added');
  else if (isVirtual(had) && !isVirtual(has)) report('virtual-removed');
  const wasConstant = had.has('constexpr') && !had.has('consteval');
  const isConstant = has.has('constexpr') && !has.has('consteval');
  if (wasConstant && !isConstant) report('constexpr-removed');
  else if (!wasConstant && isConstant && !had.has('consteval')) report('constexpr-added');
}

/** Returns 2 for a function that is `noexcept`, 1 for one that is so under a condition, and 0 for others. */
function noexceptOf({ symbol: { flags = [], noexcept = 'true' } }: IndexedSymbol): number {
  const condition = noexcept.trim();
  if (!flags.includes('noexcept') || condition === 'false') return 0;
  return condition === 'true' ? 2 : 1;
}

function isVirtual(flags: ReadonlySet<SymbolFlag>): boolean {
  return flags.has('virtual') || flags.has('override');
}

function compareParams(
  before: IndexedSymbol,
  after: IndexedSymbol,
  types: TypeComparison,
  report: ReportChange,
): void {
  const [old = [], now = []] = [before.symbol.params, after.symbol.params];
  const isAnyVirtual = [before, after].some(({ symbol }) => isVirtual(new Set(symbol.flags)));
  const shared = Math.min(old.length, now.length);
  for (let i = 0; i < shared; i++) {
    const [from, to] = [old[i] ?? {}, now[i] ?? {}];
    const part = to.name ?? from.name ?? String(i + 1);
    if (!types.isSame([before, from.type], [after, to.type], true)) {
      const [a, b] = [types.normal(from.type, before, true), types.normal(to.type, after, true)];
      const isLoose = isLoosened(a, b) && !isAnyVirtual;
      report(isLoose ? 'parameter-type-loosened' : 'parameter-type', part);
    }
    if (from.name !== undefined && to.name !== undefined && from.name !== to.name)
      report('parameter-renamed', part);
    compareDefaults(from, to, [before, after], types, (rule) => report(rule, part));
  }
  for (const param of now.slice(shared)) {
    const isOptional = param.default !== undefined || param.type?.includes('...') === true;
    const rule = isOptional && !isAnyVirtual ? 'parameter-added-default' : 'parameter-added';
    report(rule, param.name ?? param.type);
  }
  for (const param of old.slice(shared)) report('parameter-removed', param.name ?? param.type);
}

function compareDefaults(
  from: SnapshotParam,
  to: SnapshotParam,
  [before, after]: readonly [IndexedSymbol, IndexedSymbol],
  types: TypeComparison,
  report: (rule: RuleId) => void,
): void {
  if (from.default !== undefined && to.default === undefined) report('default-removed');
  else if (from.default === undefined && to.default !== undefined) report('default-added');
  else if (types.value(from.default, from.type, before) !== types.value(to.default, to.type, after))
    report('default-changed');
}

/** True for `T&` to `const T&`, and `T*` to `const T*`: callers need not change. */
function isLoosened(before: string, after: string): boolean {
  return /[*&]/.test(before) && after === `const ${before}`;
}

function compareResults(
  before: IndexedSymbol,
  after: IndexedSymbol,
  types: TypeComparison,
  report: ReportChange,
): void {
  const [old, now] = [before.symbol.type, after.symbol.type];
  if (types.isSame([before, old], [after, now])) return;
  const [a, b] = [types.normal(old, before), types.normal(now, after)];
  // A `const` in front of a returned value does not matter to callers.
  if (![a, b].some((type) => /[*&]/.test(type)) && withoutConst(a) === withoutConst(b)) return;
  const isAnyVirtual = [before, after].some(({ symbol }) => isVirtual(new Set(symbol.flags)));
  if (isAnyVirtual) report('return-type');
  else if (a === 'void') report('return-type-gained');
  else report(a === `const ${b}` && /[*&]$/.test(b) ? 'return-type-loosened' : 'return-type');
}

function withoutConst(type: string): string {
  return type.replace(/^const /, '');
}
