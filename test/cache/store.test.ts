import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheFolder } from '../../src/cache/cache-folder.ts';
import { contentKey } from '../../src/cache/content-key.ts';
import { openStore } from '../../src/cache/store.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { displayPath } from '../../src/diagnostics/display-path.ts';

let parent: string;
let folder: string;
let diagnostics: Diagnostics;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'store-'));
  folder = join(parent, 'cache');
  diagnostics = new Diagnostics();
});

afterEach(() => rmSync(parent, { recursive: true, force: true }));

/** Returns the files of the entries, least recently used first. */
function entries(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[0-9a-f]{2}[/\\]/.test(path))
    .map((path) => join(folder, path));
}

/** Returns the entry of a key in a new build. */
async function found(key: string): Promise<string | undefined> {
  const bytes = await openStore(folder, { diagnostics }).get(key);
  return bytes && Buffer.from(bytes).toString();
}

const codes = (): string[] => diagnostics.all.map(({ code, level }) => `${level} ${code}`);

test('later builds find an entry and can replace it', async () => {
  const store = openStore(folder, { diagnostics });
  expect(await store.get('a')).toBeUndefined();
  await store.put('a', 'first');
  await store.put('b', new Uint8Array());
  expect(await found('a')).toBe('first');
  await store.put('a', 'second');
  expect([await found('a'), await found('b'), await found('c')]).toEqual(['second', '', undefined]);
  expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toBe('*\n');
  expect(codes()).toEqual([]);
});

test.each([
  ['cut off', (file: string) => truncateSync(file, 40)],
  ['emptied', (file: string) => truncateSync(file, 0)],
  [
    'edited',
    (file: string) => {
      const bytes = readFileSync(file);
      bytes[bytes.length - 1] = 33;
      writeFileSync(file, bytes);
    },
  ],
])('an entry that was %s counts as missing', async (_, damage) => {
  await openStore(folder).put('a', 'the content of the entry');
  const [file = ''] = entries();
  damage(file);
  expect(await found('a')).toBeUndefined();
  expect(codes()).toEqual(['info cache-damaged']);
  expect(existsSync(file)).toBe(false);
  await openStore(folder).put('a', 'made anew');
  expect(await found('a')).toBe('made anew');
});

test('the file of one entry is not mistaken for another', async () => {
  await openStore(folder).put('a', 'content of a');
  const [a = ''] = entries();
  await openStore(folder).put('b', 'content of b');
  const [b = ''] = entries().filter((file) => file !== a);
  writeFileSync(b, readFileSync(a));
  expect(await found('b')).toBeUndefined();
});

test('parallel builds that write the same entry leave a complete one', async () => {
  const contents = Array.from({ length: 20 }, (_, i) => String(i).repeat(10_000 + i));
  await Promise.all(
    contents.map((content) => openStore(folder, { diagnostics }).put('a', content)),
  );
  expect(contents).toContain(await found('a'));
  expect(entries()).toHaveLength(1);
  expect(readdirSync(folder).filter((name) => name.endsWith('.new'))).toEqual([]);
  expect(codes()).toEqual([]);
});

test('the least recently used entries are removed first', async () => {
  const store = openStore(folder, { limit: 2500 });
  const age = (file: string, hours: number): void => {
    const time = new Date(Date.now() - hours * 3_600_000);
    utimesSync(file, time, time);
  };
  await store.put('old', '1'.repeat(600));
  age(entries()[0] ?? '', 4);
  const before = new Set(entries());
  await store.put('older, but used again', '2'.repeat(600));
  age(entries().find((file) => !before.has(file)) ?? '', 5);
  await store.get('older, but used again');
  await store.put('new', '3'.repeat(600));
  const abandoned = join(folder, 'half.new');
  writeFileSync(abandoned, 'half of an entry');
  age(abandoned, 2);
  const ahead = join(folder, 'ahead.new');
  writeFileSync(ahead, 'from before the clock was set back');
  age(ahead, -2);
  const current = join(folder, 'current.new');
  writeFileSync(current, 'of another build');
  await store.close();
  expect(entries()).toHaveLength(3);
  await store.put('newest', '4'.repeat(600));
  await store.close();
  expect(await found('old')).toBeUndefined();
  expect(await found('newest')).toBe('4'.repeat(600));
  expect([abandoned, ahead, current].map((each) => existsSync(each))).toEqual([false, false, true]);
  expect(await found('older, but used again')).toBe('2'.repeat(600));
});

test('a folder that cannot be written is reported once, and nothing fails', async () => {
  writeFileSync(folder, 'a file stands in its place');
  const store = openStore(folder, { diagnostics });
  await store.put('a', 'content');
  await store.put('b', 'content');
  await store.close();
  expect(await store.get('a')).toBeUndefined();
  expect(diagnostics.all).toEqual([
    {
      code: 'cache-unwritable',
      level: 'info',
      message: expect.stringContaining('The cache cannot be written: '),
      place: { file: displayPath(folder) },
      advice: expect.stringContaining('--no-cache'),
    },
  ]);
});

test('entries are removed only above the limit, and then down to four fifths of it', async () => {
  // An entry has a checksum of 32 bytes.
  const store = openStore(folder, { limit: 400 });
  for (const key of ['a', 'b', 'c', 'd']) await store.put(key, '1'.repeat(68));
  await store.close();
  expect(entries()).toHaveLength(4);
  await store.put('e', '1');
  await store.close();
  expect(
    entries()
      .map((file) => statSync(file).size)
      .sort(),
  ).toEqual([100, 100, 33]);
});

test('a build that stores nothing removes nothing, and what is not of the cache always stays', async () => {
  await openStore(folder).put('a', 'content');
  for (const name of ['abc', 'xab', 'AB'])
    for (const file of ['other', 'other.new']) {
      mkdirSync(join(folder, name), { recursive: true });
      writeFileSync(join(folder, name, file), 'not of the cache');
      utimesSync(join(folder, name, file), 1, 1);
    }
  const all = readdirSync(folder, { recursive: true });
  const store = openStore(folder, { limit: 0 });
  await store.close();
  expect(readdirSync(folder, { recursive: true })).toEqual(all);
  await store.put('b', 'content');
  await store.close();
  expect(entries()).toEqual([]);
  expect(existsSync(join(folder, '.gitignore'))).toBe(true);
  expect(['abc', 'xab', 'AB'].map((name) => readdirSync(join(folder, name)))).toEqual(
    Array.from({ length: 3 }, () => ['other', 'other.new']),
  );
  const [first = ''] = readdirSync(folder).filter((name) => /^[0-9a-f]{2}$/.test(name));
  writeFileSync(join(folder, first, 'old'), 'of another build');
  await store.close();
  expect(entries()).toHaveLength(1);
});

test('the time of an entry is renewed after an hour, so that reading does not write', async () => {
  await openStore(folder).put('a', 'content');
  const [file = ''] = entries();
  for (const [minutes, isRenewed] of [
    [59, false],
    [61, true],
  ] as const) {
    const time = new Date(Date.now() - minutes * 60_000);
    utimesSync(file, time, time);
    const before = statSync(file).mtimeMs;
    expect(await found('a')).toBe('content');
    expect(statSync(file).mtimeMs > before).toBe(isRenewed);
  }
});

test('keys differ if their parts are split differently', () => {
  const keys = [
    contentKey('prose-1', 'ab', 'c'),
    contentKey('prose-1', 'a', 'bc'),
    contentKey('prose-1', 'abc'),
    contentKey('prose-2', 'ab', 'c'),
    contentKey('prose-1', '1:a', 'bc'),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(contentKey('prose-1', Buffer.from('ab'), 'c')).toBe(keys[0]);
});

test('the cache is in node_modules if that folder exists', () => {
  expect(cacheFolder(parent)).toBe(join(parent, '.mtp-site-cache'));
  mkdirSync(join(parent, 'node_modules'));
  expect(cacheFolder(parent)).toBe(join(parent, 'node_modules/.cache/mtp-site'));
});
