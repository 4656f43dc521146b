import { expect, test } from '@jest/globals';
import { withoutRepeatedBrief } from '../../src/doxygen/repeated-brief.ts';
import type { Inline } from '../../src/model/description.ts';
import { para } from '../components/api-model.ts';

const strong = (value: string): Inline => ({ type: 'strong', children: [{ type: 'text', value }] });

test('a brief description at the start of the detailed one is removed, in whatever style', () => {
  const brief = [para('All about it.')];
  expect(withoutRepeatedBrief(brief, [para('All about it.More.'), para('End.')])).toEqual([
    para('More.'),
    para('End.'),
  ]);
  expect(withoutRepeatedBrief(brief, [para('All about it. '), para('End.')])).toEqual([
    para('End.'),
  ]);
  expect(
    withoutRepeatedBrief(
      [para('All ', strong('of it'), '.')],
      [para('All ', strong('of it.More'), ' on.')],
    ),
  ).toEqual([para(strong('More'), ' on.')]);
});

test('a repetition without the full stop is removed if it is a whole paragraph; its anchor stays', () => {
  const brief = [para('All about it.')];
  expect(withoutRepeatedBrief(brief, [para('All about it'), para('End.')])).toEqual([para('End.')]);
  const anchor: Inline = { type: 'anchor', id: 'a' };
  expect(withoutRepeatedBrief(brief, [para('All about it', anchor), para('End.')])).toEqual([
    para(anchor),
    para('End.'),
  ]);
  const longer = [para('All about it, and more.')];
  expect(withoutRepeatedBrief(brief, longer)).toBe(longer);
});

test('other texts stay', () => {
  const detailed = [para('Something else.')];
  expect(withoutRepeatedBrief([para('All about it.')], detailed)).toBe(detailed);
  expect(withoutRepeatedBrief([], detailed)).toBe(detailed);
  expect(withoutRepeatedBrief([para(' ')], detailed)).toBe(detailed);
  expect(withoutRepeatedBrief([para('All.')], [])).toEqual([]);
});
