import type { SymbolEvent, SymbolHistory } from '../model/api-history.ts';
import type { ChangePhrase } from '../shared/texts/change-text.ts';
import type { PublishedAddresses } from '../model/ledger.ts';
import type { ApiChange } from './change.ts';
import type { ChangeAdvice } from './change-advice.ts';
import { phraseOf, reportChanges, type ChangeReport } from './change-report.ts';
import { beginIds, continueIds, type FormerIds } from './former-ids.ts';
import { HiddenAddresses } from './hidden-addresses.ts';
import { matchSnapshots } from './compare-snapshots.ts';
import type { JudgedChange, Policy } from './judge-changes.ts';
import type { Versioning } from './required-version.ts';
import type { RuleId } from './rules.ts';
import { shownChanges, type TracedChanges } from './shown-changes.ts';
import type { Snapshot, SnapshotHeader, SnapshotSymbol } from './snapshot.ts';
import { symbolIdentity, type SymbolIndex } from './symbol-index.ts';
import { append } from '../shared/group-by.ts';

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
  /** Maps the symbols of that release to all addresses that they ever had; missing symbols had none. */
  addresses: ReadonlyMap<SnapshotSymbol, PublishedAddresses>;
  /** Doxygen's ids in the snapshots that keep them. */
  ids: FormerIds;
  /** Maps the paths of headers that have another name now to these names. */
  renamedHeaders: ReadonlyMap<string, string>;
  /** Maps the identities of symbols that are gone to these symbols, in case they come back; overloads share one. */
  gone: ReadonlyMap<string, readonly GoneSymbol[]>;
  /** The changes of all releases up to this one, the oldest first. */
  changes: readonly TracedChanges[];
}

/** A symbol that is gone. */
export interface GoneSymbol {
  /** Qualified name of its owner. */
  owner: string;
  /** Its last declaration. */
  symbol: SnapshotSymbol;
  /** The release that removed it. */
  release: string;
  /** Its history. */
  events: readonly SymbolEvent[];
  /** What users should know about its removal; missing if nothing is known. */
  advice?: ChangeAdvice;
  /** The addresses that it ever had. */
  addresses: PublishedAddresses;
  /** The places in Doxygen's HTML that it ever had, in snapshots that keep Doxygen's ids; the latest first. */
  doxygen?: readonly string[];
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
  return {
    last: first,
    traces: new Map(),
    gone: new Map(),
    changes: [],
    addresses: addressesAfter(first, () => []),
    ids: beginIds(first),
    renamedHeaders: new Map(),
  };
}

/** A history with the index of the symbols of its last release. */
export interface ReachedRelease {
  /** The history. */
  history: TracedHistory;
  /** The index; missing if nothing was compared yet. */
  index?: SymbolIndex;
}

/** Continues a history with the next release. */
export function continueHistory(
  { history, index }: ReachedRelease,
  next: Snapshot,
  policyOf: PolicyOf,
): Required<ReachedRelease> {
  const { last, traces, gone } = history;
  const { changes: found, pairs, now } = matchSnapshots(last, next, { known: index });
  const policy = policyOf(last.header, next.header);
  const report = reportChanges(last, next, policy, found);
  const { release } = next.header;
  const changesOf = bySymbol(report.changes);
  const predecessors = new Map<SnapshotSymbol, SnapshotSymbol>(
    pairs.map(([before, after]) => [after.symbol, before.symbol]),
  );
  const owners = new Map(pairs.map(([{ owner, symbol }]) => [symbol, owner]));
  for (const { rule, before, after } of found)
    if (moves.includes(rule) && before && after) {
      predecessors.set(after.symbol, before.symbol);
      owners.set(before.symbol, before.owner);
    }
  const nextTraces = new Map<SnapshotSymbol, SymbolHistory>();
  const returned = new Map<string, SnapshotSymbol>();
  for (const { owner, symbol } of now.byKey.values()) {
    const own = changesOf.get(symbol) ?? [];
    const predecessor = predecessors.get(symbol);
    const identity = predecessor ? '' : symbolIdentity(owner, symbol);
    const formerly = gone.get(identity);
    if (formerly && !returned.has(identity)) returned.set(identity, symbol);
    const earlier = predecessor
      ? traces.get(predecessor)
      : { since: release, events: formerly?.at(-1)?.events ?? [] };
    if (!earlier && own.length === 0) continue;
    nextTraces.set(symbol, continued(earlier ?? { events: [] }, own, release));
  }
  const hidden = new HiddenAddresses(last);
  const back = new Map([...returned].map(([identity, symbol]) => [symbol, gone.get(identity)]));
  const reached: TracedHistory = {
    last: next,
    traces: nextTraces,
    addresses: addressesAfter(next, (symbol) => {
      const predecessor = predecessors.get(symbol);
      const own = predecessor && history.addresses.get(predecessor);
      // A changed signature has another hash.
      if (own && changesOf.has(symbol))
        return [hidden.add(own, owners.get(predecessor) ?? '', predecessor)];
      return own ? [own] : (back.get(symbol) ?? []).map(({ addresses }) => addresses);
    }),
    ids: continueIds(history.ids, next, (symbol) => ({
      predecessor: predecessors.get(symbol),
      gone: back.get(symbol) ?? [],
    })),
    renamedHeaders: renamedAfter(history.renamedHeaders, found),
    gone: goneAfter(
      history,
      { kept: new Set(owners.keys()), returned, hidden, advice: adviceOf(found) },
      release,
    ),
    changes: [...history.changes, shownChanges(report)],
  };
  return { history: reached, index: now };
}

/** Returns the renamed headers after a release, with the names that they have then. */
function renamedAfter(
  known: TracedHistory['renamedHeaders'],
  changes: readonly ApiChange[],
): TracedHistory['renamedHeaders'] {
  const renamed = new Map(
    changes.flatMap(({ rule, name, part }) =>
      rule.startsWith('header-renamed') && part !== undefined ? [[name, part] as const] : [],
    ),
  );
  if (renamed.size === 0) return known;
  const followed = Array.from(known, ([old, now]) => [old, renamed.get(now) ?? now] as const);
  return new Map([...followed, ...renamed]);
}

function bySymbol(changes: ChangeReport['changes']): Map<SnapshotSymbol, JudgedChange[]> {
  const all = new Map<SnapshotSymbol, JudgedChange[]>();
  for (const judged of changes) {
    const { after } = judged.change;
    if (!after) continue;
    append(all, after.symbol, judged);
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
    ? [{ text: earlier.events.length > 0 ? ('isBack' as const) : ('isNew' as const) }]
    : changes.map(({ change }) => phraseWithName(change));
  // Calls with these arguments only compile since then, whichever overload was changed for it.
  const isLater = rulesOf.includes('overload-added') || changes.some(acceptsOthers);
  return {
    ...kept,
    ...(isLater && { since: release, isLaterOverload: true as const }),
    ...(deprecatedSince !== undefined && { deprecatedSince }),
    ...(Object.keys(parameters).length > 0 && { parameters }),
    events: phrases.length > 0 ? [...earlier.events, { release, phrases }] : earlier.events,
  };
}

/** True if a parameter has a type whose values could not be passed before: those of numbers convert. */
function acceptsOthers({ change: { rule, part, before, after } }: JudgedChange): boolean {
  if (rule !== 'parameter-type') return false;
  const now = after?.symbol.params ?? [];
  const at = now.findIndex(({ name }) => name === part);
  const types = [before?.symbol.params?.[at]?.type, now[at]?.type];
  return !types.every((type = '') => number.test(type));
}

const number = /^(?:(?:const|unsigned|signed|short|long|int|char|bool|float|double)(?:\s+|$))+$/;

/** Returns what a change is; if the symbol has another name now, with the former one. */
function phraseWithName(change: ApiChange): ChangePhrase {
  const { rule, before, name } = change;
  return { ...phraseOf(change), ...(moves.includes(rule) && before && { formerName: name }) };
}

/** Returns the addresses of the symbols of a release, with those that they had before. */
function addressesAfter(
  { header: { release }, scopes }: Snapshot,
  before: (symbol: SnapshotSymbol) => readonly PublishedAddresses[],
): TracedHistory['addresses'] {
  const all = new Map<SnapshotSymbol, PublishedAddresses>();
  for (const { symbols } of scopes)
    for (const symbol of symbols) {
      const [first, ...others] = before(symbol);
      const { address } = symbol;
      const isKnown = address === undefined || first?.has(address) === true;
      if (first && isKnown && others.length === 0) all.set(symbol, first);
      else if (first || address !== undefined) {
        const own = address === undefined ? [] : [[address, release] as const];
        all.set(
          symbol,
          new Map([...own, ...others.flatMap((each) => [...each]), ...(first ?? [])]),
        );
      }
    }
  return all;
}

/** Which symbols of two releases belong together. */
interface Succession {
  /** The symbols of the older release that the newer one has; several can have become one. */
  kept: ReadonlySet<SnapshotSymbol>;
  /** Maps identities of symbols that are back to these symbols. */
  returned: ReadonlyMap<string, SnapshotSymbol>;
  /** Finds the addresses that the older snapshot leaves out. */
  hidden: HiddenAddresses;
  /** Maps symbols of the older release to advice about their removal. */
  advice: ReadonlyMap<SnapshotSymbol, ChangeAdvice>;
}

function adviceOf(changes: readonly ApiChange[]): Map<SnapshotSymbol, ChangeAdvice> {
  return new Map(
    changes.flatMap(({ before, advice }) => (before && advice ? [[before.symbol, advice]] : [])),
  );
}

/** Adds the symbols that a release removed to those that are gone, and removes those that are back. */
function goneAfter(
  { last, traces, addresses, ids, gone }: TracedHistory,
  { kept, returned, hidden, advice: known }: Succession,
  release: string,
): TracedHistory['gone'] {
  const all = new Map([...gone].filter(([identity]) => !returned.has(identity)));
  for (const { owner, symbols } of last.scopes)
    for (const symbol of symbols) {
      if (kept.has(symbol)) continue;
      const identity = symbolIdentity(owner, symbol);
      const removal = { release, phrases: [{ text: 'symbol-removed' as const }] };
      const events = [...(traces.get(symbol)?.events ?? []), removal];
      const published = addresses.get(symbol);
      const doxygen = ids.symbols.get(symbol);
      const advice = known.get(symbol);
      const own = {
        owner,
        symbol,
        release,
        events,
        ...(doxygen && { doxygen }),
        ...(advice && { advice }),
        addresses: published ? hidden.add(published, owner, symbol) : new Map<string, string>(),
      };
      all.set(identity, [...(all.get(identity) ?? []), own]);
    }
  return all;
}
