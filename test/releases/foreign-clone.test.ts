import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFilesOfCommit } from '../../src/inputs/commit-files.ts';
import { SmallLibrary } from './small-library.ts';

let library: SmallLibrary;
let temporary: string;

beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), 'foreign-clone-'));
  library = new SmallLibrary();
  library.git('init', '--quiet');
});

afterEach(() => {
  library.remove();
  rmSync(temporary, { recursive: true });
});

function write(commit = 'HEAD'): ReturnType<typeof writeFilesOfCommit> {
  const index = join(mkdtempSync(join(temporary, 'index-')), 'index');
  return writeFilesOfCommit(library.folder, commit, { folder: join(temporary), index });
}

test('hooks, filters and monitors of a clone do not run', async () => {
  const mark = join(library.folder, 'ran');
  library.write('program', `#!/bin/sh\necho "$0 $@" >> ${mark}\ncat\n`);
  library.write('.gitattributes', '*.h filter=own\n');
  library.release('v1.0.0');
  const program = join(library.folder, 'program');
  chmodSync(program, 0o755);
  library.git('config', 'filter.own.smudge', program);
  library.git('config', 'filter.own.required', 'true');
  library.git('config', 'core.fsmonitor', program);
  library.write('.git/hooks/post-index-change', `#!/bin/sh\nexec ${program}\n`);
  chmodSync(join(library.folder, '.git/hooks/post-index-change'), 0o755);
  expect(await write()).toEqual({ missing: [], links: [], unreadable: [] });
  const text = readFileSync(join(temporary, 'include/shapes/shapes.h'), 'utf8');
  expect(text).toContain('class Square');
  expect(existsSync(mark)).toBe(false);
  // The same programs run for git alone, so that the test can fail.
  rmSync(join(library.folder, 'include'), { recursive: true });
  library.git('checkout', '--', 'include');
  expect(existsSync(mark)).toBe(true);
});

test('links within the files stay, and those out of them are removed', async () => {
  const secret = mkdtempSync(join(tmpdir(), 'secret-'));
  symlinkSync(secret, join(library.folder, 'include/outside'));
  symlinkSync('../../../..', join(library.folder, 'include/shapes/up'));
  symlinkSync('shapes', join(library.folder, 'include/inside'));
  library.release('v1.0.0');
  expect(await write()).toEqual({
    missing: [],
    links: ['include/outside', 'include/shapes/up'],
    unreadable: [],
  });
  expect(existsSync(join(temporary, 'include/inside/shapes.h'))).toBe(true);
  expect(existsSync(join(temporary, 'include/outside'))).toBe(false);
  rmSync(secret, { recursive: true });
});

test('submodules are written if the clone has them, and named otherwise', async () => {
  const part = new SmallLibrary();
  part.git('init', '--quiet');
  part.release('v1.0.0');
  const add = ['-c', 'protocol.file.allow=always', 'submodule', 'add', '--quiet', part.folder];
  library.git(...add, 'parts/shapes');
  library.release('v1.0.0');
  expect(await write()).toEqual({ missing: [], links: [], unreadable: [] });
  expect(existsSync(join(temporary, 'parts/shapes/include/shapes/shapes.h'))).toBe(true);
  // What git keeps is enough.
  library.git('submodule', '--quiet', 'deinit', '--force', '--all');
  rmSync(join(temporary, 'parts'), { recursive: true });
  expect((await write()).missing).toEqual([]);
  expect(existsSync(join(temporary, 'parts/shapes/include/shapes/shapes.h'))).toBe(true);
  rmSync(join(library.folder, '.git/modules'), { recursive: true });
  expect((await write()).missing).toEqual(['parts/shapes']);
  part.remove();
});

test('files that a clone lacks are named, and the others are written', async () => {
  library.write('media/film.bin', 'unique');
  library.release('v1.0.0');
  const id = library.git('rev-parse', 'HEAD:media/film.bin').trim();
  rmSync(join(library.folder, '.git/objects', id.slice(0, 2), id.slice(2)));
  expect(await write()).toEqual({ missing: [], links: [], unreadable: ['media/film.bin'] });
  expect(existsSync(join(temporary, 'include/shapes/shapes.h'))).toBe(true);
  expect((await write('nothing^{commit}')).failure).toBeDefined();
});
