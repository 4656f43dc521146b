import { beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { healOutput } from '../../src/emit/work-folder.ts';
import { filesBelow } from '../cache/recall-site.ts';

const older = {
  '': { 'index.html': 'old', same: 'same', 'gone/index.html': 'old', 'a/b': 'old', c: 'old' },
  'fr/': { 'index.html': 'vieux', 'parti.html': 'vieux' },
};
const newer = {
  '': { 'index.html': 'new', same: 'same', a: 'new', 'c/d/index.html': 'new', more: 'new' },
  'fr/': { 'index.html': 'nouveau', 'x/index.html': 'nouveau' },
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
  ['a new site', { '': {}, 'fr/': {} }],
])(
  '%s is the old one, the new one or none, wherever the build that writes it is killed',
  (_, before) => {
    const start = join(folder, 'start');
    const end = join(folder, 'end');
    for (const each of [start, end]) rmSync(each, { recursive: true, force: true });
    write(start, before);
    write(end, before);
    write(end, newer);
    const [from, to] = [tree(start), tree(end)];
    const found = { old: 0, none: 0, new: 0 };
    const out = join(folder, 'out');
    const work = join(folder, '.out.mtp-site');
    for (let crashAt = 1; ; crashAt++) {
      for (const each of [out, work]) rmSync(each, { recursive: true, force: true });
      cpSync(start, out, { recursive: true });
      if (!write(out, newer, crashAt)) break;
      // What a step that publishes the folder after the killed build finds.
      const published = existsSync(out) ? tree(out) : undefined;
      const isNew = published?.['index.html'] === 'new';
      if (published)
        expect({ crashAt, published }).toEqual({ crashAt, published: isNew ? to : from });
      found[published ? (isNew ? 'new' : 'old') : 'none']++;
      healOutput(out);
      expect({ crashAt, files: tree(out) }).toEqual({
        crashAt,
        files: isNew || !published ? to : from,
      });
      expect(existsSync(work) ? readdirSync(work) : []).toEqual([]);
    }
    expect(found.none).toBe(1);
    expect(Math.min(found.old, found.new)).toBeGreaterThan(0);
  },
);

test('a folder that cannot be renamed is complete after the next build', () => {
  const out = join(folder, 'held');
  const site = join(folder, 'held.json');
  const run = (languages: object, crashAt: number): ReturnType<typeof spawnSync> => {
    writeFileSync(site, JSON.stringify(languages));
    const env = { ...process.env, CRASH_IN: out, CRASH_AT: String(crashAt) };
    // A folder in which a command runs keeps its name.
    return spawnSync(
      process.execPath,
      ['--import', resolve('test/crash/kill-at.mjs'), command, out, site],
      { cwd: out, encoding: 'utf8', env },
    );
  };
  const end = join(folder, 'held-end');
  write(end, newer);
  let completed = 0;
  for (let crashAt = 1; ; crashAt += 3) {
    rmSync(out, { recursive: true, force: true });
    write(out, older);
    const inode = statSync(out).ino;
    if (run(newer, crashAt).signal !== 'SIGKILL') break;
    if (String(run(newer, 0).stderr).includes('output-in-place')) completed++;
    expect({ crashAt, files: tree(out) }).toEqual({ crashAt, files: tree(end) });
    expect(statSync(out).ino).toBe(inode);
  }
  expect(completed).toBeGreaterThan(5);
});
