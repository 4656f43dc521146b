import { expect, test } from '@jest/globals';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import {
  closeStorage,
  createStoreFile,
  openStorage,
  prepareFolders,
} from '../../src/emit/staging.ts';
import { writeOutput } from '../../src/emit/write-output.ts';

/** Returns an output folder that does not exist yet, nor does its parent, in an empty folder. */
function newFolder(): { parent: string; out: string } {
  const parent = mkdtempSync(join(tmpdir(), 'staging-'));
  return { parent, out: join(parent, 'built/out') };
}

const paths = ['index.html', 'docs/api/index.html', 'docs/guide/index.html', '../evil/index.html'];

test('pages of a new site are staged next to prepared folders, and moved into place with them', async () => {
  const { parent, out } = newFolder();
  const storage = openStorage({ out, root: out }, true, 3);
  const prepared = prepareFolders(storage, paths);
  const keep = createStoreFile(storage, 'a');
  const files = paths.slice(0, 3).map((path) => keep(path, Buffer.from(path)));
  await prepared;
  expect(readdirSync(out)).toHaveLength(1);
  const diagnostics = new Diagnostics();
  expect(writeOutput(out, files, diagnostics)).toEqual({ written: 3, unchanged: 0, removed: 0 });
  closeStorage(storage);
  expect(diagnostics.all).toEqual([]);
  for (const path of paths.slice(0, 3)) expect(readFileSync(join(out, path), 'utf8')).toBe(path);
  expect(readdirSync(out).sort()).toEqual(['.mtp-site-manifest.json', 'docs', 'index.html']);
  expect(existsSync(join(parent, 'evil'))).toBe(false);
});

test('nothing is left of a new site that is not written', async () => {
  const { parent, out } = newFolder();
  const storage = openStorage({ out, root: out }, true, 3);
  await prepareFolders(storage, paths);
  createStoreFile(storage, 'a')('index.html', Buffer.from('text'));
  expect(existsSync(out)).toBe(true);
  closeStorage(storage);
  expect(readdirSync(parent)).toEqual([]);
});

test('small sites stay in memory if the output folder has files or nothing is written', async () => {
  const { parent, out } = newFolder();
  writeFileSync(join(parent, 'CNAME'), 'example.org');
  expect(openStorage({ out: parent, root: parent }, true, 3)).toEqual({ in: 'memory' });
  expect(openStorage({ out, root: out }, false, 3)).toEqual({ in: 'memory' });
  await prepareFolders({ in: 'memory' }, paths);
  expect(readdirSync(parent)).toEqual(['CNAME']);
});
