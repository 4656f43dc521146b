import { beforeAll, expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runNode } from '../cli/run-command.ts';
import { needProgram } from '../run/shared.ts';

beforeAll(async () => {
  await needProgram('g++');
});

const results = resolve('fixtures/micro-test-plus/examples.json');

/** What is proven, whatever the compiler. */
function proven(text: string): string {
  return text.replace(/"compiler": "[^"]*"/g, '"compiler": ""');
}

test('all examples of the demonstration are proven, and its pages show that', () => {
  const committed = readFileSync(results, 'utf8');
  const { out, error, status } = runNode(
    resolve('bin/mtp-site.mjs'),
    ['examples', '--format', 'json'],
    process.cwd(),
  );
  const { examples, diagnostics } = JSON.parse(out.slice(out.indexOf('{'))) as {
    examples: { status: string; file: string }[];
    diagnostics: unknown[];
  };
  expect({ diagnostics, error, status }).toEqual({ diagnostics: [], error: '', status: 0 });
  const count = (wanted: string): number =>
    examples.filter((each) => each.status === wanted).length;
  expect(count('compiled')).toBeGreaterThan(110);
  expect(count('ran')).toBeGreaterThan(3);
  expect(count('refused')).toBe(1);
  expect(count('failed') + count('ignored')).toBe(0);
  expect(examples.some(({ file }) => file.endsWith('pages/index.mdx'))).toBe(true);
  const written = readFileSync(results, 'utf8');
  // Another compiler writes its own name.
  if (written !== committed) writeFileSync(results, committed);
  // If this fails, an example is new or has changed: run `npx mtp-site examples` and commit the file.
  expect(proven(written)).toBe(proven(committed));
});
