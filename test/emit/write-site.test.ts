import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { manifestName, type OutputFile } from '../../src/emit/output-file.ts';
import { healOutput, placeOf } from '../../src/emit/work-folder.ts';
import { writeSite, type WriteOptions, type WriteSummary } from '../../src/emit/write-site.ts';

let folder: string;
let out: string;
let options: WriteOptions = {};

const nothing: WriteSummary = { written: 0, unchanged: 0, removed: 0 };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-output-'));
  out = join(folder, 'site');
});

afterEach(() => {
  // Nothing is left beside the output folder.
  expect(existsSync(placeOf(out).work)).toBe(false);
  rmSync(folder, { recursive: true, force: true });
});

/** Writes files given as path and content; returns the summary, and the codes of the reports. */
function write(files: Record<string, string>): {
  summary: WriteSummary;
  codes: string[];
  diagnostics: Diagnostics;
} {
  return writeFiles(Object.entries(files).map(([path, bytes]) => ({ path, bytes })));
}

function writeFiles(files: OutputFile[]): {
  summary: WriteSummary;
  codes: string[];
  diagnostics: Diagnostics;
} {
  const diagnostics = new Diagnostics();
  const summary = writeSite(out, [{ folder: '', files }], diagnostics, options) ?? nothing;
  return { summary, codes: diagnostics.all.map(({ code }) => code), diagnostics };
}

/** Returns everything in the output folder except the manifest: path to content, including empty folders. */
function contents(below = ''): Record<string, string> {
  const found: Record<string, string> = {};
  for (const entry of readdirSync(join(out, below), { withFileTypes: true })) {
    const path = below + entry.name;
    if (path === manifestName) continue;
    if (!entry.isDirectory()) found[path] = readFileSync(join(out, path), 'utf8');
    else if (readdirSync(join(out, path)).length === 0) found[`${path}/`] = '(empty)';
    else Object.assign(found, contents(`${path}/`));
  }
  return found;
}

function put(path: string, content: string): void {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  writeFileSync(join(out, path), content);
}

describe.each([
  ['at once', {}],
  ['at once, with kept folders', { spare: 'kept' }],
  ['one by one', { mode: 'one by one' }],
] as const)('a build into a folder, %s', (_, each: WriteOptions) => {
  beforeEach(() => {
    options = { ...each, ...(each.spare && { spare: join(folder, 'cache', each.spare) }) };
  });

  afterAll(() => {
    options = {};
  });

  test('writes everything at first, and then only what changed', () => {
    expect(write({ 'index.html': 'a', 'x/index.html': 'b' }).summary).toEqual({
      written: 2,
      unchanged: 0,
      removed: 0,
    });
    const before = statSync(join(out, 'index.html'), { bigint: true });
    expect(write({ 'index.html': 'a', 'x/index.html': 'c' }).summary).toEqual({
      written: 1,
      unchanged: 1,
      removed: 0,
    });
    const after = statSync(join(out, 'index.html'), { bigint: true });
    expect([after.ino, after.mtimeNs]).toEqual([before.ino, before.mtimeNs]);
    expect(contents()).toEqual({ 'index.html': 'a', 'x/index.html': 'c' });
  });

  test('distinguishes files of equal size, and text from bytes', () => {
    write({ a: 'ä1', b: 'x' });
    const { summary } = writeFiles([
      { path: 'a', bytes: 'ä2' },
      { path: 'b', bytes: new TextEncoder().encode('x') },
    ]);
    expect(summary).toEqual({ written: 1, unchanged: 1, removed: 0 });
    expect(contents().a).toBe('ä2');
  });

  test('copies files, again when the source changes', () => {
    const source = join(folder, 'logo.svg');
    writeFileSync(source, 'one');
    writeFiles([{ path: 'img/logo.svg', source }]);
    expect(writeFiles([{ path: 'img/logo.svg', source }]).summary.unchanged).toBe(1);
    writeFileSync(source, 'two');
    expect(writeFiles([{ path: 'img/logo.svg', source }]).summary.written).toBe(1);
    expect(contents()).toEqual({ 'img/logo.svg': 'two' });
  });

  test('removes files that the site no longer has, and the folders that become empty', () => {
    write({ 'index.html': 'a', 'x/y/index.html': 'b', 'x/z.html': 'c', 'w/v/u': 'd' });
    put('x/notes.txt', 'of the user');
    const { summary } = write({ 'index.html': 'a' });
    expect(summary).toEqual({ written: 0, unchanged: 1, removed: 3 });
    expect(contents()).toEqual({ 'index.html': 'a', 'x/notes.txt': 'of the user' });
  });

  test('restores files that were changed or removed by hand', () => {
    write({ a: '1', b: '2' });
    put('a', '9');
    rmSync(join(out, 'b'));
    expect(write({ a: '1', b: '2' }).summary.written).toBe(2);
    expect(contents()).toEqual({ a: '1', b: '2' });
  });

  test('replaces a file with a folder, and a folder with a file', () => {
    write({ a: '1', 'b/c/d': '2' });
    const { codes } = write({ 'a/x': '3', b: '4' });
    expect(codes).toEqual([]);
    expect(contents()).toEqual({ 'a/x': '3', b: '4' });
  });

  test('replaces an empty folder with a file', () => {
    write({ 'x/index.html': '1' });
    mkdirSync(join(out, 'x/y/z'), { recursive: true });
    expect(write({ 'x/y': '2' }).codes).toEqual([]);
    expect(contents()).toEqual({ 'x/y': '2' });
  });

  test('replaces a path with one that differs only in case', () => {
    write({ 'Foo/index.html': 'same' });
    write({ 'foo/index.html': 'same' });
    expect(contents()).toEqual({ 'foo/index.html': 'same' });
  });

  test('writes the same manifest for the same files in any order', () => {
    write({ b: '1', a: '2' });
    const first = readFileSync(join(out, manifestName), 'utf8');
    rmSync(out, { recursive: true });
    write({ a: '2', b: '1' });
    expect(readFileSync(join(out, manifestName), 'utf8')).toBe(first);
  });
});

describe('foreign files', () => {
  test('are kept', () => {
    put('CNAME', 'example.org');
    put('x/own.txt', 'mine');
    expect(write({ 'x/index.html': 'a' }).codes).toEqual([]);
    write({});
    expect(contents()).toEqual({ CNAME: 'example.org', 'x/own.txt': 'mine' });
  });

  test.each([
    ['a file', 'index.html', 'index.html'],
    ['a file where a folder is needed', 'x', 'x/index.html'],
    ['a folder where a file is needed', 'index.html/mine', 'index.html'],
    ['a folder above', 'x/index.html/mine', 'x/index.html'],
  ])('are not overwritten: %s', (_, theirs, ours) => {
    put(theirs, 'mine');
    const { codes, summary } = write({ 'first.html': 'new', [ours]: 'site' });
    expect(codes).toEqual(['output-not-ours']);
    expect(summary.written).toBe(0);
    expect(contents()).toEqual({ [theirs]: 'mine' });
  });

  test('are not reached through links', () => {
    const other = join(folder, 'other');
    mkdirSync(other);
    write({ 'x/index.html': 'a' });
    rmSync(join(out, 'x'), { recursive: true });
    writeFileSync(join(other, 'index.html'), 'mine');
    symlinkSync(other, join(out, 'x'));
    expect(write({ 'x/index.html': 'b' }).codes).toEqual(['output-not-ours']);
    expect(write({}).codes).toEqual([]);
    expect(readFileSync(join(other, 'index.html'), 'utf8')).toBe('mine');
  });

  test('with the same content as a file of the site count as files of the site', () => {
    put('robots.txt', 'all');
    expect(write({ 'robots.txt': 'all' }).summary.unchanged).toBe(1);
    expect(write({ 'robots.txt': 'none' }).codes).toEqual([]);
  });

  test('keep their content, links, empty folders and permissions', () => {
    write({ a: '1' });
    mkdirSync(join(out, 'theirs/empty'), { recursive: true });
    put('theirs/script', 'run');
    chmodSync(join(out, 'theirs/script'), 0o750);
    symlinkSync('nowhere', join(out, 'theirs/link'));
    const before = statSync(join(out, 'theirs/script'));
    chmodSync(out, 0o775);
    expect(write({ a: '2' }).codes).toEqual([]);
    const { ino, mode: permissions } = statSync(join(out, 'theirs/script'));
    expect([ino, permissions]).toEqual([before.ino, before.mode]);
    expect(readlinkSync(join(out, 'theirs/link'))).toBe('nowhere');
    expect(readdirSync(join(out, 'theirs/empty'))).toEqual([]);
    expect(statSync(out).mode & 0o777).toBe(0o775);
  });

  test('of a folder that is a link are where it leads', () => {
    const real = join(folder, 'real');
    mkdirSync(real);
    symlinkSync(real, out);
    put('mine', 'x');
    expect(write({ a: '1' }).codes).toEqual([]);
    expect(write({ a: '2' }).codes).toEqual([]);
    expect(lstatSync(out).isSymbolicLink()).toBe(true);
    expect(readdirSync(real).sort()).toEqual([manifestName, 'a', 'mine']);
  });

  test('are safe from a forged manifest', () => {
    writeFileSync(join(folder, 'secret'), 'mine');
    put(manifestName, JSON.stringify({ files: ['../secret', '/etc/hosts', 7] }));
    write({});
    expect(existsSync(join(folder, 'secret'))).toBe(true);
  });
});

describe('bad lists of files', () => {
  test.each(['../x', '/x', 'a/../b', 'a//b', 'a/', '', './a', 'a\\b', 'C:/x', manifestName])(
    'the path "%s" is rejected',
    (path) => {
      const { codes } = write({ good: '1', [path]: '2' });
      expect(codes).toEqual(['output-path']);
      expect(existsSync(out)).toBe(false);
    },
  );

  test('two files with one path, or with paths that differ in case, are rejected', () => {
    const { codes, diagnostics } = writeFiles([
      { path: 'a/index.html', bytes: '1' },
      { path: 'a/index.html', bytes: '1' },
      { path: 'A/index.html', bytes: '1' },
    ]);
    expect(codes).toEqual(['output-duplicate', 'output-duplicate']);
    expect(diagnostics.all[1]?.message).toContain('"a/index.html" and "A/index.html"');
    expect(existsSync(out)).toBe(false);
  });

  test('a missing source is reported before anything is written', () => {
    const { codes } = writeFiles([
      { path: 'a', bytes: '1' },
      { path: 'b', source: join(folder, 'missing.png') },
    ]);
    expect(codes).toEqual(['output-source']);
    expect(existsSync(out)).toBe(false);
  });
});

describe('a build that fails or is interrupted', () => {
  test('leaves the folder unchanged if a file cannot be written', () => {
    write({ a: '1', b: '2' });
    const fault = { path: 'c', bytes: 'x' };
    // The content becomes unwritable after the comparison, as when a disk is full.
    let reads = 0;
    Object.defineProperty(fault, 'bytes', {
      get: () => (++reads > 0 && existsSync(placeOf(out).next) ? 7 : 'x'),
    });
    const { codes, summary } = writeFiles([{ path: 'a', bytes: '9' }, fault]);
    expect(codes).toEqual(['output-write']);
    expect(summary).toEqual(nothing);
    expect(contents()).toEqual({ a: '1', b: '2' });
  });

  test.each([
    ['a name that no file system allows', 'x'.repeat(256)],
    ['a long name below a folder', `tags/${'ä'.repeat(200)}/index.html`],
  ])('leaves the folder unchanged, and does not stop the next build: %s', (_, path) => {
    write({ a: '1', b: '2' });
    expect(write({ a: '9', [path]: 'x', c: '3' }).codes).toEqual(['output-write']);
    expect(contents()).toEqual({ a: '1', b: '2' });
    expect(write({ a: '9', c: '3' }).codes).toEqual([]);
    expect(contents()).toEqual({ a: '9', c: '3' });
  });

  test.each([
    ['before the first rename', { next: 'new' }, 'old'],
    ['between the renames', { next: 'new', 'earlier-1-2': 'old' }, 'new'],
    ['after the second rename', { 'earlier-1-2': 'older' }, 'old'],
    ['before the next site was begun', { 'earlier-1-2': 'old', 'earlier-1-1': 'older' }, 'old'],
  ])('is healed: stopped %s', (when, left, expected) => {
    const { work } = placeOf(out);
    const isMissing = when.startsWith('between') || when.endsWith('begun');
    if (!isMissing) put('a', 'old');
    for (const [name, content] of Object.entries(left)) {
      mkdirSync(join(work, name), { recursive: true });
      writeFileSync(join(work, name, 'a'), content);
    }
    healOutput(out);
    expect(contents()).toEqual({ a: expected });
    expect(readdirSync(work)).toEqual([]);
    rmSync(work, { recursive: true });
  });

  test('removes what one that replaced files one by one has left', () => {
    write({ a: '1', b: '2' });
    put('a', 'new');
    put('c', 'new');
    put(manifestName, JSON.stringify({ files: ['a', 'b', 'c', 'd'] }));
    const { codes, summary } = write({ a: 'newer', d: '4' });
    expect(codes).toEqual([]);
    expect(summary).toEqual({ written: 2, unchanged: 0, removed: 2 });
    expect(contents()).toEqual({ a: 'newer', d: '4' });
  });

  test('a file at the path of the output folder is reported', () => {
    writeFileSync(out, 'mine');
    expect(write({ a: '1' }).codes).toEqual(['output-write']);
    expect(readFileSync(out, 'utf8')).toBe('mine');
  });
});
