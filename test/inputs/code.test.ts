import { expect, test } from '@jest/globals';
import { recordCode, recordImport } from '../../src/inputs/code.ts';
import { Inputs } from '../../src/inputs/inputs.ts';

/** Returns why the result of some code may differ the next time. */
function doubtsOf(record: (inputs: Inputs) => void): readonly unknown[] {
  const inputs = new Inputs();
  record(inputs);
  return inputs.doubts;
}

const because = (found: string): unknown[] => [
  { reason: `"a.ts" may return a different result each time (${found})`, isOfRun: true },
];

test.each<[code: string, found: string]>([
  ['new Date()', 'new Date()'],
  ['new  Date ( )', 'new  Date ( )'],
  ['year = new Date', 'new Date'],
  ['new Date.Clock', 'new Date'],
  ['Date.now()', 'Date.now'],
  ['Math.random()', 'Math.random'],
  ['performance.now()', 'performance.now'],
  ['process.env', 'process.e'],
  ['process.cwd()', 'process.c'],
  ['require(name)', 'require('],
  ['require ( name)', 'require ('],
])('code with "%s" may differ each time', (code, found) => {
  expect(doubtsOf((inputs) => recordCode(inputs, `x; ${code};`, 'a.ts'))).toEqual(because(found));
});

test.each<[code: string, why: string]>([
  ['new Date(2026, 1)', 'a given date is always the same'],
  ['new Date (2026)', 'a given date is always the same'],
  ['renew Date()', 'another word'],
  ['new Dates(1)', 'another class'],
  ['myMath.randomly', 'another name'],
  ['process.env.NODE_ENV', 'bundles replace it'],
  ['process.X', 'no property of it starts with a capital letter'],
  ['subprocess.cwd()', 'another object'],
  ["require('node:path')", 'the name is known'],
  ['require("a")', 'the name is known'],
  ['require( `a`)', 'the name is known'],
])('code with "%s" returns the same each time: %s', (code) => {
  expect(doubtsOf((inputs) => recordCode(inputs, code, 'a.ts'))).toEqual([]);
});

test.each<[name: string, isDoubtful: boolean]>([
  ['fs', true],
  ['node:fs', true],
  ['node:child_process', true],
  ['node:path', false],
  ['path', false],
  ['node:assert', false],
  ['buffer', false],
  ['events', false],
  ['querystring', false],
  ['string_decoder', false],
  ['node:url', false],
  ['util', false],
  ['react', false],
])('the import of "%s" is doubtful: %s', (name, isDoubtful) => {
  const doubts = doubtsOf((inputs) => recordImport(inputs, name, 'a.ts'));
  expect(doubts).toEqual(isDoubtful ? [{ reason: `"a.ts" uses "${name}"`, isOfRun: true }] : []);
});
