import { expect, test } from '@jest/globals';
import { resolve } from 'node:path';
import { ownFiles } from '../../src/plan/own-files.ts';
import { compound } from '../components/api-model.ts';

const isOwn = ownFiles({
  compounds: [
    compound({ refid: 'class_a', name: 'a', location: { file: 'src/unlisted.h' } }),
    compound({ refid: 'a_8h', kind: 'file', name: 'a.h', location: { file: 'src/a.h' } }),
    compound({ refid: 'b_8h', kind: 'file', name: 'b.h' }),
  ],
  machinePaths: { folders: ['/home/me'], files: new Map([['c.h', '/home/me/c.h']]) },
});

test.each([
  [resolve('xml/class_a.xml'), true],
  [resolve('xml/a_8h.xml'), true],
  [resolve('xml/index.xml'), false],
  ['/work/src/a.h', true],
  ['/work/other/a.h', false],
  ['/work/mysrc/a.h', false],
  ['/work/b.h', true],
  ['/work/src/unlisted.h', false],
  ['/home/me/c.h', true],
  ['/work/c.h', false],
])('the file %s belongs to the reference: %s', (path, expected) => {
  expect(isOwn(path)).toBe(expected);
});
