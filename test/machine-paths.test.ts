import { describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const { MTP_SITE_CORPORA: corpora = '' } = process.env;
const own = path.join(root, 'fixtures/machine-paths/xml');

/** Returns the folders of Doxygen XML in a folder. */
function trees(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'index.xml')
    .map((name) => path.join(folder, path.dirname(name)))
    .sort();
}

/** Returns the absolute paths in Doxygen's places: locations, folders, includes, graphs, tag files. */
function machinePaths(tree: string): string[] {
  const written =
    /(?:\b(?:body|decl)?file="|external="|<(?:compoundname|label|includedby[^>]*|innerdir[^>]*)>)((?:\/|[A-Z]:\/)[^"<]+)/g;
  const names = readdirSync(tree, { recursive: true, encoding: 'utf8' });
  const texts = names
    .filter((name) => name.endsWith('.xml') && path.basename(name) !== 'Doxyfile.xml')
    // A name that is not UTF-8 is not found by the text it decodes to.
    .filter((name) => existsSync(path.join(tree, name)))
    .map((name) => readFileSync(path.join(tree, name), 'latin1'));
  return texts.flatMap((text) => Array.from(text.matchAll(written), ([, found = '']) => found));
}

/** Returns the parent folders of paths with two or more segments, as texts that no page may contain. */
function foldersOf(paths: readonly string[]): string[] {
  const folders = new Set<string>();
  for (const found of paths) {
    const segments = path.posix.dirname(found).split('/').slice(1);
    for (let depth = 2; depth <= segments.length; depth++)
      folders.add(`/${segments.slice(0, depth).join('/')}`);
  }
  return [...folders];
}

/** Returns the names and texts of all files of the site built from a tree. */
function site(tree: string): string[] {
  const out = mkdtempSync(path.join(tmpdir(), 'machine-paths-'));
  try {
    const command = path.join(root, 'bin/mtp-site.mjs');
    const { status, stderr } = spawnSync(
      process.execPath,
      [command, 'build', '--xml', tree, '--out', out, '--base', '/'],
      { cwd: tmpdir(), encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(stderr);
    return readdirSync(out, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(path.join(out, name)).isFile())
      .map((name) => `/${name}\n${readFileSync(path.join(out, name), 'latin1')}`);
  } finally {
    rmSync(out, { recursive: true });
  }
}

const atHand = [...trees(path.join(root, 'fixtures')), ...(corpora === '' ? [] : trees(corpora))];
const unstripped = atHand.filter((tree) => machinePaths(tree).length > 0);

describe('the site of XML with machine paths', () => {
  test('has at least one file', () => {
    expect(unstripped).toContain(own);
    expect(unstripped).toContain(path.join(root, 'fixtures/short-folder-names/xml'));
    expect(foldersOf(machinePaths(own))).toContain('/builds/alice');
  });

  test.each(unstripped)('contains no machine path: %s', (tree) => {
    const files = site(tree);
    const found = foldersOf(machinePaths(tree)).flatMap((folder) =>
      files.filter((file) => file.includes(folder)).map((file) => [folder, file.split('\n')[0]]),
    );
    expect(files.length).toBeGreaterThan(10);
    expect(found).toEqual([]);
  });

  test('has no folders of the machine', () => {
    const files = site(own);
    const rows = files.find((file) => file.startsWith('/docs/api/symbols.json\n')) ?? '';
    const folders = Array.from(rows.matchAll(/"kind":"dir","name":"([^"]*)"/g), ([, name]) => name);
    expect(folders).toEqual([
      'code',
      'code/include',
      'code/include/ship',
      'code/include/ship/parts',
      'code/src',
      'docs',
    ]);
    expect(files.filter((file) => /checkout|alice/.test(file))).toEqual([]);
  });
});
