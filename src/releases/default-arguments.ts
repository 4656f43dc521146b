import { normalType } from '../model/normal-type.ts';
import { perObject } from '../model/per-object.ts';
import { argumentsFrom } from './grown-templates.ts';
import type { SnapshotParam } from './snapshot.ts';
import { qualified, type IndexedSymbol, type SymbolIndex } from './symbol-index.ts';
import { nameOf } from './symbol-key.ts';

/** Maps the bare names of class templates to their parameters; those that several templates have are left out. */
const templatesOf = perObject(
  ({ byKey }: SymbolIndex): ReadonlyMap<string, readonly SnapshotParam[]> => {
    const found = new Map<string, readonly SnapshotParam[]>();
    const several = new Set<string>();
    for (const { symbol } of byKey.values()) {
      const { kind, name, template } = symbol;
      if (!template || kind === 'function' || kind === 'variable' || name.includes('<')) continue;
      if (found.has(name)) several.add(name);
      found.set(name, template);
    }
    for (const name of several) found.delete(name);
    return found;
  },
);

/** Removes the last arguments of class templates from a normal form if they are the defaults: `s<T,int>` is `s<T>`. */
export function withoutDefaults(text: string, index: SymbolIndex): string {
  if (!text.includes('<')) return text;
  const templates = templatesOf(index);
  let result = '';
  let at = 0;
  for (const { 0: found, 1: name = '', index: place } of text.matchAll(/([A-Za-z_]\w*)</g)) {
    const params = templates.get(name);
    if (!params || place < at) continue;
    const start = place + found.length;
    const { args, end } = argumentsFrom(text, start);
    const kept = args.map((each) => withoutDefaults(each, index));
    while (kept.length > 0 && kept.at(-1) === defaultOf(kept.length - 1, params, kept)) kept.pop();
    result += text.slice(at, start) + kept.join(',');
    at = end;
  }
  return result + text.slice(at);
}

/** Returns the normal form of the default of a parameter, given the arguments before it. */
function defaultOf(
  at: number,
  params: readonly SnapshotParam[],
  args: readonly string[],
): string | undefined {
  const value = params[at]?.default;
  if (value === undefined) return undefined;
  const names = new Map<string, string>();
  params.slice(0, at).forEach((param, i) => {
    const name = nameOf(param);
    if (name !== undefined) names.set(name, args[i] ?? '');
  });
  return normalType(value, names);
}

/**
 * Replaces the template parameters that a class or alias has only in the newer release by their defaults, which is what
 * they are for code that was written before.
 */
export function withDefaults(
  type: string,
  { owner, symbol }: IndexedSymbol,
  [before, after]: readonly [SymbolIndex, SymbolIndex],
): string {
  const templates = after.named(owner).map((each) => [owner, each.symbol] as const);
  if (symbol.kind !== 'function') templates.push([qualified(owner, symbol), symbol]);
  let text = type;
  for (const [name, { template = [] }] of templates) {
    const count = before.named(name)[0]?.symbol.template?.length ?? 0;
    // The last one first: defaults name the parameters before them.
    for (const param of count === 0 ? [] : template.slice(count).reverse()) {
      const own = nameOf(param);
      const value = param.default;
      if (own === undefined || value === undefined) continue;
      text = text.replace(new RegExp(`\\b${own}\\b`, 'g'), () => value);
    }
  }
  return text;
}
