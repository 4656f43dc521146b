import { splitName, withoutArguments } from '../model/qualified-name.ts';
import {
  classInstance,
  instanceAround,
  instantiated,
  type ClassInstance,
} from './class-instances.ts';
import { classNamed, isClass } from './compare-bases.ts';
import { coversSpecialisation, grownTemplates, specialisationName } from './grown-templates.ts';
import { pairAlike } from './pair-alike.ts';
import { namespacesInlineNow, withOwnerNow } from './namespaces-inline-now.ts';
import { canReplace, isWithin, type MergedClass } from './merged-classes.ts';
import { renamedTypes } from './renamed-types.ts';
import { groupOf, qualified, type IndexedSymbol, type SymbolIndex } from './symbol-index.ts';
import { symbolKey } from './symbol-key.ts';
import { keepOnly } from './keep-only.ts';
import { usedNow } from './used-names.ts';
import { append } from '../shared/group-by.ts';

/** The symbols of two releases, matched. */
export interface PairedSymbols {
  /** The symbols that both releases have: the older and the newer declaration. */
  pairs: (readonly [before: IndexedSymbol, after: IndexedSymbol])[];
  /** Symbols that only the older release has. */
  removed: IndexedSymbol[];
  /** Symbols that only the newer release has. */
  added: IndexedSymbol[];
  /** Classes whose names are aliases of other classes now, which both releases have. */
  merged: MergedClass[];
  /** Maps the bare names of types to those that they have now. */
  renamed: ReadonlyMap<string, string>;
  /** Maps the qualified names of classes that are instances of templates now to these. */
  instances: ReadonlyMap<string, ClassInstance>;
}

/**
 * Matches the symbols of two releases: equal keys first, then the most alike of those with one name. A class whose name
 * is an alias now is the same as the class that the alias means; a type in another scope brings its members along.
 */
export function pairSymbols(old: SymbolIndex, now: SymbolIndex): PairedSymbols {
  const pairs: PairedSymbols['pairs'] = [];
  const { successors, aliases, merged, instances } = keptNames(old, now);
  const becameInline = namespacesInlineNow(old, now);
  const covered = coveredSpecialisations(old, now, successors);
  const gone = new Set([
    ...covered,
    ...merged.map(({ from }) => qualified(from.owner, from.symbol)),
  ]);
  const removed = new Map<string, IndexedSymbol[]>();
  const added = new Map<string, IndexedSymbol[]>();
  const ofInstances = new Map<ClassInstance, Map<string, IndexedSymbol[]>>();
  for (const [key, symbol] of old.byKey) {
    const same = now.byKey.get(key);
    const instance = instanceAround(symbol, instances);
    if (same) pairs.push([symbol, same]);
    else if (gone.has(qualified(symbol.owner, symbol.symbol)) || isWithin(symbol, gone)) continue;
    else if (instance) {
      const members = ofInstances.get(instance) ?? new Map<string, IndexedSymbol[]>();
      ofInstances.set(instance, members);
      append(members, groupNow(symbol, successors, now), symbol);
    } else {
      const moved = usedNow(symbol, now) ?? withOwnerNow(symbol, becameInline);
      append(removed, groupNow(moved, successors, now), symbol);
    }
  }
  for (const [key, symbol] of now.byKey)
    if (!old.byKey.has(key) && !aliases.has(symbol)) append(added, groupOf(symbol), symbol);
  for (const [group, symbols] of removed) {
    const candidates = added.get(group);
    if (candidates) pairs.push(...pairAlike(symbols, candidates));
  }
  pairs.push(...pairEnumerators(removed, added, old, now));
  const ofTemplates = new Set<IndexedSymbol>();
  for (const [instance, groups] of ofInstances)
    for (const pair of pairMembers(groups, instance, now, removed)) {
      pairs.push(pair);
      ofTemplates.add(pair[1]);
    }
  for (const list of added.values()) keepOnly(list, (symbol) => !ofTemplates.has(symbol));
  const [left, more] = [removed, added].map((groups) => [...groups.values()].flat());
  return {
    pairs,
    removed: left ?? [],
    added: more ?? [],
    merged,
    renamed: bareNames(successors, now),
    instances,
  };
}

/**
 * Pairs the members of a class with those of the template that it is an instance of now; several classes can be
 * instances of one template. Members without a partner are added to `removed`.
 */
function pairMembers(
  groups: ReadonlyMap<string, IndexedSymbol[]>,
  instance: ClassInstance,
  now: SymbolIndex,
  removed: Map<string, IndexedSymbol[]>,
): PairedSymbols['pairs'] {
  const target = qualified(instance.target.owner, instance.target.symbol);
  const originals = new Map<IndexedSymbol, IndexedSymbol>();
  const candidates = new Map<string, IndexedSymbol[]>();
  for (const member of now.byKey.values()) {
    const isMember = member.owner === target || member.owner.startsWith(`${target}::`);
    if (!isMember && member.key !== instance.target.key) continue;
    const own = instantiated(member, instance);
    originals.set(own, member);
    append(candidates, groupOf(own), own);
  }
  return [...groups].flatMap(([group, symbols]) => {
    const pairs = pairAlike(symbols, candidates.get(group) ?? []);
    for (const symbol of symbols) append(removed, group, symbol);
    return pairs.map(([from, to]) => [from, originals.get(to) ?? to] as const);
  });
}

/**
 * Pairs the enumerators of unscoped enumerations whose enumeration has another name, or none, in the same scope: code
 * uses them without it.
 */
function pairEnumerators(
  removed: ReadonlyMap<string, IndexedSymbol[]>,
  added: ReadonlyMap<string, IndexedSymbol[]>,
  old: SymbolIndex,
  now: SymbolIndex,
): PairedSymbols['pairs'] {
  const plainName = ({ owner, symbol }: IndexedSymbol, index: SymbolIndex): string | undefined => {
    if (symbol.kind !== 'enumerator') return undefined;
    const around = index.named(owner).find((each) => each.symbol.kind === 'enum')?.symbol;
    if (around?.flags?.includes('scoped') === true) return undefined;
    return qualified(around ? splitName(owner)[0] : owner, symbol);
  };
  const candidates = new Map<string, IndexedSymbol[]>();
  for (const symbol of [...added.values()].flat()) {
    const name = plainName(symbol, now);
    if (name !== undefined) append(candidates, name, symbol);
  }
  if (candidates.size === 0) return [];
  const pairs: PairedSymbols['pairs'] = [];
  const paired = new Set<IndexedSymbol>();
  for (const symbol of [...removed.values()].flat()) {
    const [only, ...others] = candidates.get(plainName(symbol, old) ?? '') ?? [];
    if (!only || others.length > 0 || paired.has(only)) continue;
    pairs.push([symbol, only]);
    paired.add(symbol).add(only);
  }
  for (const list of [...removed.values(), ...added.values()])
    keepOnly(list, (symbol) => !paired.has(symbol));
  return pairs;
}

/** Maps the bare names of types to those of their successors; a name that other types have today is left out. */
function bareNames(
  successors: ReadonlyMap<string, IndexedSymbol>,
  now: SymbolIndex,
): Map<string, string> {
  const names = new Map<string, string>();
  for (const [name, { symbol }] of successors) {
    const bare = splitName(name)[1];
    if (bare !== symbol.name && !bare.includes('<') && !now.types.has(bare))
      names.set(bare, symbol.name);
  }
  return names;
}

/** The types that have other names now. */
interface KeptNames {
  /** Maps the qualified names of older types to the types of today. */
  successors: Map<string, IndexedSymbol>;
  /** The aliases that keep the older names; they are no new symbols. */
  aliases: ReadonlySet<IndexedSymbol>;
  /** The classes whose names mean other classes that both releases have. */
  merged: MergedClass[];
  /** Maps the qualified names of older classes to the instances of templates that they are now. */
  instances: Map<string, ClassInstance>;
}

function keptNames(old: SymbolIndex, now: SymbolIndex): KeptNames {
  const successors = new Map<string, IndexedSymbol>();
  const aliases = new Set<IndexedSymbol>();
  const merged: MergedClass[] = [];
  const instances = new Map<string, ClassInstance>();
  for (const from of old.byKey.values()) {
    const { owner, symbol } = from;
    if (!isClass(symbol)) continue;
    const name = qualified(owner, symbol);
    const named = now.named(name);
    const alias = named.find((each) => each.symbol.kind === 'alias' || isNameMacro(each));
    if (!alias || named.some((each) => isClass(each.symbol))) continue;
    const target = classNamed(alias.symbol.type ?? alias.symbol.value ?? '', owner, now);
    if (!target) continue;
    // Two older classes can become one.
    if (old.named(qualified(target.owner, target.symbol)).length > 0) {
      if (!canReplace(from, target, old, now)) continue;
      merged.push({ from, alias, target });
      aliases.add(alias);
      continue;
    }
    successors.set(name, target);
    aliases.add(alias);
    const instance = classInstance(from, alias, target);
    if (instance) instances.set(name, instance);
  }
  for (const found of [renamedTypes(old, now), movedTypes(old, now)])
    for (const [name, target] of found) if (!successors.has(name)) successors.set(name, target);
  return { successors, aliases, merged, instances };
}

/** True for a macro without parameters whose text is a single identifier. */
function isNameMacro({ symbol: { kind, params, value = '' } }: IndexedSymbol): boolean {
  return kind === 'macro' && params === undefined && /^[A-Za-z_]\w*$/.test(value);
}

/**
 * Returns the names of the specialisations that a more general one replaces. One that differs only by the additional
 * parameters of its templates gets a successor instead, so that its members are compared.
 */
function coveredSpecialisations(
  old: SymbolIndex,
  now: SymbolIndex,
  successors: Map<string, IndexedSymbol>,
): Set<string> {
  const covered = new Set<string>();
  const bare = ({ owner, symbol }: IndexedSymbol): string =>
    qualified(owner, { name: withoutArguments(symbol.name) });
  const isSpecialisation = ({ symbol }: IndexedSymbol): boolean =>
    isClass(symbol) && symbol.name.includes('<');
  const newer = new Map<string, IndexedSymbol[]>();
  for (const [key, indexed] of now.byKey)
    if (isSpecialisation(indexed) && !old.byKey.has(key)) append(newer, bare(indexed), indexed);
  if (newer.size === 0) return covered;
  const grown = grownTemplates(old, now);
  for (const [key, from] of old.byKey) {
    if (!isSpecialisation(from) || now.byKey.has(key)) continue;
    const general = newer.get(bare(from))?.find((to) => coversSpecialisation(to, from, grown));
    if (!general) continue;
    const name = qualified(from.owner, from.symbol);
    const isSame = specialisationName(general, grown) === specialisationName(from, grown);
    if (isSame) successors.set(name, general);
    else covered.add(name);
  }
  return covered;
}

/**
 * Finds the types that are in another scope now, with at least half of their members: a class with the same name alone
 * may be another one.
 */
function movedTypes(old: SymbolIndex, now: SymbolIndex): Map<string, IndexedSymbol> {
  const newTypes = new Map<string, IndexedSymbol[]>();
  for (const indexed of now.byKey.values())
    if (hasMembers(indexed) && old.named(qualified(indexed.owner, indexed.symbol)).length === 0)
      append(newTypes, symbolKey(indexed.symbol), indexed);
  const moved = new Map<string, IndexedSymbol>();
  if (newTypes.size === 0) return moved;
  for (const indexed of old.byKey.values()) {
    const name = qualified(indexed.owner, indexed.symbol);
    if (!hasMembers(indexed) || now.named(name).length > 0) continue;
    const [target, ...others] = newTypes.get(symbolKey(indexed.symbol)) ?? [];
    if (!target || others.length > 0) continue;
    const members = memberKeys(old, name);
    const remaining = memberKeys(now, qualified(target.owner, target.symbol));
    const kept = [...members].filter((key) => remaining.has(key)).length;
    if (members.size > 0 && kept * 2 >= members.size) moved.set(name, target);
  }
  return moved;
}

/** True for a type with members. */
function hasMembers({ symbol }: IndexedSymbol): boolean {
  return isClass(symbol) || symbol.kind === 'enum';
}

/** Returns the keys of the members of a type. */
function memberKeys(index: SymbolIndex, name: string): Set<string> {
  return new Set(index.membersOf(name).map(({ symbol }) => symbolKey(symbol)));
}

/** Returns the owner of the members of a class as their keys name it: without the names of template parameters. */
function placeOf({ owner, symbol }: IndexedSymbol, now: SymbolIndex): string {
  const name = qualified(owner, symbol);
  const [member] = name.includes('<') ? now.membersOf(name) : [];
  return member ? member.key.slice(0, member.key.indexOf('\0')) : name;
}

/** Returns the group of a symbol of the older release, with the names that its classes have now. */
function groupNow(
  indexed: IndexedSymbol,
  successors: KeptNames['successors'],
  now: SymbolIndex,
): string {
  const { owner, symbol } = indexed;
  const own = successors.get(qualified(owner, symbol));
  if (own) return groupOf(own);
  for (let scope = owner; scope !== ''; [scope] = splitName(scope)) {
    const target = successors.get(scope);
    if (!target) continue;
    const place = placeOf(target, now) + owner.slice(scope.length);
    // Constructors and destructors have the name of their class.
    const isSpecial = scope === owner && symbol.name.replace('~', '') === splitName(owner)[1];
    const name = isSpecial
      ? symbol.name.replace(/\w+$/, () => target.symbol.name)
      : symbol.name.replace(/\s+/g, '');
    return `${place}\0${name}\0${symbol.kind}`;
  }
  return groupOf(indexed);
}
