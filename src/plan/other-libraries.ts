import { isClassLike } from '../model/class-kinds.ts';
import { perObject } from '../model/per-object.ts';
import { parseSymbolName } from '../model/symbol-name.ts';
import type { Symbols } from '../model/symbols.ts';
import type { ApiScope } from './page-scopes.ts';
import { findTarget, type Target } from './targets.ts';

/** Finds symbols in the other libraries of a site. */
export interface OtherLibraries {
  /** The place of one of Doxygen's ids that the own library does not define. */
  refid: (refid: string) => Target | undefined;
  /** The place of a name in code: a qualified name, or that of a global type. */
  name: (written: string) => Target | undefined;
}

/** A library as the others see it. */
interface Neighbour {
  targets: () => ReadonlyMap<string, Target>;
  names: () => ReadonlyMap<string, string>;
}

/**
 * Returns the finder of symbols for the pages of a library. Doxygen marks only references that it resolved through a tag
 * file; other names in code are resolved as a compiler would: as written, or in a namespace of the own library.
 */
export function otherLibraries(
  scope: ApiScope,
  libraries: readonly ApiScope[],
  targetsOf: (scope: ApiScope) => ReadonlyMap<string, Target>,
): OtherLibraries {
  const others = libraries.filter((each) => each !== scope);
  const neighbours = others.map((each): Neighbour => ({
    targets: () => targetsOf(each),
    names: () => namesOf(each.input.symbols),
  }));
  const { symbols, apiInScope } = scope.input;
  const isOwn = (refid: string): boolean =>
    symbols.compounds.has(refid) ||
    symbols.members.has(refid) ||
    apiInScope.hiddenRefids?.has(refid) === true;
  const known = new Map<string, Target | undefined>();
  let namespaces: string[] | undefined;
  const find = (written: string): Target | undefined => {
    const name = plainName(written);
    if (name === undefined) return undefined;
    const own = namesOf(symbols);
    namespaces ??= scopesOf(symbols);
    // An unqualified name may be that of a parameter, so only global types count, as in C.
    const scopes = name.includes('::') ? [...namespaces, ''] : [''];
    for (const around of scopes) {
      const whole = around + name;
      if (own.has(whole)) return undefined;
      for (const { names, targets } of neighbours) {
        const refid = names().get(whole);
        const target = refid === undefined ? undefined : findTarget(targets(), refid);
        if (target) return target;
      }
    }
    return undefined;
  };
  return {
    refid: (refid) => {
      if (isOwn(refid)) return undefined;
      for (const { targets } of neighbours) {
        const target = findTarget(targets(), refid);
        if (target) return target;
      }
      return undefined;
    },
    name: (written) => {
      if (!known.has(written)) known.set(written, find(written));
      return known.get(written);
    },
  };
}

/** The name without template arguments, parentheses of a call and a leading `::`. */
function plainName(written: string): string | undefined {
  const { parts } = parseSymbolName(written) ?? {};
  return parts?.join('::');
}

/** The namespaces of a library, each with `::` at the end, the innermost first. */
function scopesOf({ compounds }: Symbols): string[] {
  return [...compounds.values()]
    .flatMap(({ kind, name }) => (kind === 'namespace' ? [`${name}::`] : []))
    .sort((a, b) => b.split('::').length - a.split('::').length);
}

/** Maps the names that code of other libraries can use to refids: types, and functions outside of classes. */
const namesOf = perObject((symbols: Symbols): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  const add = (name: string, refid: string): void => {
    // Types come first; a specialization has the name of its template, which precedes it.
    for (const each of [name, symbols.inline.strip(name)])
      if (!names.has(each)) names.set(each, refid);
  };
  const compounds = [...symbols.compounds.values()];
  for (const { kind, name, refid } of compounds)
    if ((isClassLike(kind) || kind === 'concept') && !name.includes('<')) add(name, refid);
  for (const { member, owner } of symbols.members.values()) {
    const { kind, qualifiedName, name, refid } = member;
    const isType = kind === 'typedef' || kind === 'enum';
    const isFunction = kind === 'function' && qualifiedName !== name && !isClassLike(owner.kind);
    if (isType || isFunction) add(qualifiedName, refid);
  }
  return names;
});
