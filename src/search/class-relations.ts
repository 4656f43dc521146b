import { withoutArguments } from '../shared/search/arguments.ts';
import { fundamental } from '../shared/search/signature.ts';
import type { BaseNames } from '../shared/search/format.ts';
import type { SymbolEntry } from './symbol-entries.ts';

/**
 * Returns where else users find the members of a class that they name: the bases of classes, and the classes that
 * aliases stand for. Specialisations share those of their template.
 */
export function baseNames(entries: readonly SymbolEntry[]): BaseNames {
  const owners = ownersOf(entries);
  const bases = new Map<string, Set<string>>();
  for (const entry of entries) {
    const { name, scope, isDetail, kind } = entry;
    if (isDetail) continue;
    const own = kind === 'typedef' ? targetsOf(entry, owners) : (entry.bases ?? []);
    if (own.length === 0) continue;
    const bare = withoutArguments(scope === '' ? name : `${scope}::${name}`);
    const all = bases.get(bare) ?? new Set();
    for (const base of own) all.add(withoutArguments(base));
    bases.set(bare, all);
  }
  // Tags that only mark a class have nothing to inherit.
  const filled = new Set([...owners.keys(), ...bases.keys()]);
  return [...bases].flatMap(([name, all]) => {
    const others = [...all].filter((base) => filled.has(base) && base !== name);
    return others.length === 0 ? [] : [[name, others]];
  });
}

/** Maps the names of the scopes that have members, without template arguments, to the number of these. */
function ownersOf(entries: readonly SymbolEntry[]): Map<string, number> {
  const owners = new Map<string, number>();
  for (const { scope } of entries) {
    const bare = withoutArguments(scope);
    owners.set(bare, (owners.get(bare) ?? 0) + 1);
  }
  return owners;
}

/** Number of members from which readers look for those of a class by its aliases. */
const fewMembers = 20;

/** Returns the class that an alias stands for, if the library has its members. */
function targetsOf({ type, scope }: SymbolEntry, owners: ReadonlyMap<string, number>): string[] {
  const name = withoutArguments(type)
    .replace(/\b(?:const|typename|class|struct|union)\b/g, '')
    .trim();
  if (!/^[\w:]+$/.test(name) || fundamental.has(name)) return [];
  const around = withoutArguments(scope).split('::');
  for (let count = around.length; count >= 0; count--) {
    const found = [...around.slice(0, count), name].filter(Boolean).join('::');
    // Nobody names a class by an alias inside it.
    if ((owners.get(found) ?? 0) >= fewMembers) return found === around.join('::') ? [] : [found];
  }
  return [];
}

/**
 * Returns a function that rates scopes: of equal names, readers look for that of the class from which most others derive.
 */
export function importanceOf(
  entries: readonly SymbolEntry[],
): (entry: Pick<SymbolEntry, 'name' | 'scope'>) => number {
  const bases = new Map<string, Set<string>>();
  for (const { name, scope, bases: own = [] } of entries) {
    if (own.length === 0) continue;
    const derived = withoutArguments(scope === '' ? name : `${scope}::${name}`);
    const all = bases.get(derived) ?? new Set();
    for (const base of own) all.add(withoutArguments(base));
    bases.set(derived, all);
  }
  const derived = new Map<string, number>();
  for (const name of bases.keys()) {
    const above = new Set(bases.get(name));
    // A set also visits what is added meanwhile.
    for (const each of above) for (const base of bases.get(each) ?? []) above.add(base);
    for (const base of above) derived.set(base, (derived.get(base) ?? 0) + 1);
  }
  // Assignments are not inherited.
  return ({ name, scope }) =>
    name === 'operator=' ? 0 : (derived.get(withoutArguments(scope)) ?? 0);
}
