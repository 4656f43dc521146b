import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The tests of suites with their results; a suite without tests failed as a whole. */
type Run = Record<string, Record<string, 'passed' | 'failed'>>;

/** Returns the lines that `.ci/test-results.mjs` prints about runs. */
function printed(task: string, ...runs: Run[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'mtp-results-'));
  try {
    const files = runs.map((run, i) => {
      const testResults = Object.entries(run).map(([name, tests]) => {
        const assertionResults = Object.entries(tests).map(([fullName, status]) => ({
          fullName,
          status,
        }));
        const isWhole = assertionResults.length > 0 && !Object.values(tests).includes('failed');
        return { name, status: isWhole ? 'passed' : 'failed', assertionResults };
      });
      const file = join(folder, `${i}.json`);
      writeFileSync(file, JSON.stringify({ testResults }));
      return file;
    });
    const missing = task === 'summary' && runs.length === 1 ? [join(folder, 'missing.json')] : [];
    const out = execFileSync(process.execPath, [
      '.ci/test-results.mjs',
      task,
      ...files,
      ...missing,
    ]);
    return out.toString().trimEnd().split('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const first: Run = { a: { one: 'passed', two: 'failed' }, b: { three: 'passed' }, c: {} };

test('the failed suites of a run are named, to repeat them', () => {
  expect(printed('failed', first)).toEqual(['a', 'c']);
});

test.each<[because: string, runs: Run[], lines: string[]]>([
  [
    'a suite that cannot run counts as one failed test',
    [first],
    ['Test suites: 1 passed, 2 failed', '  failed: two', '  failed: c', '2 passed, 2 failed'],
  ],
  [
    'what passes alone counts as passed, and is named',
    [first, { a: { one: 'passed', two: 'passed' }, c: { four: 'passed' } }],
    [
      'Test suites: 3 passed, 0 failed',
      '  UNSTEADY, failed first and passed alone: two',
      '  UNSTEADY, failed first and passed alone: c',
      '4 passed, 0 failed',
    ],
  ],
  [
    'a suite that cannot run first and fails alone is not unsteady',
    [first, { a: { one: 'passed', two: 'failed' }, c: { four: 'failed' } }],
    ['Test suites: 1 passed, 2 failed', '  failed: two', '  failed: four', '2 passed, 2 failed'],
  ],
])('%s', (_, runs, lines) => {
  expect(printed('summary', ...runs)).toEqual(lines);
});
