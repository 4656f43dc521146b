import { expect, test } from '@jest/globals';
import { memberInclude, ownIncludes } from '../../src/components/api/own-includes.ts';
import type { Compound } from '../../src/model/compound.ts';

const settings = { roots: ['include'], style: 'angle' } as const;
const a = { file: 'include/lib/a.hpp', line: 1 };
const b = { file: 'include/lib/b.hpp', line: 1 };

function compound(kind: Compound['kind'], includes: Compound['includes'] = []): Compound {
  return { kind, includes, location: a } as unknown as Compound;
}

test('a class names its header, even where the XML does not; a namespace has none', () => {
  const named = [{ name: 'a.hpp', local: true }];
  expect(ownIncludes(compound('class', named), settings)).toEqual(named);
  expect(ownIncludes(compound('concept'), settings)).toEqual([
    { name: 'lib/a.hpp', local: false, file: a.file },
  ]);
  for (const kind of ['namespace', 'group', 'file', 'page'] as const)
    expect(ownIncludes(compound(kind), settings)).toEqual([]);
});

test('a member names its header where its page does not', () => {
  const paths = (kind: Compound['kind'], includes?: Compound['includes']) =>
    [a, b].map((place) => memberInclude(place, compound(kind, includes), settings)?.path);
  expect(paths('namespace')).toEqual(['lib/a.hpp', 'lib/b.hpp']);
  expect(paths('group')).toEqual(['lib/a.hpp', 'lib/b.hpp']);
  expect(paths('class')).toEqual([undefined, 'lib/b.hpp']);
  expect(paths('file')).toEqual([undefined, 'lib/b.hpp']);
  // Doxygen may name a header without its folders.
  expect(paths('struct', [{ name: 'b.hpp', local: false }])).toEqual([undefined, undefined]);
  expect(memberInclude(b, compound('class'), undefined)).toBeUndefined();
});
