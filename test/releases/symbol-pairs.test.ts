import { expect, test } from '@jest/globals';
import { compareSnapshots } from '../../src/releases/compare-snapshots.ts';
import type { Snapshot, SnapshotSymbol } from '../../src/releases/snapshot.ts';
import { createSnapshot } from '../../src/releases/write-snapshot.ts';

/** Returns a snapshot with one function, or with what replaces its fields. */
function snapshotWith(fields: Partial<SnapshotSymbol>, doxygen: string): Snapshot {
  const symbol: SnapshotSymbol = {
    kind: 'function',
    name: 'run',
    type: 'int',
    params: [],
    ...fields,
  };
  return createSnapshot(
    {
      formatVersion: 1,
      library: 'L',
      release: '1.0.0',
      doxygen,
      settings: {},
      hidden: [],
      tool: 'test',
    },
    { headers: new Map(), scopes: [{ owner: 'lib', symbols: [symbol] }] },
  );
}

/** Returns the rules that apply to two declarations, which two releases of Doxygen wrote. */
function rulesOf(
  before: Partial<SnapshotSymbol>,
  after: Partial<SnapshotSymbol>,
  [old, now]: readonly [string, string] = ['1.18.0', '1.18.0'],
): string[] {
  return compareSnapshots(snapshotWith(before, old), snapshotWith(after, now)).map(
    ({ rule }) => rule,
  );
}

const template = [{ type: 'typename T' }];

test.each<[Partial<SnapshotSymbol>, Partial<SnapshotSymbol>, string[]]>([
  [{}, { flags: ['nodiscard'] }, ['nodiscard-added']],
  [{ flags: ['nodiscard'] }, {}, ['nodiscard-removed']],
  [{}, { deprecated: true }, ['deprecated']],
  [{ deprecated: true }, {}, ['undeprecated']],
  [{ deprecated: true }, { deprecated: 'Use walk().' }, []],
  [{ template }, { template, requires: 'std::integral<T>' }, ['constraint-added']],
  [{ template, requires: 'std::integral<T>' }, { template }, ['constraint-removed']],
  [
    { template, requires: 'std::integral<T>' },
    { template, requires: 'std::floating_point<T>' },
    ['constraint-changed'],
  ],
  [
    { template, requires: 'std::integral<T>' },
    { template: [{ type: 'class Value' }], requires: 'std::integral< Value >' },
    [],
  ],
  [{}, { flags: ['noexcept'] }, ['noexcept-added']],
  [{ flags: ['noexcept'] }, {}, ['noexcept-removed']],
  [{ flags: ['noexcept'] }, { flags: ['noexcept'], noexcept: 'true' }, []],
  [{}, { flags: ['noexcept'], noexcept: 'false' }, []],
  [{ flags: ['noexcept'] }, { flags: ['noexcept'], noexcept: 'false' }, ['noexcept-removed']],
  [
    { flags: ['noexcept'] },
    { flags: ['noexcept'], noexcept: 'is_quiet<int>' },
    ['noexcept-removed'],
  ],
  [{}, { flags: ['noexcept'], noexcept: 'is_quiet<int>' }, ['noexcept-added']],
  [{ flags: ['constexpr'] }, { flags: ['consteval'] }, ['constexpr-removed']],
])('%j and %j', (before, after, expected) => {
  expect(rulesOf(before, after)).toEqual(expected);
});

test('a class template is compared with its constraints', () => {
  const after: Partial<SnapshotSymbol> = { kind: 'class', template, requires: 'std::integral<T>' };
  expect(rulesOf({ kind: 'class', template }, after)).toEqual(['constraint-added']);
});

test('what only the newer Doxygen writes is no change', () => {
  expect(rulesOf({}, { flags: ['nodiscard'] }, ['1.9.4', '1.18.0'])).toEqual([]);
  expect(rulesOf({}, { deprecated: true }, ['1.9.4', '1.18.0'])).toEqual([]);
  expect(rulesOf({ template }, { template, requires: 'Big<T>' }, ['1.9.4', '1.18.0'])).toEqual([]);
});

test('a large set of overloads is matched by what the declarations have in common', () => {
  const count = 400;
  const set = (type: (n: number) => string): SnapshotSymbol[] =>
    Array.from({ length: count }, (_, n) => ({
      kind: 'function',
      name: 'call',
      type: 'void',
      params: [{ type: type(n), name: 'value' }],
    }));
  const library = (symbols: readonly SnapshotSymbol[]): Snapshot =>
    createSnapshot(
      {
        formatVersion: 1,
        library: 'L',
        release: '1.0.0',
        doxygen: '1.9.4',
        settings: {},
        hidden: [],
        tool: 'test',
      },
      { headers: new Map(), scopes: [{ owner: 'lib', symbols }] },
    );
  const before = set((n) => `Type${n}`);
  // References in another order, and one overload less.
  const after = set((n) => `const Type${count - 1 - n} &`).slice(1);
  const changes = compareSnapshots(library(before), library(after));
  const partners = changes.flatMap(({ rule, before: old, after: now }) =>
    rule === 'parameter-type-loosened'
      ? [[old, now].map((each) => each?.symbol.params?.[0]?.type)]
      : [],
  );
  expect(partners.length).toBe(count - 1);
  for (const [old, now] of partners) expect(now).toBe(`const ${old} &`);
  expect(
    changes.filter(({ rule }) => rule !== 'parameter-type-loosened').map(({ rule }) => rule),
  ).toEqual(['overload-removed']);
});

test('the same words mean something else if the names of template parameters around them change', () => {
  const box = (first: string, second: string): Snapshot => {
    const params = [first, second].map((name) => ({ type: 'typename', name }));
    return createSnapshot(
      {
        formatVersion: 1,
        library: 'L',
        release: '1.0.0',
        doxygen: '1.18.0',
        settings: {},
        hidden: [],
        tool: 'test',
      },
      {
        headers: new Map(),
        scopes: [
          { owner: 'lib', symbols: [{ kind: 'class', name: 'Box', template: params }] },
          { owner: 'lib::Box', symbols: [get] },
        ],
      },
    );
  };
  const get: SnapshotSymbol = { kind: 'function', name: 'get', type: 'T', params: [] };
  const rules = compareSnapshots(box('T', 'U'), box('U', 'T')).map(({ rule, name }) => [
    rule,
    name,
  ]);
  expect(rules).toEqual([['return-type', 'lib::Box::get']]);
});
