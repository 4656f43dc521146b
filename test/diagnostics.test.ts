import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '../src/diagnostics/catalogue.ts';
import { catalogueDocument } from '../src/diagnostics/catalogue/document.ts';
import type { CatalogueEntries } from '../src/diagnostics/catalogue/entry.ts';

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
