import { splitName, withoutArguments } from '../model/qualified-name.ts';
import { qualified, type IndexedSymbol, type SymbolIndex } from './symbol-index.ts';

/** What a special member of a class does. */
export type SpecialRole = 'default' | 'copy' | 'move' | 'destructor';

/** Returns what a special member of a class does; `undefined` for other members. */
export function specialRole({ symbol }: IndexedSymbol, className: string): SpecialRole | undefined {
  const { kind, name, params = [] } = symbol;
  if (kind !== 'function') return undefined;
  if (name === `~${className}`) return 'destructor';
  if (name !== className && name !== 'operator=') return undefined;
  if (params.length === 0) return name === className ? 'default' : undefined;
  const type = params[0]?.type?.replace(/\b(?:const|typename)\b|\s/g, '') ?? '';
  const [, bare, reference] = /^([^&]*?)(?:<[^]*>)?(&{0,2})$/.exec(type) ?? [];
  if (params.length > 1 || bare?.split('::').at(-1) !== className) return undefined;
  return reference === '&&' ? 'move' : 'copy';
}

/** Returns the name of the class that owns a member, without scopes and arguments. */
export function classNameOf(owner: string): string {
  return withoutArguments(splitName(owner)[1]).trim();
}

/** Returns the constructors and assignments of a class. */
export function specialMembers(owner: string, index: SymbolIndex): IndexedSymbol[] {
  const names = ['operator=', classNameOf(owner)];
  return names.flatMap((name) => index.named(qualified(owner, { name })));
}

/**
 * True for a new member that keeps the compiler from providing what it provided before: a deleted or moving constructor
 * or assignment where none was declared, or the first constructor of a class, if the class has no default one besides,
 * or was an aggregate.
 */
export function endsImplicit(added: IndexedSymbol, old: SymbolIndex, now: SymbolIndex): boolean {
  const { owner, symbol } = added;
  const own = classNameOf(owner);
  const [class_] = old.named(owner);
  if (!class_ || symbol.kind !== 'function') return false;
  const before = specialMembers(owner, old);
  const declares = (wanted: SpecialRole): boolean =>
    before.some((each) => specialRole(each, own) === wanted);
  const role = specialRole(added, own);
  const isDeleted = symbol.flags?.includes('delete') === true;
  if (role === 'move' || (isDeleted && role === 'copy'))
    return !declares('copy') && !declares('move');
  const isConstructor = (each: IndexedSymbol): boolean => each.symbol.name === own;
  if (!isConstructor(added) || before.some(isConstructor)) return false;
  const isDefault = ({ symbol: { params = [], flags = [] } }: IndexedSymbol): boolean =>
    params.every((param) => param.default !== undefined) && !flags.includes('delete');
  const hasDefault = specialMembers(owner, now).some(
    (each) => isConstructor(each) && isDefault(each),
  );
  return !hasDefault || class_.symbol.flags?.includes('aggregate') === true;
}
