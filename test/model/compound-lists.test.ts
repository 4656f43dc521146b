import { describe, expect, test } from '@jest/globals';
import { filesByFolder, fileFolders } from '../../src/model/compound-lists.ts';
import type { Compound } from '../../src/model/compound.ts';

const filesOf = (...names: string[]): Compound[] =>
  names.map((name) => ({ kind: 'file', name }) as unknown as Compound);

const listOf = (id: string, ...names: string[]): [string, string[]][] =>
  fileFolders({ id, title: '', path: '', compounds: filesOf(...names) }).map(
    ({ folder, files }) => [folder, files.map(({ name }) => name)],
  );

describe('folders of files', () => {
  test('keep the order of the files', () => {
    expect([...filesByFolder(filesOf('b/x.h', 'y.h', 'b/a.h')).keys()]).toEqual(['b', '']);
  });

  test.each<[string, string[], [string, string[]][]]>([
    [
      'they are sorted by their paths, before the folders in them',
      ['src/z.c', 'include/lib/a.h', 'include/b.h'],
      [
        ['include', ['include/b.h']],
        ['include/lib', ['include/lib/a.h']],
        ['src', ['src/z.c']],
      ],
    ],
    [
      'files without a folder have one',
      ['lib.h', 'lib/a.h'],
      [
        ['./', ['lib.h']],
        ['lib', ['lib/a.h']],
      ],
    ],
    ['a single folder needs no heading', ['lib/a.h', 'lib/b.h'], []],
  ])('%s', (_, names, expected) => {
    expect(listOf('files', ...names)).toEqual(expected);
    expect(listOf('folders', ...names)).toEqual([]);
  });
});
