import { enumValues } from '../model/enum-values.ts';
import type { Compound, CompoundKind, Member } from '../model/compound.ts';
import { isDescribedMember, isUndescribed } from '../model/descriptions.ts';
import { splitName, splitQualified, withoutArguments } from '../model/qualified-name.ts';
import type { ApiReference } from '../model/site.ts';
import { compilerWords } from '../shared/compiler-words.ts';
import type { Place } from '../shared/place.ts';
import { indexSymbols, type Symbols } from '../model/symbols.ts';
import { classShape } from './class-shape.ts';
import { keepOnly } from './keep-only.ts';
import { lostSymbols, macrosOf } from './lost-symbols.ts';
import { memberPlace } from './member-place.ts';
import {
  codeText,
  commentFacts,
  flags,
  flagsOf,
  memberSymbol,
  snapshotParam,
  withDefaults,
} from './member-symbol.ts';
import {
  asWritten,
  isMisread,
  isNoDeclaration,
  isReserved,
  isUnnamed,
  PublicSurface,
} from './public-surface.ts';
import { usedAliases } from './hidden-aliases.ts';
import { meansNoexcept } from './noexcept-macros.ts';
import { classesIn, isDefinedInSource, isInSource } from './private-classes.ts';
import { recoveredSymbol, recoveredValues } from './recovered-symbol.ts';
import { readOnce, type TextOfFile } from './snapshot-headers.ts';
import { isInPrivateClass, isInPrivateVariable, isPrivateMember } from './declared-access.ts';
import { SourceFacts } from './source-facts.ts';
import type { SnapshotSources } from './snapshot-sources.ts';
import type { TakenSnapshot } from './taken-snapshot.ts';
import type { SnapshotParam, SnapshotSymbol, SymbolKind } from './snapshot.ts';
import { qualified } from './symbol-index.ts';
import { nameOf, symbolKey } from './symbol-key.ts';
import { resolveUses } from './used-names.ts';

/** The kinds of compounds that are symbols. */
const kinds: Partial<Record<CompoundKind, SymbolKind>> = {
  class: 'class',
  struct: 'struct',
  union: 'union',
  exception: 'class',
  concept: 'concept',
};

/** Collects the public symbols of a library. */
export function takeSnapshot(
  api: ApiReference,
  sources: SnapshotSources,
  textOf = readOnce(sources.sourceOf),
): TakenSnapshot {
  const taker = new Taker(api, sources, textOf);
  for (const compound of api.compounds) taker.addCompound(compound);
  for (const { member } of taker.symbols.members.values()) taker.addMember(member);
  taker.addLost();
  return taker.finish();
}

/** A symbol with its owner, sorted by their text. */
type Line = [owner: string, key: string, symbol: SnapshotSymbol];

class Taker {
  readonly symbols: Symbols;
  readonly #surface: PublicSurface;
  readonly #macros: ReadonlyMap<string, string>;
  /** The names of the macros with parameters. */
  readonly #callable: ReadonlySet<string>;
  readonly #facts: SourceFacts;
  readonly #isInHeaders: (name: string) => boolean;
  readonly #lines: Line[] = [];
  readonly #hiddenAliases = new Map<string, string>();
  readonly #misread = new Set<string>();
  readonly #places = new Map<SnapshotSymbol, Place>();
  readonly #refids = new Map<SnapshotSymbol, string>();

  constructor(
    api: ApiReference,
    private readonly sources: SnapshotSources,
    textOf: TextOfFile,
  ) {
    this.symbols = indexSymbols(api);
    this.#surface = new PublicSurface(sources.surface);
    // No header sees the macros of sources.
    const members = [...this.symbols.members.values()].filter(
      ({ member }) => !isInSource(member.location),
    );
    this.#macros = macrosOf(members);
    this.#callable = new Set(
      members.flatMap(({ member }) =>
        member.kind === 'define' && member.params.length > 0 ? [member.name] : [],
      ),
    );
    const files = api.compounds.filter(({ kind }) => kind === 'file');
    const headers = files.flatMap((file) => {
      const path = file.location?.file;
      const text = sources.includes.of(file.location) && textOf(file);
      return path === undefined || text === undefined ? [] : [[path, text] as const];
    });
    this.#facts = new SourceFacts(headers, this.#macros);
    this.#isInHeaders = classesIn(headers.map(([, text]) => text));
  }

  /** Adds a class or concept. */
  addCompound(compound: Compound): void {
    const kind = kinds[compound.kind];
    if (!kind || this.symbols.nested.compounds.has(compound.refid)) return;
    const qualified = this.#nameOf(compound);
    const [owner, name] = splitName(qualified);
    if (compound.protection === 'private' || this.#isHidden(owner, name, compound)) return;
    if (this.#lacksDescription(!isUndescribed(compound))) return;
    if (isDefinedInSource(compound)) {
      // Users see an incomplete type at most.
      if (this.#isInHeaders(name)) this.#add(owner, compound, undefined, { kind, name });
      return;
    }
    const { templateParams, requires, initializer, bases } = compound;
    const value = kind === 'concept' ? codeText(initializer) : '';
    const shape = classShape(compound, () => this.symbols.membersOf(compound));
    const open = bases.filter(({ protection }) => protection !== 'private');
    const { includes } = this.sources;
    const header = includes.ofClass(compound)?.path;
    const declaredIn = includes.of(compound.location)?.path;
    this.#add(owner, compound, header, {
      kind,
      name,
      ...(templateParams && {
        template: withDefaults(
          templateParams.map(snapshotParam),
          this.#facts.defaultsOf(qualified),
        ),
      }),
      ...flags([...flagsOf(compound.modifiers), ...shape.flags]),
      ...(requires && { requires: codeText(requires) }),
      ...(value !== '' && { value }),
      ...(open.length > 0 && {
        bases: open.map((base) => ({
          name: this.symbols.inline.strip(codeText(base.name)),
          ...(base.protection === 'protected' && { access: 'protected' as const }),
          ...(base.virtual && { virtual: true as const }),
        })),
      }),
      ...(shape.fields.length > 0 && { fields: shape.fields }),
      ...(compound.protection === 'protected' && { access: 'protected' as const }),
      ...(declaredIn !== undefined && declaredIn !== header && { declaredIn }),
      ...deprecated(this.#facts.deprecationOf(name, compound.location)),
      ...commentFacts(compound),
    });
  }

  /** Adds a member and, for an enumeration, its values. */
  addMember(member: Member): void {
    const { location, kind } = member;
    const holder = this.symbols.classOf(member.refid);
    if (isPrivateMember(member, holder)) return;
    const found =
      this.#recovered(member) ?? memberSymbol(member, (word) => meansNoexcept(word, this.#macros));
    if (!found) return;
    const { name } = found;
    const owner = this.#ownerOf(member);
    if (owner === '' && this.#facts.isInUnnamed(name, location)) return;
    if (found.kind === 'alias' && this.#surface.hides(owner))
      this.#addHiddenAlias(owner, found, holder);
    if (found.access && holder?.modifiers.includes('final')) return;
    if (isInPrivateClass(holder, this.symbols) || isInPrivateVariable(member, this.symbols)) return;
    const header = this.sources.includes.of(location)?.path;
    // A symbol of the library itself is declared in a header.
    if (header === undefined) return;
    if (this.#isHidden(owner, name, member, isUnnamed(name))) return;
    // `typedef struct X { … } X` declares one symbol. Of an excluded struct, users know the name.
    const same = kind === 'typedef' && this.symbols.byRawName(qualified(owner, member));
    if (same && !this.#surface.excludes(same.location?.file ?? '')) return;
    if (this.#lacksDescription(isDescribedMember(member))) return;
    if (same) this.#add(owner, member, header, { kind: kinds[same.kind] ?? 'struct', name });
    else if (isNoDeclaration(found, member, holder !== undefined))
      this.#misread.add(owner === '' ? name : `${owner}::${name}`);
    else if (!isUnnamed(name))
      this.#add(owner, member, header, {
        ...deprecated(this.#facts.deprecationOf(name, location)),
        ...asWritten(found),
      });
    const ownName = isUnnamed(name) ? '' : name;
    const scope = [owner, ownName].filter(Boolean).join('::');
    const values = recoveredValues(member.enumValues, this.#macros, (i) =>
      this.#facts.enumeratorAt(i, location),
    );
    const texts = enumValues(values);
    values.forEach((value, i) => {
      const text = texts[i] ?? '';
      if (isMisread(value.name, this.#macros) || /[{]|\breturn\b/.test(text))
        this.#misread.add(`${scope}::${value.name}`);
      else if (!isReserved(value.name))
        this.#add(scope, { refid: value.refid, location }, header, {
          kind: 'enumerator',
          name: value.name,
          value: text,
          ...flags(value.initializer ? [] : ['counted']),
          ...deprecated(this.#facts.deprecationOfValue(value.name, ownName, location)),
          ...commentFacts(value),
        });
    });
  }

  /** Adds the declarations that Doxygen has lost. */
  addLost(): void {
    if (this.sources.surface.documentedOnly || this.#facts.marked.length === 0) return;
    // The name behind the body of a class that Doxygen does not understand is a variable for it.
    const isTrace = ([, , { kind, type = '' }]: Line): boolean =>
      kind === 'variable' && /^[*\s]*$/.test(type);
    const nameOfLine = ([owner, , symbol]: Line): string => qualified(owner, symbol);
    const known = new Set(this.#lines.filter((line) => !isTrace(line)).map(nameOfLine));
    const lost = lostSymbols(this.#facts, this.symbols, known);
    const found = new Set(lost.map(({ owner, symbol }) => qualified(owner, symbol)));
    keepOnly(this.#lines, (line) => !isTrace(line) || !found.has(nameOfLine(line)));
    for (const { owner, symbol, location } of lost) {
      const header = this.sources.includes.of(location)?.path;
      const { name, kind } = symbol;
      if (header === undefined || this.#isHidden(owner, name, { location, kind })) continue;
      const whole = { ...symbol, header };
      this.#places.set(whole, location);
      this.#lines.push([owner, symbolKey(whole), whole]);
    }
  }

  /** Returns everything that was added. */
  finish(): TakenSnapshot {
    const lines = this.#lines.sort(([a, b], [c, d]) => compare(a, c) || compare(b, d));
    const scopes: { owner: string; symbols: SnapshotSymbol[] }[] = [];
    let last = '';
    for (const [owner, key, symbol] of lines) {
      if (scopes.at(-1)?.owner !== owner) scopes.push({ owner, symbols: [] });
      // Doxygen 1.9.4 repeats members of groups.
      else if (key === last) continue;
      last = key;
      scopes.at(-1)?.symbols.push(symbol);
    }
    const misread = [...this.#misread].sort(compare);
    const { names } = this.symbols.inline;
    return {
      scopes,
      aliases: usedAliases(this.#hiddenAliases, scopes),
      using: this.#using(),
      inline: [...names].filter((name) => !this.#surface.hides(name)).sort(compare),
      misread,
      places: this.#places,
      refids: this.#refids,
    };
  }

  #using(): TakenSnapshot['using'] {
    if (this.#facts.uses.length === 0) return {};
    const { inline } = this.symbols;
    const symbols = new Set(this.#lines.map(([owner, , symbol]) => qualified(owner, symbol)));
    const uses = this.#facts.uses.map((use) => {
      const [scope] = splitName(inline.strip(qualified(use.scope, use)));
      return { ...use, scope };
    });
    return resolveUses(
      uses,
      symbols,
      (scope) => !symbols.has(scope) && !this.#surface.hides(scope),
    );
  }

  /** Returns the symbol with an attribute, or behind a macro with arguments, that Doxygen has taken for it. */
  #recovered(member: Member): SnapshotSymbol | undefined {
    const { kind, name, location, protection } = member;
    const isOne = kind === 'variable' || this.#macros.has(name) || compilerWords.has(name);
    // The message of the deprecation of an alias becomes its name.
    const word = kind === 'typedef' && !isOne ? 'using' : name;
    const words = isOne || word === 'using' ? this.#facts.markedAt(word, location) : undefined;
    const found = words && recoveredSymbol(words);
    if (!found || found.name === name) return undefined;
    const access = protection === 'protected' ? { access: 'protected' as const } : {};
    return { ...found, ...access, ...commentFacts(member) };
  }

  #add(
    owner: string,
    { refid, location }: Pick<Member, 'refid' | 'location'>,
    header: string | undefined,
    symbol: SnapshotSymbol,
  ): void {
    const address = this.sources.addressOf?.(refid);
    const whole = {
      ...symbol,
      ...(header !== undefined && { header }),
      ...(address && { address }),
      ...(this.sources.keepsIds && {
        doxygen: this.symbols.compounds.has(refid) ? refid : memberPlace(refid),
      }),
    };
    if (location) this.#places.set(whole, { file: location.file, line: location.line });
    this.#refids.set(whole, refid);
    this.#lines.push([owner, symbolKey(whole), whole]);
  }

  #addHiddenAlias(
    owner: string,
    { name, type = '', template }: SnapshotSymbol,
    holder?: Compound,
  ): void {
    // One in a specialisation is the target of some arguments only.
    if (owner.includes('<') || type === '') return;
    const listOf = (params: readonly SnapshotParam[] = []): string =>
      params.length === 0 ? '' : `<${params.map((param) => nameOf(param) ?? '').join(', ')}>`;
    const around = owner + listOf(holder?.templateParams?.map(snapshotParam));
    this.#hiddenAliases.set(`${around}::${name}${listOf(template)}`, type);
  }

  /** True for what is not public for lack of a description. */
  #lacksDescription(isDescribed: boolean): boolean {
    return this.sources.surface.documentedOnly && !isDescribed;
  }

  #nameOf({ name }: Compound): string {
    return this.symbols.inline.strip(name);
  }

  /** Returns the qualified name of what contains a member, without inline namespaces. */
  #ownerOf(member: Member): string {
    const { nested, inline } = this.symbols;
    // The members of an unnamed struct or union belong to what contains it: older releases of Doxygen list them there.
    const holder = nested.holders.get(member.refid);
    if (holder) return this.#ownerOf(holder);
    const around = this.symbols.classOf(member.refid);
    return around ? this.#nameOf(around) : splitName(inline.strip(member.qualifiedName))[0];
  }

  #isHidden(
    owner: string,
    name: string,
    { location, kind, type }: Pick<Member, 'location'> & { kind: string; type?: Member['type'] },
    isNameless = false,
  ): boolean {
    if (owner !== '' && (this.#surface.hides(owner) || splitQualified(owner).some(isReserved)))
      return true;
    if (location && this.#surface.excludes(location.file)) return true;
    if (isNameless) return false;
    if (isReserved(name) || this.#surface.hides(name)) return true;
    const bare = withoutArguments(name);
    // A function can have a macro with its name, but it has a result; what is a type then is a macro behind one, and so is
    // what begins with the key of a class.
    const written = codeText(type);
    const isOther =
      kind === 'typedef' ||
      (kind === 'function' && written === '') ||
      (kind !== 'define' && /\b(?:class|struct|union|enum)$/.test(written));
    const isMacro = this.#macros.has(name) && owner === '' && !isOther;
    // A macro with parameters leaves a field with its name alone.
    const isField = kind === 'variable' && owner !== '' && this.#callable.has(bare);
    if (!isMisread(bare, isMacro || isField ? new Map() : this.#macros)) return false;
    // A macro for a word of C++ is no symbol, but not misread either: `#define inline __inline`.
    if (kind !== 'define') this.#misread.add(owner === '' ? name : `${owner}::${name}`);
    return true;
  }
}

/** Returns a deprecation as a field; nothing if there is none. */
const deprecated = (message?: string | true): Pick<SnapshotSymbol, 'deprecated'> =>
  message === undefined ? {} : { deprecated: message };

/** Compares texts by their UTF-16 code units, which is the same on every machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
