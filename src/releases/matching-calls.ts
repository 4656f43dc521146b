import { acceptsSame, returnsSame } from './loosened-types.ts';
import type { SnapshotParam, SymbolFlag } from './snapshot.ts';
import type { IndexedSymbol } from './symbol-index.ts';
import { isVisible, nameOf, symbolKey } from './symbol-key.ts';
import type { TypeComparison } from './type-comparison.ts';

/** Words that decide which objects a member function can be called for, or whether it can be called at all. */
const decisive: readonly SymbolFlag[] = ['const', 'volatile', 'static'];

/** Qualifiers that exclude objects. */
const qualifiers: readonly SymbolFlag[] = ['lvalue', 'rvalue'];

/**
 * True if the overloads of today accept each call that an older function accepted, with its defaults and without: a
 * default that became an overload of its own, and the other way. Functions that classes override are never the same.
 */
export function acceptAllCalls(
  from: IndexedSymbol,
  overloads: readonly IndexedSymbol[],
  types: TypeComparison,
): boolean {
  const { params = [], flags = [], template } = from.symbol;
  if (flags.includes('virtual') || flags.includes('override')) return false;
  if (!template && params.some(isPack)) return false;
  // What a template accepts cannot be told from its parameters, but another one can accept everything.
  if (template)
    return overloads.some(
      (overload) =>
        forwardsAll(overload, from, types) ||
        keyWithoutDefaults(overload) === keyWithoutDefaults(from),
    );
  for (let count = neededCount(params); count <= params.length; count++)
    if (!overloads.some((overload) => accepts(overload, from, count, types))) return false;
  return true;
}

/** Number of arguments that calls must pass. */
function neededCount(params: readonly SnapshotParam[]): number {
  return params.filter((param) => param.default === undefined && !isPack(param)).length;
}

/**
 * True for a template that accepts all arguments of an older function, such as `template <class F, class... Args> void
 * call(F &&f, Args &&...args)`, whatever else its declaration says. Its result is the same, or follows from its arguments.
 */
export function forwardsAll(
  to: IndexedSymbol,
  from: IndexedSymbol,
  types: TypeComparison,
): boolean {
  const { kind, params = [], template = [], requires, type = '' } = to.symbol;
  const count = from.symbol.params?.length ?? 0;
  const isOpen = params.at(-1)?.type?.includes('...') === true;
  if (kind !== 'function' || requires !== undefined || !isOpen || params.length > count)
    return false;
  const names = template.map((param) => nameOf(param));
  const follows = names.some(
    (name) => name !== undefined && new RegExp(`\\b${name}\\b`).test(type),
  );
  return (
    template.every(isVisible) &&
    (follows ||
      type === 'auto' ||
      type === 'decltype(auto)' ||
      (params.length < count && types.isSame([from, from.symbol.type], [to, type]))) &&
    params.every((param) => {
      const name = /^(\w+)\s*(?:&&)?\s*(?:\.\.\.)?$/.exec(param.type ?? '')?.[1];
      return name !== undefined && names.includes(name);
    })
  );
}

/** Identifies a template without the parameters that have defaults: conditions, and what calls seldom write. */
function keyWithoutDefaults({ owner, symbol }: IndexedSymbol): string {
  const template = (symbol.template ?? []).filter((param) => param.default === undefined);
  return `${owner}\0${symbolKey({ ...symbol, template })}\0${symbol.type ?? ''}`;
}

function isPack({ type = '' }: SnapshotParam): boolean {
  return type.includes('...');
}

/** True if a function accepts the calls of an older one with some number of arguments. */
function accepts(
  to: IndexedSymbol,
  from: IndexedSymbol,
  count: number,
  types: TypeComparison,
): boolean {
  const [old, now] = [from.symbol, to.symbol];
  const { params = [], flags = [], template, access } = now;
  if (now.kind !== 'function' || template || flags.includes('delete')) return false;
  if (access !== undefined && old.access === undefined) return false;
  if (flags.includes('explicit') && !old.flags?.includes('explicit')) return false;
  if (decisive.some((flag) => flags.includes(flag) !== (old.flags?.includes(flag) ?? false)))
    return false;
  // Without a qualifier, it can be called for all objects.
  if (qualifiers.some((flag) => flags.includes(flag) && !old.flags?.includes(flag))) return false;
  if (neededCount(params) > count || params.length < count) return false;
  const [a, b] = [types.normal(old.type, from), types.normal(now.type, to)];
  const returns =
    types.isSame([from, old.type], [to, now.type]) || a === 'void' || returnsSame(a, b);
  return (
    returns &&
    (old.params ?? []).slice(0, count).every((param, i) => {
      const [was, is] = [param.type, params[i]?.type];
      if (types.isSame([from, was], [to, is], true)) return true;
      const [a, b] = [types.normal(was, from, true), types.normal(is, to, true)];
      return acceptsSame(a, b) || types.areWhole(a, b);
    })
  );
}
