import type { ApiHistory, KnownRelease, ShownAdvice, SymbolHistory } from '../model/api-history.ts';
import type { Ledger } from '../model/ledger.ts';
import { apiLedger } from './api-ledger.ts';
import { declarationText } from './declaration-text.ts';
import type { LibrarySnapshot } from './library-snapshot.ts';
import { compareReleases, nextRelease } from './release-name.ts';
import { knownRelease, type TracedChange, type TracedChanges } from './shown-changes.ts';
import { sinceDifferences, writtenSince, type SinceDifference } from './written-since.ts';
import type { Snapshot, SnapshotSymbol } from './snapshot.ts';
import { qualified, symbolIdentity } from './symbol-index.ts';
import {
  beginHistory,
  continueHistory,
  type PolicyOf,
  type ReachedRelease,
  type TracedHistory,
} from './trace-history.ts';
import { append } from '../shared/group-by.ts';

/** Traces the history of some releases, the oldest first; `undefined` if there are none. */
export function traceReleases(
  snapshots: readonly Snapshot[],
  policyOf: PolicyOf,
): TracedHistory | undefined {
  const [first, ...others] = snapshots;
  return (
    first &&
    others.reduce<ReachedRelease>(
      (reached, snapshot) => continueHistory(reached, snapshot, policyOf),
      { history: beginHistory(first) },
    ).history
  );
}

/** The history of the current API, what it published, and where comments contradict it. */
export interface CurrentHistory {
  /** The history. */
  history: ApiHistory;
  /** What releases published. */
  ledger: Pick<Ledger, 'symbols' | 'removed' | 'headers'>;
  /** Symbols whose `\since` names another release. */
  differences: readonly SinceDifference[];
}

/**
 * Returns the history of the current API. It belongs to the release that its number names, or to the next one if there is
 * already a snapshot of that release.
 */
export function apiHistory(
  traced: TracedHistory,
  { snapshot, refids }: Pick<LibrarySnapshot, 'snapshot' | 'refids'>,
  policyOf: PolicyOf,
): CurrentHistory {
  const isNewer = compareReleases(snapshot.header.release, traced.last.header.release) > 0;
  const release = isNewer ? snapshot.header.release : nextRelease;
  const current = { ...snapshot, header: { ...snapshot.header, release } };
  const { history: reached } = continueHistory({ history: traced }, current, policyOf);
  const { traces, changes } = reached;
  const isSame = release === nextRelease && changes.at(-1)?.groups.length === 0;
  const shown = isSame ? changes.slice(0, -1) : changes;
  const releases = releasesOf(traced, shown);
  const link = linksTo(current, refids);
  const ledger = apiLedger(reached, refids);
  const addresses = new Map(
    ledger.removed.map(({ name, declaration, addresses: published }) => {
      const [address] = published.keys();
      return [`${name} ${declaration}`, address];
    }),
  );
  const refidOf = refidsByName(current, refids);
  const names = [...releases.map(({ name }) => name), ...(isSame ? [release] : [])];
  return {
    history: {
      releases,
      changes: shown.map((each) => linked(each, link, addresses, refidOf)).reverse(),
      symbols: byRefid(current, traces, refids),
    },
    ledger,
    differences: sinceDifferences(current, traces, names),
  };
}

/** Returns the histories of symbols by their refids. What an author writes about a symbol is right. */
function byRefid(
  { scopes }: Snapshot,
  traces: TracedHistory['traces'],
  refids: ReadonlyMap<SnapshotSymbol, string>,
): Map<string, SymbolHistory> {
  const histories = new Map<string, SymbolHistory>();
  for (const symbol of scopes.flatMap(({ symbols }) => symbols)) {
    const refid = refids.get(symbol);
    const written = writtenSince(symbol);
    const traced = traces.get(symbol);
    if (refid === undefined || (!traced && written === undefined)) continue;
    histories.set(refid, {
      ...(traced ?? { events: [] }),
      ...(written !== undefined && { since: written }),
    });
  }
  return histories;
}

function releasesOf({ last }: TracedHistory, changes: readonly TracedChanges[]): KnownRelease[] {
  const [first] = changes;
  return [first?.before ?? knownRelease(last.header), ...changes.map(({ release }) => release)];
}

/** Returns a function that finds the symbol of a change in the current API. */
function linksTo(
  { scopes }: Snapshot,
  refids: ReadonlyMap<SnapshotSymbol, string>,
): (change: TracedChange) => string | undefined {
  const named = new Map<string, SnapshotSymbol[]>();
  for (const { owner, symbols } of scopes)
    for (const symbol of symbols) {
      const key = symbolIdentity(owner, symbol);
      append(named, key, symbol);
    }
  return ({ identity, after }) => {
    const overloads = named.get(identity ?? '') ?? [];
    // An overload that changed again since has another declaration now.
    const found = overloads.find((each) => declarationText(each) === after) ?? overloads[0];
    return found && refids.get(found);
  };
}

function linked(
  changes: TracedChanges,
  link: (change: TracedChange) => string | undefined,
  addresses: ReadonlyMap<string, string | undefined>,
  refidOf: (name: string) => string | undefined,
): ApiHistory['changes'][number] {
  return {
    ...changes,
    groups: changes.groups.map(({ category, symbols }) => ({
      category,
      symbols: symbols.map((change) => {
        const { identity: _, ...shown } = change;
        const refid = link(change);
        const address = addresses.get(`${change.name} ${change.before ?? ''}`);
        const advice = change.advice && linkedAdvice(change.advice, refidOf);
        const isGone = change.kind === 'removed' && address !== undefined;
        return {
          ...shown,
          ...(refid !== undefined && { refid }),
          ...(isGone && { address }),
          ...(advice && { advice }),
        };
      }),
    })),
  };
}

function linkedAdvice(
  { instead, ...others }: ShownAdvice,
  refidOf: (name: string) => string | undefined,
): ShownAdvice {
  const refid = instead && refidOf(instead.name);
  return {
    ...(instead && { instead: { ...instead, ...(refid !== undefined && { refid }) } }),
    ...others,
  };
}

/** Returns a function that finds a symbol of the current API by its qualified name. */
function refidsByName(
  { scopes }: Snapshot,
  refids: ReadonlyMap<SnapshotSymbol, string>,
): (name: string) => string | undefined {
  const named = new Map<string, string>();
  for (const { owner, symbols } of scopes)
    for (const symbol of symbols) {
      const refid = refids.get(symbol);
      const name = qualified(owner, symbol);
      if (refid !== undefined && !named.has(name)) named.set(name, refid);
    }
  return (name) => named.get(name);
}
