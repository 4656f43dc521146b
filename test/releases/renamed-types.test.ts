import { expect, test } from '@jest/globals';
import { changesOf } from './header-texts.ts';

const timer = (name: string, members: string): string =>
  `/** T. */ struct ${name} { /** C. */ ${name}(int start); /** A. */ int a(); /** B. */ int b(); ${members} };`;

test.each<[string, string, string]>([
  ['a parameter', '/** F. */ void f(const watch &w);', '/** F. */ void f(const clock &w);'],
  ['a result', '/** F. */ watch *f();', '/** F. */ clock *f();'],
  ['a variable', '/** V. */ extern watch v;', '/** V. */ extern clock v;'],
  ['a base class', '/** D. */ struct d : watch {};', '/** D. */ struct d : clock {};'],
])('the new name of a type as %s is no other change', async (_, before, after) => {
  const lines = await changesOf(timer('watch', '') + before, timer('clock', '') + after);
  expect(lines).toEqual(['symbol-renamed watch (clock)']);
});

test('a parameter of another type breaks code although a type has another name', async () => {
  const [before, after] = ['watch', 'clock'].map((name) => timer(name, '') + timer('other', ''));
  const lines = await changesOf(
    `${before ?? ''} /** F. */ void f(watch *w);`,
    `${after ?? ''} /** F. */ void f(other *w);`,
  );
  expect(lines).toContain('parameter-type f (w)');
});

test.each<[string, string, string, string[]]>([
  ['all members', timer('watch', ''), timer('clock', ''), ['symbol-renamed watch (clock)']],
  [
    'half of the members, and a name that is alike',
    timer('timer', ''),
    timer('timers', '/** C. */ int c();'),
    ['symbol-renamed timer (timers)', 'symbol-added timers::c'],
  ],
  [
    'half of the members, and another name',
    timer('watch', ''),
    timer('clock', '/** C. */ int c();'),
    ['symbol-removed watch'],
  ],
  [
    'all members, twice',
    timer('watch', ''),
    timer('clock', '') + timer('alarm', ''),
    ['symbol-removed watch'],
  ],
  [
    'all enumerators',
    'enum class shade { light, dark };',
    'enum class tone { light, dark };',
    ['symbol-renamed shade (tone)'],
  ],
  [
    'its only member',
    'enum class shade { light };',
    'enum class tone { light };',
    ['symbol-removed shade'],
  ],
])('a new type with %s', async (_, before, after, expected) => {
  const lines = await changesOf(before, after);
  const isShown = (line: string): boolean => !/^member-of|^symbol-added (?!timers::)/.test(line);
  expect(lines.filter(isShown)).toEqual(expected);
});

const members = (name: string, type: string): string =>
  `/** C. */ ${name}(${type} x, ${type} y); /** D. */ ${type} dot(const ${name} &o) const; ` +
  `/** I. */ struct iterator { /** G. */ ${type} get(); }; /** B. */ iterator begin(); ` +
  `/** T. */ operator ${type}() const; /** L. */ ${type} length;`;
const two =
  `/** A. */ struct vec_f { ${members('vec_f', 'float')} }; ` +
  `/** A. */ struct vec_d { ${members('vec_d', 'double')} }; /** F. */ vec_f cross(const vec_f &a);`;
const template = (type: string): string =>
  `/** A. */ template <class T, class P = T *> struct vec { ${members('vec', type)} }; ` +
  '/** A. */ using vec_f = vec<float>; /** A. */ typedef vec<double> vec_d; ' +
  '/** F. */ vec<float> cross(const vec<float> &a);';

test('classes that are aliases of one template now have its members with their arguments', async () => {
  expect(await changesOf(two, template('T'))).toEqual([
    'renamed-alias-kept vec_d (vec)',
    'renamed-alias-kept vec_f (vec)',
  ]);
});

test('a class whose alias has other arguments has other members', async () => {
  const lines = await changesOf(two, template('T').replace('vec<double> vec_d', 'vec<long> vec_d'));
  expect(lines).toContain('return-type vec_d::dot');
  expect(lines).toContain('variable-type vec_d::length');
  expect(lines.filter((line) => line.includes(' vec_f::'))).toEqual([]);
});

test('a base class is the same under its name and an alias of it', async () => {
  const derived = (name: string): string => `/** D. */ struct derived : ${name} {};`;
  const before = `/** A. */ struct base { /** N. */ int n(); }; ${derived('base')}`;
  const after = `/** A. */ template <class T> struct base_t { /** N. */ T n(); }; /** A. */ using base = base_t<int>; `;
  expect(await changesOf(before, after + derived('base_t<int>'))).toEqual([
    'renamed-alias-kept base (base_t)',
  ]);
  expect(await changesOf(before, after + derived('base_t<long>'))).toContain(
    'base-removed derived (base)',
  );
});
