import type { Marked } from './answer.ts';
import { fold, initialsOf, nameParts, squash } from './fold.ts';
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

/** How a name fits; undefined where it does not. `similar` is for another function, which costs more. */
export function fitOf(query: NameQuery, name: string, key: string): number | undefined {
  if (key.startsWith(query.key)) {
    if (key.length > query.key.length) return fit.prefix;
    return name === query.written ? fit.same : fit.exact;
  }
  if (query.key.length < 2) return undefined;
  const at = key.indexOf(query.key);
  const [first = ''] = query.parts;
  const mayBeParts = query.parts.length > 1 && key.includes(first);
  const mayBeInitials =
    query.parts.length === 1 && query.key.length < 7 && key.startsWith(query.key.charAt(0));
  if (at < 0 && !mayBeParts && !mayBeInitials) return undefined;
  if (at < 0 && !mayBeParts && !hasInOrder(key, query.key)) return undefined;
  const parts = nameParts(name);
  if (at >= 0 && !isInArguments(key, at) && beginsPart(parts, query.key)) return fit.part;
  if (mayBeInitials && initialsOf(parts).startsWith(query.key)) return fit.initials;
  if (mayBeParts && inOrder(query.parts, parts)) return fit.parts;
  return at >= 0 && query.key.length > 2 ? fit.inside : undefined;
}

/** True where the letters are in a key, in this order. */
function hasInOrder(key: string, letters: string): boolean {
  let at = 0;
  for (const letter of letters) {
    at = key.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** True for a place in the template arguments of a specialisation. */
function isInArguments(key: string, at: number): boolean {
  const bracket = key.indexOf('<');
  return bracket > 0 && bracket < at && !key.startsWith('operator');
}

/** True where the parts from one of them on, written together, begin with a key. */
function beginsPart(parts: readonly string[], key: string): boolean {
  for (let i = 0; i < parts.length; i++) {
    let joined = '';
    for (let j = i; j < parts.length && joined.length < key.length; j++) joined += parts[j] ?? '';
    if (joined.startsWith(key)) return true;
  }
  return false;
}

/** True where each word begins a part, in this order. */
function inOrder(words: readonly string[], parts: readonly string[]): boolean {
  let at = 0;
  for (const word of words) {
    while (at < parts.length && parts[at]?.startsWith(word) !== true) at++;
    if (at++ >= parts.length) return false;
  }
  return true;
}

/** Kinds in the order in which they are shown where nothing else tells them apart; others stand between. */
const kindOrder: Readonly<Record<string, number>> = {
  namespace: 1,
  class: 0,
  struct: 0,
  union: 0,
  concept: 0,
  interface: 0,
  protocol: 0,
  exception: 0,
  typedef: 1,
  enum: 1,
  define: 2,
  function: 3,
  variable: 4,
  enumvalue: 4,
  group: 5,
  friend: 6,
  file: 6,
  page: 6,
  example: 7,
  dir: 8,
};

/** What ranking has to know of a symbol. */
export interface Ranked {
  /** One of `fit`. */
  fit: number;
  /** Name without scope. */
  name: string;
  /** Scope. */
  scope: string;
  /** Doxygen's kind. */
  kind: string;
  /** Belongs to the implementation. */
  isDetail: boolean;
  /** Is deprecated. */
  isDeprecated: boolean;
}

/** A number by which symbols are sorted: how they fit, public before detail, deprecated last, classes before members, short before long. */
export function rankOf({
  fit: fits,
  name,
  kind,
  isDetail,
  isDeprecated,
}: Omit<Ranked, 'scope'>): number {
  const usual = (isDetail ? 2 : 0) + (isDeprecated ? 1 : 0);
  return ((fits * 4 + usual) * 16 + (kindOrder[kind] ?? 5)) * 64 + Math.min(name.length, 63);
}

/** Compares two symbols; of those of the same rank the one with fewer scopes comes first. */
export function compareRanked(a: Ranked, b: Ranked): number {
  return (
    rankOf(a) - rankOf(b) ||
    a.scope.split('::').length - b.scope.split('::').length ||
    compare(a.name, b.name) ||
    compare(a.scope, b.scope)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** True where a scope ends with the scopes that are written: `a::detail::x` with `detail::x`. */
export function fitsScope(query: NameQuery, scope: string): boolean {
  const own = scopeNames(scope);
  const start = own.length - query.scopes.length;
  if (start < 0) return false;
  return query.scopes.every((name, i) => name === own[start + i]);
}

/** True where the scopes that are written begin names of a scope, in this order: `de::x` in `a::detail::b::x`. */
export function fitsScopeLoosely(query: NameQuery, scope: string): boolean {
  return inOrder(query.scopes, scopeNames(scope));
}

const knownScopes = new Map<string, string[]>();

/** The names of a scope, squashed. */
export function scopeNames(scope: string): string[] {
  let names = knownScopes.get(scope);
  if (!names) {
    names = scope === '' ? [] : withoutArguments(scope).split(/::|\//).map(squash);
    if (knownScopes.size > 20_000) knownScopes.clear();
    knownScopes.set(scope, names);
  }
  return names;
}

/** A name with what was looked for marked. */
export function markName(query: NameQuery | undefined, name: string, found: number): Marked[] {
  if (!query || query.key === '' || found >= fit.similar) return [{ text: name, isMatch: false }];
  const folded = fold(name);
  // Where folding changes lengths, places cannot be told.
  if (folded.length !== name.length) return [{ text: name, isMatch: found <= fit.exact }];
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
  if (found === fit.initials || found === fit.parts) {
    let at = 0;
    let next = 0;
    for (const part of nameParts(name)) {
      const start = key.indexOf(part, at);
      if (start < 0) continue;
      at = start + part.length;
      const want = found === fit.initials ? query.key.charAt(next) : query.parts[next];
      if (want === undefined || want === '' || !part.startsWith(want)) continue;
      mark(start, start + want.length);
      next++;
    }
  } else {
    let start = key.indexOf(query.key);
    if (found === fit.part) {
      let at = 0;
      for (const part of nameParts(name)) {
        const place = key.indexOf(part, at);
        if (place < 0) continue;
        at = place + part.length;
        if (key.startsWith(query.key, place)) {
          start = place;
          break;
        }
      }
    }
    if (start >= 0) mark(start, start + query.key.length);
  }
  return joinMarks(name, isMatch);
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

/** True where a key begins with the wanted one, of which one letter is wrong, missing, too much, or swapped with the next. */
export function isSimilar(wanted: string, key: string): boolean {
  let same = 0;
  while (same < wanted.length && wanted[same] === key[same]) same++;
  if (same === wanted.length) return true;
  const rest = wanted.slice(same + 1);
  return (
    key.startsWith(rest, same + 1) ||
    key.startsWith(rest, same) ||
    key.startsWith(wanted.slice(same), same + 1) ||
    (wanted[same] === key[same + 1] &&
      wanted[same + 1] === key[same] &&
      key.startsWith(wanted.slice(same + 2), same + 2))
  );
}
