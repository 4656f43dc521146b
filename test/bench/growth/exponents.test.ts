import { expect, it, test } from '@jest/globals';
import { growthOf, growthOfAxis, steepSteps } from './exponents.mjs';

const sizes = [1, 100, 400, 1600];

/** Figures of a cost at the sizes. */
const figures = (cost: (n: number) => number): { size: number; cost: number }[] =>
  sizes.map((size) => ({ size, cost: cost(size) }));

test.each([
  ['linear', (n: number) => 300 + n, 1],
  ['quadratic', (n: number) => 300 + n * n, 2],
  ['constant', () => 300, undefined],
  ['mostly linear, but quadratic in the end', (n: number) => 300 + n + (n * n) / 1000, 1.45],
])('finds the exponent of something %s', (_, cost, exponent) => {
  const found = growthOf(figures(cost), 10);
  if (exponent === undefined) expect(found).toBeUndefined();
  else expect(found).toBeCloseTo(exponent, 1);
});

it('counts a figure below the floor as the floor, so that noise is no fault and a jump is', () => {
  expect(
    growthOf(
      figures((n) => (n === 1600 ? 30 : 1)),
      20,
    ),
  ).toBeUndefined();
  expect(
    growthOf(
      figures((n) => (n === 1600 ? 2000 : 1)),
      20,
    ),
  ).toBeGreaterThan(2);
});

it('names the steps above the limit', () => {
  const results = sizes.map((size) => ({
    size,
    processor: 100 + size + size * size,
    bytes: 1e8 + size * 1e6,
    steps: [
      { name: 'Reading', processor: size * size },
      { name: 'Writing', processor: size },
    ],
  }));
  const { faults, memory } = growthOfAxis(results);
  expect(faults.map(({ name }) => name)).toEqual(['Reading']);
  expect(memory).toBeCloseTo(1, 1);
});

it('finds steep steps of two sizes, without their fixed cost, but not in what takes no time', () => {
  const fixed = { Reading: 200, Planning: 0 };
  const few = { Reading: 300, Planning: 50, Writing: 0.1 };
  const many = { Reading: 1800, Planning: 240, Writing: 100 };
  expect(steepSteps(fixed, few, many).map(({ name }) => name)).toEqual(['Reading']);
  expect(steepSteps(fixed, few, { ...many, Reading: 600 })).toEqual([]);
});
