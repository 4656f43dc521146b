import { describe, expect, test } from '@jest/globals';
import { cppreferenceUrl } from '../../src/plan/standard-library/cppreference.ts';
import { externalPlaces } from '../../src/plan/external-places.ts';
import { createLinks } from '../../src/plan/links.ts';

function tagFile(
  file: string,
  ...refids: string[]
): { file: string; urls: ReadonlyMap<string, string> } {
  return { file, urls: new Map(refids.map((refid) => [refid, `${file}!${refid}`])) };
}

describe('places of other projects', () => {
  test('a tag file is identified by its name, or by its folders if several share the name', () => {
    const find = externalPlaces([
      tagFile('one/lib.tag', 'classA'),
      tagFile('two/lib.tag', 'classA'),
    ]);
    expect(find('classA', '/build/two/lib.tag')).toBe('two/lib.tag!classA');
    expect(find('classA', 'C:\\build\\two\\lib.tag')).toBe('two/lib.tag!classA');
    expect(find('classA', '/elsewhere/lib.tag')).toBe('one/lib.tag!classA');
    expect(find('classA', '/build/two/mylib.tag')).toBeUndefined();
    expect(find('classB', '/build/two/lib.tag')).toBeUndefined();
  });

  test('external symbols never link to a local namesake, other symbols prefer one', () => {
    const links = createLinks({
      base: '/b/',
      targets: new Map([['classA', { permalink: 'a/' }]]),
      externals: externalPlaces([tagFile('lib.tag', 'classA', 'classB')]),
      standard: () => undefined,
      sources: new Map(),
      docsFolders: [],
      listings: new Map(),
      images: new Map(),
      assets: new Map(),
      paths: new Set(),
      files: new Set(),
    });
    expect(links.refid('classA')).toBe('/b/a/');
    expect(links.refid('classA', 'x/lib.tag')).toBe('lib.tag!classA');
    expect(links.refid('classA', 'x/unknown.tag')).toBeUndefined();
    expect(links.refid('classB')).toBe('lib.tag!classB');
  });
});

describe('pages of cppreference', () => {
  const site = 'https://en.cppreference.com/w/cpp/';

  test.each([
    ['std::vector', 'container/vector'],
    ['std::string', 'string/basic_string'],
    ['std::pmr::string', 'string/basic_string'],
    ['std::size_t', 'types/size_t'],
    ['std::is_nothrow_move_constructible_v', 'types/is_move_constructible'],
    ['std::enable_if_t', 'types/enable_if'],
    ['std::tuple_size_v', 'utility/tuple/tuple_size'],
    ['std::move', 'utility/move'],
    ['std::find_if', 'algorithm/find'],
    ['std::ranges::find_if', 'algorithm/ranges/find'],
    ['std::views::transform', 'ranges/transform_view'],
    ['std::ranges::iota_view', 'ranges/iota_view'],
    ['std::chrono::milliseconds', 'chrono/duration'],
    ['std::this_thread::sleep_for', 'thread/sleep_for'],
  ])('%s', (name, page) => {
    expect(cppreferenceUrl(name)).toBe(site + page);
  });

  test.each(['std::chrono', 'std::not_a_name_v', 'vector', 'my::std::vector', 'std::constructor'])(
    '%s has no page',
    (name) => {
      expect(cppreferenceUrl(name)).toBeUndefined();
    },
  );
});
