import type { Snapshot } from '../releases/snapshot.ts';
import { qualified } from '../releases/symbol-index.ts';

/**
 * Maps each header that the newer release lacks to the headers of that release with symbols that it declared. Users
 * include these instead, so what they find there has not gone with the header.
 */
export function headerSuccessors(before: Snapshot, after: Snapshot): Map<string, Set<string>> {
  const places = new Map<string, string>();
  for (const { owner, symbols } of after.scopes)
    for (const symbol of symbols)
      if (symbol.header !== undefined) places.set(qualified(owner, symbol), symbol.header);
  const successors = new Map<string, Set<string>>();
  for (const { owner, symbols } of before.scopes)
    for (const symbol of symbols) {
      const { header } = symbol;
      const place = places.get(qualified(owner, symbol));
      if (header === undefined || place === undefined || after.headers.has(header)) continue;
      successors.set(header, (successors.get(header) ?? new Set()).add(place));
    }
  return successors;
}
