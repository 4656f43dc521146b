import { expect, test } from '@jest/globals';
import { memberInclude, ownIncludes } from '../../src/components/api/own-includes.ts';
import type { Compound } from '../../src/model/compound.ts';
import { compound } from './api-model.ts';

const settings = { roots: ['include'], style: 'angle' } as const;
const a = { file: 'include/lib/a.hpp', line: 1 };
const b = { file: 'include/lib/b.hpp', line: 1 };

function declaredInA(kind: Compound['kind'], includes: Compound['includes'] = []): Compound {
  return compound({ refid: 'x', name: 'x', kind, includes, location: a });
}

test('a class names its header, even where the XML does not; a namespace has none', () => {
  const named = [{ name: 'a.hpp', local: true }];
  expect(ownIncludes(declaredInA('class', named), settings)).toEqual(named);
  expect(ownIncludes(declaredInA('concept'), settings)).toEqual([
    { name: 'lib/a.hpp', local: false, file: a.file },
  ]);
  for (const kind of ['namespace', 'group', 'file', 'page'] as const)
    expect(ownIncludes(declaredInA(kind), settings)).toEqual([]);
});

test('a member names its header where its page does not', () => {
  const paths = (kind: Compound['kind'], includes?: Compound['includes']) =>
    [a, b].map((place) => memberInclude(place, declaredInA(kind, includes), settings)?.path);
  expect(paths('namespace')).toEqual(['lib/a.hpp', 'lib/b.hpp']);
  expect(paths('group')).toEqual(['lib/a.hpp', 'lib/b.hpp']);
  expect(paths('class')).toEqual([undefined, 'lib/b.hpp']);
  expect(paths('file')).toEqual([undefined, 'lib/b.hpp']);
  // Doxygen may name a header without its folders.
  expect(paths('struct', [{ name: 'b.hpp', local: false }])).toEqual([undefined, undefined]);
  expect(memberInclude(b, declaredInA('class'), undefined)).toBeUndefined();
});
