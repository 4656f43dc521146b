import { expect, test } from '@jest/globals';
import {
  repositoryAddress,
  repositoryPaths,
  withRevision,
} from '../../src/model/repository-paths.ts';

/** Returns the repository paths of sources, one for each. */
function paths(written: string[], tracked: string[]): (string | undefined)[] {
  const found = repositoryPaths(
    written.map((file) => ({ file: file.replace(/^\/work\//, ''), written: file })),
    tracked,
  );
  return written.map((file) => found.get(file.replace(/^\/work\//, '')));
}

test('a path can start below the root of the repository, or above it', () => {
  const tracked = ['include/lib/a.h', 'src/a.cpp', 'test/a.h', 'README.md'];
  expect(paths(['include/lib/a.h', './src/a.cpp'], tracked)).toEqual(tracked.slice(0, 2));
  expect(paths(['lib/a.h', '../src/a.cpp'], tracked)).toEqual(tracked.slice(0, 2));
  expect(paths(['/ci/checkout/include/lib/a.h'], tracked)).toEqual(['include/lib/a.h']);
  expect(paths(['/opt/lib/src/a.cpp', 'C:\\x\\test\\a.h'], tracked)).toEqual([
    'src/a.cpp',
    'test/a.h',
  ]);
});

test('files missing from the repository have no path, even if a namesake exists', () => {
  const tracked = ['include/config.h', 'src/b.c'];
  expect(paths(['gen/config.h', 'b.cpp', 'rc/b.c'], tracked)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('if a path fits several files, the folder that matches most paths wins', () => {
  const tracked = ['old/a.h', 'new/a.h', 'new/b.h', 'c/new/a.h'];
  expect(paths(['a.h', 'b.h'], tracked)).toEqual(['new/a.h', 'new/b.h']);
  expect(paths(['new/a.h'], tracked)).toEqual(['new/a.h']);
});

test('addresses are encoded; that of a whole file has no line', () => {
  const url = withRevision('https://e.org/{revision}/{path}#L{line}', 'release/1 0');
  const of = (template: string) => ({ url: template, paths: new Map([['a', 'b c/#.h']]) });
  expect(repositoryAddress(of(url), 'a', 7)).toBe('https://e.org/release/1%200/b%20c/%23.h#L7');
  expect(repositoryAddress(of(url), 'a')).toBe('https://e.org/release/1%200/b%20c/%23.h');
  expect(repositoryAddress(of('https://e.org/{path}?l={line}'), 'a')).toMatch(/l=1$/);
  expect(repositoryAddress(of(url), 'z', 7)).toBeUndefined();
});
