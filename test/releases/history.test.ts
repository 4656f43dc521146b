import { expect, test } from '@jest/globals';
import type { SymbolHistory } from '../../src/model/api-history.ts';
import { traceReleases } from '../../src/releases/api-history.ts';
import { apiLedger } from '../../src/releases/api-ledger.ts';
import { releasePolicy } from '../../src/releases/release-policy.ts';
import type { Snapshot, SnapshotScope, SnapshotSymbol } from '../../src/releases/snapshot.ts';
import { enRules } from '../../src/shared/texts/en-rules.ts';
import { changeText } from '../../src/shared/texts/change-text.ts';
import { contentTexts } from '../../src/shared/texts/catalogues.ts';
import type { TracedHistory } from '../../src/releases/trace-history.ts';
import { sinceDifferences } from '../../src/releases/written-since.ts';
import { createSnapshot } from '../../src/releases/write-snapshot.ts';

/** The symbols of releases by owner. */
type Releases = Readonly<Record<string, Readonly<Record<string, readonly SnapshotSymbol[]>>>>;

/** Returns the snapshots of releases, and the history of each symbol of the last one. */
function traced(releases: Releases): {
  snapshots: Snapshot[];
  history: TracedHistory | undefined;
  traces: ReadonlyMap<SnapshotSymbol, SymbolHistory>;
} {
  const snapshots = Object.entries(releases).map(([release, owners]) => {
    const scopes = Object.entries(owners).map(([owner, symbols]): SnapshotScope => ({
      owner,
      symbols: [...symbols],
    }));
    return createSnapshot(
      {
        formatVersion: 1,
        library: 'L',
        release,
        doxygen: '1.9.4',
        settings: {},
        hidden: [],
        tool: 'test',
      },
      { headers: new Map(), scopes },
    );
  });
  const history = traceReleases(snapshots, (before, after) =>
    releasePolicy({ versioning: 'semver', abi: false, rules: {} }, [], {
      before: before.release,
      after: after.release,
    }),
  );
  return {
    snapshots,
    history,
    traces: history?.traces ?? new Map<SnapshotSymbol, SymbolHistory>(),
  };
}

/** Returns the history of each symbol of the last release, by its name. */
function historyOf(releases: Releases): Record<string, SymbolHistory> {
  const { traces } = traced(releases);
  return Object.fromEntries([...traces].map(([{ name }, history]) => [name, history]));
}

const run: SnapshotSymbol = { kind: 'function', name: 'run', type: 'int', params: [] };
const walk: SnapshotSymbol = { ...run, name: 'walk' };

test('a symbol is known since the first release from which on all have it', () => {
  const history = historyOf({
    '1.0': { lib: [run] },
    '1.1': { lib: [run, walk] },
    '1.2': { lib: [run, { ...walk, deprecated: true }] },
    '1.10': { lib: [run, { ...walk, deprecated: 'Use run().' }] },
  });
  expect(history).toEqual({
    walk: {
      since: '1.1',
      deprecatedSince: '1.2',
      events: [
        { release: '1.1', phrases: [{ text: 'isNew' }] },
        { release: '1.2', phrases: [{ text: 'deprecated' }] },
      ],
    },
  });
});

test('a symbol that was gone is known since it is back', () => {
  const { walk: history } = historyOf({
    '1.0': { lib: [run, walk] },
    '2.0': { lib: [run] },
    '2.1': { lib: [run, walk] },
  });
  expect(history).toEqual({
    since: '2.1',
    events: [
      { release: '2.0', phrases: [{ text: 'symbol-removed' }] },
      { release: '2.1', phrases: [{ text: 'isBack' }] },
    ],
  });
});

test('a symbol keeps its history when it moves to another scope', () => {
  const { walk: history } = historyOf({
    '1.0': { lib: [run] },
    '1.1': { lib: [run, walk] },
    '2.0': { lib: [run], 'lib::gait': [walk] },
  });
  expect(history?.since).toBe('1.1');
  expect(history?.events.at(-1)).toEqual({
    release: '2.0',
    phrases: [{ text: 'symbol-moved', part: 'lib::gait::walk', formerName: 'lib::walk' }],
  });
  expect(changeText(history?.events.at(-1)?.phrases ?? [], enRules)).toBe(
    'is in another scope now: lib::gait::walk; it was lib::walk',
  );
});

test('changes are described in the language of the site', () => {
  const { rules } = contentTexts('de', {
    de: { rules: { 'symbol-moved': 'ist in einem anderen Bereich', formerName: 'früher {name}' } },
  });
  const phrases = [
    { text: 'symbol-moved' as const, part: 'gait::walk', formerName: 'lib::walk' },
    { text: 'parameter-added' as const, part: 'steps' },
  ];
  expect(changeText(phrases, rules)).toBe(
    'ist in einem anderen Bereich; früher lib::walk; has the additional parameter steps',
  );
});

test('parameters are known since the release that added them', () => {
  const fast = { type: 'bool', name: 'fast', default: 'false' };
  const { walk: history } = historyOf({
    '1.0': { lib: [walk] },
    '1.1': { lib: [{ ...walk, params: [fast] }] },
    '1.2': { lib: [{ ...walk, params: [fast, { type: 'int', name: 'steps', default: '1' }] }] },
  });
  expect(history?.parameters).toEqual({ fast: '1.1', steps: '1.2' });
  expect(history?.since).toBeUndefined();
});

test('comments may name releases between the known ones, and are reported otherwise', () => {
  const withSince = (name: string, since: string): SnapshotSymbol => ({ ...run, name, since });
  const symbols = [
    withSince('early', '2.0'),
    withSince('exact', 'version 3.2'),
    withSince('late', '3.3'),
    withSince('between', '3.1.5'),
    withSince('vague', 'C++17'),
  ];
  const { snapshots, traces } = traced({
    '3.1': { lib: [run] },
    '3.2': { lib: [run, ...symbols] },
  });
  const current = snapshots.at(-1);
  const differences = current ? sinceDifferences(current, traces, ['3.1', '3.2']) : [];
  expect(differences.map(({ name, written, since }) => [name, written, since])).toEqual([
    ['lib::early', '2.0', '3.2'],
    ['lib::late', '3.3', '3.2'],
  ]);
});

/** Returns the addresses of the symbols of the last release, and of those that are gone, by name. */
function addressesOf(releases: Releases): Record<string, Record<string, string>> {
  const { history } = traced(releases);
  const now = [...(history?.addresses ?? [])].map(
    ([{ name }, addresses]) => [name, Object.fromEntries(addresses)] as const,
  );
  const gone = [...(history?.gone ?? [])].flatMap(([, symbols]) =>
    symbols.map(
      ({ symbol, addresses }) => [`no ${symbol.name}`, Object.fromEntries(addresses)] as const,
    ),
  );
  return Object.fromEntries([...now, ...gone]);
}

test('a symbol keeps all addresses that it ever had, also after it was moved, gone and back', () => {
  const type: SnapshotSymbol = { kind: 'class', name: 'Door' };
  expect(
    addressesOf({
      '1.0': {
        lib: [
          { ...run, address: 'a/#run' },
          { ...walk, address: 'a/#walk' },
          { ...type, address: 'door/' },
        ],
        'lib::Door': [{ ...run, name: 'open', address: 'door/#open' }],
      },
      '1.1': {
        lib: [{ ...run, address: 'b/#run' }],
        house: [{ ...type, address: 'house/door/' }],
        'house::Door': [{ ...run, name: 'open', address: 'house/door/#open' }],
      },
      '1.2': { lib: [{ ...walk, address: 'a/#walk-2' }], house: [type] },
    }),
  ).toEqual({
    walk: { 'a/#walk': '1.0', 'a/#walk-75rnhw': '1.0', 'a/#walk-2': '1.2' },
    Door: { 'door/': '1.0', 'house/door/': '1.1' },
    'no run': { 'a/#run': '1.0', 'b/#run': '1.1', 'b/#run-75rnhw': '1.1' },
    'no open': {
      'door/#open': '1.0',
      'house/door/#open': '1.1',
      'house/door/#open-75rnhw': '1.1',
    },
  });
});

test('an overload says since when its arguments are accepted', () => {
  const of = (type: string): SnapshotSymbol => ({ ...run, params: [{ type, name: 'value' }] });
  const since = (after: readonly SnapshotSymbol[]): (readonly [string | undefined, boolean])[] => {
    const { traces } = traced({ '1.0.0': { lib: [of('int')] }, '2.0.0': { lib: after } });
    return [...traces.values()].map(({ since: release, isLaterOverload = false }) => [
      release,
      isLaterOverload,
    ]);
  };
  expect(since([of('int'), of('char *')])).toEqual([['2.0.0', true]]);
  expect(since([of('char *')])).toEqual([['2.0.0', true]]);
  expect(since([of('unsigned long')])).toEqual([[undefined, false]]);
  expect(since([of('const int &')])).toEqual([[undefined, false]]);
  expect(since([of('int'), walk])).toEqual([['2.0.0', false]]);
});

test('what replaces a removed symbol is followed through others that are gone by now', () => {
  const old = (name: string, instead: string): SnapshotSymbol => ({
    ...run,
    name,
    deprecated: `Use ${instead}().`,
  });
  // All are there from the start, so that none is a new name of another one.
  const third = { ...run, name: 'third' };
  const second = old('second', 'third');
  const circle = [old('loop', 'pool'), old('pool', 'loop')];
  const { snapshots, history } = traced({
    '1.0': { lib: [old('first', 'second'), ...circle, second, third] },
    '2.0': { lib: [...circle, second, third] },
    '3.0': { lib: [third] },
  });
  const symbols = snapshots.at(-1)?.scopes.flatMap((scope) => scope.symbols) ?? [];
  const refids = new Map(symbols.map((symbol) => [symbol, `id-${symbol.name}`]));
  const { removed } = history ? apiLedger(history, refids) : { removed: [] };
  expect(removed.map(({ name, instead }) => [name, instead])).toEqual([
    ['lib::first', 'id-third'],
    ['lib::loop', undefined],
    ['lib::pool', undefined],
    ['lib::second', 'id-third'],
  ]);
});
