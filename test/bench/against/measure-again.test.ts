import { expect, test } from '@jest/globals';
import { measureAgain, type Row } from './measure-again.mjs';

interface Named extends Row {
  name: string;
}

function row(name: string, value: number, pairs: number, time = 9000, certain = 0): Named {
  const processor = { value, certain, old: time, now: time * value };
  return { name, series: Array.from({ length: pairs }), figures: { processor } };
}

/** Returns the order of what is measured; the value of "calms" falls below the bound with its third pair. */
async function measured(rows: Named[], isLate: boolean): Promise<string> {
  const order: string[] = [];
  await measureAgain(rows, {
    bound: 1.1,
    isLate: () => isLate,
    measure: (each) => {
      order.push(each.name);
      each.series.push(undefined);
      if (each.name === 'calms' && each.series.length === 3)
        each.figures = { processor: { value: 1, certain: 0 } };
      return Promise.resolve();
    },
  });
  return order.join(' ');
}

test.each([
  ['what is not above the bound is not measured again', [row('fast', 1.1, 1)], false, ''],
  ['what calms down is left', [row('calms', 1.2, 1)], false, 'calms calms'],
  ['what stays above has nine pairs', [row('slow', 1.2, 6)], false, 'slow slow slow'],
  ['what is certain has five', [row('slow', 1.2, 3, 9000, 1.15)], false, 'slow slow'],
  // A single pair of the subjects that come last would be a fault.
  ['even if it is late, it has five', [row('slow', 1.2, 3)], true, 'slow slow'],
  ['builds that end at once have fifteen', [row('short', 1.2, 13, 500)], true, 'short short'],
  [
    'the fewest pairs come first, so that all have as many when the time is over',
    [row('a', 1.2, 8), row('b', 1.2, 7)],
    false,
    'b a b',
  ],
])('%s', async (_, rows, isLate, order) => {
  expect(await measured(rows, isLate)).toBe(order);
});
