import type { Marked } from './answer.ts';
import { anyOf, lettersFromStart } from './columns.ts';
import { fold, initialsOf, nameParts, squash } from './fold.ts';
import { known } from './known.ts';
import type { NameQuery } from './query.ts';
import { withoutArguments } from './signature.ts';

/** How a name fits a query, the better the smaller. */
export const fit = {
  /** The same name, letter by letter. */
  same: 0,
  /** The same name. */
  exact: 1,
  /** The name begins so. */
  prefix: 2,
  /** A word of the name and what follows it begin so. */
  part: 3,
  /** The first letters of its words. */
  initials: 4,
  /** The words of the query begin words of the name, in this order. */
  parts: 5,
  /** It stands somewhere in the name. */
  inside: 6,
  /** It stands in the name with one wrong letter. */
  similar: 7,
  /** The description has the words. */
  described: 8,
} as const;

/**
 * How a name fits; undefined where it does not. It is asked of names that begin so, or that `patternOfNames` matches;
 * `similar` is for another function, which costs more.
 */
export function fitOf(query: NameQuery, name: string, key: string): number | undefined {
  if (key.startsWith(query.key)) {
    if (key.length > query.key.length) return fit.prefix;
    return name === query.written ? fit.same : fit.exact;
  }
  if (query.key.length < 2) return undefined;
  const at = key.indexOf(query.key);
  const parts = nameParts(name);
  if (at >= 0 && !isInArguments(key, at) && beginsPart(parts, query.key)) return fit.part;
  if (query.parts.length > 1) {
    if (inOrder(query.parts, parts)) return fit.parts;
  } else if (query.key.length < 7 && initialsOf(parts).startsWith(query.key)) return fit.initials;
  return at >= 0 && query.key.length > 2 ? fit.inside : undefined;
}

/** Matches, in a column of squashed names, all for which `fitOf` gives something, if two letters are looked for or more. */
export function patternOfNames({ key, parts }: NameQuery): RegExp {
  if (parts.length > 1) return anyOf([key, ...parts.slice(0, 1)]);
  return key.length < 7 ? anyOf([key], lettersFromStart(key)) : anyOf([key]);
}

/** True for a place in the template arguments of a specialisation. */
function isInArguments(key: string, at: number): boolean {
  const bracket = key.indexOf('<');
  return bracket > 0 && bracket < at && !key.startsWith('operator');
}

/** True where the parts from one of them on, written together, begin with a key. */
function beginsPart(parts: readonly string[], key: string): boolean {
  return parts.some((_, i) => parts.slice(i).join('').startsWith(key));
}

/** True where each word fits a part, in this order. */
function inOrder(
  words: readonly string[],
  parts: readonly string[],
  fits = (part: string, word: string): boolean => part.startsWith(word),
): boolean {
  let at = 0;
  for (const part of parts) if (at < words.length && fits(part, words[at] ?? '')) at++;
  return at === words.length;
}

/** A symbol among others. */
export interface Ranked {
  /** What `rankOf` says of it. */
  rank: number;
  /** Name without scope. */
  name: string;
  /** Scope. */
  scope: string;
  /** Number of names in the scope. */
  depth: number;
}

/** What ranking has to know of a symbol. */
export interface RankTraits {
  /** Place of its kind among the kinds, from 0 to 15. */
  place: number;
  /** Belongs to the implementation. */
  isDetail: boolean;
  /** Is deprecated. */
  isDeprecated: boolean;
}

/** A number by which symbols are sorted: how they fit, public before detail, deprecated last, classes before members, short before long. */
export function rankOf(
  fits: number,
  name: string,
  { place, isDetail, isDeprecated }: RankTraits,
): number {
  const usual = (isDetail ? 2 : 0) + (isDeprecated ? 1 : 0);
  return ((fits * 4 + usual) * 16 + place) * 64 + Math.min(name.length, 63);
}

/** Compares two symbols; of those of the same rank the one with fewer scopes comes first. */
export function compareRanked(a: Ranked, b: Ranked): number {
  return (
    a.rank - b.rank || a.depth - b.depth || compare(a.name, b.name) || compare(a.scope, b.scope)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** True where a scope ends with the scopes that are written: `a::detail::x` with `detail::x`. */
export function fitsScope(query: NameQuery, scope: string): boolean {
  const own = scopeNames(scope);
  const start = own.length - query.scopes.length;
  return query.scopes.every((name, i) => name === own[start + i]);
}

/** True where the scopes that are written begin names of a scope, in this order: `de::x` in `a::detail::b::x`. */
export function fitsScopeLoosely(query: NameQuery, scope: string): boolean {
  return query.scopes.length === 0 || inOrder(query.scopes, scopeNames(scope));
}

/** The same, where they may also begin inner words of the names: `base::x` in `test_base::x`. */
export function fitsScopeInside(query: NameQuery, scope: string): boolean {
  return inOrder(query.scopes, splitScope(scope), (name, wanted) =>
    beginsPart(nameParts(name), wanted),
  );
}

/** The names of a scope, squashed. */
export const scopeNames = known((scope) => splitScope(scope).map(squash));

function splitScope(scope: string): string[] {
  return scope === '' ? [] : withoutArguments(scope).split(/::|\//);
}

/** A name with what was looked for marked. */
export function markName(query: NameQuery | undefined, name: string, found: number): Marked[] {
  const folded = fold(name);
  // Where folding changes lengths, places cannot be told.
  const canTell = query && query.key !== '' && found < fit.similar && folded.length === name.length;
  if (!canTell || found <= fit.exact) return [{ text: name, isMatch: canTell === true }];
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
  if (found === fit.initials || found === fit.parts) {
    const wanted = found === fit.parts ? query.parts : [...query.key];
    let next = 0;
    for (const { part, start } of parts) {
      const want = wanted[next];
      if (want === undefined || !part.startsWith(want)) continue;
      mark(start, start + want.length);
      next++;
    }
  } else {
    const own = parts.find(({ start }) => found === fit.part && key.startsWith(query.key, start));
    const start = own?.start ?? key.indexOf(query.key);
    if (start >= 0) mark(start, start + query.key.length);
  }
  return joinMarks(name, isMatch);
}

/** The words of a name, and where they begin in its squashed form. */
export function partPlaces(name: string, key: string): { part: string; start: number }[] {
  let at = 0;
  return nameParts(name).flatMap((part) => {
    const start = key.indexOf(part, at);
    if (start < 0) return [];
    at = start + part.length;
    return [{ part, start }];
  });
}

/** A text in pieces, by which characters are marked. */
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

/** How many letters are the same as those at a place in another text. */
export function lettersInCommon(wanted: string, other: string, place = 0): number {
  let same = 0;
  while (same < wanted.length && wanted[same] === other[place + same]) same++;
  return same;
}

/** True where a key has at a place the wanted one, of which one letter is wrong, missing, too much, or swapped with the next. */
export function isSimilar(wanted: string, key: string, place = 0): boolean {
  const same = lettersInCommon(wanted, key, place);
  if (same === wanted.length) return true;
  const at = place + same;
  const rest = wanted.slice(same + 1);
  return (
    key.startsWith(rest, at + 1) ||
    key.startsWith(rest, at) ||
    key.startsWith(wanted.slice(same), at + 1) ||
    (wanted[same] === key[at + 1] &&
      wanted[same + 1] === key[at] &&
      key.startsWith(wanted.slice(same + 2), at + 2))
  );
}
