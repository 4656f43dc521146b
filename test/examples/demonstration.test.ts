import { beforeAll, expect, test } from '@jest/globals';
import { resolve } from 'node:path';
import { runNode } from '../cli/run-command.ts';
import { needProgram } from '../run/shared.ts';

beforeAll(async () => {
  await needProgram('g++');
}, 300_000);

test('all examples of the demonstration are proven', () => {
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
}, 600_000);
