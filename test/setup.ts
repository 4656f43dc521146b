import { afterEach, beforeEach } from '@jest/globals';

/** The output of the code under test to console.warn and console.error during the current test. */
let unexpected: string[] = [];

/** A test that expects such output replaces the function with `jest.spyOn(console, 'warn')`. */
function recordInto(level: 'warn' | 'error'): void {
  console[level] = (...values: unknown[]) => {
    unexpected.push(`console.${level}: ${values.map(String).join(' ')}`);
  };
}

beforeEach(() => {
  unexpected = [];
  recordInto('warn');
  recordInto('error');
});

afterEach(() => {
  if (unexpected.length > 0) throw new Error(`Unexpected output:\n${unexpected.join('\n')}`);
});
