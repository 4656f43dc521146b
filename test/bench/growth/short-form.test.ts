import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';

/** An axis of the short form whose steps were compared. */
interface Axis {
  /** Name of the axis. */
  axis: string;
  /** Steps that grow too fast. */
  steep: unknown[];
  /** Processor time of the steps in each round: with next to no input, with n and with 4n, in milliseconds. */
  rounds: Record<string, number>[][];
}

test('four times as much of anything takes about four times as long', () => {
  const script = resolve('test/bench/growth/short-form.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', script], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const { results } = JSON.parse(stdout) as { results: Axis[] };
  expect(results.length).toBeGreaterThanOrEqual(10);
  expect(results.filter(({ steep }) => steep.length > 0)).toEqual([]);
  // The builds did read something: none of the steps is empty everywhere. An empty one takes some 2 ms.
  for (const step of ['Reading', 'Planning', 'Rendering'])
    expect(results.some(({ rounds }) => (rounds[0]?.[2]?.[step] ?? 0) > 10)).toBe(true);
}, 600_000);
