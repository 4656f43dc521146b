import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

/** Number of requirements in the specification. */
const last = 358;

const tests = join(import.meta.dirname, '..');

const title = /\btest(?:\.each[^]*?\))?\(\s*(?:'([^']+)'|"([^"]+)"|`([^`]+)`)/g;

function numbersIn(text: string): number[] {
  return [...text.matchAll(/S-(\d{3})/g)].map(([, digits]) => Number(digits));
}

/** Returns the numbers in the titles of tests. */
function tested(): Set<number> {
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.test\.tsx?$/.test(name),
  );
  const titles = files.flatMap((name) => {
    const text = readFileSync(join(tests, name), 'utf8');
    return [...text.matchAll(title)].map(([, ...quoted]) => quoted.join(''));
  });
  return new Set(titles.flatMap(numbersIn));
}

/** Returns the numbers in the table of deviations. */
function listed(): number[] {
  const text = readFileSync(join(import.meta.dirname, 'deviations.md'), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.startsWith('| S-'))
    .flatMap((line) => numbersIn(line.split('|')[1] ?? ''));
}

test('every requirement is in the title of a test, or is listed with a reason', () => {
  const known = new Set([...tested(), ...listed()]);
  const wanted = Array.from({ length: last }, (_, i) => i + 1);
  expect(wanted.filter((number) => !known.has(number))).toEqual([]);
});
