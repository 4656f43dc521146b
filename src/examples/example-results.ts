import { resultKey, type ExampleResult } from '../code/example-marks.ts';
import type { Outcome } from './prove-examples.ts';

/** Returns the text of a file of results; the same results give the same bytes. */
export function resultsText(outcomes: readonly Outcome[], hasPrograms: boolean): string {
  const results: Record<string, ExampleResult> = {};
  for (const outcome of outcomes) {
    const { status, compiler = '', standard = '', output, program, example } = outcome;
    if (status === 'failed' || status === 'ignored') continue;
    results[resultKey(example.shownCode)] = {
      status,
      compiler,
      standard,
      ...(output && { output }),
      ...(hasPrograms && program !== undefined && { program }),
    };
  }
  const sorted = Object.fromEntries(Object.entries(results).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ format: 1, examples: sorted }, undefined, 1)}\n`;
}
