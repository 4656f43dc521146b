import type { Snapshot } from './snapshot.ts';
import { symbolKey } from './symbol-key.ts';

/**
 * Returns the qualified names of the symbols that are not the same in two snapshots, sorted, each once. Doxygen's ids do
 * not count.
 */
export function differingSymbols(before: Snapshot, after: Snapshot): string[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const names = new Set<string>();
  for (const [key, { name, text }] of old) if (now.get(key)?.text !== text) names.add(name);
  for (const [key, { name }] of now) if (!old.has(key)) names.add(name);
  return [...names].sort();
}

/** Maps what identifies each symbol to its name and its line. */
function linesOf({ scopes }: Snapshot): Map<string, { name: string; text: string }> {
  return new Map(
    scopes.flatMap(({ owner, symbols }) =>
      symbols.map(({ doxygen: _, ...symbol }) => {
        const name = owner === '' ? symbol.name : `${owner}::${symbol.name}`;
        // Fields that a line leaves out come last in a symbol that was read.
        const text = JSON.stringify(Object.entries(symbol).sort(([a], [b]) => (a < b ? -1 : 1)));
        return [`${owner}\0${symbolKey(symbol)}`, { name, text }] as const;
      }),
    ),
  );
}
