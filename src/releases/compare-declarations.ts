import type { ReportChange } from './change.ts';
import type { SnapshotSymbol, SymbolFlag } from './snapshot.ts';
import type { TypeComparison } from './type-comparison.ts';

type Compare = (
  before: SnapshotSymbol,
  after: SnapshotSymbol,
  types: TypeComparison,
  report: ReportChange,
) => void;

/** Compares two declarations of a class, struct or union. */
export const compareClasses: Compare = (before, after, types, report) => {
  if ((before.kind === 'union') !== (after.kind === 'union')) report('union-or-not');
  else if (before.kind !== after.kind) report('class-key');
  if (gains('final', before, after)) report('final-added');
  const nameOf = (symbol: SnapshotSymbol, name: string): string => types.type(name, symbol);
  const old = new Map(before.bases?.map((base) => [nameOf(before, base.name), base]));
  const now = new Map(after.bases?.map((base) => [nameOf(after, base.name), base]));
  for (const [name, base] of old) {
    const same = now.get(name);
    if (!same) report('base-removed', base.name);
    else if (base.access === undefined && same.access !== undefined)
      report('base-access', base.name);
  }
  for (const [name, base] of now) if (!old.has(name)) report('base-added', base.name);
  const isAggregate = before.flags?.includes('aggregate') && after.flags?.includes('aggregate');
  if (!isAggregate) return;
  const fields = new Set(before.fields);
  for (const field of after.fields ?? [])
    if (!fields.has(field)) report('member-variable-added', field);
  const kept = (list: readonly string[] = [], other: readonly string[] = []): string =>
    list.filter((field) => other.includes(field)).join();
  if (kept(before.fields, after.fields) !== kept(after.fields, before.fields))
    report('member-order');
};

/** Compares two declarations of an enumeration. */
export const compareEnums: Compare = (before, after, types, report) => {
  if (before.flags?.includes('scoped') !== after.flags?.includes('scoped')) report('enum-scoped');
  if (types.type(before.type, before) !== types.type(after.type, after))
    report('enum-underlying-type');
};

/** Compares two declarations of an enumerator. */
export const compareEnumerators: Compare = (before, after, types, report) => {
  if (types.value(before.value, before) === types.value(after.value, after)) return;
  // The last one counts the others, so it changes with each new value.
  const isCount =
    /(?:^|_)(?:LAST|MAX|COUNT|END|NUM|last|max|count|end|num)(?:_|$)|(?:Last|Max|Count|End)$/;
  report(isCount.test(before.name) ? 'enum-count-changed' : 'enum-value-changed');
};

/** Compares two declarations of a variable. */
export const compareVariables: Compare = (before, after, types, report) => {
  const bare = (symbol: SnapshotSymbol): string =>
    types.type(symbol.type, symbol).replace(/^const (?!.*[*&])/, '');
  const isConstant = (symbol: SnapshotSymbol): boolean =>
    symbol.flags?.includes('constexpr') === true ||
    types.type(symbol.type, symbol) !== bare(symbol);
  if (bare(before) !== bare(after)) report('variable-type');
  else if (isConstant(after) && !isConstant(before)) report('variable-const-added');
  else if (isConstant(before) && !isConstant(after)) report('variable-const-removed');
  if (before.bits !== after.bits) report('bit-field');
};

/** Compares two declarations of an alias. */
export const compareAliases: Compare = (before, after, types, report) => {
  if (types.type(before.type, before) !== types.type(after.type, after)) report('typedef-target');
};

/** Names of macros that change with each release. */
const versionMacro = /VERSION|_(?:MAJOR|MINOR|PATCH|REVISION|DATE)$/;

/** Compares two definitions of a macro. */
export const compareMacros: Compare = (before, after, types, report) => {
  if (before.params?.length !== after.params?.length) report('macro-form');
  else if (versionMacro.test(before.name)) return;
  else if (types.value(before.value, before) !== types.value(after.value, after))
    report(before.params || !/^[\w'.+-]+$/.test(after.value ?? '') ? 'macro-text' : 'macro-value');
};

/** Compares two definitions of a concept. */
export const compareConcepts: Compare = (before, after, types, report) => {
  if (types.type(before.value, before) !== types.type(after.value, after))
    report('concept-changed');
};

function gains(flag: SymbolFlag, before: SnapshotSymbol, after: SnapshotSymbol): boolean {
  return after.flags?.includes(flag) === true && before.flags?.includes(flag) !== true;
}
