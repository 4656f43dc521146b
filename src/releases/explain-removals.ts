import { splitName, withoutArguments } from '../model/qualified-name.ts';
import type { ApiChange } from './change.ts';
import { publicBases } from './compare-bases.ts';
import { keyWithoutName, renamedTo } from './compare-names.ts';
import { deducesParams } from './deduced-params.ts';
import { hasName } from './header-names.ts';
import { keptOperator } from './kept-operators.ts';
import { acceptAllCalls } from './matching-calls.ts';
import type { RuleId } from './rules.ts';
import type { SnapshotSymbol } from './snapshot.ts';
import { isType, qualified, type IndexedSymbol, type SymbolIndex } from './symbol-index.ts';
import { symbolKey } from './symbol-key.ts';
import { keepOnly } from './keep-only.ts';
import { isReplacedFunction, replacedSpecialisations } from './replaced-specialisations.ts';
import { classNameOf, specialMembers, specialRole } from './special-members.ts';
import type { TypeComparison } from './type-comparison.ts';
import { append } from '../shared/group-by.ts';

/** What can be said about a removed symbol. */
interface Removal {
  rule: RuleId;
  /** What has its place. */
  successor?: IndexedSymbol;
}

/**
 * Returns the changes that explain why symbols are gone: removed, renamed, moved, of another kind, or lost by Doxygen.
 * Removes successors from `added`.
 */
export function explainRemovals(
  removed: readonly IndexedSymbol[],
  added: IndexedSymbol[],
  old: SymbolIndex,
  now: SymbolIndex,
  types: TypeComparison,
): ApiChange[] {
  const explain = new RemovalRules(added, old, now, types);
  const replaced = replacedSpecialisations(removed, old, now);
  const gone = new Set(removed.map(({ owner, symbol }) => qualified(owner, symbol)));
  const changes: ApiChange[] = [];
  for (const indexed of removed) {
    // Nobody can derive from the class any more, which is a change of its own.
    if (isEndedByFinal(indexed, now)) continue;
    const { owner, symbol } = indexed;
    // Nobody could use it.
    if (symbol.flags?.includes('delete')) continue;
    const name = qualified(owner, symbol);
    if (replaced.has(owner)) continue;
    if (replaced.has(name) || isReplacedFunction(indexed, old, now)) {
      changes.push({ rule: 'specialisation-removed', name, before: { owner, symbol } });
      continue;
    }
    // Whoever loses a class knows that its members are gone.
    const isPart =
      gone.has(indexed.owner) &&
      now.named(indexed.owner).every((around) => around.symbol.kind === 'alias');
    const { rule, successor } = explain.of(indexed, isPart);
    changes.push({
      rule,
      name,
      before: { owner, symbol },
      ...(successor &&
        namesSuccessor(rule) && { part: qualified(successor.owner, successor.symbol) }),
      ...(successor && { after: { owner: successor.owner, symbol: successor.symbol } }),
    });
    if (successor) explain.left.delete(successor);
  }
  keepOnly(added, (symbol) => explain.left.has(symbol));
  return changes;
}

/** True for a protected member of a class that is final now. */
function isEndedByFinal({ owner, symbol }: IndexedSymbol, now: SymbolIndex): boolean {
  if (symbol.access !== 'protected') return false;
  return now.named(owner).some((each) => each.symbol.flags?.includes('final') === true);
}

/** True for rules about a symbol that has another name or scope now. */
function namesSuccessor(rule: RuleId): boolean {
  return ['symbol-moved', 'symbol-renamed', 'renamed-macro-kept'].includes(rule);
}

/** True for an enumerator or a constant. */
function isConstant({ kind, flags = [], type = '' }: SnapshotSymbol): boolean {
  if (kind === 'enumerator') return true;
  return kind === 'variable' && (flags.includes('constexpr') || /\bconst\b/.test(type));
}

/** True for a symbol that code can use as it used a macro: a function that takes as many arguments, or a constant. */
function replacesMacro({ kind, params }: SnapshotSymbol, after: SnapshotSymbol): boolean {
  if (kind !== 'macro') return false;
  if (!params) return ['function', 'variable', 'enumerator', 'alias'].includes(after.kind);
  const given = params.length;
  const own = after.params ?? [];
  const needed = own.filter((param) => param.default === undefined).length;
  const isOpen = params.at(-1)?.name?.endsWith('...') === true;
  return after.kind === 'function' && !isOpen && needed <= given && given <= own.length;
}

/** Returns a constructor without its `explicit`. */
function withoutExplicit(indexed: IndexedSymbol): IndexedSymbol {
  const { flags = [] } = indexed.symbol;
  return {
    ...indexed,
    symbol: { ...indexed.symbol, flags: flags.filter((flag) => flag !== 'explicit') },
  };
}

class RemovalRules {
  /** The added symbols that explain no removal yet. */
  readonly left: Set<IndexedSymbol>;
  /** Maps kind, name and signature to the added symbols with them. */
  readonly #movable = new Map<string, IndexedSymbol[]>();
  /** Maps what symbols are apart from their names to the added symbols of each kind. */
  readonly #renamable = new Map<string, IndexedSymbol[]>();
  /** Maps headers to the names of the symbols in them. */
  readonly #understood = new Map<string, Set<string>>();

  constructor(
    added: readonly IndexedSymbol[],
    private readonly old: SymbolIndex,
    private readonly now: SymbolIndex,
    private readonly types: TypeComparison,
  ) {
    this.left = new Set(added);
    for (const indexed of added) {
      append(this.#movable, symbolKey(indexed.symbol), indexed);
      append(this.#renamable, keyWithoutName(indexed), indexed);
    }
  }

  of(indexed: IndexedSymbol, isPart: boolean): Removal {
    const { owner, symbol } = indexed;
    const { kind } = symbol;
    const name = qualified(owner, symbol);
    const other = this.now.named(name).find((each) => each.symbol.kind !== kind);
    if (other && isConstant(symbol) && isConstant(other.symbol))
      return { rule: 'constant-replaced', successor: other };
    const macro = this.#macroFor(symbol);
    if (macro) return macro;
    if (other && kind !== 'enumerator') return this.#otherKind(indexed, other);
    const isMember = this.old.named(owner).length > 0;
    // A function that is a friend now is found by its arguments.
    const friend = isMember ? undefined : keptOperator(indexed, this.old, this.now);
    if (friend) return { rule: 'operator-replaced', successor: friend };
    const successor = isMember ? undefined : this.#moved(indexed);
    if (successor) return { rule: 'symbol-moved', successor };
    if (this.#isLost(indexed)) return { rule: 'lost' };
    if (isPart) return { rule: 'member-of-removed' };
    if (this.#isInherited(indexed)) return { rule: 'inherited-now' };
    const operator = keptOperator(indexed, this.old, this.now);
    if (operator) return { rule: 'operator-replaced', successor: operator };
    const special = this.#specialMember(indexed);
    if (special) return { rule: special };
    if (kind === 'function' && this.now.named(name).length > 0) return this.#overload(indexed);
    const free = this.#friendOutside(indexed);
    if (free) return { rule: 'operator-replaced', successor: free };
    const inEnumeration = this.old.named(owner).some((each) => each.symbol.kind === 'enum');
    const renamed = renamedTo(indexed, this.#renamableTo(indexed), this.types, inEnumeration);
    if (renamed) return { rule: 'symbol-renamed', successor: renamed };
    if (kind === 'enumerator') return { rule: 'enum-value-removed' };
    const isField = kind === 'variable' && isMember;
    return { rule: isField ? 'member-variable-removed' : 'symbol-removed' };
  }

  /** Returns the function outside of a class that was declared as a friend in it: arguments find both. */
  #friendOutside({ owner, symbol }: IndexedSymbol): IndexedSymbol | undefined {
    const className = classNameOf(owner);
    const isOfClass = symbol.params?.some(({ type }) => type?.match(/\w+/g)?.includes(className));
    if (symbol.kind !== 'function' || isOfClass !== true) return undefined;
    const key = symbolKey(symbol);
    return this.now
      .named(qualified(splitName(owner)[0], symbol))
      .find((each) => this.left.has(each) && symbolKey(each.symbol) === key);
  }

  /** Explains a symbol whose name is a macro for another one now. */
  #macroFor({ kind, name }: SnapshotSymbol): Removal | undefined {
    if (kind === 'macro') return undefined;
    const macro = this.now.named(name).find((each) => each.symbol.kind === 'macro');
    const target = macro?.symbol.params ? undefined : macro?.symbol.value;
    if (target === undefined || !/^[A-Za-z_]\w*$/.test(target)) return undefined;
    const successor = [...this.left].find(
      (each) => each.symbol.name === target && each.symbol.kind === kind,
    );
    if (!macro || !successor) return undefined;
    this.left.delete(macro);
    return { rule: 'renamed-macro-kept', successor };
  }

  /** Returns the only new symbol that has the name and signature of another one in another scope. */
  #moved({ owner, symbol }: IndexedSymbol): IndexedSymbol | undefined {
    if (symbol.kind === 'enumerator' || this.now.named(qualified(owner, symbol)).length > 0)
      return undefined;
    const candidates = this.#movable.get(symbolKey(symbol)) ?? [];
    const [only] = candidates;
    return candidates.length === 1 && only && this.left.has(only) ? only : undefined;
  }

  #renamableTo(removed: IndexedSymbol): IndexedSymbol[] {
    const candidates = this.#renamable.get(keyWithoutName(removed)) ?? [];
    return candidates.filter((each) => this.left.has(each));
  }

  /** True if the header still declares the name: Doxygen did not understand the declaration. */
  #isLost({ owner, symbol }: IndexedSymbol): boolean {
    const { name } = symbol;
    const header = symbol.declaredIn ?? symbol.header ?? '';
    const packed = this.now.snapshot.headers.get(header)?.names;
    if (packed === undefined) return false;
    const isInClass = this.old.named(owner).length > 0;
    const around = owner.slice(owner.lastIndexOf('::') + 1).replace(/^:/, '');
    const scope = isInClass ? withoutArguments(around) : '';
    const bare = withoutArguments(name);
    if (!/^\w+$/.test(bare)) return false;
    const declared = scope === '' ? bare : `${scope}::${bare}`;
    // Another declaration can have the name: an overload, or one in another namespace.
    return hasName(packed, declared) && !this.#declared(header).has(declared);
  }

  /** Returns the names that a header declares, as `declaredNames` writes them, and that Doxygen has understood. */
  #declared(header: string): ReadonlySet<string> {
    if (this.#understood.size === 0)
      for (const { owner, symbol } of this.now.byKey.values()) {
        const path = symbol.declaredIn ?? symbol.header ?? '';
        const isInClass = this.now.named(owner).length > 0;
        const around = isInClass ? `${withoutArguments(splitName(owner)[1])}::` : '';
        const names = this.#understood.get(path) ?? new Set();
        this.#understood.set(path, names.add(around + withoutArguments(symbol.name)));
      }
    return this.#understood.get(header) ?? new Set();
  }

  #otherKind({ symbol }: IndexedSymbol, other: IndexedSymbol): Removal {
    if (symbol.kind === 'alias' && isType(other.symbol))
      return { rule: 'typedef-to-class', successor: other };
    if (replacesMacro(symbol, other.symbol)) return { rule: 'macro-replaced', successor: other };
    return { rule: 'kind-changed', successor: other };
  }

  /** True for a member that a public base class has now. */
  #isInherited({ owner, symbol }: IndexedSymbol): boolean {
    const key = symbolKey(symbol);
    return this.now
      .named(owner)
      .flatMap((around) => [...publicBases(around, this.now).classes])
      .some((base) =>
        this.now
          .named(qualified(qualified(base.owner, base.symbol), symbol))
          .some((each) => symbolKey(each.symbol) === key),
      );
  }

  /** Returns the rule for a constructor, destructor or assignment that the compiler may provide. */
  #specialMember(indexed: IndexedSymbol): RuleId | undefined {
    const { owner } = indexed;
    const own = classNameOf(owner);
    const role = specialRole(indexed, own);
    if (!role || this.now.named(owner).length === 0) return undefined;
    const others = specialMembers(owner, this.now);
    const hasRole = (wanted: string): boolean =>
      others.some((each) => specialRole(each, own) === wanted);
    const constructors = this.now.named(qualified(owner, { name: own }));
    const needsNone = ({ symbol: { params = [] } }: IndexedSymbol): boolean =>
      params.every((param) => param.default !== undefined);
    // Calls without arguments mean one with defaults.
    if (role === 'default' && constructors.some(needsNone)) return 'overload-replaced';
    // The rules of the language: without a move, the compiler copies.
    const isImplicit = {
      destructor: true,
      move: true,
      copy: !hasRole('move'),
      default: constructors.length === 0,
    };
    return isImplicit[role] ? 'special-member-implicit' : 'special-member-gone';
  }

  /** Explains why an overload is gone of which others remain. */
  #overload(indexed: IndexedSymbol): Removal {
    const { owner, symbol } = indexed;
    const overloads = this.now.named(qualified(owner, symbol));
    if (acceptAllCalls(indexed, overloads, this.types)) return { rule: 'overload-replaced' };
    const implicit = overloads.map(withoutExplicit);
    if (acceptAllCalls(indexed, implicit, this.types)) return { rule: 'explicit-added' };
    const merged = this.#merged(indexed);
    return merged ? { rule: 'overload-merged', successor: merged } : { rule: 'overload-removed' };
  }

  /** Returns a template that deduces the arguments, or a new function with defaults, that may accept the same calls. */
  #merged(removed: IndexedSymbol): IndexedSymbol | undefined {
    const { owner, symbol } = removed;
    const count = symbol.params?.length ?? 0;
    return this.now.named(qualified(owner, symbol)).find((other) => {
      const { params = [], template } = other.symbol;
      if (this.old.byKey.has(other.key))
        return symbol.template === undefined && deducesParams(other, removed, this.types);
      const needed = params.filter(
        (param) => param.default === undefined && !param.type?.includes('...'),
      ).length;
      const isOpen = params.some((param) => param.type?.includes('...'));
      const accepts = needed <= count && (isOpen || params.length >= count);
      if (!accepts) return false;
      return (
        template !== undefined ||
        (symbol.params ?? []).every((param, i) =>
          this.types.isSame([other, param.type], [other, params[i]?.type], true),
        )
      );
    });
  }
}
