import type { ApiChange } from './change.ts';
import type { RuleId } from './rules.ts';
import type { Snapshot, SnapshotSymbol } from './snapshot.ts';

/** Reports the headers that users can no longer include. */
export function compareHeaders(before: Snapshot, after: Snapshot): ApiChange[] {
  // Snapshots without headers say nothing about them.
  if (after.headers.size === 0) return [];
  const used = new Set(
    before.scopes.flatMap(({ symbols }) => symbols.flatMap(({ header }) => header ?? [])),
  );
  return [...used]
    .filter((path) => before.headers.has(path) && !after.headers.has(path))
    .map((path) => ({ rule: 'header-removed', name: path }));
}

/**
 * Returns the rule for a symbol that another header declares now: users must change their code only if the old header no
 * longer includes the new one.
 */
export function headerMoved(
  { header: before }: SnapshotSymbol,
  { header: after, declaredIn = after }: SnapshotSymbol,
  { headers }: Snapshot,
): RuleId | undefined {
  if (before === undefined || declaredIn === undefined || before === after) return undefined;
  const reached = new Set([before]);
  for (const path of reached)
    for (const included of headers.get(path)?.includes ?? []) reached.add(included);
  return reached.has(declaredIn) ? 'header-moved' : 'header-moved-away';
}
