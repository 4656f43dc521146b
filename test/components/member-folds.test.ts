import { describe, expect, test } from '@jest/globals';
import { memberFolds } from '../../src/components/api/member-folds.ts';
import type { Member } from '../../src/model/compound.ts';
import type { ResolvedSection } from '../../src/model/symbols.ts';
import { member } from './api-model.ts';

function members(count: number, name = (i: number): string => `f${i}`): Member[] {
  return Array.from({ length: count }, (_, i) => member({ name: name(i) }));
}

function section(header: string | undefined, own: Member[]): ResolvedSection {
  return { kind: 'user-defined', ...(header && { header }), description: [], members: own };
}

/** The titles with the numbers of members. */
function foldsOf(all: Member[], sections: ResolvedSection[] = []): string[] {
  return memberFolds(all, sections).map(({ title = '', members: own }) => `${title} ${own.length}`);
}

describe('the members of a category', () => {
  test('are shown as a whole up to a hundred', () => {
    expect(foldsOf(members(100))).toEqual([' 100']);
  });

  test('are folded by ranges of names if there are more', () => {
    expect(foldsOf(members(101))).toEqual(['f0 – f49 50', 'f50 – f99 50', 'f100 1']);
  });

  test('of one name stay together', () => {
    const all = members(120, (i) => (i < 40 || i > 70 ? `f${i}` : 'same'));
    expect(foldsOf(all)).toEqual(['f0 – same 71', 'f71 – f119 49']);
  });

  test('are folded by the sections of the author, in their order', () => {
    const all = members(150);
    const sections = [
      section('Close', all.slice(100, 120)),
      section(undefined, all.slice(0, 10)),
      section('Open', all.slice(10, 100)),
    ];
    expect(foldsOf(all, sections)).toEqual(['Close 20', 'Open 90', 'f0 – f149 40']);
  });

  test('of a section that is too long are folded by ranges, too', () => {
    const all = members(130);
    expect(foldsOf(all, [section('All', all)])).toEqual([
      'All: f0 – f49 50',
      'All: f50 – f99 50',
      'All: f100 – f129 30',
    ]);
  });

  test('are all there, each once', () => {
    const all = members(333);
    const sections = [section('A', all.slice(0, 200)), section('B', all.slice(150, 300))];
    const shown = memberFolds(all, sections).flatMap(({ members: own }) => own);
    expect(new Set(shown)).toEqual(new Set(all));
    expect(shown).toHaveLength(all.length);
  });
});
