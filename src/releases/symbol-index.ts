import { splitName } from '../model/qualified-name.ts';
import type { Snapshot, SnapshotScope, SnapshotSymbol } from './snapshot.ts';
import { symbolKey, templateNames } from './symbol-key.ts';
import { append } from '../shared/group-by.ts';

/** A symbol of a snapshot with what its owners say about it. */
export interface IndexedSymbol {
  /** Qualified name of the owner; empty for the global scope. */
  owner: string;
  /** The symbol. */
  symbol: SnapshotSymbol;
  /** Identifies it among all symbols of all releases. */
  key: string;
  /** Maps the names of template parameters, also those of enclosing classes, to their positions. */
  names: ReadonlyMap<string, string>;
}

/** The symbols of a snapshot by name and by key. */
export class SymbolIndex {
  /** Maps keys to symbols, in the order of the snapshot. */
  readonly byKey = new Map<string, IndexedSymbol>();
  /** Maps the bare names of types to the number of types with this name. */
  readonly types = new Map<string, number>();

  /** Maps qualified names to symbols; overloads share a name. A list for each name would need more than all symbols. */
  readonly #byName = new Map<string, IndexedSymbol | IndexedSymbol[]>();
  /** The owners that are no templates, nor within one. */
  readonly #plainOwners = new Set<string>();

  /** Maps owners to their members; made when it is first needed. */
  #members: Map<string, IndexedSymbol[]> | undefined;

  /** Takes over from the index of the release before what it knows about objects that both have. */
  constructor(
    readonly snapshot: Snapshot,
    before?: SymbolIndex,
  ) {
    const owners = new Map<string, ReadonlyMap<string, string>>();
    for (const { owner, symbols } of snapshot.scopes)
      for (const symbol of symbols) {
        if (symbol.template) owners.set(qualified(owner, symbol), templateNames(symbol.template));
        if (isType(symbol)) this.types.set(symbol.name, (this.types.get(symbol.name) ?? 0) + 1);
      }
    const plain = before && plainSymbols(before.byKey, before.#plainOwners);
    for (const scope of snapshot.scopes) this.#addScope(scope, owners, plain);
  }

  /** The symbols with a qualified name. */
  named(name: string): readonly IndexedSymbol[] {
    const found = this.#byName.get(name) ?? [];
    return Array.isArray(found) ? found : [found];
  }

  /** The members of a class or namespace. */
  membersOf(owner: string): readonly IndexedSymbol[] {
    if (!this.#members) {
      this.#members = new Map();
      for (const indexed of this.byKey.values()) append(this.#members, indexed.owner, indexed);
    }
    return this.#members.get(owner) ?? [];
  }

  #addScope(
    { owner, symbols }: SnapshotScope,
    owners: ReadonlyMap<string, ReadonlyMap<string, string>>,
    plain: ReadonlyMap<SnapshotSymbol, IndexedSymbol> | undefined,
  ): void {
    const around = namesAround(owner, owners);
    const place = replaceWords(owner, around);
    const isPlain = around.size === 0;
    if (isPlain) this.#plainOwners.add(owner);
    const newOf = (symbol: SnapshotSymbol): IndexedSymbol => {
      const own = templateNames(symbol.template ?? []);
      const names = own.size === 0 ? around : new Map([...around, ...own]);
      const key = `${place}\0${symbolKey(symbol, names)}`;
      return { owner, symbol, key, names };
    };
    for (const symbol of symbols) {
      const known = isPlain ? plain?.get(symbol) : undefined;
      const indexed = known?.owner === owner ? known : newOf(symbol);
      const { key } = indexed;
      // Doxygen can list one declaration several times.
      if (this.byKey.has(key)) continue;
      this.byKey.set(key, indexed);
      const name = qualified(owner, symbol);
      const same = this.#byName.get(name);
      if (Array.isArray(same)) same.push(indexed);
      else this.#byName.set(name, same ? [same, indexed] : indexed);
    }
  }
}

/** Maps the symbols of some owners to themselves with what their owners say. */
function plainSymbols(
  byKey: SymbolIndex['byKey'],
  owners: ReadonlySet<string>,
): Map<SnapshotSymbol, IndexedSymbol> {
  const plain = new Map<SnapshotSymbol, IndexedSymbol>();
  for (const indexed of byKey.values())
    if (owners.has(indexed.owner)) plain.set(indexed.symbol, indexed);
  return plain;
}

/** Returns what the overloads of a symbol share: owner, name and kind. */
export function groupOf({ key, symbol: { name, kind } }: IndexedSymbol): string {
  return `${key.slice(0, key.indexOf('\0'))}\0${name.replace(/\s+/g, '')}\0${kind}`;
}

/** Returns the qualified name of a symbol. */
export function qualified(owner: string, { name }: Pick<SnapshotSymbol, 'name'>): string {
  return owner === '' ? name : `${owner}::${name}`;
}

/** Returns the kind and the qualified name of a symbol, which its overloads share. */
export function symbolIdentity(
  owner: string,
  symbol: Pick<SnapshotSymbol, 'kind' | 'name'>,
): string {
  return `${symbol.kind} ${qualified(owner, symbol)}`;
}

/** True for classes and everything else that names a type. */
export function isType({ kind }: SnapshotSymbol): boolean {
  return ['class', 'struct', 'union', 'alias', 'enum'].includes(kind);
}

const noNames: ReadonlyMap<string, string> = new Map();

/** Maps the names of the template parameters of a scope and all around it to their positions. */
function namesAround(
  owner: string,
  owners: ReadonlyMap<string, ReadonlyMap<string, string>>,
): ReadonlyMap<string, string> {
  const levels: ReadonlyMap<string, string>[] = [];
  for (let scope = owner; scope !== ''; [scope] = splitName(scope)) {
    const names = owners.get(scope);
    if (names && names.size > 0) levels.unshift(names);
  }
  const all = levels.flatMap((names, depth) =>
    [...names].map(([name, position]) => [name, `${depth}${position}`] as const),
  );
  return all.length === 0 ? noNames : new Map(all);
}

/** Replaces the names of template parameters in the arguments of a specialisation. */
function replaceWords(text: string, names: ReadonlyMap<string, string>): string {
  if (names.size === 0 || !text.includes('<')) return text.replace(/\s+/g, '');
  const start = text.indexOf('<');
  const bare = text.slice(start).replace(/[A-Za-z_]\w*/g, (name) => names.get(name) ?? name);
  return (text.slice(0, start) + bare).replace(/\s+/g, '');
}
