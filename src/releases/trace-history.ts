import type { SymbolEvent, SymbolHistory } from '../model/api-history.ts';
import type { ApiChange } from './change.ts';
import { changePhrase, reportChanges, type ChangeReport } from './change-report.ts';
import { matchSnapshots } from './compare-snapshots.ts';
import type { JudgedChange, Policy } from './judge-changes.ts';
import type { Versioning } from './required-version.ts';
import type { RuleId } from './rules.ts';
import { shownChanges, type TracedChanges } from './shown-changes.ts';
import type { Snapshot, SnapshotHeader, SnapshotSymbol } from './snapshot.ts';
import { symbolIdentity } from './symbol-index.ts';

/** Returns what decides about the changes between two releases, besides the rules. */
export type PolicyOf = (
  before: SnapshotHeader,
  after: SnapshotHeader,
) => Policy & { versioning: Versioning };

/** The history of an API up to a release. */
export interface TracedHistory {
  /** The release; its symbols are the keys of `traces`. */
  last: Snapshot;
  /** Maps the symbols of that release to their history; missing symbols have none. */
  traces: ReadonlyMap<SnapshotSymbol, SymbolHistory>;
  /** Maps the names and kinds of symbols that are gone to their history, in case they come back. */
  gone: ReadonlyMap<string, readonly SymbolEvent[]>;
  /** The changes of all releases up to this one, the oldest first. */
  changes: readonly TracedChanges[];
}

/** These rules connect two names of one symbol. */
const moves: readonly RuleId[] = ['symbol-moved', 'symbol-moved-compatible', 'symbol-renamed'];

/** Rules about a symbol that is new: its history begins with them. */
const additions: readonly RuleId[] = [
  ...(['symbol-added', 'overload-added', 'member-variable-added'] as const),
  ...(['pure-virtual-added', 'enum-value-added'] as const),
];

/** Rules about new parameters. */
const parameterAdditions: readonly RuleId[] = ['parameter-added', 'parameter-added-default'];

/** Begins a history: nothing is known about the time before its first release. */
export function beginHistory(first: Snapshot): TracedHistory {
  return { last: first, traces: new Map(), gone: new Map(), changes: [] };
}

/** Continues a history with the next release. */
export function continueHistory(
  history: TracedHistory,
  next: Snapshot,
  policyOf: PolicyOf,
): TracedHistory {
  const { last, traces, gone } = history;
  const { changes: found, pairs, now } = matchSnapshots(last, next);
  const policy = policyOf(last.header, next.header);
  const report = reportChanges(last, next, policy, found);
  const { release } = next.header;
  const changesOf = bySymbol(report.changes);
  const predecessors = new Map<SnapshotSymbol, SnapshotSymbol>(
    pairs.map(([before, after]) => [after.symbol, before.symbol]),
  );
  for (const { rule, before, after } of found)
    if (moves.includes(rule) && before && after) predecessors.set(after.symbol, before.symbol);
  const nextTraces = new Map<SnapshotSymbol, SymbolHistory>();
  for (const { owner, symbol } of now.byKey.values()) {
    const own = changesOf.get(symbol) ?? [];
    const predecessor = predecessors.get(symbol);
    const earlier = predecessor
      ? traces.get(predecessor)
      : { since: release, events: gone.get(symbolIdentity(owner, symbol)) ?? [] };
    if (!earlier && own.length === 0) continue;
    nextTraces.set(symbol, continued(earlier ?? { events: [] }, own, release));
  }
  return {
    ...{ last: next, traces: nextTraces },
    gone: goneAfter(history, predecessors, release),
    changes: [...history.changes, shownChanges(report)],
  };
}

function bySymbol(changes: ChangeReport['changes']): Map<SnapshotSymbol, JudgedChange[]> {
  const all = new Map<SnapshotSymbol, JudgedChange[]>();
  for (const judged of changes) {
    const { after } = judged.change;
    if (!after) continue;
    const known = all.get(after.symbol);
    if (known) known.push(judged);
    else all.set(after.symbol, [judged]);
  }
  return all;
}

/** Adds the changes of a release to the history of a symbol. */
function continued(
  earlier: SymbolHistory,
  changes: readonly JudgedChange[],
  release: string,
): SymbolHistory {
  const { deprecatedSince: formerly, ...kept } = earlier;
  const rulesOf = changes.map(({ change }) => change.rule);
  const isNew = rulesOf.some((rule) => additions.includes(rule));
  const deprecatedSince = rulesOf.includes('deprecated')
    ? release
    : rulesOf.includes('undeprecated')
      ? undefined
      : formerly;
  const parameters = { ...earlier.parameters };
  for (const { change } of changes)
    if (change.part !== undefined && parameterAdditions.includes(change.rule))
      parameters[change.part] = release;
  const phrases = isNew
    ? [earlier.events.length > 0 ? 'is back' : 'is new']
    : changes.map(({ change }) => phraseOf(change));
  return {
    ...kept,
    ...(deprecatedSince !== undefined && { deprecatedSince }),
    ...(Object.keys(parameters).length > 0 && { parameters }),
    events: phrases.length > 0 ? [...earlier.events, { release, phrases }] : earlier.events,
  };
}

function phraseOf(change: ApiChange): string {
  const { rule, before, name } = change;
  const phrase = changePhrase(change);
  return moves.includes(rule) && before ? `${phrase}; it was ${name}` : phrase;
}

function goneAfter(
  { last, traces, gone }: TracedHistory,
  predecessors: ReadonlyMap<SnapshotSymbol, SnapshotSymbol>,
  release: string,
): TracedHistory['gone'] {
  const kept = new Set(predecessors.values());
  const all = new Map(gone);
  for (const { owner, symbols } of last.scopes)
    for (const symbol of symbols)
      if (!kept.has(symbol)) {
        const events = traces.get(symbol)?.events ?? [];
        all.set(symbolIdentity(owner, symbol), [...events, { release, phrases: ['was removed'] }]);
      }
  return all;
}
