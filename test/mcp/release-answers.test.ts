import { expect, test } from '@jest/globals';
import { BuiltSite } from '../../src/mcp/built-site.ts';
import { changesAnswer, releaseAnswer } from '../../src/mcp/release-answers.ts';
import type { SnapshotSymbol } from '../../src/releases/snapshot.ts';
import { createSnapshot, writeSnapshot } from '../../src/releases/write-snapshot.ts';

/** A function whose parameters have types, and names in turn. */
function fn(name: string, ...types: string[]): SnapshotSymbol {
  const params = types.map((type, i) => ({ type, name: `p${i}` }));
  return { kind: 'function', name, type: 'void', params, header: 'lib.h' };
}

const pair = 'const std::map<int, char> &';
const many = ['int', 'char', 'long', 'short', 'float', 'double', 'bool'];
const releases = {
  '1.0.0': [fn('f', 'int'), fn('f', 'std::time_t', 'int')],
  '1.1.0': [fn('f', 'int'), fn('k'), ...many.map((type) => fn('g', type))],
  '2.0.0': [fn('f', 'int'), fn('f', pair, 'char *'), fn('h', 'void (*)(int)', 'int')],
};

const files = new Map([
  ['index.html', '<html></html>'],
  ['docs/api/snapshots/index.json', JSON.stringify({ releases: Object.keys(releases) })],
  ...Object.entries(releases).map(([name, symbols]): [string, string] => {
    const facts = { formatVersion: 1, library: 'Lib', release: name, settings: {}, hidden: [] };
    const content = { headers: new Map(), scopes: [{ owner: 'lib', symbols }] };
    return [
      `docs/api/snapshots/${name}.json`,
      writeSnapshot(createSnapshot({ ...facts, tool: 'test' }, content)),
    ];
  }),
]);
const site = new BuiltSite({ name: 'site', read: (path) => Promise.resolve(files.get(path)) });

test.each([
  ['lib::f(int)', 'the type'],
  ['f( int  p )', 'a parameter with another name'],
  ['f', 'the name alone'],
  ['f()', 'the sign of a function'],
  ['lib::f(const int n = 3)', 'a default and a const that callers do not see'],
])('%s is an overload that 1.1.0 has: %s', async (name) => {
  expect(await releaseAnswer(site, name, '1.1.0')).toBe(
    'Yes, 1.1.0 has it.\n\n- `void f(int p0)` in `lib`; `#include <lib.h>`',
  );
});

test.each([
  ['f(const map<int, char>& m, char* text)', 'f(const std::map'],
  ['h(void (*)(int), int)', 'h(void'],
])('commas within a type separate no parameters: %s', async (name, shown) => {
  const answer = await releaseAnswer(site, name, '2.0.0');
  expect(answer).toMatch(/^Yes/);
  expect(answer).toContain(`void ${shown}`);
  expect(answer.match(/^- /gm)).toHaveLength(1);
});

test('void is no parameter: C writes it for none', async () => {
  expect(await releaseAnswer(site, 'k(void)', '1.1.0')).toContain('Yes, 1.1.0 has it.');
  expect(await releaseAnswer(site, 'f(void)', '1.1.0')).toMatch(/^No,/);
});

test('an overload that a release lacks is no symbol of it, though others have its name', async () => {
  const answer = await releaseAnswer(site, 'lib::f(time_t, int)', '1.1.0');
  expect(answer).toMatch(/^No, 1\.1\.0 has no `lib::f\(time_t, int\)`\./);
  expect(answer).toContain('1.0.0 is the last release before that has it.');
  expect(answer).toContain('`lib::f` lost an overload');
  expect(answer).toContain('1.1.0 has it with other parameters:\n\n- `void f(int p0)`');
  expect(await releaseAnswer(site, 'f(const map<int, char> &, char *)', '1.0.0')).toContain(
    'It was added later: 2.0.0 is the first release with it.\n\n- `void f(const std::map',
  );
  expect(await releaseAnswer(site, 'f(int, char)', '1.1.0')).toMatch(/^No,/);
  const never = await releaseAnswer(site, 'f(wchar_t)', '1.0.0');
  expect(never).toContain('No release with a snapshot has it.');
  expect(never).toContain('1.0.0 has it with other parameters:');
});

test('of many overloads, an answer has the first ones, or all', async () => {
  const short = await releaseAnswer(site, 'g', '1.1.0');
  expect(short.match(/^- `/gm)).toHaveLength(6);
  expect(short).toContain('- and 1 more, for the argument whole');
  const whole = await releaseAnswer(site, 'g', '1.1.0', { isWhole: true });
  expect(whole.match(/^- `/gm)).toHaveLength(7);
  expect(whole).not.toContain('argument whole');
});

test.each(['1.1.0', 'v1.1.0', '1.1', 'lib-1.1.0', ' Lib 1.1 '])(
  'a release is known by its usual names: "%s"',
  async (release) => {
    expect(await releaseAnswer(site, 'f(int)', release)).toContain('Yes, 1.1.0 has it.');
    expect(await changesAnswer(site, '1.0.0', release)).toContain('changes from 1.0.0 to 1.1.0');
  },
);

test.each([
  ['1.5.0', 'It has 1.0.0, 1.1.0, 2.0.0. The last one before it is 1.1.0.'],
  ['0.1.0', /It has 1\.0\.0, 1\.1\.0, 2\.0\.0\.$/],
  ['main', /It has 1\.0\.0, 1\.1\.0, 2\.0\.0\.$/],
])('a release without a snapshot says which there are: %s', async (release, expected) => {
  const answer = await releaseAnswer(site, 'f', release);
  expect(answer).toContain(`no snapshot of \`${release}\``);
  if (typeof expected === 'string') expect(answer).toContain(expected);
  else expect(answer).toMatch(expected);
});

test('changes from a newer release to an older one say that they go back', async () => {
  const back = 'is the newer release: this is what going back changes.';
  expect(await changesAnswer(site, '2.0.0', '1.0.0')).toContain(`2.0.0 ${back}`);
  expect(await changesAnswer(site, '1.0.0', '2.0.0')).not.toContain(back);
});
