import { expect, test } from '@jest/globals';
import { HeaderComparison } from '../../src/releases/compare-headers.ts';
import type { SnapshotSymbol } from '../../src/releases/snapshot.ts';
import { createSnapshot } from '../../src/releases/write-snapshot.ts';
import { changesOf, type Headers } from './header-texts.ts';

const open = '/** Opens a port. */\nint port_open(int number);';
const close = '/** Closes a port. */\nvoid port_close(int port);';
const read = '/** Reads a port. */\nint port_read(int port);';

/** A library whose header for everything includes the others. */
function behind(others: Readonly<Record<string, string>>): Headers {
  const includes = Object.keys(others).map((path) => `#include "${path}"`);
  return { 'port.h': `${includes.join('\n')}\n${read}`, ...others };
}

/** A library whose headers do not know each other. */
function apart(others: Readonly<Record<string, string>>): Headers {
  return { 'port.h': read, ...others };
}

const old = { 'port-unix.h': `${open}\n${close}` };
const renamed = { 'port/unix.h': `${open}\n${close}` };
const two = { 'a.h': `${open}\n${close}`, 'b.h': '/** Waits. */\nvoid port_wait(void);' };
const moved = { 'a.h': open, 'b.h': `${close}\n/** Waits. */\nvoid port_wait(void);` };

test.each<[string, Headers, Headers, string[]]>([
  [
    'renamed behind another one',
    behind(old),
    behind(renamed),
    ['header-renamed-reached port-unix.h (port/unix.h)'],
  ],
  ['renamed', apart(old), apart(renamed), ['header-renamed port-unix.h (port/unix.h)']],
  [
    'gone with its symbols',
    behind(old),
    behind({}),
    ['header-removed port-unix.h', 'symbol-removed port_close', 'symbol-removed port_open'],
  ],
  ['split behind another one', behind(two), behind(moved), ['header-moved-reached port_close']],
  ['split', apart(two), apart(moved), ['header-moved-away port_close']],
  [
    'split, and the former one includes the other',
    apart(two),
    apart({ ...moved, 'a.h': `#include "b.h"\n${open}` }),
    ['header-moved port_close'],
  ],
  [
    'no longer included by the one that reached it',
    behind(two),
    apart(two),
    ['include-removed port.h ("a.h", "b.h")'],
  ],
  [
    'a forwarding header with the name of the one that it includes',
    { 'port.h': '#include <port/port.h>', 'port/port.h': read },
    { 'port/port.h': read },
    ['header-removed port.h'],
  ],
  [
    'included by another one now',
    behind({ 'a.h': open, 'b.h': close }),
    { 'port.h': `#include "a.h"\n${read}`, 'a.h': `#include "b.h"\n${open}`, 'b.h': close },
    [],
  ],
])('a header that is %s', async (_, before, after, expected) => {
  expect(await changesOf(before, after)).toEqual(expected);
});

test.each<[string, Headers, Headers, string[]]>([
  [
    'only includes another one',
    { 'port.h': read, 'compat.h': '/** @file */\n#include "port.h"' },
    { 'port.h': read },
    ['header-removed compat.h'],
  ],
  [
    'only includes another one, in a hidden folder',
    { 'port.h': read, 'detail/compat.h': '/** @file */\n#include "port.h"' },
    { 'port.h': read },
    [],
  ],
  [
    'declares nothing public',
    {
      'port.h': read,
      'port-inl.h': '#include "port.h"\nint __port_a(int);\nint __port_b(int);\nint __port_c(int);',
    },
    { 'port.h': read },
    [],
  ],
])('a removed header that %s', async (_, before, after, expected) => {
  expect(await changesOf(before, after)).toEqual(expected);
});

const user = '/** Name. */\nconst char *name(void);';

test.each<[string, Headers, Headers, string[]]>([
  ['left', `#include <string>\n${user}`, user, ['include-removed lib.h (<string>)']],
  ['came', user, `#include <string>\n${user}`, []],
  ['has its other name', `#include <stdint.h>\n${user}`, `#include <cstdint>\n${user}`, []],
  [
    'is behind another header now',
    { 'lib.h': `#include <string>\n${user}` },
    { 'lib.h': `#include "own.h"\n${user}`, 'own.h': '#include <string>' },
    [],
  ],
])('an include of the standard library that %s', async (_, before, after, expected) => {
  expect(await changesOf(before, after)).toEqual(expected);
});

test('only the headers of the option releases.umbrella count', async () => {
  const of = (name: string): Promise<string[]> =>
    changesOf(behind(two), behind(moved), { umbrella: [name] });
  expect(await of('port.h')).toEqual(['header-moved-reached port_close']);
  expect(await of('b.h')).toEqual(['header-moved-away port_close']);
});

test.each<[string, Partial<SnapshotSymbol>, string | undefined]>([
  // Users include what they did, wherever the declaration is.
  ['a part of the same header', { header: 'a.h', declaredIn: 'b.h' }, undefined],
  // Another version of Doxygen, or a new umbrella, names another header to include.
  ['the same header, behind another one', { header: 'all.h', declaredIn: 'a.h' }, undefined],
  ['a header that the former one includes', { header: 'b.h' }, 'header-moved'],
  ['a header that it does not include', { header: 'c.h' }, 'header-moved-away'],
])('a symbol of a.h that is declared in %s', (_, now, expected) => {
  const headers = new Map([
    ['a.h', { includes: ['b.h'] }],
    ['b.h', {}],
    ['c.h', {}],
  ]);
  const facts = {
    formatVersion: 1,
    library: 'a',
    release: '1.0.0',
    settings: {},
    hidden: [],
    tool: 'test',
  };
  const snapshot = createSnapshot(facts, { headers, scopes: [] });
  const symbol = { kind: 'class', name: 'A' } as const;
  expect(
    new HeaderComparison(snapshot, snapshot).moved(
      { ...symbol, header: 'a.h' },
      { ...symbol, ...now },
    ),
  ).toBe(expected);
});
