import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { needKnownDoxygen } from '../run/shared.ts';
import { shapesHeader, SmallLibrary } from './small-library.ts';

let library: SmallLibrary;

beforeAll(() => needKnownDoxygen());

/** Creates a library with a release, a later commit on `main`, and a branch that removes a function. */
beforeEach(() => {
  library = new SmallLibrary();
  library.git('init', '--quiet');
  library.release('v1.0.0');
  library.write('include/shapes/shapes.h', shapesHeader('draw', 'fill', 'paint'));
  library.git('commit', '--quiet', '-am', 'Add paint');
  library.git('checkout', '--quiet', '-b', 'topic');
  library.write('include/shapes/shapes.h', shapesHeader('draw', 'paint'));
  library.git('commit', '--quiet', '-am', 'Remove fill');
});

afterEach(() => library.remove());

test('a branch is compared with the code in the work tree, as the release that it follows', async () => {
  library.runDoxygen();
  const { code, out, error } = await library.run('diff', 'main');
  expect(out).toContain('shapes::fill\n    was removed [symbol-removed, ABI]');
  expect(out).not.toContain('shapes::paint');
  expect(error).toMatch(/info: The older side is main \([0-9a-f]{10}\); it counts as 1\.0\.0\./);
  expect(error).toContain('1 change needs a new number.');
  expect(code).toBe(1);
});

test('a branch that changes nothing passes', async () => {
  library.git('checkout', '--quiet', 'main');
  library.runDoxygen();
  const { code, out } = await library.run('diff', 'main');
  expect([code, out]).toEqual([0, expect.stringContaining('The public API did not change.')]);
});

test('two revisions need neither snapshots nor XML', async () => {
  const { code, out, error } = await library.run('diff', '1.0.0', 'topic');
  expect(out).toContain('Shapes 1.0.0 (4 symbols) and next (4 symbols)');
  expect(out).toContain('shapes::paint');
  expect(error).toMatch(/info: The newer side is topic /);
  expect(code).toBe(1);
  expect(existsSync(join(library.folder, 'api'))).toBe(false);
  expect(library.git('status', '--porcelain', '--untracked-files=no')).toBe('');
});

test('the same files are read once', async () => {
  const first = await library.run('diff', 'v1.0.0', 'main');
  // Without Doxygen, only the cache can know the revisions.
  const { PATH: path } = process.env;
  const git = library.git('--exec-path').trim();
  process.env.PATH = git;
  try {
    const commit = library.git('rev-parse', 'main').trim();
    expect((await library.run('diff', 'v1.0.0', commit)).out).toBe(first.out);
  } finally {
    process.env.PATH = path;
  }
  library.edit('Doxyfile', (text) => `${text}PREDEFINED = draw=fill\nMACRO_EXPANSION = YES\n`);
  expect((await library.run('diff', 'v1.0.0', 'main')).out).toContain('1.0.0 (3 symbols)');
});

test('a name that is no revision says what can be named', async () => {
  const { code, error } = await library.run('diff', '3.1.2', 'topic');
  expect(error).toContain(
    'There is no snapshot of "3.1.2" in api, nor a file, a commit, a branch or a tag with this name.',
  );
  expect(error).not.toContain('mtp-site snapshot --release');
  expect(code).toBe(2);
  // git has options that write files.
  expect((await library.run('diff', '--against=--output=x', 'topic')).code).toBe(2);
});

test('--own-doxyfile uses the configuration of each revision', async () => {
  library.git('mv', 'include', 'lib');
  library.edit('Doxyfile', (text) => text.replace('INPUT = include', 'INPUT = lib'));
  library.git('commit', '--quiet', '-am', 'Move the headers');
  rmSync(join(library.folder, 'lib'), { recursive: true });
  const failed = await library.run('diff', 'main', 'HEAD');
  expect(failed.error).toContain('Doxygen found none of its sources: lib.');
  const { out } = await library.run('diff', 'main', 'HEAD', '--own-doxyfile');
  expect(out).toContain('shapes::fill');
});
