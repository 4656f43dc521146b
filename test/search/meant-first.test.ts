import { beforeAll, expect, test } from '@jest/globals';
import { librarySearch, type LibrarySearch } from './library-search.ts';

let search: LibrarySearch;

beforeAll(async () => {
  search = await librarySearch('meant.hpp');
});

test.each([
  // Of equal names, that of the class from which others derive.
  ['resize', ['function geo::Shape::resize', 'function geo::Balloon::resize']],
  // Members of bases, the nearest first, and of what an alias stands for.
  ['Square::area', ['function geo::Rectangle::area', 'function geo::Shape::area']],
  ['mat::transpose', ['function geo::matrix::transpose']],
  // Scopes that macros add.
  ['v1::geo::Shape::area()', ['function geo::Shape::area']],
  // Names in their own letters before others.
  ['Color c = next();', ['enum geo::Color', 'function geo::color']],
  ['Buffer<bool> bits;', ['class geo::Buffer<bool>', 'class geo::Buffer']],
  ['Buffer<int> numbers;', ['class geo::Buffer', 'class geo::Buffer<bool>']],
  // Types before functions, and both before variables, even if only a variable has the letters as written.
  ['canvas', ['class geo::Canvas', 'variable geo::Window::canvas']],
  ['frame', ['function geo::frame', 'variable geo::Window::frame']],
  ['Color', ['enum geo::Color', 'function geo::color']],
  ['color', ['function geo::color', 'enum geo::Color']],
  // The singular of a name before names that only contain its plural.
  ['windows', ['struct geo::Window', 'function geo::redraw_windows_only']],
  // A macro with the name of a function adds checks to it.
  ['if (geo_open("a.geo") < 0)', ['function geo_open', 'define geo_open']],
  ['man 3 geo_open', ['define geo_open', 'function geo_open']],
  ['a += b;', ['function geo::Point::operator+=']],
  // In sentences, only what looks like a name is one.
  ['the color of a point as geo_open("x") has it', ['function geo_open', 'define geo_open']],
  // Members like one that a class does not have, also of its bases, then the class; no member of another class.
  [
    "error: 'class geo::Shape' has no member named 'reisze'",
    ['function geo::Shape::resize', 'class geo::Shape'],
  ],
  [
    "error C2039: 'getOutline': is not a member of 'geo::Square'",
    ['function geo::Shape::outline', 'class geo::Square'],
  ],
  ["error: no member named 'transpose' in 'geo::Shape'", ['class geo::Shape']],
  [
    "error: no member named 'ouline' in 'geo::Shape'; did you mean 'area'?",
    ['function geo::Shape::area'],
  ],
  ["error: use of undeclared identifier 'list_shape'", ['function geo::list_shapes']],
  ["fatal error: 'geo/meant.h' file not found", ['file test/search/meant.hpp']],
  ['shape.outlin()', ['function geo::Shape::outline']],
  ['Shape->outlin', ['function geo::Shape::outline', 'class geo::Shape']],
  // Texts of errors, with values and places that compilers and programs add, or in part.
  [
    'a.cpp:3: error: static assertion failed: only texts of characters can be parsed',
    ['function geo::Divider::parse'],
  ],
  [
    "terminate called after throwing an instance of 'geo::argument_error'  what():  the divisor of a divider must not be zero",
    [
      'struct geo::argument_error',
      'function geo::argument_error::argument_error',
      'function geo::Divider::by',
    ],
  ],
  ['divider must not be', ['function geo::Divider::by']],
  ['7 is an unknown unit kg in the text 3', ['function geo::Divider::parse']],
  ['Error: the file of shapes cannot be opened', ['define GEO_CANNOT_OPEN']],
  // `listening` is no form of `list`.
  ['a list of shapes, please, one after another', ['function geo::list_shapes']],
  // The beginning of a description counts as its brief part.
  ['convert from degrees', ['function geo::to_turn', 'function geo::rotate']],
])('%s', async (query, expected) => {
  expect((await search.symbols(query)).slice(0, expected.length)).toEqual(expected);
});

test('code in comments reports no error', async () => {
  const found = await search.symbols('this has been removed some time ago');
  expect(found).not.toContain('function geo::Divider::parse');
});
