import { describe, expect, test } from '@jest/globals';
import { demangled } from '../../viewer/search/further/mangled-names.ts';
import { messageNames } from '../../viewer/search/further/messages.ts';
import { operatorIn } from '../../viewer/search/further/operators.ts';
import { isAddress, isMessage, signsOf } from '../../viewer/search/further/text-signs.ts';
import { addressParts } from '../../viewer/search/further/pasted-address.ts';
import { codeNames } from '../../viewer/search/further/pasted-code.ts';
import { singularOf, stemOf } from '../../viewer/search/further/word-forms.ts';
import type { Wanted } from '../../viewer/search/further/wanted.ts';

/** Writes what a text names: `kind name(parameters)`. */
function written({ name, kind, params, returns }: Wanted): string {
  const list = params ? `(${params.join(', ')})` : '';
  return `${kind === undefined ? '' : `${kind} `}${name}${list}${returns === undefined ? '' : ` -> ${returns}`}`;
}

function texts(wanted: readonly Wanted[], count: number): string[] {
  return wanted.slice(0, count).map(written);
}

describe('code', () => {
  test.each([
    ['#include <geo/shapes.hpp>', ['file geo/shapes.hpp']],
    ['#include "shapes.h"', ['file shapes.h']],
    ['#define GEO_MAX(a, b) ((a) > (b) ? (a) : (b))', ['macro GEO_MAX']],
    ['#if defined(GEO_FAST)', ['macro GEO_FAST']],
    ['class GEO_API Square : public Shape', ['class Square']],
    ['template <typename T, class A = std::allocator<T>> class Buffer {', ['class Buffer']],
    ['enum class Color : char { red, green };', ['enum Color']],
    ['typedef enum { GEO_RED = 1, GEO_GREEN } color_t;', ['type color_t']],
    ['typedef enum { GEO_RED = 1,', ['GEO_RED']],
    ['using Points = std::vector<Point>;', ['type Points']],
    ['typedef int (*callback)(void *);', ['type callback']],
    ['using namespace geo::literals;', ['namespace geo::literals']],
    ['void (geo::Shape::*)(const Point&) move', ['geo::Shape::move(const Point&) -> void']],
    ['void scale(double x, double y = 1);', ['scale(double x, double y = 1) -> void']],
    [
      'GEO_EXTERN(int) geo_open(geo_file **out, const char *path);',
      ['geo_open(geo_file **out, const char *path)'],
    ],
    ['if (!square.contains("a, b")) return 1; // why', ['contains("")']],
    ['node->child<int>(2)->name()', ['child<int>(2)']],
    ['auto p = geo::make_point<int>(1, f(2));', ['geo::make_point<int>(1, f(2))']],
    ['`std::string name() const noexcept`', ['name() -> std::string']],
    ['geo::Point<int, geo::cm>::iterator it', ['geo::Point<int, geo::cm>::iterator']],
    ['Buffer<Point', ['Buffer', 'Point']],
    ['error = geo_parse(&obj, repo, "x");', ['geo_parse(&obj, repo, "")']],
    [
      'GEO_API year& operator+=(const months& m) noexcept;',
      ['operator+=(const months& m) -> GEO_API year&'],
    ],
  ])('%s', (code, expected) => {
    expect(texts(codeNames(code), expected.length)).toEqual(expected);
  });
});

describe('messages', () => {
  test.each([
    [
      'a.cpp:7:10: error: ‘class geo::Square’ has no member named ‘areaa’; did you mean ‘area’?',
      ['geo::Square::areaa', 'geo::Square::area', 'area'],
    ],
    // What is written can be documented: it comes before what the compiler knows.
    [
      "a.c:2:3: error: 'geo_side' was not declared in this scope; did you mean 'geo_size'?",
      ['geo_side', 'geo_size'],
    ],
    ["a.c:2:3: error: use of undeclared identifier 'geo_side'", ['geo_side']],
    ["a.cpp(3): error C2065: 'geo_side': undeclared identifier", ['geo_side']],
    ["a.cpp(3): error C3861: 'geo_side': identifier not found", ['geo_side']],
    ["error: 'Sqare' in namespace 'geo' does not name a type", ['geo::Sqare', 'geo']],
    ["error: no matching function for call to 'geo_side'", ['geo_side']],
    ["a.c:1:10: fatal error: 'geo/a.h' file not found", ['file geo/a.h']],
    ['a.c:1:10: fatal error: geo/a.hpp: No such file or directory', ['file geo/a.hpp']],
    [
      "a.c(1): fatal error C1083: Cannot open include file: 'a.h': No such file or directory",
      ['file a.h'],
    ],
    ["a.cpp:1:2: error: no member named 'x' in 'geo::Point<int>'", ['geo::Point<int>::x']],
    ["C:\\a.cpp(15): error C2039: 'side': is not a member of 'geo::Circle'", ['geo::Circle::side']],
    [
      "/usr/bin/ld: a.o: in function `main': undefined reference to `geo::draw(geo::Shape const&)'",
      ['geo::draw(geo::Shape const&)'],
    ],
    ["undefined reference to `vtable for geo::Shape'", ['geo::Shape']],
    [
      'error LNK2019: unresolved external symbol "public: double __cdecl geo::Square::side(void)const " referenced in function main',
      ['geo::Square::side()'],
    ],
    [
      'error LNK2019: unresolved external symbol geo_open referenced in function main',
      ['geo_open'],
    ],
    [
      'a.cpp:3:4: error: no matching function for call to ‘geo::Square::scale(int)’',
      ['geo::Square::scale(int)'],
    ],
    ["warning: 'geo_close' is deprecated [-Wdeprecated-declarations]", ['geo_close']],
    ['#4 0x5581f2 in geo::Square::draw() /src/square.cpp:10', ['geo::Square::draw()']],
    ['#5  0x0000555 in geo::area (this=0x0, n=2) at a.cpp:9', ['geo::area']],
    ['In instantiation of ‘void geo::sort(Range&&) [with Range = int]’:', ['geo::sort(Range&&)']],
    ['==12==    by 0x4C2A: geo::draw(int) (draw.cpp:10)', ['geo::draw(int)']],
    ['  frame #1: 0x0000 app`geo::Square::side(n=1) at a.cpp:3:1', ['geo::Square::side']],
    ['app.exe!geo::draw(int n) Line 45', ['geo::draw(int n)']],
    [
      'Undefined symbols for architecture arm64: "geo::area(int)", referenced from: _main in a.o',
      ['geo::area(int)'],
    ],
    [
      'a.cpp:3:5: error: request for member ‘size’ in ‘p’, which is of pointer type ‘geo::Buffer<int>*’',
      ['geo::Buffer<int>::size'],
    ],
  ])('%s', (line, expected) => {
    expect(isMessage(line)).toBe(true);
    expect(
      texts(messageNames(line, demangled(line)), expected.length).map((each) =>
        each.replace(/ -> .*/, ''),
      ),
    ).toEqual(expected);
  });

  test('an address or a mangled name of letters is no word', () => {
    expect(signsOf('structgeo_1_1Point.html')?.isAddress).toBe(true);
    expect(signsOf('_ZN3geo6Square4sideEv')?.isMangled).toBe(true);
    expect(signsOf('geo square')).toBeUndefined();
  });

  test.each(['vector', 'how do I open a file', 'geo::Square::area', 'error_code', '(int) -> bool'])(
    '%s is none',
    (text) => {
      expect(isMessage(text)).toBe(false);
      expect(demangled(text)).toEqual([]);
    },
  );
});

describe('mangled names', () => {
  test.each([
    ['_ZN3geo6Square4sideEv', 'geo::Square::side()'],
    ['_ZNK3geo6Square4sideEv', 'geo::Square::side()'],
    ['__ZN3geo4drawERKNS_5ShapeEi', 'geo::draw(const geo::Shape&, int)'],
    ['_ZN3geo5ShapeC1Ejj', 'geo::Shape::Shape(unsigned int, unsigned int)'],
    ['_ZN3geo5ShapeD0Ev', 'geo::Shape::~Shape()'],
    ['_ZTVN3geo5ShapeE', 'geo::Shape'],
    ['_ZN3geo6BufferIiSaIiEE4growEm', 'geo::Buffer::grow(unsigned long)'],
    ['_ZNK3geo6Square4nameB5cxx11Ev', 'geo::Square::name()'],
    ['_ZN3geoplERKNS_5PointES2_', 'geo::operator+(const geo::Point&, const geo::Point&)'],
    ['U _ZN3geo3maxIdEET_S1_S1_', 'geo::max(_, _)'],
    ['?side@Square@geo@@QEBANXZ', 'geo::Square::side'],
    ['??0Square@geo@@QEAA@N@Z', 'geo::Square::Square'],
    ['??1Square@geo@@UEAA@XZ', 'geo::Square::~Square'],
    ['??HPoint@geo@@QEBA?AV01@AEBV01@@Z', 'geo::Point::operator+'],
    ['??_7Shape@geo@@6B@', 'geo::Shape'],
  ])('%s', (text, expected) => {
    expect(texts(demangled(text), 1)[0]?.replace(/(geo::\w+) const&/g, 'const $1&')).toBe(expected);
  });
});

describe('addresses', () => {
  test.each([
    [
      'https://example.org/html/classgeo_1_1Square.html#a0123456789abcdef0123456789abcdef',
      {
        refid: 'classgeo_1_1Square_1a0123456789abcdef0123456789abcdef',
        names: ['geo::Square'],
      },
    ],
    ['structgeo_1_1Point-members.html', { refid: 'structgeo_1_1Point', names: ['geo::Point'] }],
    ['shapes_8h_source.html#l00042', { refid: 'shapes_8h', names: ['shapes.h'] }],
    [
      '/docs/api/classes/geo/square/#side',
      { refid: undefined, names: ['side', 'square', 'geo', 'geo::square'] },
    ],
  ])('%s', (text, { refid, names }) => {
    expect(isAddress(text)).toBe(true);
    const parts = addressParts(text);
    expect([parts.refid, parts.wanted.map(({ name }) => name)]).toEqual([refid, names]);
  });

  test.each(['a/b.h', 'geo::Square', 'C++', '#include <a/b.h>', 'x / y'])('%s is none', (text) => {
    expect(isAddress(text)).toBe(false);
  });
});

test.each([
  ['Point operator+', ['operator+'], 'Point'],
  ['operator == Color', ['operator=='], 'Color'],
  ['Packet >>', ['operator>>'], 'Packet'],
  ['Point::operator[]', ['operator[]'], 'Point'],
  ['month operator unsigned', ['operator unsigned'], 'month'],
  ['operator int year', ['operator int year', 'operator int'], 'year'],
  ['2020_y', ['operator""_y'], ''],
  ['_y', ['_y', 'operator""_y'], ''],
  ['operator "" _km', ['operator""_km'], ''],
  ['"a"_json', ['operator""_json'], ''],
  ['Point assignment operator', ['operator='], 'Point'],
  ['subscript operator of Buffer', ['operator[]'], 'Buffer'],
  ['Point + Point', ['operator+'], 'Point'],
  ['std::cout << date', ['operator<<'], 'date'],
])('%s is an operator', (text, names, around) => {
  const found = operatorIn(text);
  expect(found?.names.map(({ name }) => name)).toEqual(names);
  expect(found?.around).toBe(around);
});

test.each(['vector<', 'node *', 'Node *next', 'a & b', '-> int', 'const Point &', '(int)', 'a, b'])(
  '%s is no operator',
  (text) => {
    expect(operatorIn(text)).toBeUndefined();
  },
);

test('words are found in their other forms', () => {
  expect(singularOf('hash maps of classes and libraries, this address')).toBe(
    'hash map of class and library, this address',
  );
  expect(['resizing', 'resized', 'resizes'].map(stemOf)).toEqual(['resiz', 'resiz', 'resiz']);
});
