import { expect, test } from '@jest/globals';
import { resolve } from 'node:path';
import { runFolder, runPlaces } from '../../src/inputs/run-places.ts';

test.each<[output: string, xml: string, expected: string | undefined, why: string]>([
  ['docs/xml', '/lib/docs/xml', '/lib', 'it ran above its output'],
  ['docs/./xml/', '/lib/docs/xml', '/lib', 'its settings may be written in other ways'],
  ['xml', '/xml', '/', 'it ran in the root'],
  ['.', '/lib', undefined, 'the root is not the end of another path'],
  ['build/xml', '/lib/docs/xml', undefined, 'the folder was moved'],
  ['ocs/xml', '/lib/docs/xml', undefined, 'a name is compared as a whole'],
  ['../xml', '/lib/xml', undefined, 'it ran beside its output'],
  ['..', '/lib', undefined, 'it ran below its output'],
  ['..\\xml', '/lib/..\\xml', undefined, 'the same with the separators of Windows'],
  ['..xml', '/lib/..xml', '/lib', 'a name may start with dots'],
  ['/lib/docs/xml', '/lib/docs/xml', undefined, 'an absolute path says nothing'],
])('output "%s" in %s: %s, because %s', (output, xml, expected) => {
  expect(runFolder(output, xml)).toBe(expected);
});

test('a file is searched where Doxygen ran, then in further folders, then around the XML', () => {
  const named = { file: 'a/b.css', outputFolder: 'out' };
  expect(runPlaces(named, '/lib/out', ['/more'])).toEqual([
    '/lib/a/b.css',
    '/more/a/b.css',
    resolve('a/b.css'),
    '/lib/a/b.css',
    '/lib/out/a/b.css',
    '/lib/out/b.css',
  ]);
  expect(runPlaces({ ...named, outputFolder: 'other' }, '/lib/out')).toEqual([
    resolve('a/b.css'),
    '/lib/a/b.css',
    '/lib/out/a/b.css',
    '/lib/out/b.css',
  ]);
  expect(runPlaces({ ...named, file: '/etc/b.css' }, '/lib/out')).toEqual([
    '/etc/b.css',
    '/lib/out/b.css',
  ]);
});
