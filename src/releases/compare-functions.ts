import type { ReportChange } from './change.ts';
import type { SnapshotParam, SnapshotSymbol, SymbolFlag } from './snapshot.ts';
import type { TypeComparison } from './type-comparison.ts';
import type { RuleId } from './rules.ts';

/** What to report if a flag was added or removed. */
const flagRules: readonly [flag: SymbolFlag, added: RuleId, removed: RuleId][] = [
  ['static', 'became-static', 'became-non-static'],
  ['const', 'const-added', 'const-removed'],
  ['lvalue', 'ref-qualifier', 'ref-qualifier'],
  ['rvalue', 'ref-qualifier', 'ref-qualifier'],
  ['noexcept', 'noexcept-added', 'noexcept-removed'],
  ['explicit', 'explicit-added', 'explicit-removed'],
  ['nodiscard', 'nodiscard-added', 'nodiscard-removed'],
  ['final', 'final-added', 'final-removed'],
];

/** Compares two declarations of a function. */
export function compareFunctions(
  before: SnapshotSymbol,
  after: SnapshotSymbol,
  types: TypeComparison,
  report: ReportChange,
): void {
  compareParams(before, after, types, report);
  compareTemplates(before, after, types, report);
  compareResults(before, after, types, report);
  const had = new Set(before.flags);
  const has = new Set(after.flags);
  for (const [flag, added, removed] of flagRules) {
    if (has.has(flag) && !had.has(flag)) report(added);
    if (had.has(flag) && !has.has(flag)) report(removed);
  }
  if (has.has('delete') && !had.has('delete')) report('deleted');
  if (has.has('pure') && !had.has('pure')) report('pure-virtual-added');
  else if (isVirtual(has) && !isVirtual(had)) report('virtual-added');
  else if (isVirtual(had) && !isVirtual(has)) report('virtual-removed');
  const wasConstant = had.has('constexpr') && !had.has('consteval');
  const isConstant = has.has('constexpr') && !has.has('consteval');
  if (wasConstant && !isConstant) report('constexpr-removed');
  else if (!wasConstant && isConstant && !had.has('consteval')) report('constexpr-added');
}

function isVirtual(flags: ReadonlySet<SymbolFlag>): boolean {
  return flags.has('virtual') || flags.has('override');
}

function compareParams(
  before: SnapshotSymbol,
  after: SnapshotSymbol,
  types: TypeComparison,
  report: ReportChange,
): void {
  const [old = [], now = []] = [before.params, after.params];
  const isAnyVirtual = [before, after].some(({ flags }) => flags?.includes('virtual'));
  const shared = Math.min(old.length, now.length);
  for (let i = 0; i < shared; i++) {
    const [from, to] = [old[i] ?? {}, now[i] ?? {}];
    const part = to.name ?? from.name ?? String(i + 1);
    const [a, b] = [types.paramType(from.type, before), types.paramType(to.type, after)];
    if (a !== b)
      report(
        isLoosened(a, b) && !isAnyVirtual ? 'parameter-type-loosened' : 'parameter-type',
        part,
      );
    else if (from.name !== undefined && to.name !== undefined && from.name !== to.name)
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
  [before, after]: readonly [SnapshotSymbol, SnapshotSymbol],
  types: TypeComparison,
  report: (rule: RuleId) => void,
): void {
  if (from.default !== undefined && to.default === undefined) report('default-removed');
  else if (from.default === undefined && to.default !== undefined) report('default-added');
  else if (types.value(from.default, before) !== types.value(to.default, after))
    report('default-changed');
}

/** True for `T&` to `const T&`, and `T*` to `const T*`: callers need not change. */
function isLoosened(before: string, after: string): boolean {
  return /[*&]/.test(before) && after === `const ${before}`;
}

function compareTemplates(
  before: SnapshotSymbol,
  after: SnapshotSymbol,
  types: TypeComparison,
  report: ReportChange,
): void {
  const shape = (symbol: SnapshotSymbol): string[] =>
    visibleParams(symbol).map(({ type }) =>
      types.type((type ?? '').replace(/(\b(?:class|typename))\s+(?!\.)\w+$/, '$1'), symbol),
    );
  const [old, now] = [shape(before), shape(after)];
  const isLonger = now.length > old.length && old.every((each, i) => each === now[i]);
  if (
    isLonger &&
    visibleParams(after)
      .slice(old.length)
      .every((param) => param.default !== undefined)
  )
    report('template-parameter-added-default');
  else if (old.join() !== now.join()) report('template-parameters');
  const [condition, later] = [conditionOf(before, types), conditionOf(after, types)];
  if (condition === later) return;
  if (condition === '') report('constraint-added');
  else report(later === '' ? 'constraint-removed' : 'constraint-changed');
}

/** The template parameters without conditions. */
function visibleParams({ template = [] }: SnapshotSymbol): readonly SnapshotParam[] {
  return template.filter(
    ({ name, type = '', default: value }) =>
      name !== undefined || value === undefined || /\b(?:class|typename)\s+\w+$/.test(type),
  );
}

function conditionOf(symbol: SnapshotSymbol, types: TypeComparison): string {
  const visible = new Set(visibleParams(symbol));
  const hidden = (symbol.template ?? []).filter((param) => !visible.has(param));
  return [symbol.requires, ...hidden.map(({ type = '' }) => type)]
    .filter(Boolean)
    .map((text) => types.type(text, symbol))
    .join(';');
}

function compareResults(
  before: SnapshotSymbol,
  after: SnapshotSymbol,
  types: TypeComparison,
  report: ReportChange,
): void {
  const [a, b] = [types.type(before.type, before), types.type(after.type, after)];
  if (a === b) return;
  if (a === 'void') report('return-type-gained');
  else report(a === `const ${b}` && /[*&]$/.test(b) ? 'return-type-loosened' : 'return-type');
}
