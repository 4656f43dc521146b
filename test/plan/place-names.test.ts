import { describe, expect, it } from '@jest/globals';
import { placeNames, type Unplaced } from '../../src/plan/place-names.ts';
import { anyCharacter, fc } from '../property-tests.ts';

type Style = 'symbol' | 'path';

function page(names: string | [string, string], style: Style = 'symbol', refid?: string): Unplaced {
  const address = { folder: 'f', names: [names].flat() as [string, ...string[]], style };
  return { address, apiPath: '', ...(refid !== undefined && { refid }) };
}

function permalinks(...pages: Unplaced[]): string[] {
  return placeNames(pages).map(({ permalink }) => permalink);
}

describe('placeNames', () => {
  it('writes names as paths', () => {
    expect(permalinks(page('Eigen::Matrix< T, 2 >::Row'))).toEqual(['f/eigen/matrix-t-2/row/']);
    expect(permalinks(page('../include/SFML/./Audio.hpp', 'path'))).toEqual([
      'f/include/sfml/audio-hpp/',
    ]);
  });

  it('lets the name with fewer capital letters keep its address, and reports the similar ones', () => {
    const places = placeNames([page('Case'), page('CASE'), page('case'), page('other')]);
    expect(places.map(({ permalink }) => permalink)).toEqual([
      expect.stringMatching(/^f\/case-[0-9a-z]{4}\/$/),
      expect.stringMatching(/^f\/case-[0-9a-z]{4}\/$/),
      'f/case/',
      'f/other/',
    ]);
    expect(places.map(({ similar }) => [...similar].sort())).toEqual([[1, 2], [0, 2], [0, 1], []]);
  });

  it('distinguishes pages of one name by their ids', () => {
    const [one, two] = permalinks(page('a.h', 'path', 'one_8h'), page('a.h', 'path', 'two_8h'));
    expect(one).toBe('f/a-h/');
    expect(two).toMatch(/^f\/a-h-[0-9a-z]{4}\/$/);
  });

  it('takes the next name if the first is taken', () => {
    const places = permalinks(page(['a::X', 'a::v1::X']), page('a::X'), page(['a::Y', 'a::v1::Y']));
    expect(places).toEqual(['f/a/v1/x/', 'f/a/x/', 'f/a/y/']);
  });

  it('shortens paths that no file system accepts', () => {
    const deep = Array.from({ length: 2000 }, (_, i) => `scope${i}`).join('::');
    const [one, two] = permalinks(page(deep), page(`${deep}::x`));
    expect(one).toMatch(/^f\/scope0\/scope1\/.*\/scope1999-[0-9a-z]{6}\/$/);
    expect(two).toMatch(/\/x-[0-9a-z]{6}\/$/);
    expect(one?.length).toBeLessThan(250);
  });

  const segment = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.string({ unit: fc.constantFrom(...'aAbB_-.~<>1 *'), maxLength: 4 }),
    },
    { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 12 }) },
    { weight: 1, arbitrary: fc.constantFrom('con', 'aux_', 'Aux', 'x'.repeat(10_000), 'é', 'e') },
  );
  const name = fc.array(segment, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('::'));

  it('gives all pages different addresses, in any order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(name, { maxLength: 40 }), (names) => {
        const pages = names.map((each) => page(each));
        const places = permalinks(...pages);
        expect(new Set(places).size).toBe(places.length);
        for (const place of places) {
          expect(place).toMatch(/^f(?:\/[a-z0-9-]+)+\/$/);
          expect(place.length).toBeLessThan(300);
        }
        expect(permalinks(...[...pages].reverse())).toEqual([...places].reverse());
      }),
      { numRuns: 500 },
    );
  });

  it('moves no page when an unambiguous page is added', () => {
    fc.assert(
      fc.property(fc.uniqueArray(name, { maxLength: 20 }), name, (names, added) => {
        const pages = names.filter((each) => each !== added).map((each) => page(each));
        const before = permalinks(...pages);
        const all = placeNames([...pages, page(added)]);
        if ((all.at(-1)?.similar ?? []).length > 0) return;
        expect(all.slice(0, -1).map(({ permalink }) => permalink)).toEqual(before);
      }),
      { numRuns: 500 },
    );
  });
});
