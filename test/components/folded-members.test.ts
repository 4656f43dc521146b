import { expect, test } from '@jest/globals';
import { foldedMembers, undocumentedText } from '../../src/components/api/folded-members.ts';
import type { Member } from '../../src/model/compound.ts';
import { compound, member, para } from './api-model.ts';

const space = compound({ refid: 'n', name: 'n', kind: 'namespace' });
const pot = compound({ refid: 'c', name: 'brew::Pot< T >' });

/** Creates functions with a description, one per name. */
function described(...names: string[]): Member[] {
  return names.map((name) => member({ name, brief: [para('What it does.')] }));
}

/** Functions without a description. */
function bare(...names: string[]): Member[] {
  return names.map((name) => member({ name }));
}

function namesOf(members: readonly Member[]): string[] {
  return members.map(({ name }) => name);
}

test('members without a description are folded among members that have one', () => {
  const { shown, folded } = foldedMembers(
    [...bare('x'), ...described('a', 'b', 'c'), ...bare('y', 'z')],
    space,
  );
  expect(namesOf(shown)).toEqual(['a', 'b', 'c']);
  expect(namesOf(folded)).toEqual(['x', 'y', 'z']);
});

test('one or two are not folded, and none if most have no description', () => {
  const few = [...described('a', 'b', 'c'), ...bare('x', 'y')];
  expect(foldedMembers(few, space)).toEqual({ shown: few, folded: [] });
  const most = [...described('a', 'b'), ...bare('x', 'y', 'z')];
  expect(foldedMembers(most, space)).toEqual({ shown: most, folded: [] });
  const none = bare('x', 'y', 'z');
  expect(foldedMembers(none, space)).toEqual({ shown: none, folded: [] });
});

test('overloads of described functions, constructors and public fields are always shown', () => {
  const fieldsWith = (protection: Member['protection']): Member[] =>
    ['f', 'g', 'h'].map((name) => member({ name, kind: 'variable', protection }));
  const fields = fieldsWith('public');
  const hidden = fieldsWith('private');
  const others = [...described('a', 'b', 'c', 'd'), ...bare('x', 'y', 'z')];
  const { shown } = foldedMembers([...others, ...bare('a', 'Pot'), ...fields], pot);
  expect(namesOf(shown)).toEqual(['a', 'b', 'c', 'd', 'a', 'Pot', 'f', 'g', 'h']);
  expect(namesOf(foldedMembers([...others, ...hidden].slice(0, -2), pot).folded)).toEqual([
    ...['x', 'y', 'z', 'f'],
  ]);
});

test('folded members are named by their kind if they share one', () => {
  const [define, fn] = [member({ name: 'D', kind: 'define' }), member({ name: 'f' })];
  expect(undocumentedText([define, define])).toBe('undocumentedMacros');
  expect(undocumentedText([define, fn])).toBe('undocumentedMembers');
});
