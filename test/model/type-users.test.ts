import { describe, expect, test } from '@jest/globals';
import type { CodeText, Compound, Member } from '../../src/model/compound.ts';
import type { ParameterName } from '../../src/model/description.ts';
import { declaredTypes } from '../../src/model/declared-types.ts';
import { indexSymbols } from '../../src/model/symbols.ts';
import { typeUsers } from '../../src/model/type-users.ts';
import { compound, member, para } from '../components/api-model.ts';

const box = { text: 'Box', refid: 'box' };
const list = { text: 'List', refid: 'list' };

/** Returns a parameter of a type. */
const param = (type: CodeText): Member['params'][number] => ({ type, brief: [] });

describe('the types of a declaration', () => {
  test.each<[string, Partial<Member>, string[]]>([
    ['its result', { type: ['const ', box, ' &'] }, ['0box']],
    ['a parameter', { params: [param([box, ' *'])] }, ['1box']],
    ['inside another type', { type: ['std::vector< ', box, ' > &'] }, ['2box']],
    ['around another type', { params: [param([list, '< ', box, ' >'])] }, ['1list', '2box']],
    ['behind arguments', { type: ['map< int, ', list, ' >::', box] }, ['2list', '0box']],
    ['the closest use', { type: [box], params: [param(['list< ', box, ' >'])] }, ['0box']],
    ['a constraint', { templateParams: [param([box])] }, ['4box']],
    ['a requirement', { requires: [box, '< T >'] }, ['4box']],
    ['other libraries', { type: [{ ...box, external: 'other' }] }, []],
    ['a typedef', { kind: 'typedef', type: [box] }, ['5box']],
    ['the arguments of a typedef', { kind: 'typedef', type: ['list< ', box, ' >'] }, []],
    ['a variable', { kind: 'variable', type: [box] }, []],
  ])('%s', (_, changes, expected) => {
    expect(
      declaredTypes(member({ name: 'f', refid: 'lib_1f', kind: 'function', ...changes }), []),
    ).toEqual(expected);
  });
});

test('the exceptions in descriptions are facts of a member', () => {
  const name: ParameterName['name'] = [{ type: 'ref', refid: 'box', children: [] }];
  const { facts } = member({
    name: 'f',
    detailed: [
      {
        type: 'parameterList',
        kind: 'exception',
        items: [{ names: [{ name }], children: [para('If it is empty.')] }],
      },
      {
        type: 'parameterList',
        kind: 'param',
        items: [
          { names: [{ name: [{ type: 'ref', refid: 'list', children: [] }] }], children: [] },
        ],
      },
    ],
  });
  expect(facts.types).toEqual(['3box']);
});

/** A compound with functions and typedefs. */
function scope(refid: string, kind: Compound['kind'], members: Partial<Member>[]): Compound {
  const entries = members.map((changes, i) => {
    const { name = '' } = changes;
    const own = { refid: `${refid}_1${i}`, qualifiedName: `${refid}::${name}`, name };
    return { member: member({ ...changes, ...own }) };
  });
  const sections = [{ kind: 'func', description: [], entries }];
  return compound({ refid, name: refid, kind, sections });
}

function usersOf(refid: string, ...compounds: Compound[]): Record<string, string[]> {
  const users = typeUsers(refid, indexSymbols({ title: '', folder: '', compounds, images: [] }));
  return Object.fromEntries(
    [...users].map(([role, members]) => [role, members.map(({ qualifiedName }) => qualifiedName)]),
  );
}

describe('the functions that use a type', () => {
  const space = scope('lib', 'namespace', [
    { name: 'operator==', params: [param([box])] },
    { name: 'open', type: [box] },
    { name: 'open', params: [param([box])] },
    { name: 'close', params: [param([box])] },
    { name: 'Crate', kind: 'typedef', type: [box] },
    { name: 'pack', params: [param([{ text: 'Crate', refid: 'lib_14' }])] },
    { name: 'all', type: ['std::vector< ', box, ' >'] },
  ]);
  const own = scope('box', 'class', [{ name: 'copy', type: [box] }]);
  const other = scope('shelf', 'class', [{ name: 'top', params: [param([box])] }]);

  test('are listed by how they use it: overloads once, other names of it too, its own members not', () => {
    expect(usersOf('box', other, space, own)).toEqual({
      returns: ['lib::open'],
      takes: ['lib::close', 'lib::pack', 'shelf::top', 'lib::operator=='],
      holds: ['lib::all'],
    });
  });

  test('members of classes inside it are not listed', () => {
    const inner = scope('box_1_1lid', 'class', [{ name: 'owner', type: [box] }]);
    const outer = compound({
      refid: 'box',
      name: 'box',
      kind: 'class',
      inner: [
        {
          refid: 'box_1_1lid',
          name: 'box::lid',
          kind: 'class',
          protection: 'public',
          inline: false,
        },
      ],
    });
    expect(usersOf('box', outer, inner)).toEqual({});
    expect(usersOf('box', inner)).toEqual({ returns: ['box_1_1lid::owner'] });
  });

  test('are listed for another name of it alone', () => {
    expect(usersOf('lib_14', space)).toEqual({ takes: ['lib::pack'] });
  });

  test('are missing if there are none', () => {
    expect(usersOf('shelf', space)).toEqual({});
  });

  test('names that lead to each other end', () => {
    const circle = scope('lib', 'namespace', [
      { name: 'A', kind: 'typedef', type: [{ text: 'B', refid: 'lib_11' }] },
      { name: 'B', kind: 'typedef', type: [{ text: 'A', refid: 'lib_10' }] },
      { name: 'f', type: [{ text: 'A', refid: 'lib_10' }] },
    ]);
    expect(usersOf('lib_11', circle)).toEqual({ returns: ['lib::f'] });
  });
});
