import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentHash } from '../../src/inputs/content-hash.ts';
import { changedObservations, compareObservations } from '../../src/inputs/find-change.ts';
import { Inputs } from '../../src/inputs/inputs.ts';
import { pathOnDisk } from '../../src/inputs/path-on-disk.ts';
import { sizesOf } from '../../src/inputs/sizes.ts';

let folder: string;
const at = (path: string): string => join(folder, path);

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'inputs-')));
  mkdirSync(at('folder'));
  writeFileSync(at('folder/b.md'), 'b');
  writeFileSync(at('a.md'), 'text');
  symlinkSync('nowhere', at('gone'));
  symlinkSync('circle', at('circle'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the paths of the observations that have changed. */
async function changedIn(inputs: Inputs): Promise<string[]> {
  const changed = await changedObservations(inputs.observations);
  const { changed: first } = await compareObservations(inputs.observations);
  expect(first).toEqual(changed[0]);
  return changed.map(({ kind, path }) => `${kind} ${path.slice(folder.length + 1)}`);
}

describe('an observation notices when a file that it read changes', () => {
  const rename = (): void => renameSync(at('a.md'), at('c.md'));
  const append = (): void => writeFileSync(at('a.md'), 'texts');
  const replace = (): void => writeFileSync(at('a.md'), 'next');

  test.each<[string, (inputs: Inputs) => unknown, () => void, string[]]>([
    ['a file changes', (inputs) => inputs.read(at('a.md')), replace, ['content a.md']],
    ['a file goes', (inputs) => inputs.readSync(at('a.md'), 'utf8'), rename, ['content a.md']],
    ['a file comes', (inputs) => inputs.readIfPossible(at('c.md')), rename, ['content c.md']],
    ['a name goes', (inputs) => inputs.readdir(folder), rename, ['names ']],
    ['only content changes', (inputs) => inputs.readdir(folder), append, []],
    ['only the folder is listed', (inputs) => inputs.existsSync(folder), rename, []],
    ['an expected file goes', (inputs) => inputs.existsSync(at('a.md')), rename, ['type a.md']],
    ['a path gets a file', (inputs) => inputs.existsSync(at('c.md')), rename, ['type c.md']],
    ['only the type matters', (inputs) => inputs.existsSync(at('a.md')), append, []],
    ['the size changes', (inputs) => inputs.stat(at('a.md')), append, ['times a.md']],
    ['the time of a folder', (inputs) => inputs.stat(folder), rename, []],
    [
      'a file becomes a folder',
      (inputs) => inputs.existsSync(at('a.md')),
      () => {
        rename();
        mkdirSync(at('a.md'));
      },
      ['type a.md'],
    ],
    [
      'a link leads elsewhere',
      (inputs) => {
        symlinkSync('a.md', at('link'));
        return inputs.realpathSync(at('link'));
      },
      () => {
        rmSync(at('link'));
        symlinkSync('folder', at('link'));
      },
      ['target link'],
    ],
    [
      'a time changes back',
      (inputs) => inputs.stat(at('a.md')),
      () => utimesSync(at('a.md'), 1, 1),
      ['times a.md'],
    ],
    [
      'a file of the tool itself comes',
      (inputs) => inputs.readdir(folder),
      () => writeFileSync(at('.mtp-site.tmp'), ''),
      [],
    ],
  ])('%s', async (_, read, change, expected) => {
    const inputs = new Inputs();
    await read(inputs);
    expect(inputs.doubts).toEqual([]);
    expect(await changedIn(inputs)).toEqual([]);
    change();
    expect(await changedIn(inputs)).toEqual(expected);
  });

  test('what fails is observed as nothing, and thrown', async () => {
    const inputs = new Inputs();
    await expect(inputs.readFile(at('c.md'))).rejects.toThrow('ENOENT');
    expect(() => inputs.readFileSync(at('d.md'))).toThrow('ENOENT');
    await expect(inputs.readdir(at('e'))).rejects.toThrow('ENOENT');
    await expect(inputs.stat(at('f.md'))).rejects.toThrow('ENOENT');
    const nothing = { found: '-' };
    expect(inputs.observations).toEqual([
      { kind: 'content', path: at('c.md'), ...nothing },
      { kind: 'content', path: at('d.md'), ...nothing },
      { kind: 'names', path: at('e'), ...nothing },
      { kind: 'times', path: at('f.md'), ...nothing },
    ]);
    expect(inputs.faults).toEqual([]);
    writeFileSync(at('d.md'), '');
    expect(await changedIn(inputs)).toEqual(['content d.md']);
  });

  test('a file that changes between two readings makes the build doubtful', async () => {
    const inputs = new Inputs();
    expect(await inputs.readFile(at('a.md'), 'utf8')).toBe('text');
    expect(inputs.readFileSync(at('a.md'), 'utf8')).toBe('text');
    expect(inputs.doubts).toEqual([]);
    writeFileSync(at('a.md'), 'next');
    inputs.readSync(at('a.md'), 'utf8');
    expect(inputs.doubts).toHaveLength(1);
    expect(inputs.doubts[0]?.reason).toMatch(/a\.md" changed while the site was built$/);
    // Other inputs know it from them; a doubt about all is not replaced by one about runs.
    const others = new Inputs();
    const { reason } = inputs.doubts[0] ?? { reason: '' };
    others.add(inputs);
    others.doubtRuns(reason);
    others.doubtRuns('the clock');
    expect(others.doubts).toEqual([{ reason }, { reason: 'the clock', isOfRun: true }]);
    expect(others.observations).toEqual(inputs.observations);
    const third = new Inputs();
    third.add(others);
    expect(third.doubts).toEqual(others.doubts);
  });

  test('inputs that do not record observe nothing', async () => {
    const inputs = new Inputs(false);
    await inputs.read(at('a.md'));
    await inputs.readdir(folder);
    inputs.existsSync(at('a.md'));
    expect(inputs.observations).toEqual([]);
  });

  test('two revisions of a repository are two observations', () => {
    const inputs = new Inputs();
    const revision = { kind: 'revision' as const, path: folder };
    inputs.record({ ...revision, found: '1' });
    inputs.record({ ...revision, revision: 'v1', found: '2' });
    expect(inputs.doubts).toEqual([]);
    expect(inputs.observations).toHaveLength(2);
  });

  test('a part has its own observations, and those that not only other parts have made', async () => {
    const inputs = new Inputs();
    const pathsOf = (name: string): string[] =>
      inputs.observationsOf(name).map(({ path }) => path.slice(folder.length + 1));
    await inputs.part('one').read(at('a.md'));
    inputs.part('two').existsSync(at('folder'));
    inputs.existsSync(at('none.md'));
    expect(inputs.observations).toHaveLength(3);
    expect(pathsOf('one')).toEqual(['a.md', 'none.md']);
    expect(pathsOf('two')).toEqual(['folder', 'none.md']);
    await inputs.read(at('a.md'));
    expect(pathsOf('two')).toEqual(['a.md', 'folder', 'none.md']);
  });

  test('what a part doubts or cannot read is known to all', async () => {
    const inputs = new Inputs();
    const part = inputs.part('one');
    await part.read(at('folder'));
    part.doubt('it is random');
    part.doubtRuns('it runs');
    expect(inputs.faults.map(({ path }) => path)).toEqual([at('folder')]);
    expect(inputs.doubts).toEqual(part.doubts);
    expect(inputs.part('one')).toBe(part);
  });

  test('names come with and without types', async () => {
    const inputs = new Inputs();
    expect((await inputs.readdir(folder)).sort()).toEqual(['a.md', 'circle', 'folder', 'gone']);
    const entries = await inputs.readdir(folder, { withFileTypes: true });
    expect(entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)).toEqual([
      'folder',
    ]);
  });

  test('a new stamp is worth storing, and saves reading', async () => {
    const inputs = new Inputs();
    await inputs.read(at('a.md'));
    const [read] = inputs.observations;
    expect(read).toEqual({ kind: 'content', path: at('a.md'), found: contentHash('text') });
    expect((await compareObservations(inputs.observations)).hasNewStamps).toBe(false);
    const { observations, hasNewStamps } = await compareObservations([
      { kind: 'content', path: at('folder'), found: '-' },
    ]);
    // The folder cannot be read, and has a stamp only because of its own times.
    expect([observations.length, hasNewStamps]).toEqual([1, false]);
  });
});

describe('what cannot be read', () => {
  test.each<[path: string, reason: string | undefined, missing: string]>([
    ['folder', 'it is a folder, not a file', 'it is a folder, not a file'],
    ['gone', 'it is a link to something that does not exist', ''],
    ['circle', 'its links lead in a circle', ''],
    ['socket', 'it is a socket, not a file', ''],
    ['none.md', undefined, 'it does not exist'],
    ['a.md/none.md', undefined, 'it does not exist'],
    ['x'.repeat(300), undefined, 'its path is too long'],
  ])('%s: %s', async (path, reason, missing) => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(at('socket'), resolve));
    const faultOf = async (read: (inputs: Inputs) => unknown): Promise<string | undefined> => {
      const inputs = new Inputs();
      await read(inputs);
      expect(inputs.faults.every((fault) => fault.path === at(path))).toBe(true);
      return inputs.faults[0]?.reason;
    };
    const ignore = (): undefined => undefined;
    expect(await faultOf((inputs) => inputs.readFile(at(path)).catch(ignore))).toBe(reason);
    expect(await faultOf((inputs) => inputs.readIfPossible(at(path)))).toBeUndefined();
    const expected = missing || reason;
    expect(await faultOf((inputs) => inputs.read(at(path)))).toBe(expected);
    expect(await faultOf((inputs) => inputs.readSync(at(path), 'utf8'))).toBe(expected);
    expect(await faultOf((inputs) => expect(inputs.isFile(at(path))).toBe(false))).toBe(expected);
    expect(await new Promise((resolve) => server.close(resolve))).toBeUndefined();
  });

  test('a link to nothing is a fault even where nothing is expected', () => {
    const inputs = new Inputs();
    expect(inputs.existsSync(at('gone'))).toBe(false);
    expect(inputs.existsSync(at('none.md'))).toBe(false);
    expect(inputs.existsSync(at('circle'))).toBe(false);
    expect(inputs.faults).toEqual([
      { path: at('gone'), reason: 'it is a link to something that does not exist' },
      { path: at('circle'), reason: 'its links lead in a circle' },
    ]);
  });

  test('an error without our own words is that of the system', async () => {
    const { whyMissing, whyUnreadable } = await import('../../src/inputs/unreadable.ts');
    const error = (code: string, errno: number): Error =>
      Object.assign(new Error('/home/a/secret'), { code, errno });
    expect(whyUnreadable(at('a.md'), error('EIO', -5))).toBe('the system reports "i/o error"');
    expect(whyUnreadable(at('a.md'), error('EODD', 5000))).toBe('the system reports "EODD"');
    for (const code of ['EACCES', 'EPERM'])
      expect(whyMissing(at('a.md'), error(code, 0))).toBe('permission is denied');
    for (const code of ['EMFILE', 'ENFILE'])
      expect(whyUnreadable(at('a.md'), error(code, 0))).toBe('too many files are open');
    expect(whyUnreadable(at('a.md'), error('EISDIR', 0))).toBe('it is a folder');
    expect(whyUnreadable(at('a.md'), error('ERR_INVALID_ARG_VALUE', 0))).toBeUndefined();
  });
});

test('a name that is not UTF-8 is found by its text, and read', async () => {
  const name = Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0x67, 0xf6, 0x2e, 0x68])]);
  writeFileSync(name, 'latin');
  const text = at('g\ufffd.h');
  expect(pathOnDisk(text)).toEqual(name);
  expect(pathOnDisk(at('h\ufffd.h'))).toBe(at('h\ufffd.h'));
  expect(pathOnDisk(at('none/g\ufffd.h'))).toBe(at('none/g\ufffd.h'));
  expect(pathOnDisk(at('a.md'))).toBe(at('a.md'));
  expect(await new Inputs().readFile(text, 'utf8')).toBe('latin');
  expect(sizesOf([text, at('a.md'), at('none')])).toEqual([5, 4, 0]);
  // A file with the character itself comes first.
  writeFileSync(text, 'itself');
  expect(pathOnDisk(text)).toBe(text);
});
