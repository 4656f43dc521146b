import { describe, expect, test } from '@jest/globals';
import {
  anchorFile,
  anchorFileCount,
  anchorNames,
  placesOfAnchor,
  type AnchorRow,
} from '../../src/shared/anchor-files.ts';

describe('the files of anchors', () => {
  test.each<[anchors: number, files: number]>([
    [0, 1],
    [256, 1],
    [257, 2],
    [1000, 4],
  ])('%s anchors are in %s files', (anchors, files) => {
    expect(anchorFileCount(anchors)).toBe(files);
  });

  test('names are spread over all files, always in the same way', () => {
    const names = Array.from({ length: 100 }, (_, i) => `name${i}`);
    expect(new Set(names.map((name) => anchorFile(name, 4))).size).toBe(4);
    // The published files are found by readers of later scripts.
    expect([anchorFile('', 4), anchorFile('a', 4), anchorFile('ab', 1000)]).toEqual([
      '0.json',
      '1.json',
      '105.json',
    ]);
    expect(anchorFile('a'.repeat(100), 2 ** 31)).toMatch(/^\d+\.json$/);
  });

  test.each<[id: string, names: string[]]>([
    ['area', ['area']],
    ['area-1a2b3c', ['area-1a2b3c', 'area']],
    ['area-1a2b3', ['area-1a2b3']],
    ['area-1A2b3c', ['area-1A2b3c']],
    ['-1a2b3c', ['-1a2b3c']],
    ['x-area-1a2b3c', ['x-area-1a2b3c', 'x-area']],
    ['area-1a2b3c-x', ['area-1a2b3c-x']],
  ])('%s may refer to %s', (id, names) => {
    expect(anchorNames(id)).toEqual(names);
  });

  const rows: AnchorRow[] = [
    ['area', '/box/', 'area-1a2b3c'],
    ['area', '/disc/', 'area-aaaaaa'],
    ['area', '/disc/'],
    ['area-ffffff', '/odd/'],
    ['a b', '/space/'],
  ];
  test.each<[id: string, places: string[], why: string]>([
    ['area', ['/box/#area', '/disc/#area'], 'all pages of the name, once'],
    ['area-1a2b3c', ['/box/#area-1a2b3c'], 'the overload exists'],
    ['area-bbbbbb', ['/box/#area', '/disc/#area'], 'the overload does not exist any more'],
    ['area-ffffff', ['/box/#area', '/disc/#area', '/odd/#area-ffffff'], 'it may be a name, too'],
    ['a b', ['/space/#a%20b'], 'addresses are encoded'],
    ['none', [], 'nothing has the name'],
  ])('%s leads to %s: %s', (id, places) => {
    expect(placesOfAnchor(id, rows)).toEqual(places);
  });
});
