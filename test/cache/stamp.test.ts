import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, type Stats, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentHash } from '../../src/inputs/content-hash.ts';
import { compareObservations } from '../../src/inputs/find-change.ts';
import type { Observation } from '../../src/inputs/observation.ts';
import { hasStamp, stampOf, type Stamp } from '../../src/inputs/stamp.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stamp-'));
  file = join(folder, 'a.md');
  writeFileSync(file, 'text');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns stats of the file, with some values replaced. */
function stats(values: Partial<Stats>): Stats {
  return Object.assign(statSync(file), values);
}

/** An hour ago, in milliseconds since 1970. */
const earlier = Math.floor(Date.now() / 1000 - 3600) * 1000;

test('a file that was just changed has no stamp, because a second change could have the same one', () => {
  expect(stampOf(statSync(file))).toBeUndefined();
  expect(stampOf(stats({ mtimeMs: earlier, ctimeMs: earlier }))).toBeDefined();
  expect(stampOf(stats({ mtimeMs: earlier }))).toBeUndefined();
  expect(stampOf(stats({ ctimeMs: earlier }))).toBeUndefined();
});

test.each(['size', 'mtimeMs', 'ctimeMs', 'ino'] as const)(
  'another %s gives another stamp',
  (name) => {
    const values = { size: 4, mtimeMs: earlier, ctimeMs: earlier, ino: 7 };
    const stamp = stampOf(stats(values));
    expect(hasStamp(stats(values), stamp)).toBe(true);
    expect(hasStamp(stats({ ...values, [name]: values[name] - 1 }), stamp)).toBe(false);
  },
);

test('a file with the same stamp is not read, a file with another one is', async () => {
  const { size, mtimeMs, ctimeMs, ino } = statSync(file);
  const noted = (stamp: Stamp | undefined, found: string): Observation[] => [
    { kind: 'content', path: file, found, ...(stamp && { stamp }) },
  ];
  const right: Stamp = [size, mtimeMs, ctimeMs, ino];
  const wrong: Stamp = [size, mtimeMs - 1, ctimeMs, ino];
  const changed = async (stamp: Stamp | undefined, found: string): Promise<boolean> =>
    (await compareObservations(noted(stamp, found))).changed !== undefined;
  expect(await changed(right, 'whatever it was')).toBe(false);
  expect(await changed(wrong, 'whatever it was')).toBe(true);
  expect(await changed(wrong, contentHash('text'))).toBe(false);
  expect(await changed(undefined, contentHash('text'))).toBe(false);
  rmSync(file);
  expect(await changed(right, contentHash('text'))).toBe(true);
});

test('a file from the future has no stamp until then, however old its last change is', () => {
  expect(stampOf(stats({ mtimeMs: Date.now() + 86_400_000, ctimeMs: earlier }))).toBeUndefined();
  expect(stampOf(stats({ mtimeMs: earlier, ctimeMs: Date.now() + 86_400_000 }))).toBeUndefined();
});

test('a change of the same size in the same moment of a clock that was set back is found', () => {
  const { size, mtimeMs, ctimeMs, ino } = statSync(file);
  do {
    writeFileSync(file, 'next');
    utimesSync(file, mtimeMs / 1000, mtimeMs / 1000);
  } while (statSync(file).ctimeMs === ctimeMs);
  const changed = statSync(file);
  expect([changed.size, changed.ino]).toEqual([size, ino]);
  expect(hasStamp(changed, [size, changed.mtimeMs, ctimeMs, ino])).toBe(false);
});
