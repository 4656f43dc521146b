import { expect, test } from '@jest/globals';
import { memberInclude, pageInclude } from '../../src/components/api/own-includes.ts';
import type { Compound } from '../../src/model/compound.ts';
import { includeRule } from '../../src/model/include-line.ts';
import { indexSymbols } from '../../src/model/symbols.ts';
import { compound, member } from './api-model.ts';

const includes = includeRule({});
const a = { file: 'include/lib/a.hpp', line: 1 };
const b = { file: 'include/lib/b.hpp', line: 1 };
const inA = member({ name: 'a', refid: 'x_1a', qualifiedName: 'a', location: a });
const inB = member({ name: 'b', refid: 'x_1b', qualifiedName: 'b', location: b });
const inSource = member({ name: 'c', refid: 'x_1c', location: { file: 'src/c.cpp' } });

/** Returns the include line of a page, then those of its members. */
function lines(kind: Compound['kind'], members = [inA, inB], changes: Partial<Compound> = {}) {
  const entries = members.map((each) => ({ member: each }));
  const sections = [{ kind: 'func', description: [], entries }];
  const page = compound({
    refid: 'x',
    kind,
    name: 'x',
    rawName: 'x',
    location: a,
    sections,
    ...changes,
  });
  const other = compound({ refid: 'y', kind: 'class', name: 'y', rawName: 'y', location: b });
  const api = { title: '', folder: '', compounds: [page, other], images: [] };
  const sources = { includes, symbols: indexSymbols(api) };
  const shown = pageInclude(page, sources);
  return [
    shown?.path,
    ...members.map(
      (each) => memberInclude(each, { compound: page, include: shown }, sources)?.path,
    ),
  ];
}

test('a class and a header have their own line, and members only if declared elsewhere', () => {
  for (const kind of ['class', 'concept', 'file'] as const)
    expect(lines(kind)).toEqual(['lib/a.hpp', undefined, 'lib/b.hpp']);
});

test('a class has no lines for its own and inherited members', () => {
  const own = member({ name: 'd', refid: 'x_1d', qualifiedName: 'x::d', location: b });
  const inherited = member({ name: 'e', refid: 'y_1e', qualifiedName: 'y::e', location: b });
  expect(lines('class', [own, inherited])).toEqual(['lib/a.hpp', undefined, undefined]);
  expect(lines('group', [own, inherited])).toEqual(['lib/b.hpp', undefined, undefined]);
});

test('a member of a class has the header that the author of the class names', () => {
  const own = member({ name: 'd', refid: 'x_1d', qualifiedName: 'z::d', location: a });
  const includesAll = { includes: [{ name: 'all.hpp', local: false }] };
  const z = compound({
    refid: 'z',
    kind: 'class',
    name: 'z',
    rawName: 'z',
    location: a,
    ...includesAll,
  });
  const topic = compound({ refid: 'x', kind: 'group', name: 'x' });
  const symbols = indexSymbols({ title: '', folder: '', compounds: [z, topic], images: [] });
  const page = { compound: topic };
  expect(memberInclude(own, page, { includes, symbols })?.path).toBe('all.hpp');
});

test('a namespace or a topic has one line if all symbols share a header', () => {
  const inner = [{ kind: 'class', refid: 'y', name: 'y', inline: false }] as const;
  for (const kind of ['namespace', 'group'] as const) {
    expect(lines(kind)).toEqual([undefined, 'lib/a.hpp', 'lib/b.hpp']);
    expect(lines(kind, [inA, inA])).toEqual(['lib/a.hpp', undefined, undefined]);
    expect(lines(kind, [inSource, inA])).toEqual(['lib/a.hpp', undefined, undefined]);
    expect(lines(kind, [inB], { inner: [...inner] })).toEqual(['lib/b.hpp', undefined]);
    expect(lines(kind, [inSource])).toEqual([undefined, undefined]);
  }
  expect(lines('namespace', [inA], { inner: [...inner] })).toEqual([undefined, 'lib/a.hpp']);
  expect(lines('group', [inA], { inner: [...inner] })).toEqual(['lib/a.hpp', undefined]);
});

test('without a rule, and on other pages, there are no include lines', () => {
  expect(lines('page')).toEqual([undefined, 'lib/a.hpp', 'lib/b.hpp']);
  const symbols = indexSymbols({ title: '', folder: '', compounds: [], images: [] });
  expect(
    memberInclude(inB, { compound: compound({ refid: 'x', name: 'x' }) }, { symbols }),
  ).toBeUndefined();
});
