import { beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { completeSwitch, dropStaging } from '../../src/emit/journal.ts';
import { filesBelow } from '../cache/recall-site.ts';

const older = {
  '': { 'index.html': 'old', same: 'same', 'gone/index.html': 'old', 'a/b': 'old', c: 'old' },
  fr: { 'index.html': 'vieux', 'parti.html': 'vieux' },
};
const newer = {
  '': { 'index.html': 'new', same: 'same', a: 'new', 'c/d/index.html': 'new', more: 'new' },
  fr: { 'index.html': 'nouveau', 'x/index.html': 'nouveau' },
};

let folder: string;
let command: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crash-'));
  command = join(folder, 'write.mjs');
  await build({
    entryPoints: ['test/crash/write-sites.ts'],
    outfile: command,
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
});

/** Writes a site into a folder in a process that ends at a call, and returns whether it was killed. */
function write(out: string, site: object, crashAt = 0): boolean {
  const file = join(folder, 'site.json');
  writeFileSync(file, JSON.stringify(site));
  const hook = resolve('test/crash/kill-at.mjs');
  const { signal, status, stderr } = spawnSync(
    process.execPath,
    ['--import', hook, command, out, file],
    { encoding: 'utf8', env: { ...process.env, CRASH_IN: out, CRASH_AT: String(crashAt) } },
  );
  if (signal === null && status !== 0) throw new Error(stderr);
  return signal === 'SIGKILL';
}

/** Returns the files of a folder: paths to contents. */
function tree(out: string): Record<string, string> {
  return Object.fromEntries([...filesBelow(out)].sort());
}

test.each([
  ['a changed site', older],
  ['a new site', { '': {}, fr: {} }],
])('%s is the old or the new one, wherever the build that writes it is killed', (_, before) => {
  const start = join(folder, 'start');
  const end = join(folder, 'end');
  for (const each of [start, end]) rmSync(each, { recursive: true, force: true });
  write(start, before);
  write(end, before);
  write(end, newer);
  const [from, to] = [tree(start), tree(end)];
  const found = { old: 0, started: 0 };
  const out = join(folder, 'out');
  for (let crashAt = 1; ; crashAt++) {
    rmSync(out, { recursive: true, force: true });
    cpSync(start, out, { recursive: true });
    if (!write(out, newer, crashAt)) break;
    const isStarted = completeSwitch(out);
    dropStaging(out);
    const files = tree(out);
    // A build that has put everything into place may be killed, too, before it ends.
    const isNew = isStarted || files['index.html'] === 'new';
    expect({ crashAt, files }).toEqual({ crashAt, files: isNew ? to : from });
    found[isStarted ? 'started' : 'old']++;
  }
  // Before the switch, and in the middle of it.
  expect(Math.min(found.old, found.started)).toBeGreaterThan(5);
});

test('a journal that leads out of the folder is not followed', () => {
  const out = join(folder, 'forged');
  const secret = join(folder, 'secret');
  writeFileSync(secret, 'mine');
  write(out, older);
  const staging = join(out, '.mtp-site-staging');
  const change = { folder: '', staging: 'in', blocking: [], moves: [], stale: [] };
  for (const forged of [
    { ...change, stale: ['../secret'] },
    { ...change, moves: [['../secret', 'index.html']] },
    { ...change, staging: 'in-/../../..' },
    { ...change, folder: '../' },
    {},
  ]) {
    mkdirSync(staging);
    writeFileSync(join(staging, 'journal.json'), JSON.stringify([forged]));
    expect(() => completeSwitch(out)).toThrow('was not written by mtp-site');
    expect(existsSync(secret) && readFileSync(secret, 'utf8')).toBe('mine');
    rmSync(staging, { recursive: true });
  }
});
