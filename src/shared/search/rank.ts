import type { Marked } from './answer.ts';
import { anyOf, lettersFromStart } from './columns.ts';
import { fold, initialsOf, nameParts, nameKey } from './fold.ts';
import { known } from './known.ts';
import type { NameQuery } from './query.ts';
import { withoutArguments } from './arguments.ts';

/** How well a name matches a query; smaller is better. */
export const matchLevel = {
  /** The same name, including case. */
  same: 0,
  /** The same name. */
  exact: 1,
  /** The name starts with the query. */
  prefix: 2,
  /** A word of the name, with what follows it, starts with the query. */
  part: 3,
  /** The query matches the initials of the name's words. */
  initials: 4,
  /** The words of the query are prefixes of words of the name, in this order. */
  parts: 5,
  /** The name contains the query. */
  inside: 6,
  /** The name contains the query with one wrong letter. */
  similar: 7,
  /** The description contains the words. */
  described: 8,
} as const;

/**
 * How well a name matches; undefined if it does not. Call it for names that start with the query or that
 * `patternOfNames` matches; `similar` is checked by another function, which is slower.
 */
export function matchLevelOf(query: NameQuery, name: string, key: string): number | undefined {
  if (key.startsWith(query.key)) {
    if (key.length > query.key.length) return matchLevel.prefix;
    return name === query.written ? matchLevel.same : matchLevel.exact;
  }
  if (query.key.length < 2) return undefined;
  const at = key.indexOf(query.key);
  const parts = nameParts(name);
  if (at >= 0 && !isInArguments(key, at) && beginsPart(parts, query.key)) return matchLevel.part;
  if (query.parts.length > 1) {
    if (inOrder(query.parts, parts)) return matchLevel.parts;
    if (query.parts.every((word) => parts.some((part) => part.startsWith(word))))
      return matchLevel.inside;
  } else if (query.key.length < 7 && initialsOf(parts).startsWith(query.key))
    return matchLevel.initials;
  return at >= 0 && query.key.length > 2 ? matchLevel.inside : undefined;
}

/**
 * Matches all names in a column of normalized names that `matchLevelOf` accepts, for queries of at least two letters.
 */
export function patternOfNames({ key, parts }: NameQuery): RegExp {
  if (parts.length > 1) return anyOf([key, ...parts.slice(0, 1)]);
  return key.length < 7 ? anyOf([key], lettersFromStart(key)) : anyOf([key]);
}

/** True for an offset in the template arguments of a specialisation. */
function isInArguments(key: string, at: number): boolean {
  const bracket = key.indexOf('<');
  return bracket > 0 && bracket < at && !key.startsWith('operator');
}

/** True if some part, joined with the parts after it, starts with a key. */
function beginsPart(parts: readonly string[], key: string): boolean {
  return parts.some((_, i) => parts.slice(i).join('').startsWith(key));
}

/** True if each word matches a part, in this order. */
function inOrder(
  words: readonly string[],
  parts: readonly string[],
  fits = (part: string, word: string): boolean => part.startsWith(word),
): boolean {
  let at = 0;
  for (const part of parts) if (at < words.length && fits(part, words[at] ?? '')) at++;
  return at === words.length;
}

/** A symbol to rank. */
export interface Ranked {
  /** The result of `rankOf`. */
  rank: number;
  /** Number of names in the scope. */
  depth: number;
  /** Row in the index, which is sorted by name, and for the same name by the importance of the scope. */
  row: number;
}

/** The properties of a symbol that affect its rank. */
export interface RankTraits {
  /** Doxygen's kind. */
  kind: string;
  /** Rank of its kind among the kinds, from 0 to 15; a fraction more if it is protected or has no description. */
  place: number;
  /** True for implementation details. */
  isDetail: boolean;
  /** True if it is deprecated. */
  isDeprecated: boolean;
}

/** The rank of macros: types and namespaces come before them. */
export const macroPlace = 2;

/** The rank of topics, and the first rank of kinds that are no symbols of their own. */
export const topicPlace = 5;
export const laterPlace = 6;

/**
 * The sort key of a symbol: match, public before detail, deprecated last, classes before members, the library itself
 * before others (`isForeign`), documented before undocumented, short before long.
 */
export function rankOf(
  fits: number,
  name: string,
  { kind, place, isDetail, isDeprecated }: RankTraits,
  isForeign = false,
): number {
  const penalty = Number(isDetail) * 2 + Number(isDeprecated);
  // Files, pages and friends are meant if their names are written, and come after symbols otherwise.
  const isLater = place >= laterPlace;
  const level =
    fits > matchLevel.exact
      ? isLater
        ? Math.max(fits, matchLevel.parts) + 0.5
        : fits
      : // A type whose name differs in case is meant rather than a variable whose name does not.
        place < macroPlace
        ? Math.min(fits, 0.75)
        : isLater || kind === 'variable'
          ? Math.max(fits, 0.8)
          : fits;
  const order = ((level * 4 + penalty) * 16 + place) * 2 + Number(isForeign);
  return order + Math.min(name.length, 63) / 64;
}

/** Compares two symbols; of those with the same rank, the one with fewer scopes comes first. */
export function compareRanked(a: Ranked, b: Ranked): number {
  return a.rank - b.rank || a.depth - b.depth || a.row - b.row;
}

/** True if a scope ends with the scopes in the query: `a::detail::x` for `detail::x`. */
export function fitsScope(query: NameQuery, scope: string): boolean {
  const own = scopeNames(scope);
  const start = own.length - query.scopes.length;
  return query.scopes.every((name, i) => name === own[start + i]);
}

/** True if the scopes in the query are prefixes of names of a scope, in this order: `de::x` for `a::detail::b::x`. */
export function fitsScopeLoosely(query: NameQuery, scope: string): boolean {
  return query.scopes.length === 0 || inOrder(query.scopes, scopeNames(scope));
}

/** The same, but they may also be prefixes of inner words of the names: `base::x` for `test_base::x`. */
export function fitsScopeInside(query: NameQuery, scope: string): boolean {
  return inOrder(query.scopes, splitScope(scope), (name, wanted) =>
    beginsPart(nameParts(name), wanted),
  );
}

/** The normalized names of a scope. */
export const scopeNames = known((scope) => splitScope(scope).map(nameKey));

function splitScope(scope: string): string[] {
  return scope === '' ? [] : withoutArguments(scope).split(/::|\//);
}

/** A name with the matches marked. */
export function markName(query: NameQuery | undefined, name: string, found: number): Marked[] {
  const folded = fold(name);
  // If folding changes the length, offsets in the name are unknown.
  const canMark =
    query && query.key !== '' && found < matchLevel.similar && folded.length === name.length;
  if (!canMark || found <= matchLevel.exact) return [{ text: name, isMatch: canMark === true }];
  const isMatch = new Array<boolean>(name.length).fill(false);
  const places = [...folded].flatMap((char, i) =>
    /[\s_-]/.test(char) && !/^operator\W/.test(folded) ? [] : [i],
  );
  const key = places.map((i) => folded[i]).join('');
  const mark = (start: number, end: number): void => {
    const first = places[start];
    const last = places[end - 1];
    if (first !== undefined && last !== undefined) isMatch.fill(true, first, last + 1);
  };
  const parts = partPlaces(name, key);
  if (found === matchLevel.initials || found === matchLevel.parts) {
    const wanted = found === matchLevel.parts ? query.parts : [...query.key];
    let next = 0;
    for (const { part, start } of parts) {
      const want = wanted[next];
      if (want === undefined || !part.startsWith(want)) continue;
      mark(start, start + want.length);
      next++;
    }
  } else {
    const own = parts.find(
      ({ start }) => found === matchLevel.part && key.startsWith(query.key, start),
    );
    const start = own?.start ?? key.indexOf(query.key);
    if (start >= 0) mark(start, start + query.key.length);
  }
  return joinMarks(name, isMatch);
}

/** The words of a name, with their offsets in its normalized form. */
export function partPlaces(name: string, key: string): { part: string; start: number }[] {
  let at = 0;
  return nameParts(name).flatMap((part) => {
    const start = key.indexOf(part, at);
    if (start < 0) return [];
    at = start + part.length;
    return [{ part, start }];
  });
}

/** Splits a text into marked and unmarked pieces. */
export function joinMarks(text: string, isMatch: readonly boolean[]): Marked[] {
  const pieces: Marked[] = [];
  let start = 0;
  for (let i = 1; i <= text.length; i++) {
    if (i < text.length && isMatch[i] === isMatch[start]) continue;
    pieces.push({ text: text.slice(start, i), isMatch: isMatch[start] ?? false });
    start = i;
  }
  return pieces;
}

/** The number of leading letters that match a text at an offset. */
export function lettersInCommon(wanted: string, other: string, place = 0): number {
  let same = 0;
  while (same < wanted.length && wanted[same] === other[place + same]) same++;
  return same;
}
