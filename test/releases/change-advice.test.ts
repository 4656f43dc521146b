import { describe, expect, test } from '@jest/globals';
import { diffNotes } from '../../src/cli/diff-notes.ts';
import { diffUpgrade } from '../../src/cli/diff-upgrade.ts';
import { adviceText } from '../../src/releases/change-advice.ts';
import { reportChanges } from '../../src/releases/change-report.ts';
import { compareSnapshots } from '../../src/releases/compare-snapshots.ts';
import type { Snapshot, SnapshotSymbol } from '../../src/releases/snapshot.ts';
import { createSnapshot } from '../../src/releases/write-snapshot.ts';

/** A function without parameters. */
function fn(name: string, fields: Partial<SnapshotSymbol> = {}): SnapshotSymbol {
  return { kind: 'function', name, type: 'void', params: [], header: 'lib.h', ...fields };
}

/** A release of a library with one namespace. */
function release(name: string, symbols: readonly SnapshotSymbol[]): Snapshot {
  const facts = { formatVersion: 1, library: 'Lib', release: name, settings: {}, hidden: [] };
  const scopes = [{ owner: 'lib', symbols }];
  return createSnapshot({ ...facts, tool: 'test' }, { headers: new Map(), scopes });
}

/** Returns what a comparison of the first and the last of some releases advises. */
function advice(...releases: readonly (readonly SnapshotSymbol[])[]): string[] {
  const all = releases.map((symbols, i) => release(`${i + 1}.0.0`, symbols));
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return [];
  return compareSnapshots(first, last, all.slice(1, -1))
    .map((change) => `${change.name.replace('lib::', '')}: ${adviceText(change)}`)
    .filter((line) => !line.endsWith(': '));
}

const isOld = 'Use shut() instead.';
const [shut, other] = [fn('shut'), fn('other', { type: 'char' })];

test.each<[string, readonly (readonly SnapshotSymbol[])[], string[]]>([
  [
    'a removal names what its deprecation names',
    [[fn('close', { deprecated: isOld }), shut], [shut]],
    ['close: use lib::shut instead'],
  ],
  [
    'a release between the two deprecated it',
    [[fn('close'), shut], [fn('close', { deprecated: isOld }), shut], [shut]],
    ['close: use lib::shut instead'],
  ],
  [
    'what replaces it was itself replaced later',
    [
      [fn('close', { deprecated: 'Use finish().' })],
      [fn('finish', { deprecated: isOld }), shut],
      [shut],
    ],
    ['close: use lib::shut instead'],
  ],
  ['nobody was warned', [[fn('close'), shut], [shut]], ['close: it was never deprecated']],
  [
    'the library does not have what the text names',
    [[fn('close', { deprecated: 'Use std::exit.' }), shut], [shut]],
    ['close: Use std::exit'],
  ],
  ['a deprecation without a text is one', [[fn('close', { deprecated: true }), shut], [shut]], []],
  [
    'a deprecated class deprecates its members',
    [[{ kind: 'enum', name: 'mode', deprecated: 'Use shut().' }, shut], [shut]],
    ['mode: use lib::shut instead'],
  ],
  [
    'a rename needs no deprecation to name the successor, and says that there was none',
    [
      [fn('close_all', { type: 'int' }), shut],
      [fn('closeAll', { type: 'int' }), shut],
    ],
    ['close_all: it was never deprecated'],
  ],
  [
    'a later release removes it',
    [
      [fn('close'), shut],
      [fn('close', { deprecated: 'Use shut(). It will be removed in 3.0.' }), shut],
    ],
    ['close: use lib::shut instead; a later release will remove it'],
  ],
  [
    'a text about something that was removed announces nothing',
    [
      [fn('close'), other],
      [fn('close', { deprecated: 'Its lock was removed.' }), other],
    ],
    ['close: Its lock was removed'],
  ],
  [
    'a changed function is still there',
    [
      [fn('close', { deprecated: isOld }), shut],
      [fn('close', { type: 'int' }), shut],
    ],
    [],
  ],
])('advice: %s', (_, releases, expected) => {
  expect(advice(...releases)).toEqual(expected);
});

describe('documents for users', () => {
  const policy = { rules: [], abi: false, accepted: [], versioning: 'semver' as const };
  const before = release('1.0.0', [
    fn('close', { deprecated: isOld }),
    fn('scale', { header: 'lib/scale.h' }),
    fn('stop'),
    shut,
  ]);
  const after = release('2.0.0', [
    fn('add_one'),
    fn('scale', { header: 'lib/scale.h', type: 'int*' }),
    fn('stop', { deprecated: 'Use shut(). Marked for removal.' }),
    shut,
  ]);

  test('an upgrade goes by header', () => {
    expect(diffUpgrade(reportChanges(before, after, policy)))
      .toBe(`# Upgrade Lib from 1.0.0 to 2.0.0

1.0.0 to 2.0.0 is a major release; the changes need: major.

## What breaks (1)

### \`lib.h\`

**\`lib::close\`** was removed.

\`\`\`diff
- void close()
\`\`\`

Use \`lib::shut\` instead.

## What may break (1)

### \`lib/scale.h\`

**\`lib::scale\`** returns a value now.

\`\`\`diff
- void scale()
+ int*scale()
\`\`\`

## What is deprecated now (1)

### \`lib.h\`

**\`lib::stop\`** is deprecated now.

\`\`\`diff
  void stop()
\`\`\`

Use \`lib::shut\` instead; a later release will remove it.
`);
  });

  test('a draft of release notes begins with what is new', () => {
    expect(diffNotes(reportChanges(before, after, policy))).toBe(`---
title: "Lib 2.0.0 released"
release: "2.0.0"
---

<!-- Say in two sentences what this release is about. -->

<!-- truncate -->

## New

- \`lib::add_one\`

## Deprecated

- \`lib::stop\`: use \`lib::shut\` instead; a later release will remove it

## Breaking changes

- \`lib::close\` was removed: use \`lib::shut\` instead

## Changes that may break some code

- \`lib::scale\` returns a value now
`);
  });

  test('without changes for users, both say so', () => {
    const report = reportChanges(
      before,
      release('1.0.1', [...(before.scopes[0]?.symbols ?? []), fn('more')]),
      policy,
    );
    expect(diffUpgrade(report)).toContain('Code that uses 1.0.0 compiles with 1.0.1.');
    const same = reportChanges(
      before,
      { ...before, header: { ...before.header, release: '1.0.1' } },
      policy,
    );
    expect(diffNotes(same)).toContain('The public API is that of 1.0.0.');
  });
});
