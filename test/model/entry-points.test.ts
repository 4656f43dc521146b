import { expect, test } from '@jest/globals';
import type { CodeText, Compound, Member } from '../../src/model/compound.ts';
import type { Xref } from '../../src/model/description.ts';
import { entryPoints } from '../../src/model/entry-points.ts';
import { namedIn } from '../../src/model/named-symbols.ts';
import { indexSymbols } from '../../src/model/symbols.ts';
import { compound, member, para } from '../components/api-model.ts';

const brief = [para('What it is.')];

/** Returns a type that refers to another symbol. */
function to(refid: string): CodeText {
  return ['const ', { text: refid, refid }, ' &'];
}

/** Creates a namespace with functions that have a refid as their type; `counts` is their number. */
function users(counts: Readonly<Record<string, number>>): Compound {
  const entries = Object.entries(counts).flatMap(([refid, count]) =>
    Array.from({ length: count }, (_, i) => ({
      member: member({ name: `use${i}`, refid: `users_1${refid}${i}`, type: to(refid) }),
    })),
  );
  return space('users', entries);
}

/** Creates a namespace with members. */
function space(refid: string, entries: { member: Member }[]): Compound {
  const sections = [{ kind: 'func', description: [], entries }];
  return compound({ refid, name: refid, kind: 'namespace', sections });
}

/** Returns the names of the entry points. */
function named(...compounds: Compound[]): string[] {
  const symbols = indexSymbols({ title: '', folder: '', compounds, images: [] });
  return entryPoints(symbols).map((point) =>
    'compound' in point ? point.compound.name : point.member.qualifiedName,
  );
}

const types = ['a', 'b', 'c', 'd', 'e', 'f'];
const classes = types.map((refid) => compound({ refid, name: `lib::${refid}`, brief }));

test('the most used symbols come first', () => {
  const library = [...classes, users({ a: 2, b: 5, c: 3, d: 1, e: 2, f: 2 })];
  expect(named(...library)).toEqual(['lib::b', 'lib::c', 'lib::a', 'lib::e', 'lib::f']);
});

test('a symbol counts once per declaration that names it, and members of a class do not count for it', () => {
  const twice = member({
    name: 'f',
    refid: 'a_1f',
    type: to('b'),
    params: [{ type: to('b'), brief: [] }],
    brief: [para({ type: 'ref', refid: 'a', children: [] })],
  });
  const sections = [{ kind: 'public-func', description: [], entries: [{ member: twice }] }];
  const base = { refid: 'c', name: ['c'], protection: 'public', virtual: false } as const;
  const owner = compound({ refid: 'a', name: 'a', bases: [{ ...base, name: ['c'] }], sections });
  expect([...namedIn(owner)]).toEqual([
    ['c', 1],
    ['b', 1],
  ]);
});

test('implementation details, deprecated symbols and aliases of built-in types are not entry points', () => {
  const xref: Xref = { type: 'xref', id: 'deprecated_1_deprecated000001', title: [], children: [] };
  const others = [
    compound({ refid: 'x1', name: 'lib::detail::parser', brief }),
    compound({ refid: 'x2', name: 'lib::old', brief, detailed: [xref] }),
    compound({ refid: 'x3', name: 'lib::hidden', brief, protection: 'private' }),
    space('s', [
      {
        member: member({ name: 'size_t', refid: 's_1size', kind: 'typedef', type: ['int'], brief }),
      },
      { member: member({ name: 'API', refid: 's_1api', kind: 'define', brief }) },
      {
        member: member({
          name: 'handle',
          refid: 's_1handle',
          kind: 'typedef',
          brief,
          type: ['struct handle'],
        }),
      },
    ]),
  ];
  const uses = users({ x1: 9, x2: 9, x3: 9, s_1size: 9, s_1api: 9, s_1handle: 9, a: 2, b: 2 });
  expect(named(...classes, ...others, uses)).toEqual(['handle', 'lib::a', 'lib::b']);
});

test('symbols without a description are included if most have none, and a few are not listed', () => {
  const bare = compound({ refid: 'bare', name: 'bare' });
  const counts = { a: 3, bare: 4, b: 2, c: 2, d: 2, e: 2 };
  expect(named(...classes, bare, users(counts))).toContain('bare');
  expect(named(...classes, bare, users({ ...counts, f: 2 }))).not.toContain('bare');
  expect(named(...classes, users({ a: 3, b: 2 }))).toEqual([]);
});
