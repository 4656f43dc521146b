import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..');
const list = 'test/BEHAVIOURS.md';

/** Listed numbers that no test can prove, with the reason. */
const unproved: Readonly<Record<string, string>> = {
  'S-019': 'It says what does not exist, and nothing that a test could observe depends on it.',
};

/** Returns the texts of the files in a folder whose names match, by path. */
function textsIn(folder: string, name: RegExp): Map<string, string> {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`);
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

function numbersIn(text: string): string[] {
  return text.match(/\bS-\d{3}\b/g) ?? [];
}

const listed = Array.from(
  readFileSync(join(root, list), 'utf8').matchAll(/^- \*\*(S-\d{3})\*\* \S.*\.$/gm),
  ([, number = '']) => number,
);

test('each behaviour that sources or tests name is listed', () => {
  const missing = ['src', 'viewer', 'test'].flatMap((folder) =>
    [...textsIn(folder, /\.(?:tsx?|mjs|css|md)$/)]
      .filter(([path]) => path !== list)
      .flatMap(([path, text]) =>
        [...new Set(numbersIn(text))]
          .filter((number) => !listed.includes(number))
          .map((number) => `${number} in ${path}`),
      ),
  );
  expect(missing).toEqual([]);
});

test('each listed behaviour is at the start of the title of a test', () => {
  const titles = /(?<=['"`])S-\d{3}(?: S-\d{3})*/g;
  const proved = new Set(
    [...textsIn('test', /\.test\.tsx?$/)]
      .filter(([path]) => path !== 'test/behaviours.test.ts')
      .flatMap(([, text]) => numbersIn((text.match(titles) ?? []).join(' '))),
  );
  expect(listed.filter((number) => !proved.has(number))).toEqual(Object.keys(unproved));
});

test('the list is in ascending order, and each entry has one line', () => {
  const { length } = numbersIn(readFileSync(join(root, list), 'utf8').replace(/^[^]*?\n## /, ''));
  expect(listed).toHaveLength(length);
  expect(listed).toEqual([...new Set(listed)].sort());
});
