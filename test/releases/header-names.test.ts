import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncludeLine } from '../../src/model/include-line.ts';
import { readDoxygen } from '../../src/doxygen/read-project.ts';
import { declaredNames, packNames } from '../../src/releases/header-names.ts';
import { snapshotHeaders } from '../../src/releases/snapshot-headers.ts';
import { contextOf } from '../context.ts';
import { needKnownDoxygen } from '../run/shared.ts';
import { SmallLibrary } from './small-library.ts';

const header = String.raw`/* void in_comment(); {
 * # define IN_COMMENT
 */
#pragma once
#define STEP(x) \
  report("step {" #x), \
  hidden_step(x); }
#  define WIDTH 80 // void behind();
namespace shapes {
// void commented(); {
inline const char *text() { return "void in_text(); {\" {"; }
inline const char *raw() { return R"x(void in_raw(); { )" { )x"; }
inline char brace() { return '{'; }
constexpr long thousand = 1'000;
template <typename T> class Store
#if defined(OLD_COMPILER) && WIDTH < 100
    : public Base<T>
#endif
{
  int secret;
public:
  void add(T value = T{'}'});
};
enum class Color { red, green = 2 };
void last(int count);
}
`;

const surface = { hidden: [], exclude: [], documentedOnly: false };
const named = (): IncludeLine => ({ path: 'shapes/shapes.h', style: 'angle' });

let library: SmallLibrary;

beforeAll(async () => {
  await needKnownDoxygen();
  library = new SmallLibrary();
  library.write('include/shapes/shapes.h', header);
  library.runDoxygen();
});

afterAll(() => library.remove());

test('names come from code only, whether there is a listing or not', async () => {
  const xml = `${library.folder}/xml`;
  const api = await readDoxygen(xml, contextOf());
  for (const path of readdirSync(xml).map((name) => `${xml}/${name}`))
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(/<programlisting>.*?<.programlisting>/s, ''),
    );
  const bare = await readDoxygen(xml, contextOf());
  if (!api || !bare) throw new Error('no XML');
  const sources = { includes: { of: named, ofClass: named }, surface };
  const [withListing] = snapshotHeaders(api, sources).values();
  const [withSource] = snapshotHeaders(bare, { ...sources, sourceOf: () => header }).values();
  const [withNeither] = snapshotHeaders(bare, sources).values();
  const names = ['Color', 'Color::green', 'Color::red', 'STEP', 'Store', 'Store::add', 'WIDTH'];
  names.push('brace', 'last', 'raw', 'shapes', 'text', 'thousand');
  expect(withListing).toEqual({ names: packNames(new Set(names)) });
  expect(withSource).toEqual(withListing);
  expect(withNeither).toEqual({});
  expect([...declaredNames(header, () => false)].sort()).toEqual(names);
});

test.each<[because: string, code: string, names: string[]]>([
  [
    'all branches of a condition continue what is in front of it',
    'struct s\n#ifdef A\n: t {\n#elif B\n: u {\n#else\n{\n#endif\nint a; };\nint b;',
    ['b', 's', 's::a'],
  ],
  [
    'a branch that opens a scope counts more than one that does not',
    '#ifdef A\nstruct s {\n#else\nint a;\n#endif\nint b;\n#ifdef A\n};\n#endif\nint c;',
    ['a', 'c', 's', 's::b'],
  ],
  // The keyword in front of it is no name of a symbol, so it does no harm.
  [
    'a pointer to a function has a name',
    'struct s { void (*run)(int *a); };',
    ['s', 's::run', 's::void'],
  ],
  ['a parameter has none', 'void f(int *a, int (b));', ['f']],
  ['what code contains declares nothing', 'int a[] = { b(1), { c = 2 } };\nint d;', ['a', 'd']],
])('%s', (_, code, names) => {
  expect([...declaredNames(code, () => false)].sort()).toEqual(names);
});
