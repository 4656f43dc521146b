import { normalParamType, normalType } from '../model/normal-type.ts';
import { perObject } from '../model/per-object.ts';
import { withoutArguments } from '../model/qualified-name.ts';
import { withDefaults, withoutDefaults } from './default-arguments.ts';
import { grownTemplates, withoutGrowth, type GrownTemplates } from './grown-templates.ts';
import { HiddenAliases } from './hidden-aliases.ts';
import { isWhole } from './loosened-types.ts';
import { PublicSurface } from './public-surface.ts';
import type { SnapshotSymbol } from './snapshot.ts';
import { isType, type SymbolIndex, type IndexedSymbol } from './symbol-index.ts';

/** The concepts of the standard that constrain one type (C++23). */
const standardConcepts: ReadonlySet<string> = new Set(
  (
    'assignable_from bidirectional_iterator bidirectional_range borrowed_range ' +
    'common_range common_reference_with common_with constructible_from contiguous_iterator contiguous_range ' +
    'convertible_to copy_constructible copyable default_initializable derived_from destructible ' +
    'equality_comparable equality_comparable_with equivalence_relation floating_point forward_iterator ' +
    'forward_range incrementable indirectly_readable indirectly_writable input_iterator input_or_output_iterator ' +
    'input_range integral invocable mergeable movable move_constructible output_iterator output_range permutable ' +
    'predicate random_access_iterator random_access_range range regular regular_invocable relation same_as ' +
    'semiregular sentinel_for signed_integral sized_range sized_sentinel_for sortable strict_weak_order swappable ' +
    'swappable_with three_way_comparable three_way_comparable_with totally_ordered totally_ordered_with ' +
    'uniform_random_bit_generator unsigned_integral view viewable_range weakly_incrementable'
  ).split(' '),
);

/** Types of the languages and of POSIX that are no whole numbers, whatever their names look like. */
const standardClass = new RegExp(
  `^(?:${[
    ...['fpos', 'max_align', 'nullptr', 'mbstate', '(?:l|ll|imax)?div', 'float', 'double'],
    ...['mtx', 'cnd', 'fenv', 'fexcept', 'in_place', 'in_place_type', 'nullopt', 'allocator_arg'],
    ...['piecewise_construct', 'align_val', 'nothrow', 'nostopstate', 'destroying_delete'],
    ...['from_range', 'unexpect', '(?:default|unreachable)_sentinel', 'sorted_\\w+', '\\w+_lock'],
    ...['locale', 'iconv', 'regex', 'regmatch', 'glob', 'wordexp', 'sem', 'sigset', 'siginfo'],
    ...['stack', '[um]context', 'pthread_\\w*(?:mutex|cond|rwlock|barrier|spinlock|attr|once)'],
  ].join('|')})_t$`,
);

/** Maximum number of times that an alias or a macro is expanded. */
const mostSteps = 8;

/** Compares the code of two releases by its meaning, as far as the texts show it. */
export class TypeComparison {
  /** Names of macros, of which some expand to attributes. */
  readonly #macros: ReadonlySet<string>;
  readonly #grown: GrownTemplates;
  readonly #hidden: readonly [before: HiddenAliases, after: HiddenAliases];
  readonly #surface: PublicSurface;
  readonly #aliases: readonly ReadonlyMap<string, string>[];
  /** Bare names of the concepts of both releases. */
  readonly #concepts = new Set<string>();

  /** @param renamed Maps the bare names of older types to those that they have now. */
  constructor(
    private readonly before: SymbolIndex,
    private readonly after: SymbolIndex,
    private readonly renamed: ReadonlyMap<string, string> = new Map(),
  ) {
    const macros = new Set<string>();
    for (const { snapshot, byKey } of [before, after]) {
      for (const { symbol } of byKey.values()) {
        if (symbol.kind === 'macro') macros.add(symbol.name);
        if (symbol.kind === 'concept') this.#concepts.add(symbol.name);
      }
      const { PREDEFINED = '', EXPAND_AS_DEFINED = '' } = snapshot.header.settings;
      for (const text of `${PREDEFINED} ${EXPAND_AS_DEFINED}`.split(/\s+/)) {
        const name = /^[A-Za-z_]\w*/.exec(text)?.[0];
        if (name !== undefined) macros.add(name);
      }
    }
    this.#macros = macros;
    this.#grown = grownTemplates(before, after);
    const hiddenIn = ({ snapshot, types }: SymbolIndex): HiddenAliases =>
      new HiddenAliases(snapshot.header.aliases, (name) => types.has(name));
    this.#hidden = [hiddenIn(before), hiddenIn(after)];
    this.#aliases = [aliasesOf(after), aliasesOf(before)];
    const { hidden } = before.snapshot.header;
    this.#surface = new PublicSurface({ hidden, exclude: [], documentedOnly: false });
  }

  /** True for a concept in the place of `typename`, with its arguments: one of the library or the standard. */
  isConcept(type: string): boolean {
    const name = withoutArguments(type).trim();
    const bare = name.slice(name.lastIndexOf(':') + 1);
    return this.#concepts.has(bare) || (name.startsWith('std::') && standardConcepts.has(bare));
  }

  /** True for a name in a scope whose symbols are not public. */
  isHidden(name: string): boolean {
    return this.#surface.hides(name);
  }

  /** True if the types of two declarations are the same; `asParam` ignores `const` that callers do not see. */
  isSame(
    [from, a]: readonly [IndexedSymbol, string | undefined],
    [to, b]: readonly [IndexedSymbol, string | undefined],
    asParam = false,
  ): boolean {
    const normal = asParam ? normalParamType : normalType;
    const [old, now] = [this.#bare(a), this.#bare(b)].map((text) =>
      asParam ? withoutArray(text) : text,
    );
    const [first, second] = [normal(old ?? '', from.names), normal(now ?? '', to.names)];
    const [x, y] = asParam ? [this.#decayed(first, true), this.#decayed(second)] : [first, second];
    // If the positions of template parameters changed, their names say which ones are the same.
    const byNames = (first = '', second = ''): boolean =>
      from.names.size !== to.names.size && normal(first) === normal(second);
    if (x === y) return this.#hasSameScopes(old ?? '', now ?? '');
    // Code that uses a type with another name has to be changed for the type alone.
    if (this.withNewNames(x) === y) return true;
    if (byNames(old, now)) return true;
    if (withoutGrowth(x, this.#grown) === withoutGrowth(y, this.#grown))
      return this.#hasSameScopes(old ?? '', now ?? '');
    if (this.#aliases.some((aliases) => resolve(x, aliases) === resolve(y, aliases))) return true;
    const [own, ownNow] = [
      withoutOwnAliases(old ?? '', from, this.before),
      withoutOwnAliases(now ?? '', to, this.after),
    ];
    const isExpanded = own !== old || ownNow !== now;
    if (isExpanded && normal(own, from.names) === normal(ownNow, to.names)) return true;
    const usual = this.usual(ownNow, to);
    if (usual !== now && normal(usual, to.names) === x) return true;
    const [short, shortNow] = [
      withoutDefaults(x, this.before),
      withoutDefaults(normal(usual, to.names), this.after),
    ];
    if (short === shortNow && this.#hasSameScopes(old ?? '', now ?? '')) return true;
    const [oldTarget, nowTarget] = [old, now].map((type = '', i) => this.#hidden[i]?.expand(type));
    if (oldTarget === old && nowTarget === now) return false;
    const isTarget = normal(oldTarget ?? '', from.names) === normal(nowTarget ?? '', to.names);
    return isTarget || byNames(oldTarget, nowTarget);
  }

  /** Returns a type of the newer release as code that was written before uses it: with the defaults of new parameters. */
  usual(type: string, symbol: IndexedSymbol): string {
    return withDefaults(type, symbol, [this.before, this.after]);
  }

  /** True for the normal forms of an unscoped enumeration of the library, and of a type that its values convert to. */
  becomesWhole(from: string, to: string): boolean {
    return isWhole(to) && [this.before, this.after].some((index) => unscoped(index).has(from));
  }

  /**
   * True for the normal forms of a type of whole numbers and of an alias that another library declares, which usually is
   * one: `int` and `evutil_socket_t`. Names that begin like those of the library are its own, whatever hides them.
   */
  areWhole(a: string, b: string): boolean {
    const isForeign = (type: string): boolean =>
      /^\w+_t$/.test(type) &&
      !standardClass.test(type) &&
      [this.before, this.after].every(
        (index) => !index.types.has(type) && !prefixesOf(index).has(prefixOf(type)),
      );
    return (isWhole(a) && isForeign(b)) || (isWhole(b) && isForeign(a));
  }

  /** True for arrays of other sizes, as far as the snapshots of both releases contain sizes. */
  areOtherArrays(from: IndexedSymbol, to: IndexedSymbol): boolean {
    const [old, now] = [from.symbol.array, to.symbol.array];
    if (old === now) return false;
    if (old === undefined && !hasArrays(this.before)) return false;
    if (now === undefined && !hasArrays(this.after)) return false;
    return this.normal(old, from) !== this.normal(now, to);
  }

  /** Returns the normal form of a type for comparisons of its parts. */
  normal(text: string | undefined, { names }: IndexedSymbol, asParam = false): string {
    const bare = this.#bare(text);
    return asParam ? normalParamType(withoutArray(bare), names) : normalType(bare, names);
  }

  /** Returns what a normal form means with the names and the aliases of the newer release. */
  meaning(normal: string): string {
    return resolve(this.withNewNames(normal), this.#aliases[0] ?? new Map<string, string>());
  }

  /** Replaces the names of older types in a normal form by those that the types have now. */
  withNewNames(normal: string): string {
    if (this.renamed.size === 0) return normal;
    return normal.replace(/[A-Za-z_]\w*/g, (word) => this.renamed.get(word) ?? word);
  }

  /** Returns the normal form of a default value for a parameter or variable of a type. */
  value(text: string | undefined, type: string | undefined, symbol: IndexedSymbol): string {
    const plain = this.normal(text, symbol).replace(/^\((.*)\)$/, '$1');
    if (/^(?:NULL|nullptr)$/.test(plain)) return '0';
    if (plain === 'throw()') return 'noexcept';
    const own = this.normal(type, symbol, true)
      .replace(/^const /, '')
      .replace(/&+$/, '');
    if (plain === '{}' || plain === `${own}()` || plain === `${own}{}`) return '{}';
    return /^0[xX][0-9a-fA-F]+$/.test(plain) ? String(Number(plain)) : plain;
  }

  /** Returns the value of a macro or enumerator, through other macros and enumerators of the same release. */
  constant(text: string | undefined, symbol: IndexedSymbol, isOld: boolean): string {
    const index = isOld ? this.before : this.after;
    let value = this.value(text, undefined, symbol);
    for (let step = 0; step < mostSteps && /^[A-Za-z_]\w*$/.test(value); step++) {
      const found = index.named(value)[0]?.symbol;
      if (!found || found.params || found.value === undefined) break;
      value = this.value(found.value, undefined, symbol);
    }
    return value;
  }

  /** Removes macros in front of a type, which expand to attributes and linkage, unless they are types themselves. */
  #bare(code = ''): string {
    // What `restrict` promises, only the function uses.
    const text = code.includes('restrict') ? code.replace(/\b(?:__)?restrict(?:__)?\b/g, '') : code;
    const words = text.split(' ');
    while (words.length > 1 && this.#isAttribute(words[0] ?? '')) words.shift();
    return words.join(' ');
  }

  /** A function as a parameter is a pointer to it. */
  #decayed(normal: string, isOld = false): string {
    const target = this.#aliases[isOld ? 1 : 0]?.get(normal);
    return target !== undefined && /^[^(]*[^(*&^]\((?![*&^])/.test(target) ? `${normal}*` : normal;
  }

  #isAttribute(word: string): boolean {
    if (!/^[A-Z][A-Z0-9_]*$/.test(word) || this.before.types.has(word)) return false;
    return this.#macros.has(word) && !this.after.types.has(word);
  }

  /** True if names that are equal without their scopes can also be equal with them. */
  #hasSameScopes(a: string, b: string): boolean {
    if (a === b) return true;
    const [old, now] = [scopedNames(a), scopedNames(b)];
    // Normalising orders words, and the names of types come in another order only if they are words of numbers.
    if (old.length !== now.length) return true;
    return old.every((name, i) => this.#canBeSame(name, now[i] ?? ''));
  }

  #canBeSame(a: string, b: string): boolean {
    if (a === b) return true;
    const [long, short] = a.length > b.length ? [a, b] : [b, a];
    const bare = short.slice(short.lastIndexOf('::') + 1).replace(/^:/, '');
    if (!long.endsWith(bare)) return true;
    if (long.endsWith(`::${short}`))
      // A type of the library with the name of a standard one is another type.
      return !long.startsWith('std::') || short.includes('::') || !this.#isOwn(bare);
    // Names of equal length in other scopes: `std::string_view` and `fmt::string_view`.
    return !(this.#isOwn(bare) && [long, short].some((name) => name.startsWith('std::')));
  }

  #isOwn(name: string): boolean {
    return this.before.types.has(name) || this.after.types.has(name);
  }
}

/** An array as a parameter is a pointer; a reference or a pointer to an array, and one of arrays, have their sizes. */
function withoutArray(type: string): string {
  return type.replace(/([^\s)\]])\s*\[\w*\]$/, '$1*');
}

/** False for the snapshot of a library without arrays, and for one by a version that left their sizes out. */
const hasArrays = perObject(({ byKey }: SymbolIndex): boolean =>
  [...byKey.values()].some(({ symbol }) => symbol.array !== undefined),
);

/** What the names of a library in C begin with: `uv` of `uv_loop_t`. */
const prefixesOf = perObject(
  ({ byKey }: SymbolIndex): ReadonlySet<string> =>
    new Set([...byKey.values()].map(({ symbol }) => prefixOf(symbol.name))),
);

function prefixOf(name: string): string {
  return name.slice(0, Math.max(0, name.indexOf('_')));
}

/** The bare names of the unscoped enumerations of a library, except those that another type has in another scope. */
const unscoped = perObject(({ byKey }: SymbolIndex): ReadonlySet<string> => {
  const found = new Set<string>();
  const others = new Set<string>();
  for (const { symbol } of byKey.values()) {
    // In C, an alias gives an enumeration its own name.
    if (!isType(symbol) || symbol.kind === 'alias') continue;
    const isUnscoped = symbol.kind === 'enum' && !symbol.flags?.includes('scoped');
    (isUnscoped ? found : others).add(symbol.name);
  }
  for (const name of others) found.delete(name);
  return found;
});

/** Replaces the aliases that a class declares in the type of one of its members by what they mean. */
function withoutOwnAliases(type: string, { owner }: IndexedSymbol, index: SymbolIndex): string {
  return type.replace(/(?:::\s*)?[A-Za-z_]\w*(?:\s*::\s*[A-Za-z_]\w*)*/g, (word) => {
    const isMember = owner !== '' && !word.includes('::');
    const [alias, ...others] = isMember ? index.named(`${owner}::${word}`) : [];
    if (alias?.symbol.kind !== 'alias' || alias.symbol.template || others.length > 0) return word;
    return alias.symbol.type ?? word;
  });
}

/** The names in a text that have scopes, and those without, in order. */
function scopedNames(text: string): string[] {
  return text.replace(/^::/, '').match(/[A-Za-z_]\w*(?:\s*::\s*[A-Za-z_]\w*)*/g) ?? [];
}

/**
 * Maps the aliases of a library to their targets: another name, or, if only one alias has the name, any type, such as a
 * pointer to a function.
 */
const aliasesOf = perObject(({ byKey, types }: SymbolIndex): ReadonlyMap<string, string> => {
  const aliases = new Map<string, string>();
  for (const { symbol } of byKey.values()) {
    const text = aliasedText(symbol);
    if (text === undefined) continue;
    const target = normalType(text);
    const isName = plainName.test(target);
    const isOnlyOne = (types.get(symbol.name) ?? 0) === (symbol.kind === 'macro' ? 0 : 1);
    if ((isName && target !== symbol.name) || (!isName && isOnlyOne))
      aliases.set(symbol.name, target);
  }
  return aliases;
});

const plainName = /^[A-Za-z_]\w*$/;

/** Returns the type that a symbol is another name of: an alias, or a macro for the name of a type. */
function aliasedText({
  kind,
  template,
  type,
  params,
  value = '',
}: SnapshotSymbol): string | undefined {
  if (kind === 'alias') return template ? undefined : (type ?? '');
  const isName =
    kind === 'macro' && !params && /^(?:::)?\s*[A-Za-z_]\w*(?:\s*::\s*[A-Za-z_]\w*)*$/.test(value);
  return isName ? value : undefined;
}

/** Replaces aliases in a normalised type by their targets. */
function resolve(type: string, aliases: ReadonlyMap<string, string>): string {
  return type.replace(
    /(const )?([A-Za-z_]\w*)/g,
    (whole, qualifier: string | undefined, word: string) => {
      let name = word;
      for (let step = 0; step < mostSteps; step++) {
        const target = aliases.get(name);
        if (target === undefined) break;
        // A constant pointer is no pointer to a constant.
        if (qualifier && /[*&([]/.test(target.replace(/<.*>/, ''))) return whole;
        name = target;
      }
      return (qualifier ?? '') + name;
    },
  );
}
