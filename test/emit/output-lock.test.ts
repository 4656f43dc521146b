import { beforeEach, expect, test } from '@jest/globals';
import { existsSync, mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lockOutput, lockPath } from '../../src/emit/output-lock.ts';
import { contentHash } from '../../src/inputs/content-hash.ts';

let parent: string;
let out: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'lock-'));
  out = join(parent, 'a/site');
});

/** Writes the lock of another process. */
function putLock(lock: object | string, age = 0): void {
  const file = lockPath(out);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof lock === 'string' ? lock : JSON.stringify(lock));
  const time = new Date(Date.now() - age);
  utimesSync(file, time, time);
}

/** Tries to take the lock; returns the command that has it. */
async function holder(): Promise<string> {
  const lock = await lockOutput(out, 'build', () => false);
  if (!('release' in lock)) return lock.command;
  lock.release();
  return 'nobody';
}

const host = contentHash(hostname());
const running = { command: 'watch', pid: process.ppid, host };

test('one process at a time has the lock, and leaves nothing', async () => {
  const lock = await lockOutput(out, 'build', () => false);
  expect(await holder()).toBe('build');
  if ('release' in lock) lock.release();
  expect(await holder()).toBe('nobody');
  expect(existsSync(join(parent, 'a'))).toBe(false);
});

test('a process waits as long as it is told to', async () => {
  const lock = await lockOutput(out, 'build', () => false);
  let waits = 0;
  const other = await lockOutput(out, 'build', () => {
    if (++waits === 2 && 'release' in lock) lock.release();
    return true;
  });
  expect(waits).toBe(2);
  expect('release' in other).toBe(true);
});

test.each([
  ['a running process', running, 0, 'watch'],
  ['a process that does not exist', { ...running, pid: 2 ** 30 }, 0, 'nobody'],
  ['an id that another process has now', { ...running, started: 1 }, 0, 'nobody'],
  [
    'this id before it was that of this process',
    { ...running, pid: process.pid, started: 1 },
    0,
    'nobody',
  ],
  ['a process of another machine', { ...running, host: 'x', pid: 2 ** 30 }, 0, 'watch'],
  ['a machine that is gone', { ...running, host: 'x' }, 11 * 60_000, 'nobody'],
  ['a process killed while it wrote the file', '', 11_000, 'nobody'],
  [
    'a process killed while it wrote the file, before the clock was set back',
    '',
    -3_600_000,
    'nobody',
  ],
  ['a machine whose clock is ahead', { ...running, host: 'x' }, -3_600_000, 'watch'],
])('the lock of %s', async (_, lock, age, expected) => {
  putLock(lock, age);
  expect(await holder()).toBe(expected);
});
