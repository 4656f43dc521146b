import { closest } from '../diagnostics/closest.ts';
import { isClassLike } from '../model/class-kinds.ts';
import type { Compound, Member } from '../model/compound.ts';
import type { Block, Description } from '../model/description.ts';
import { withoutReads } from '../model/symbol-reads.ts';
import { summaryOf } from '../model/summary.ts';
import { partsOfName, parseSymbolName, type SymbolName } from '../model/symbol-name.ts';
import type { Symbols } from '../model/symbols.ts';
import { append } from '../shared/group-by.ts';

/** What may have a description. */
interface Described {
  brief: Block[];
  detailed: Block[];
}

/** A symbol that texts can refer to: a compound, an enum value, or all members with the same qualified name. */
export interface NamedSymbol {
  /** Qualified name. */
  name: string;
  /** The library that it belongs to; missing if the site has only one. */
  library?: string;
  /** Refid of the compound or value, or refids of the members. */
  refids: string[];
  /** Returns what may have a summary, the preferred one first. Read when a link shows it: most names are never linked. */
  described: (() => Described)[];
  /** True if the symbol and everything around it are public. */
  isPublic: boolean;
  /** True if it has a description. */
  isDescribed: boolean;
  /** True for functions, and for macros with arguments. */
  isCallable: boolean;
  /** True for members of a class and values of an enumeration. */
  isMember: boolean;
}

/** Finds the symbols that a name may refer to. */
export interface SymbolNames {
  /** The symbols that a name matches, several if it is ambiguous; public ones take precedence. */
  find(written: string): readonly NamedSymbol[];
  /** The one symbol that inline code refers to; undefined if that is not certain. */
  findCode(written: string): NamedSymbol | undefined;
  /** Similar qualified names for a misspelt one, without template arguments, short ones first. */
  near(written: string): string[];
}

/** Other kinds of compounds that texts can refer to. */
const otherKinds = new Set(['namespace', 'concept']);

/** Creates a finder of names, with an index built on first use; `isPlaced` is true for refids with a place. */
export function symbolNames(symbols: Symbols, isPlaced: (refid: string) => boolean): SymbolNames {
  let built: Map<string, Entry[]> | undefined;
  // It reads no descriptions, only who has one.
  const index = (): Map<string, Entry[]> =>
    (built ??= withoutReads(() => indexByLastName(symbols, isPlaced)));

  const findNamed = (
    written: SymbolName,
    fits: (symbol: NamedSymbol) => boolean,
  ): NamedSymbol[] => {
    const matches = (index().get(written.parts.at(-1) ?? '') ?? []).filter(
      ({ parts, symbol }) => fits(symbol) && endsWith(parts, written),
    );
    const exact = matches.filter(({ parts }) => parts.length === written.parts.length);
    const isScoped = written.rooted || written.parts.length > 1;
    return prefer(isScoped && exact.length > 0 ? exact : matches, written);
  };
  return {
    find: (text) => {
      const written = parseSymbolName(text);
      if (!written) return [];
      const found = findNamed(written, () => true);
      return found.length > 0 ? found : inherited(written, symbols, index());
    },
    findCode: (text) => {
      const written = parseSymbolName(text);
      if (!written) return undefined;
      // `size()` or `name` without scope may be a member of any class.
      const isScoped = written.rooted || written.parts.length > 1;
      const found = findNamed(
        written,
        ({ isPublic, isMember }) => isPublic && (isScoped || !isMember),
      );
      const [only] = found;
      return found.length === 1 && only?.isDescribed === true ? only : undefined;
    },
    near: (text) => {
      const last = parseSymbolName(text)?.parts.at(-1) ?? text;
      const name = index().has(last) ? last : closest(last, [...index().keys()]);
      const found = name === undefined ? [] : (index().get(name) ?? []);
      const all = new Set(found.map(({ parts }) => parts.join('::')));
      return [...all].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
    },
  };
}

/** A symbol under one of its names. */
interface Entry {
  parts: string[];
  symbol: NamedSymbol;
}

function endsWith(parts: readonly string[], { parts: written, rooted }: SymbolName): boolean {
  const start = parts.length - written.length;
  if (start < 0 || (rooted && start > 0)) return false;
  return written.every((part, i) => part === parts[start + i]);
}

/** Prefers public symbols, functions if the name has parentheses, and classes over their constructors. */
function prefer(entries: readonly Entry[], written: SymbolName): NamedSymbol[] {
  const some = (all: readonly Entry[], fits: (entry: Entry) => boolean): readonly Entry[] => {
    const matches = all.filter(fits);
    return matches.length > 0 ? matches : all;
  };
  const open = some(entries, ({ symbol }) => symbol.isPublic);
  const scopes = new Set(open.map(({ parts }) => parts.join('::')));
  const outer = open.filter(({ parts }) => !scopes.has(parts.slice(0, -1).join('::')));
  const called = some(outer, ({ symbol }) => written.called && symbol.isCallable);
  // The first one wins among a template and its specialisations, or a class and a function with the same name.
  const found = new Map<string, NamedSymbol>();
  for (const { parts, symbol } of called) {
    const name = parts.join('::');
    if (!found.has(name)) found.set(name, symbol);
  }
  return [...new Set(found.values())];
}

/** The members that a class inherits from its bases: `derived::member`. */
function inherited(
  written: SymbolName,
  symbols: Symbols,
  index: ReadonlyMap<string, readonly Entry[]>,
): NamedSymbol[] {
  const scope = { ...written, parts: written.parts.slice(0, -1) };
  const name = written.parts.at(-1) ?? '';
  const refids = new Set(
    (index.get(scope.parts.at(-1) ?? '') ?? [])
      .filter(({ parts }) => endsWith(parts, scope))
      .flatMap(({ symbol }) => symbol.refids)
      .flatMap((refid) => symbols.compounds.get(refid)?.allMembers ?? [])
      .flatMap((member) => (partsOfName(member.name).join('::') === name ? [member.refid] : [])),
  );
  const own = (index.get(name) ?? []).filter(({ symbol }) =>
    symbol.refids.some((refid) => refids.has(refid)),
  );
  return refids.size > 0 ? prefer(own, written) : [];
}

function indexByLastName(
  symbols: Symbols,
  isPlaced: (refid: string) => boolean,
): Map<string, Entry[]> {
  const index = new Map<string, Entry[]>();
  const add = (symbol: NamedSymbol, parts = partsOfName(symbol.name)): void => {
    const last = parts.at(-1) ?? '';
    append(index, last, { parts, symbol });
  };
  // Index primary templates before their specialisations, so that the name refers to the template.
  const compounds = [...symbols.compounds.values()].filter(
    ({ kind, refid }) => (isClassLike(kind) || otherKinds.has(kind)) && isPlaced(refid),
  );
  for (const compound of compounds.sort((a, b) => length(a) - length(b)))
    add(ofCompound(compound, symbols));
  const sets = new Map<string, NamedSymbol>();
  for (const { member, owner } of symbols.members.values()) {
    if (!isPlaced(member.refid) || member.kind === 'friend') continue;
    const classes = symbols.classOf(member.refid) ?? (isClassLike(owner.kind) ? owner : undefined);
    const isPublic =
      member.protection === 'public' && (!classes || isPublicCompound(classes, symbols));
    const key = `${member.callable ? 'f' : 'v'} ${member.qualifiedName}`;
    const set = sets.get(key);
    if (set) addToSet(set, member, isPublic);
    else {
      const symbol = ofMember(member, isPublic, classes !== undefined);
      sets.set(key, symbol);
      add(symbol);
    }
    addValues(member, isPublic, add);
  }
  return index;
}

function length({ name }: Compound): number {
  return name.length;
}

function ofCompound(compound: Compound, symbols: Symbols): NamedSymbol {
  return {
    name: compound.name,
    refids: [compound.refid],
    described: [() => compound],
    isDescribed: compound.hasDescription,
    isPublic: isPublicCompound(compound, symbols),
    isCallable: false,
    isMember: false,
  };
}

function isPublicCompound(compound: Compound, symbols: Symbols): boolean {
  for (let each: Compound | undefined = compound; each; each = symbols.parent(each.refid))
    if (isClassLike(each.kind) && each.protection !== 'public') return false;
  return true;
}

function ofMember(member: Member, isPublic: boolean, isMember: boolean): NamedSymbol {
  return {
    name: member.qualifiedName,
    refids: [member.refid],
    described: [() => member],
    isDescribed: member.hasDescription,
    isPublic,
    isCallable: member.callable,
    isMember,
  };
}

function addToSet(set: NamedSymbol, member: Member, isPublic: boolean): void {
  set.refids.push(member.refid);
  set.described.push(() => member);
  set.isDescribed ||= member.hasDescription;
  set.isPublic ||= isPublic;
}

/** Adds enum values under the name of their enumeration; unscoped ones also under that of the enclosing scope. */
function addValues(
  member: Member,
  isPublic: boolean,
  add: (symbol: NamedSymbol, parts?: string[]) => void,
): void {
  const ownParts = partsOfName(member.qualifiedName);
  const described = new Set(member.describedValues);
  for (const [i, value] of member.enumValues.entries()) {
    const inner = [...ownParts, value.name];
    const outer = [...ownParts.slice(0, -1), value.name];
    const symbol: NamedSymbol = {
      name: (member.strong ? inner : outer).join('::'),
      refids: [value.refid],
      described: [() => member.enumValues[i] ?? value],
      isDescribed: described.has(i),
      isPublic,
      isCallable: false,
      isMember: true,
    };
    add(symbol, inner);
    if (!member.strong) add(symbol, outer);
  }
}

/** Returns the first summary of a symbol that is not empty; empty if there is none. */
export function briefOf({ described }: NamedSymbol): Description {
  for (const find of described) {
    const brief = summaryOf(find());
    if (brief.length > 0) return brief;
  }
  return [];
}
