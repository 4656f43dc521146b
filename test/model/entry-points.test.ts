import { expect, test } from '@jest/globals';
import type { CodeText, Compound, Member } from '../../src/model/compound.ts';
import type { Xref } from '../../src/model/description.ts';
import { entryPoints } from '../../src/model/entry-points.ts';
import { namedIn } from '../../src/model/named-symbols.ts';
import { indexSymbols } from '../../src/model/symbols.ts';
import { compound, member, para } from '../components/api-model.ts';

const brief = [para('What it is.')];

/** The type of what refers to another symbol. */
function to(refid: string): CodeText {
  return ['const ', { text: refid, refid }, ' &'];
}

/** A namespace with functions, as many as `counts` says of each refid, that have it as their type. */
function users(counts: Readonly<Record<string, number>>): Compound {
  const entries = Object.entries(counts).flatMap(([refid, count]) =>
    Array.from({ length: count }, (_, i) => ({
      member: member({ name: `use${i}`, refid: `users_1${refid}${i}`, type: to(refid) }),
    })),
  );
  return space('users', entries);
}

/** A namespace with members. */
function space(refid: string, entries: { member: Member }[]): Compound {
  const sections = [{ kind: 'func', description: [], entries }];
  return compound({ refid, name: refid, kind: 'namespace', sections });
}

/** The names of the symbols to begin with. */
function named(...compounds: Compound[]): string[] {
  const symbols = indexSymbols({ title: '', folder: '', compounds, images: [] });
  return entryPoints(symbols).map((point) =>
    'compound' in point ? point.compound.name : point.member.qualifiedName,
  );
}

const types = ['a', 'b', 'c', 'd', 'e', 'f'];
const classes = types.map((refid) => compound({ refid, name: `lib::${refid}`, brief }));

test('those that are named most come first', () => {
  const library = [...classes, users({ a: 2, b: 5, c: 3, d: 1, e: 2, f: 2 })];
  expect(named(...library)).toEqual(['lib::b', 'lib::c', 'lib::a', 'lib::e', 'lib::f']);
});

test('a symbol counts once for each declaration that names it, and what belongs to a class does not count for it', () => {
  const twice = member({
    ...{ name: 'f', refid: 'a_1f', type: to('b'), params: [{ type: to('b'), brief: [] }] },
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

test('neither the implementation, nor what is deprecated, nor other names of built-in types are a way in', () => {
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
          ...{ name: 'handle', refid: 's_1handle', kind: 'typedef', brief },
          type: ['struct handle'],
        }),
      },
    ]),
  ];
  const uses = users({ x1: 9, x2: 9, x3: 9, s_1size: 9, s_1api: 9, s_1handle: 9, a: 2, b: 2 });
  expect(named(...classes, ...others, uses)).toEqual(['handle', 'lib::a', 'lib::b']);
});

test('those without a description come in where most have none, and a few are no way in', () => {
  const bare = compound({ refid: 'bare', name: 'bare' });
  const counts = { a: 3, bare: 4, b: 2, c: 2, d: 2, e: 2 };
  expect(named(...classes, bare, users(counts))).toContain('bare');
  expect(named(...classes, bare, users({ ...counts, f: 2 }))).not.toContain('bare');
  expect(named(...classes, users({ a: 3, b: 2 }))).toEqual([]);
});
