import { expect, test } from '@jest/globals';
import type { Compound } from '../../src/model/compound.ts';
import { indexSymbols } from '../../src/model/symbols.ts';
import { compound, member } from '../components/api-model.ts';

test('a file lists its declarations outside classes, each member once, in line order', () => {
  const at = (line: number, file = 'src/a.h'): { location: { file: string; line: number } } => ({
    location: { file, line },
  });
  const own = member({ name: 'own', refid: 'a_8h_1own', ...at(9) });
  const late = member({ name: 'late', refid: 'ns_1late', ...at(7) });
  const early = member({ name: 'early', refid: 'ns_1early', ...at(3) });
  const other = member({ name: 'other', refid: 'ns_1other', ...at(1, 'src/b.h') });
  const type = member({ name: 'type', refid: 'ns_1type', kind: 'typedef', ...at(2) });
  const method = member({ name: 'method', refid: 'group_1method', ...at(5) });
  const section = (kind: string, ...members: (typeof own)[]): Compound['sections'][number] => ({
    kind,
    description: [],
    entries: members.map((one) => ({ member: one })),
  });
  const file = compound({
    refid: 'a_8h',
    name: 'src/a.h',
    kind: 'file',
    sections: [section('func', own)],
  });
  const compounds = [
    file,
    compound({
      refid: 'ns',
      name: 'ns',
      kind: 'namespace',
      sections: [section('func', late, early, other), section('typedef', type)],
    }),
    compound({ refid: 'group', name: 'group', kind: 'group', sections: [section('func', method)] }),
    compound({ refid: 'cls', name: 'cls', sections: [section('public-func', method)] }),
  ];
  const symbols = indexSymbols({ title: '', folder: '', images: [], compounds });
  const named = symbols
    .sections(file)
    .map(({ kind, members }) => [kind, ...members.map(({ name }) => name)]);
  expect(named).toEqual([
    ['func', 'own', 'early', 'late'],
    ['typedef', 'type'],
  ]);
});

test('a member that another file declares with other types keeps both declarations', () => {
  const own = { name: 'min', refid: 'group_1min' };
  const declared = member({ ...own, type: ['DECL ', 'T'] });
  const alike = member({ ...own, type: ['DECL T'] });
  const defined = member({ ...own, type: ['QUALIFIER T'] });
  const holding = (refid: string, kind: Compound['kind'], one: typeof declared): Compound =>
    compound({
      refid,
      name: refid,
      kind,
      sections: [{ kind: 'func', description: [], entries: [{ member: one }] }],
    });
  const second = member({ ...own, refid: 'group_1min-2', type: ['OTHER T'] });
  const compounds = [
    holding('ns', 'namespace', second),
    holding('a_8inl', 'file', defined),
    holding('group', 'group', declared),
    holding('a_8h', 'file', alike),
  ];
  const symbols = indexSymbols({ title: '', folder: '', images: [], compounds });
  const found = symbols.members.get('group_1min');
  expect(found?.member).toBe(declared);
  expect(found?.owner.refid).toBe('group');
  expect(found?.variants).toEqual([defined, second]);
});
