import { resultKey } from '../code/example-marks.ts';
import type { ExampleResult } from '../model/example-marks.ts';
import type { Outcome } from './prove-examples.ts';

/** Returns the text of a file of results; the same results give the same bytes. */
export function resultsText(
  outcomes: readonly Outcome[],
  {
    hasPrograms,
    release,
  }: {
    /** Include the programs, which links to Compiler Explorer need. */
    hasPrograms: boolean;
    /** The library and its release: `fmt 10.2.1`; empty if it is not known. */
    release: string;
  },
): string {
  const results: Record<string, ExampleResult> = {};
  for (const outcome of outcomes) {
    const { status, compiler = '', standard = '', output, program, example } = outcome;
    if (status === 'failed' || status === 'ignored' || status === 'listed') continue;
    results[resultKey(example.shownCode)] = {
      status,
      compiler,
      standard,
      ...(outcome.isC === true && { language: 'c' }),
      // A page that shows the output has no use for a fold with it.
      ...(output && !example.output && { output }),
      ...(hasPrograms && program !== undefined && { program }),
    };
  }
  const sorted = Object.fromEntries(Object.entries(results).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ format: 1, ...(release && { release }), examples: sorted }, undefined, 1)}\n`;
}
