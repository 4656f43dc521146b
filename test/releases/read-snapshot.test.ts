import { expect, test } from '@jest/globals';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { readSnapshot } from '../../src/releases/read-snapshot.ts';
import type { KnownLines } from '../../src/releases/snapshot-content.ts';
import type { Snapshot, SnapshotSymbol } from '../../src/releases/snapshot.ts';
import { snapshotSchema } from '../../src/releases/snapshot-schema.ts';
import { createSnapshot, writeSnapshot } from '../../src/releases/write-snapshot.ts';
import { fits, isSchema, type Schema } from '../config/json-schema.ts';

/** A symbol with every field. */
const whole: Required<SnapshotSymbol> = {
  kind: 'function',
  name: 'f',
  type: 'int',
  array: '[4]',
  noexcept: 'true',
  requires: 'C<T>',
  value: '1',
  bits: '3',
  access: 'protected',
  header: 'a/b.h',
  declaredIn: 'a/c.h',
  since: '1.0',
  deprecated: 'Use g().',
  address: 'docs/api/lib/#f',
  doxygen: 'namespacelib#a1',
  template: [{ type: 'typename', name: 'T', default: 'int' }],
  params: [{ type: 'T', name: 'x', default: '{}' }],
  flags: ['const'],
  bases: [{ name: 'B<T>', access: 'protected', virtual: true }],
  fields: ['x', 'y'],
};

function snapshotOf(...symbols: SnapshotSymbol[]): Snapshot {
  return createSnapshot(
    {
      formatVersion: 1,
      library: 'L',
      release: '1.0.0',
      date: '2024-01-01',
      doxygen: '1.9.4',
      settings: { EXTRACT_ALL: 'YES' },
      hidden: ['detail'],
      tool: '0.1.0',
    },
    {
      headers: new Map([['a/b.h', { includes: ['a/c.h'], names: 'AAEC', doxygen: 'b_8h' }]]),
      scopes: [{ owner: 'lib', symbols }],
    },
  );
}

const good = writeSnapshot(snapshotOf(whole, { kind: 'macro', name: 'M', header: 'a/b.h' }));

function read(text: string): { snapshot: Snapshot | undefined; messages: string[] } {
  const diagnostics = new Diagnostics();
  const snapshot = readSnapshot(text, 'api/1.0.0.json', diagnostics);
  const messages = diagnostics.all.map(({ level, place, message, advice }) => {
    expect(advice).toBeTruthy();
    return `${[place?.file, place?.line, place?.column].filter(Boolean).join(':')}: ${level}: ${message}`;
  });
  return { snapshot, messages };
}

test('what was written is read again, every field of it', () => {
  const { snapshot, messages } = read(good);
  expect(messages).toEqual([]);
  expect(snapshot?.scopes[0]?.symbols[0]).toEqual(whole);
  expect(snapshot && writeSnapshot(snapshot)).toBe(good);
  expect(read(good.replaceAll('\n', '\r\n')).messages).toEqual([]);
});

test('a symbol of another release is read once, and a changed line again', () => {
  const known: KnownLines = new Map();
  const other: SnapshotSymbol = { kind: 'macro', name: 'M', value: '1' };
  const read = (...symbols: SnapshotSymbol[]): readonly SnapshotSymbol[] => {
    const diagnostics = new Diagnostics();
    const text = writeSnapshot(snapshotOf(...symbols));
    const snapshot = readSnapshot(text, 'api/1.0.0.json', diagnostics, known);
    expect([diagnostics.all, snapshot?.scopes[0]?.symbols]).toEqual([[], symbols]);
    return snapshot?.scopes[0]?.symbols ?? [];
  };
  const [first] = read(whole, other);
  const [second, changed] = read(whole, { ...other, value: '2' });
  expect(second).toBe(first);
  expect(changed?.value).toBe('2');
  // The line of the symbol is the same, and what it has in common with another symbol is not.
  const header = 'z.h';
  read({ ...whole, header }, { ...other, header });
});

const lines = good.split('\n');
const symbolLine = lines.findIndex((line) => line.includes('"macro"'));
const conflict = [
  ...lines.slice(0, symbolLine),
  '<<<<<<< HEAD',
  lines[symbolLine],
  '=======',
  '>>>>>>> other',
  ...lines.slice(symbolLine + 1),
].join('\n');
const group = good.slice(good.indexOf('"lib": ['), good.indexOf('\n]\n}')) + '\n]';
const long = 'x'.repeat(10_000);

test.each([
  ['no JSON', 'hello', 'api/1.0.0.json: error: The snapshot is not valid JSON.'],
  ['nothing', '', 'api/1.0.0.json:1:1: error: The snapshot is incomplete: it ends too early.'],
  ['cut off', lines.slice(0, 5).join('\n'), /^api\/1\.0\.0\.json:5:\d+: error: The snapshot is /],
  [
    'a conflict',
    conflict,
    `api/1.0.0.json:${symbolLine + 1}:1: error: The snapshot contains a merge conflict.`,
  ],
  [
    'another file',
    '{}',
    'api/1.0.0.json: error: This file is not a snapshot: it has no "formatVersion".',
  ],
  [
    'a list',
    '[]',
    'api/1.0.0.json: error: This file is not a snapshot: it has no "formatVersion".',
  ],
  [
    'a newer format',
    good.replace('"formatVersion": 1', '"formatVersion": 2'),
    'api/1.0.0.json: error: The snapshot has format 2, and this version of mtp-site reads up to 1.',
  ],
  [
    'a symbol twice',
    good.replace(/^( {2}\{"kind":"macro".*)$/m, '$1,\n$1'),
    /"M" occurs twice in "lib"\.$/,
  ],
  [
    'an owner twice',
    good.replace(group, `${group},\n${group}`),
    /^api\/1\.0\.0\.json:\d+:1: error: The owner "lib" occurs twice\.$/,
  ],
  ['an edit', good.replace('"M"', '"N"'), /warning: The snapshot was edited after it was written/],
  [
    'a long name',
    good.replaceAll('"M"', `"${long}"`).replace(/^( {2}\{"kind":"macro".*)$/m, '$1,\n$1'),
    /^.{150,300}$/,
  ],
  [
    'no release',
    good.replace('"release"', '"relase"'),
    /lacks the name of the library or of the release/,
  ],
  ['another owner', good.replace(group, '"lib": 3'), /The symbols of "lib" are not a list\.$/],
])('bad input: %s', (_name, text, expected) => {
  const { messages } = read(text);
  expect(messages).toHaveLength(1);
  if (typeof expected === 'string') expect(messages[0]).toBe(expected);
  else expect(messages[0]).toMatch(expected);
});

test('hostile names are data', () => {
  for (const name of ['__proto__', '../../x', '<script>', long]) {
    const symbol: SnapshotSymbol = { kind: 'class', name, header: name };
    const text = writeSnapshot(snapshotOf(symbol)).replace('"lib"', JSON.stringify(name));
    const { snapshot } = read(text);
    expect(snapshot?.scopes).toEqual([{ owner: name, symbols: [symbol] }]);
  }
});

const schema: Schema = { ...snapshotSchema() };

test('the JSON schema describes what is written, and nothing else', () => {
  const file: unknown = JSON.parse(good);
  if (!isSchema(file)) throw new Error('not an object');
  expect(fits(file, schema)).toBe(true);
  // Every field of the header and of a symbol counts.
  for (const key of Object.keys(file)) {
    expect([key, fits({ ...file, [key]: [1] }, schema)]).toEqual([key, false]);
    expect([key, fits({ ...file, [`${key}s`]: 1 }, schema)]).toEqual([key, false]);
  }
  for (const key of Object.keys(whole)) {
    const scopes = { lib: [{ ...whole, [key]: 1 }] };
    expect([key, fits({ ...file, scopes }, schema)]).toEqual([key, false]);
    // The reader agrees.
    expect([key, read(JSON.stringify({ ...file, scopes })).snapshot]).toEqual([key, undefined]);
  }
});

test('a byte order mark and the form that a formatter gives change nothing', () => {
  const snapshot = snapshotOf(whole, { ...whole, name: 'g' });
  const text = writeSnapshot(snapshot);
  for (const changed of [
    `\uFEFF${text}`,
    text.replaceAll('\n', '\r\n'),
    JSON.stringify(JSON.parse(text), null, 2),
    JSON.stringify(JSON.parse(text)),
  ]) {
    const diagnostics = new Diagnostics();
    expect(readSnapshot(changed, 'api/1.0.0.json', diagnostics)).toEqual(snapshot);
    expect(diagnostics.all).toEqual([]);
  }
});

test('a field twice is found in any form', () => {
  const text = JSON.stringify(JSON.parse(writeSnapshot(snapshotOf(whole))), null, 2);
  const twice = text.replace(/^( +)"value": "1",$/m, '$1"value": "1",\n$1"value": "2",');
  const diagnostics = new Diagnostics();
  expect(readSnapshot(twice, 'api/1.0.0.json', diagnostics)).toBeUndefined();
  expect(diagnostics.all.map(({ message }) => message)).toEqual([
    'The field "value" occurs twice.',
  ]);
});
