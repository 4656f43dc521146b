import { expect, it } from '@jest/globals';
import { compared, isAbove, isCertain } from './ratios.mjs';

it('is above the bound if both the smallest figures and the pairs are', () => {
  const slower = compared([
    [1000, 1300],
    [1100, 1350],
    [1500, 1900],
  ]);
  expect(slower?.value).toBeCloseTo(1.27, 2);
  expect(isAbove(slower, 1.1)).toBe(true);
});

it.each([
  [
    'one disturbed run',
    [
      [1000, 1000],
      [1000, 1900],
      [1000, 1010],
    ],
  ],
  [
    'a machine that got busier during the pairs',
    [
      [1000, 1200],
      [1500, 1520],
      [2000, 2010],
    ],
  ],
  [
    'one lucky run of the older one',
    [
      [700, 1000],
      [1000, 1000],
      [1000, 1010],
    ],
  ],
] as [string, [number, number][]][])('is not above it because of %s', (_, pairs) => {
  expect(isAbove(compared(pairs), 1.1)).toBe(false);
});

it.each([
  ['five pairs that agree', [1.18, 1.19, 1.2, 1.21, 1.22], true],
  ['five pairs of a busy machine', [1.12, 1.15, 1.2, 1.5, 1.7], false],
  ['fifteen of them', Array.from({ length: 15 }, (_, i) => 1.2 + (i - 7) / 80), true],
  ['one pair', [1.2], false],
  ['figures that never vary', [1.2, 1.2], true],
])('is certain about %s: %s', (_, ratios, certain) => {
  const figure = compared(ratios.map((ratio) => [1000, 1000 * ratio]));
  expect(isAbove(figure, 1.1)).toBe(true);
  expect(isCertain(figure, 1.1)).toBe(certain);
});

it('ignores differences below the noise, and figures that are unknown', () => {
  expect(isAbove(compared([[100, 130]], 40), 1.1)).toBe(false);
  expect(isAbove(compared([[100, 150]], 40), 1.1)).toBe(true);
  expect(compared([[0, 100]])).toBeUndefined();
});
