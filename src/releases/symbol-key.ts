import { normalParamType, normalType } from '../model/normal-type.ts';
import type { SnapshotParam, SnapshotSymbol } from './snapshot.ts';

/** What can replace each other: kinds of one family are the same symbol. */
const families: Record<SnapshotSymbol['kind'], string> = {
  class: 'type',
  struct: 'type',
  union: 'type',
  alias: 'alias',
  enum: 'enum',
  enumerator: 'enumerator',
  function: 'function',
  variable: 'variable',
  concept: 'concept',
  macro: 'macro',
};

/**
 * Returns what identifies a symbol among those of its owner in every release: its name, its family and, for functions,
 * the normalised signature. Does not depend on names of parameters, on white space, or on the release of Doxygen.
 * `names` maps the names of template parameters to their positions; by default, those of the symbol itself.
 */
export function symbolKey(
  symbol: SnapshotSymbol,
  names: ReadonlyMap<string, string> = templateNames(symbol.template ?? []),
): string {
  const { kind, name, template = [], params = [] } = symbol;
  // The arguments of a specialisation can name template parameters, and so can conversion operators.
  const isPlain = /^[\w~]+$/.test(name);
  const spelled = isPlain
    ? name
    : name.replace(/\b[A-Za-z_]\w*/g, (word) => names.get(word) ?? word).replace(/\s+/g, '');
  const base = `${spelled} ${families[kind]}`;
  if (kind !== 'function') return base;
  const head = template.filter(isVisible).map((param) => templateKind(param, names));
  const types = params.map(({ type = '' }) => normalParamType(type, names));
  const after = ['const', 'volatile', 'lvalue', 'rvalue'].filter((flag) =>
    symbol.flags?.some((each) => each === flag),
  );
  return `${base} <${head.join(',')}>(${types.join(',')})${after.join(' ')}`;
}

/** Maps the names of template parameters to their positions. */
export function templateNames(template: readonly SnapshotParam[]): Map<string, string> {
  const names = new Map<string, string>();
  template.filter(isVisible).forEach((param, i) => {
    const name = nameOf(param);
    if (name !== undefined) names.set(name, `$${i}`);
  });
  return names;
}

/**
 * False for a template parameter that is a condition: an unnamed one with a default, one whose default can fail to be a
 * type, and what is left of a macro that Doxygen has expanded to nothing.
 */
export function isVisible(param: SnapshotParam): boolean {
  if (param.type === undefined) return false;
  if (/\benable_if(?:_t)?\b/.test(`${param.type} ${param.default ?? ''}`)) return false;
  return nameOf(param) !== undefined || param.default === undefined;
}

/** Returns the name of a template parameter, which Doxygen writes as part of the type. */
export function nameOf({ name, type = '' }: SnapshotParam): string | undefined {
  return name ?? /(?:^|\s|\.\.\.)(?:class|typename)\s*(?:\.\.\.)?\s*(\w+)$/.exec(type)?.[1];
}

/** What callers see of a template parameter: `type`, `type...`, `int`. */
export function templateKind(
  { type = '' }: SnapshotParam,
  names: ReadonlyMap<string, string>,
): string {
  const pack = type.includes('...') ? '...' : '';
  if (/^(?:typename|class)\b/.test(type)) return `type${pack}`;
  return normalType(type.replace(/(\b(?:class|typename))\s+\w+$/, '$1'), names);
}
