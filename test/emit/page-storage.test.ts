import { expect, test } from '@jest/globals';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { createStoreFile, openStorage, prepareFolders } from '../../src/emit/page-storage.ts';
import { dropNext } from '../../src/emit/work-folder.ts';
import { writeSite } from '../../src/emit/write-site.ts';

/** Returns an output folder that does not exist yet in an empty folder. */
function newFolder(): { parent: string; out: string } {
  const parent = mkdtempSync(join(tmpdir(), 'storage-'));
  return { parent, out: join(parent, 'out') };
}

const paths = ['index.html', 'docs/api/index.html', 'docs/guide/index.html', '../evil/index.html'];

test('pages of a new site are written into the next site, which takes the place of the output folder', async () => {
  const { parent, out } = newFolder();
  const storage = openStorage({ out, root: out }, true, 3);
  const prepared = prepareFolders(storage, paths);
  const keep = createStoreFile(storage);
  const files = paths.slice(0, 3).map((path) => keep(path, Buffer.from(path)));
  await prepared;
  expect(existsSync(out)).toBe(false);
  const diagnostics = new Diagnostics();
  expect(writeSite(out, [{ folder: '', files }], diagnostics)).toEqual({
    written: 3,
    unchanged: 0,
    removed: 0,
  });
  expect(diagnostics.all).toEqual([]);
  for (const path of paths.slice(0, 3)) expect(readFileSync(join(out, path), 'utf8')).toBe(path);
  expect(readdirSync(out).sort()).toEqual(['.mtp-site-manifest.json', 'docs', 'index.html']);
  expect(readdirSync(parent)).toEqual(['out']);
});

test('a path out of the folder, and the second file with a path, are not stored', () => {
  const { parent, out } = newFolder();
  const keep = createStoreFile(openStorage({ out, root: out }, true, 3));
  const bytes = Buffer.from('text');
  expect(keep('../evil/index.html', bytes)).toEqual({ path: '../evil/index.html', bytes });
  expect(keep('a/index.html', bytes)).toMatchObject({ isStored: true });
  expect(keep('a/index.html', Buffer.from('other'))).toMatchObject({ bytes: Buffer.from('other') });
  expect(readdirSync(parent)).toEqual(['.out.mtp-site']);
});

test('nothing is left of a new site that is not written', async () => {
  const { parent, out } = newFolder();
  const storage = openStorage({ out, root: out }, true, 3);
  await prepareFolders(storage, paths);
  createStoreFile(storage)('index.html', Buffer.from('text'));
  dropNext(out);
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
