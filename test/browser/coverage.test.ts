import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

/** The areas of the shell's specification that this folder is about: first and last number of each. */
const areas: readonly (readonly [first: number, last: number])[] = [
  [1, 173],
  [299, 308],
  [320, 326],
  [341, 358],
];

const title = /\btest(?:\.each[^]*?\))?\(\s*(?:'([^']+)'|"([^"]+)"|`([^`]+)`)/g;

function numbersIn(text: string): number[] {
  return [...text.matchAll(/S-(\d{3})/g)].map(([, digits]) => Number(digits));
}

/** The numbers that stand in the titles of tests in this folder. */
function tested(): Set<number> {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.ts'));
  const titles = files.flatMap((name) => {
    const text = readFileSync(join(import.meta.dirname, name), 'utf8');
    return [...text.matchAll(title)].map(([, ...quoted]) => quoted.join(''));
  });
  return new Set(titles.flatMap(numbersIn));
}

/** Numbers of the rows of the table of deviations. */
function listed(): number[] {
  const text = readFileSync(join(import.meta.dirname, 'deviations.md'), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.startsWith('| S-'))
    .flatMap((line) => numbersIn(line.split('|')[1] ?? ''));
}

test('every requirement of the shell is seen in a browser, or listed with the reason', () => {
  const known = new Set([...tested(), ...listed()]);
  const wanted = areas.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => first + i),
  );
  expect(wanted.filter((number) => !known.has(number))).toEqual([]);
});
