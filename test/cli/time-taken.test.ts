import { expect, test } from '@jest/globals';
import { timeTaken } from '../../src/cli/report.ts';

test.each<[string, number, [name: string, milliseconds: number][], string]>([
  [
    'the slowest step',
    2000,
    [
      ['Reading', 400],
      ['Rendering', 1100],
    ],
    '2.0 s (Rendering: 1.1 s)',
  ],
  [
    'the sum of a step in several languages',
    4000,
    [
      ['Reading', 1500],
      ['Rendering', 1000],
      ['Reading', 10],
      ['Rendering', 1000],
    ],
    '4.0 s (Rendering: 2.0 s)',
  ],
  ['no step of a short build', 900, [['Rendering', 800]], '900 ms'],
  [
    'no step if none stands out',
    5000,
    [
      ['Reading', 1200],
      ['Rendering', 1249],
    ],
    '5.0 s',
  ],
  ['no step if there was none', 1500, [], '1.5 s'],
])('the summary of a build names %s', (_, milliseconds, steps, expected) => {
  const named = steps.map(([name, milliseconds]) => ({ name, milliseconds }));
  expect(timeTaken({ steps: named, milliseconds })).toBe(expected);
});
