import { splitName, withoutArguments } from '../model/qualified-name.ts';
import { publicBases } from './compare-bases.ts';
import type { SnapshotSymbol } from './snapshot.ts';
import { qualified, type IndexedSymbol, type SymbolIndex } from './symbol-index.ts';
import { symbolKey } from './symbol-key.ts';

/** A class of the older release whose name means another class now. */
export interface MergedClass {
  /** The class. */
  from: IndexedSymbol;
  /** The alias with its name. */
  alias: IndexedSymbol;
  /** The class that the alias means; both releases have it. */
  target: IndexedSymbol;
}

/** True if a class that both releases have can take the place of another one: it has all members, or inherits them. */
export function canReplace(
  from: IndexedSymbol,
  target: IndexedSymbol,
  old: SymbolIndex,
  now: SymbolIndex,
): boolean {
  const offered = new Set(
    [target, ...publicBases(target, now).classes].flatMap((each) => [...memberKeys(each, now)]),
  );
  return [...memberKeys(from, old)].every((key) => offered.has(key));
}

/** The keys of the members of a class, with one word for its own name. */
export function memberKeys({ owner, symbol }: IndexedSymbol, index: SymbolIndex): Set<string> {
  const name = qualified(owner, symbol);
  const bare = withoutArguments(symbol.name);
  const own = new RegExp(`\\b${bare.replace(/\W/g, '\\$&')}\\b`, 'g');
  const members = index.membersOf(name).filter(({ symbol: member }) => !isImplicit(member, bare));
  return new Set(
    members.map(({ symbol: member }) =>
      symbolKey({
        ...member,
        name: member.name.replace(own, 'self'),
        ...(member.params && {
          params: member.params.map((param) => ({
            ...param,
            ...(param.type !== undefined && { type: param.type.replace(own, 'self') }),
          })),
        }),
      }),
    ),
  );
}

/** True for members that compilers also provide. */
function isImplicit({ name, params = [] }: SnapshotSymbol, className: string): boolean {
  if (name === `~${className}`) return true;
  if (name !== className && name !== 'operator=') return false;
  return params.length === 0 || (params[0]?.type ?? '').includes(className);
}

/** True for a symbol of a class, or of something in it. */
export function isWithin({ owner }: IndexedSymbol, names: ReadonlySet<string>): boolean {
  for (let scope = owner; scope !== ''; [scope] = splitName(scope))
    if (names.has(scope)) return true;
  return false;
}
