import { expect, test } from '@jest/globals';
import { BuiltSite } from '../../src/mcp/built-site.ts';
import { changesAnswer, releaseAnswer } from '../../src/mcp/release-answers.ts';
import { symbolAnswer } from '../../src/mcp/symbol-answer.ts';
import type { SnapshotSymbol } from '../../src/releases/snapshot.ts';
import { createSnapshot, writeSnapshot } from '../../src/releases/write-snapshot.ts';

/** A function without parameters. */
function fn(name: string, deprecated?: string): SnapshotSymbol {
  const fields = deprecated === undefined ? {} : { deprecated };
  return { kind: 'function', name, type: 'void', params: [], header: 'lib.h', ...fields };
}

/** The snapshot of a release of a library with one namespace, as text. */
function release(name: string, symbols: readonly SnapshotSymbol[]): string {
  const facts = { formatVersion: 1, library: 'Lib', release: name, settings: {}, hidden: [] };
  const scopes = [{ owner: 'lib', symbols }];
  return writeSnapshot(createSnapshot({ ...facts, tool: 'test' }, { headers: new Map(), scopes }));
}

const leave = fn('leave', 'Use stop(). Will be removed in 4.0.');
const stop = fn('stop');
const releases = [
  [fn('close'), fn('drop'), { ...fn('leave'), type: 'int' }, stop],
  [fn('close', 'Use finish().'), fn('drop'), { ...fn('leave'), type: 'int' }, stop],
  [{ ...fn('finish', 'Use stop() instead.'), type: 'char' }, leave, stop],
  [leave, stop],
];
const files = new Map([
  ['index.html', '<html></html>'],
  [
    'docs/api/snapshots/index.json',
    JSON.stringify({ releases: releases.map((_, i) => `${i + 1}.0.0`) }),
  ],
  ['docs/api/snapshot.json', release('4.0.0', releases[3] ?? [])],
  ...releases.map((symbols, i): [string, string] => [
    `docs/api/snapshots/${i + 1}.0.0.json`,
    release(`${i + 1}.0.0`, symbols),
  ]),
  [
    'docs/api/symbols.json',
    JSON.stringify([
      { kind: 'function', name: 'lib::leave', url: '/docs/api/lib/#leave', deprecated: true },
      { kind: 'function', name: 'lib::stop', url: '/docs/api/lib/#stop' },
    ]),
  ],
]);
const site = new BuiltSite({ name: 'site', read: (path) => Promise.resolve(files.get(path)) });

test('changes say what replaces a removed symbol, through all releases between the two', async () => {
  const text = await changesAnswer(site, '1.0.0', '4.0.0');
  expect(text).toMatch(/^- `lib::close`: .*; use `lib::stop` instead$/m);
  expect(text).toMatch(/^- `lib::drop`: .*; it was never deprecated$/m);
  expect(text).toMatch(/`lib::leave`: .*; use `lib::stop` instead; a later release will remove it/);
});

test('a release without a symbol says what to use there', async () => {
  const gone = await releaseAnswer(site, 'close', '3.0.0');
  expect(gone).toContain('2.0.0 is the last release before that has it.');
  expect(gone).toMatch(/Since then: `lib::close` .*; use `lib::finish` instead\./);
  expect(await releaseAnswer(site, 'drop', '4.0.0')).toContain('it was never deprecated');
});

test('a symbol that the latest release lacks is one that an earlier release had', async () => {
  const text = await symbolAnswer(site, 'lib::close', false);
  expect(text).toContain('There is no symbol `lib::close`.');
  expect(text).toMatch(/2\.0\.0 is the last release [^]*use `lib::stop` instead/);
  expect(await symbolAnswer(site, 'lib::nothing', false)).not.toContain('last release');
});

test('a deprecated symbol says what to use and that it will go', async () => {
  const expected =
    'Use stop(). Will be removed in 4.0. (use `lib::stop` instead; a later release will remove it)';
  expect(await symbolAnswer(site, 'leave', false)).toContain(`- Deprecated: ${expected}`);
  expect(await releaseAnswer(site, 'leave', '4.0.0')).toContain(`deprecated: ${expected}`);
});
