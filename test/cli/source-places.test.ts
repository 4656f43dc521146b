import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withSourcePlaces } from '../../src/cli/source-places.ts';

const file = resolve('dist/cli.cjs');
const bundle = pathToFileURL(file).href;

/** Returns the line and column of a text in the bundle, as stack traces count them. */
function placeInBundle(text: string): string {
  const before = readFileSync(file, 'latin1').split(text)[0]?.split('\n') ?? [];
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}

test.each([
  ['a path', `    at read (${file}:PLACE)`, '    at read (SOURCE)'],
  ['a URL', `    at ${bundle}:PLACE`, '    at SOURCE'],
])('a place in the bundle becomes that in its source: %s', (_, before, after) => {
  const text = 'The folder with the Doxygen XML is empty.';
  const source = 'src/doxygen/xml-folder.ts';
  const line = readFileSync(source, 'utf8').split(text)[0]?.split('\n').length ?? 0;
  const stack = `Error: no\n${before.replace('PLACE', placeInBundle(text))}`;
  expect(withSourcePlaces(stack, bundle)).toBe(
    `Error: no\n${after.replace('SOURCE', `${source}:${line}`)}`,
  );
});

test.each([
  [
    'a package has no source that we could name',
    `at x (${file}:${placeInBundle('Minified React error')})`,
  ],
  ['another file has no map', 'at x (/site/other.cjs:1:2)'],
  ["Node's own modules", 'at node:internal/main:1:2'],
])('%s, so the place stays', (_, stack) => {
  expect(withSourcePlaces(stack, bundle)).toBe(stack);
});

test('without a map, the stack trace stays as it is', () => {
  const stack = `at x (${file}:1:2)`;
  expect(withSourcePlaces(stack, pathToFileURL('src/none.cjs').href)).toBe(stack);
});
