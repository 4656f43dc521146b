import { expect, test } from '@jest/globals';
import { includeLine } from '../../src/model/include-line.ts';

test.each([
  ['include/lib/a.hpp', 'lib/a.hpp'],
  ['./include/lib/a.hpp', 'lib/a.hpp'],
  ['include/include/a.h', 'include/a.h'],
  ['lib/a.h', 'lib/a.h'],
  ['included/a.h', 'included/a.h'],
  ['src/core/public/a.hh', 'a.hh'],
  ['src/core/a.hxx', 'core/a.hxx'],
  ['include/lib/vector', 'lib/vector'],
  ['include/lib/a.h++', 'lib/a.h++'],
  ['/home/me/include/lib/a.hpp', 'lib/a.hpp'],
  ['C:\\work\\include\\lib\\a.hpp', 'lib/a.hpp'],
  ['/home/me/lib/a.hpp', undefined],
  ['src/a.cpp', undefined],
  ['src/Sample.java', undefined],
  ['[generated]', undefined],
])('%s is included as %s', (file, path) => {
  const roots = ['include', 'src/', 'src/core/public'];
  const expected = path === undefined ? undefined : { path, style: 'quote', file };
  expect(includeLine({ file }, { roots, style: 'quote' })).toEqual(expected);
});

test('the declaration counts before the definition, and a header before another file', () => {
  const settings = { roots: ['include'], style: 'angle' } as const;
  const declared = { file: 'include/impl.hpp', declarationFile: 'include/api.hpp' };
  expect(includeLine(declared, settings)?.path).toBe('api.hpp');
  const repeated = { file: 'include/api.hpp', declarationFile: 'src/a.cpp' };
  expect(includeLine(repeated, settings)?.path).toBe('api.hpp');
  expect(includeLine(undefined, settings)).toBeUndefined();
});

test('a root may lie in the part of a path that was that of a machine', () => {
  const files = new Map([['a.hpp', '/home/me/include/lib/a.hpp']]);
  const machinePaths = { folders: ['/home/me/include/lib'], files };
  const settings = { roots: ['include'], style: 'quote', machinePaths } as const;
  expect(includeLine({ file: 'a.hpp' }, settings)).toMatchObject({
    path: 'lib/a.hpp',
    file: 'a.hpp',
  });
  // Doxygen may have stripped the path of another.
  expect(includeLine({ file: 'b.hpp' }, settings)?.path).toBe('b.hpp');
  expect(includeLine({ file: 'a.hpp' }, { ...settings, roots: [] })).toBeUndefined();
});
