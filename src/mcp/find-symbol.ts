import { closest } from '../diagnostics/closest.ts';
import { splitQualified, withoutArguments } from '../model/qualified-name.ts';
import { qualified, type IndexedSymbol, type SymbolIndex } from '../releases/symbol-index.ts';
import type { ListedSymbol } from './built-site.ts';
import { append } from '../shared/group-by.ts';

/** The symbols that a name can mean. */
export interface FoundSymbols<Found> {
  /** The symbols with the name; overloads share it. */
  found: Found[];
  /** True if several symbols have the name in different scopes. */
  isAmbiguous: boolean;
  /** The qualified names of these symbols; similar names if none has it. */
  others: string[];
}

/** Most other names that an answer lists. */
const mostOthers = 8;

/** Returns the part of a name that identifies it: without template arguments and parameters. */
export function plainName(name: string): string {
  const text = name.trim().replace(/^::/, '').replace(/\(\)$/, '');
  return text.includes('operator') ? text : withoutArguments(text.replace(/\(.*$/s, ''));
}

/**
 * Finds what a name means among the names of symbols: the qualified name itself, else the name without some scopes (such
 * as inline namespaces) if only one symbol is meant, else nothing, with the names that are meant most likely.
 */
export function findNamed<Found>(
  name: string,
  symbols: ReadonlyMap<string, Found[]>,
): FoundSymbols<Found> {
  const wanted = plainName(name);
  const exact = symbols.get(wanted);
  if (exact) return { found: exact, isAmbiguous: false, others: [] };
  const parts = splitQualified(wanted);
  const last = parts.at(-1) ?? '';
  const names = [...symbols.keys()].map((each) => ({ name: each, parts: splitQualified(each) }));
  const same = names.filter((each) => each.parts.at(-1) === last);
  // Whoever names a class does not mean its constructors.
  const meant = same.filter(
    (each) =>
      isWithin(parts, each.parts) && (parts.length > 1 || each.parts.at(-2) !== each.parts.at(-1)),
  );
  const candidates = meant.length > 0 ? meant : same.filter((each) => isWithin(each.parts, parts));
  // The scopes of a qualified name say enough to leave out those that are further in.
  const fewest = Math.min(...candidates.map((each) => each.parts.length));
  const likely =
    parts.length > 1 ? candidates.filter((each) => each.parts.length === fewest) : candidates;
  const [only] = likely;
  if (only && likely.length === 1)
    return { found: symbols.get(only.name) ?? [], isAmbiguous: false, others: [] };
  if (only) {
    const sorted = likely.sort((a, b) => a.parts.length - b.parts.length);
    return { found: [], isAmbiguous: true, others: namesOf(sorted) };
  }
  const lasts = names.map((each) => each.parts.at(-1) ?? '');
  const near = closest(last, lasts);
  const similar = names.filter((each) => each.parts.at(-1) === near);
  return { found: [], isAmbiguous: false, others: namesOf([...same, ...similar]) };
}

/** True if parts of a name appear in the parts of another one, in the same order, both with the same end. */
function isWithin(parts: readonly string[], all: readonly string[]): boolean {
  let at = 0;
  for (const part of all) if (part === parts[at]) at += 1;
  return at === parts.length;
}

function namesOf(entries: readonly { name: string }[]): string[] {
  return [...new Set(entries.map(({ name }) => name))].slice(0, mostOthers);
}

/** Kinds that no code names. */
const noCode = new Set(['dir', 'group', 'page']);

/** Returns the symbols that code can name, and files, by name. */
export function byName(symbols: readonly ListedSymbol[]): Map<string, ListedSymbol[]> {
  const names = new Map<string, ListedSymbol[]>();
  for (const symbol of symbols) {
    if (noCode.has(symbol.kind)) continue;
    append(names, symbol.name, symbol);
  }
  return names;
}

/** Returns the symbols of a release by qualified name; each release is listed once. */
export function releaseNames(index: SymbolIndex): ReadonlyMap<string, IndexedSymbol[]> {
  let names = known.get(index);
  if (!names) {
    names = new Map();
    for (const each of index.byKey.values())
      append(names, qualified(each.owner, each.symbol), each);
    known.set(index, names);
  }
  return names;
}

const known = new WeakMap<SymbolIndex, Map<string, IndexedSymbol[]>>();
