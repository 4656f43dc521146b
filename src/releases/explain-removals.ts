import type { ApiChange } from './change.ts';
import { hasName } from './header-names.ts';
import type { RuleId } from './rules.ts';
import { isType, qualified, type IndexedSymbol, type SymbolIndex } from './symbol-index.ts';
import { symbolKey } from './symbol-key.ts';
import type { TypeComparison } from './type-comparison.ts';

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
  const gone = new Set(removed.map(({ owner, symbol }) => qualified(owner, symbol)));
  const changes: ApiChange[] = [];
  for (const indexed of removed) {
    // Whoever loses a class knows that its members are gone.
    const isPart = gone.has(indexed.owner) && now.named(indexed.owner).length === 0;
    const { rule, successor } = explain.of(indexed, isPart);
    const { owner, symbol } = indexed;
    changes.push({
      ...{ rule, name: qualified(owner, symbol), before: { owner, symbol } },
      ...(successor && { after: { owner: successor.owner, symbol: successor.symbol } }),
    });
    const at = successor ? added.indexOf(successor) : -1;
    if (at >= 0) added.splice(at, 1);
  }
  return changes;
}

/** Returns what a special member of a class does; `undefined` for other members. */
function specialRole(
  { symbol }: IndexedSymbol,
  className: string,
): 'default' | 'copy' | 'move' | 'destructor' | undefined {
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

class RemovalRules {
  /** Maps kind, name and signature to the added symbols with them. */
  readonly #movable = new Map<string, IndexedSymbol[]>();

  constructor(
    added: readonly IndexedSymbol[],
    private readonly old: SymbolIndex,
    private readonly now: SymbolIndex,
    private readonly types: TypeComparison,
  ) {
    for (const indexed of added) {
      const key = symbolKey(indexed.symbol);
      this.#movable.set(key, [...(this.#movable.get(key) ?? []), indexed]);
    }
  }

  of(indexed: IndexedSymbol, isPart: boolean): Removal {
    const { owner, symbol } = indexed;
    const name = qualified(owner, symbol);
    if (this.#isLost(indexed)) return { rule: 'lost' };
    if (isPart) return { rule: 'member-of-removed' };
    const others = this.now.named(name).filter((each) => each.symbol.kind !== symbol.kind);
    const [other] = others;
    if (other && symbol.kind !== 'enumerator') return this.#otherKind(indexed, other);
    if (this.#isInherited(indexed)) return { rule: 'inherited-now' };
    const special = this.#specialMember(indexed);
    if (special) return { rule: special };
    if (symbol.kind === 'function' && this.now.named(name).length > 0)
      return { rule: this.#isMerged(indexed) ? 'overload-merged' : 'overload-removed' };
    const moved = this.#movable.get(symbolKey(symbol)) ?? [];
    const [successor] = moved;
    const isEnumerator = symbol.kind === 'enumerator';
    if (successor && moved.length === 1 && !isEnumerator && !this.#isClassMember(indexed))
      return { rule: 'symbol-moved', successor };
    if (isEnumerator) return { rule: 'enum-value-removed' };
    const isField = symbol.kind === 'variable' && this.#isClassMember(indexed);
    return { rule: isField ? 'member-variable-removed' : 'symbol-removed' };
  }

  /** True if the header still declares the name: Doxygen did not understand the declaration. */
  #isLost({ owner, symbol }: IndexedSymbol): boolean {
    const { kind, name } = symbol;
    const header = symbol.declaredIn ?? symbol.header ?? '';
    const packed = this.now.snapshot.headers.get(header)?.names;
    if (packed === undefined) return false;
    const isInClass = this.old.named(owner).length > 0;
    const around = owner.slice(owner.lastIndexOf('::') + 1).replace(/^:/, '');
    const scope = isInClass ? around.replace(/\s*<[^]*$/, '') : '';
    const bare = name.replace(/\s*<[^]*$/, '');
    if (!/^\w+$/.test(bare)) return false;
    // In overload sets, other declarations have the name.
    const overloads = kind === 'function' ? this.now.named(qualified(owner, symbol)).length : 0;
    return overloads === 0 && hasName(packed, scope === '' ? bare : `${scope}::${bare}`);
  }

  #otherKind({ symbol }: IndexedSymbol, other: IndexedSymbol): Removal {
    if (symbol.kind === 'alias' && isType(other.symbol))
      return { rule: 'typedef-to-class', successor: other };
    // The old name is an alias of the new one.
    if (isType(symbol) && other.symbol.kind === 'alias')
      return { rule: 'renamed-alias-kept', successor: other };
    return { rule: 'kind-changed', successor: other };
  }

  /** True for a member that a public base class has now. */
  #isInherited({ owner, symbol }: IndexedSymbol): boolean {
    const seen = new Set<string>();
    const queue = [owner];
    for (const name of queue) {
      if (seen.has(name)) continue;
      seen.add(name);
      for (const { symbol: around } of this.now.named(name))
        for (const base of around.bases ?? [])
          if (base.access === undefined) queue.push(base.name.replace(/\s*<[^]*$/, ''));
    }
    const key = symbolKey(symbol);
    return [...seen]
      .filter((name) => name !== owner)
      .some((name) =>
        this.now.named(qualified(name, symbol)).some((each) => symbolKey(each.symbol) === key),
      );
  }

  /** Returns the rule for a constructor, destructor or assignment that the compiler may provide. */
  #specialMember(indexed: IndexedSymbol): RuleId | undefined {
    const { owner } = indexed;
    const own = owner.slice(owner.lastIndexOf('::') + 1).replace(/^:|\s*<[^]*$/g, '');
    const role = specialRole(indexed, own);
    if (!role || this.now.named(owner).length === 0) return undefined;
    const others = ['operator=', own].flatMap((name) => this.now.named(qualified(owner, { name })));
    const hasRole = (wanted: string): boolean =>
      others.some((each) => specialRole(each, own) === wanted);
    const constructors = this.now.named(qualified(owner, { name: own }));
    // The rules of the language: without a move, the compiler copies.
    const isImplicit = {
      destructor: true,
      move: true,
      copy: !hasRole('move'),
      default: constructors.length === 0,
    };
    return isImplicit[role] ? 'special-member-implicit' : 'special-member-gone';
  }

  /** True if a template, or a function with defaults, may accept the same calls. */
  #isMerged({ owner, symbol }: IndexedSymbol): boolean {
    const count = symbol.params?.length ?? 0;
    return this.now.named(qualified(owner, symbol)).some((other) => {
      if (this.old.byKey.has(other.key)) return false;
      const { params = [], template } = other.symbol;
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

  #isClassMember({ owner }: IndexedSymbol): boolean {
    return this.old.named(owner).length > 0;
  }
}
