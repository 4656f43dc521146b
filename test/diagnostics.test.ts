import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '../src/diagnostics/catalogue.ts';
import { catalogueDocument } from '../src/diagnostics/catalogue/document.ts';
import type { CatalogueEntries } from '../src/diagnostics/catalogue/entry.ts';
import type { Diagnostic } from '../src/diagnostics/diagnostics.ts';
import { formatDiagnostics } from '../src/diagnostics/format.ts';

const sections: CatalogueEntries[] = Object.values(catalogue);
const entries = sections.flatMap((section) => Object.entries(section));
const codes = entries.map(([code]) => code);

test('documentation/reference/diagnostics.md is the output of "npm run diagnostics"', () => {
  expect(readFileSync('documentation/reference/diagnostics.md', 'utf8')).toBe(
    catalogueDocument(catalogue),
  );
});

test('every code of the catalogue is reported somewhere', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/catalogue|source-faults/.test(path))
    .map((path) => readFileSync(join('src', path), 'utf8'))
    .join('\n');
  expect(codes.filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
});

test('each code has one entry, and its example has a level', () => {
  expect(codes).toHaveLength(new Set(codes).size);
  const examples = entries.map(([, { example }]) => example);
  expect(examples.filter((example) => !/(?:^|: )(?:error|warning|info): /.test(example))).toEqual(
    [],
  );
});

test('the same message in many places is shown for the first ones, and the others are counted', () => {
  const missing = (line: number, name = 'Chart'): Diagnostic => ({
    code: 'mdx-component',
    level: 'warning',
    message: `No ${name}.`,
    place: { file: line < 4 ? 'a.mdx' : 'b.mdx', line },
    advice: 'Import it.',
  });
  const all = [1, 2, 3, 4, 5, 6, 7].map((line) => missing(line));
  const text = (diagnostics: Diagnostic[]): string =>
    formatDiagnostics(diagnostics, { colors: false, readFile: () => undefined });
  expect(text([missing(8, 'Card'), ...all].reverse()))
    .toBe(`a.mdx:1: warning: No Chart. [mdx-component]
  Import it.
a.mdx:2: warning: No Chart. [mdx-component]
  Import it.
a.mdx:3: warning: No Chart. [mdx-component]
  Import it.

b.mdx:4: warning: No Chart. [mdx-component]
  Import it.
b.mdx:5: warning: No Chart. [mdx-component]
  Import it.
  The same in 2 more places: "mtp-site check --format json" lists all.
b.mdx:8: warning: No Card. [mdx-component]
  Import it.
`);
  expect(text(all.slice(0, 5))).not.toContain('more');
  expect(text(all.slice(0, 6))).toContain('The same in 1 more place: ');
  // Each error has to be mended.
  expect(text(all.map((each) => ({ ...each, level: 'error' })))).not.toContain('more');
});
