import type { ReportChange } from './change.ts';
import { isClass } from './compare-bases.ts';
import { isWhole } from './loosened-types.ts';
import type { SnapshotParam, SnapshotSymbol } from './snapshot.ts';
import type { IndexedSymbol } from './symbol-index.ts';
import { isVisible, nameOf } from './symbol-key.ts';
import type { TypeComparison } from './type-comparison.ts';

/** Compares the template parameters and the conditions of two declarations. */
export function compareTemplates(
  before: IndexedSymbol,
  after: IndexedSymbol,
  types: TypeComparison,
  report: ReportChange,
): void {
  if (before === after) return;
  const shape = (indexed: IndexedSymbol): string[] =>
    visibleParams(indexed).map(({ type = '' }) => {
      const kind = types.isConcept(type) ? 'typename' : type;
      return types.normal(kind.replace(/(\b(?:class|typename))\s+(?!\.)\w+$/, '$1'), indexed);
    });
  const [old, now] = [shape(before), shape(after)];
  const more = visibleParams(after).slice(old.length);
  const takesSame = old.every((each, i) => isLoose(each, now[i] ?? ''));
  const isLonger = more.length > 0 && old.every((each, i) => each === now[i]);
  const isFunction = after.symbol.kind === 'function';
  const isPack = (name: string, i: number): boolean =>
    name === (i === now.length - 1 ? `${old[i] ?? ''}...` : old[i]);
  if (isLonger && more.every((param) => param.default !== undefined))
    report('template-parameter-added-default');
  // A class that takes any number of arguments in the place of one.
  else if (!isFunction && old.length === now.length && now.length > 0 && now.every(isPack))
    report('template-parameter-added-default');
  // A function that accepts more arguments now: its parameters say so.
  else if (isLonger && isFunction && more.every(({ type = '' }) => type.includes('...'))) return;
  // Calls do not write what follows from their arguments.
  else if (isLonger && isFunction && more.every((param) => isDeduced(param, after)))
    report('template-parameter-added-default');
  else if (takesSame && old.length === now.length)
    for (const [i, param] of visibleParams(after).entries()) {
      if (old[i] !== now[i]) report('parameter-type-loosened', nameOf(param) ?? String(i + 1));
    }
  else if (old.join() !== now.join()) report('template-parameters');
  if (takesSame && !isFunction) compareDefaults(before, after, types, report);
  const [condition, later] = [conditionOf(before, types), conditionOf(after, types)];
  if (condition === later) return;
  if (condition === '') report('constraint-added');
  else report(later === '' ? 'constraint-removed' : 'constraint-changed');
}

/** True if a template parameter takes the same arguments: another whole number, or any value. */
function isLoose(before: string, after: string): boolean {
  return before === after || (isWhole(before) && (isWhole(after) || after === 'auto'));
}

/** Compares the defaults of the parameters that both declarations of a class or alias have: its users may omit them. */
function compareDefaults(
  before: IndexedSymbol,
  after: IndexedSymbol,
  types: TypeComparison,
  report: ReportChange,
): void {
  const now = visibleParams(after);
  visibleParams(before).forEach((from, i) => {
    const to = now[i];
    if (!to) return;
    const part = nameOf(to) ?? nameOf(from) ?? String(i + 1);
    if (from.default === undefined && to.default !== undefined) report('default-added', part);
    else if (from.default !== undefined && to.default === undefined)
      report('default-removed', part);
    else if (!types.isSame([before, from.default], [after, to.default]))
      report('default-changed', part);
  });
}

/** True if a parameter of a function contains a template parameter, outside of nested names such as `Type::value`. */
function isDeduced(param: SnapshotParam, { symbol }: IndexedSymbol): boolean {
  const name = nameOf(param) ?? '';
  const own = new RegExp(`\\b${name}\\b(?!\\s*::)`);
  return name !== '' && (symbol.params ?? []).some(({ type = '' }) => own.test(type));
}

/** The template parameters without conditions. */
function visibleParams({ symbol }: IndexedSymbol): readonly SnapshotParam[] {
  return (symbol.template ?? []).filter((param) => isArgument(param, symbol));
}

/**
 * True for a template parameter that is no condition. A class can have an unnamed one that only its specialisations use.
 */
function isArgument(param: SnapshotParam, { kind }: SnapshotSymbol): boolean {
  if (isVisible(param)) return true;
  const text = `${param.type ?? ''} ${param.default ?? ''}`;
  return isClass({ kind }) && param.type !== undefined && !/enable_if|requires|void_t/i.test(text);
}

/** The conditions of a template: its requires clause, and the parameters that are conditions. */
function conditionOf(indexed: IndexedSymbol, types: TypeComparison): string {
  const { symbol } = indexed;
  const { template = [], requires } = symbol;
  const hidden = template.filter((param) => param.type !== undefined && !isArgument(param, symbol));
  const concepts = template.flatMap(({ type = '', name = '' }) =>
    types.isConcept(type) ? [`${type} ${name}`] : [],
  );
  return [
    requires,
    ...concepts,
    ...hidden.map(({ type = '', default: value = '' }) => `${type} ${value}`),
  ]
    .filter(Boolean)
    .map((text) => types.normal(text, indexed))
    .join(';');
}
