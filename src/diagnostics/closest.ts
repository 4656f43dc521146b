import { closest as nearest, distance } from 'fastest-levenshtein';

/** Returns the candidate that a misspelt word most likely means; `undefined` if none is close. */
export function closest(word: string, candidates: readonly string[]): string | undefined {
  const byLower = new Map(candidates.map((candidate) => [candidate.toLowerCase(), candidate]));
  if (byLower.size === 0) return undefined;
  const lower = word.toLowerCase();
  const best = nearest(lower, [...byLower.keys()]);
  const length = Math.max(lower.length, best.length);
  const tolerance = length < 4 ? 1 : Math.max(2, Math.floor(length / 3));
  return distance(lower, best) <= tolerance ? byLower.get(best) : undefined;
}
