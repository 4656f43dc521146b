import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const folder = join(import.meta.dirname, '../../dist/viewer');

/** Safari before 16.4 rejects a whole script that contains one, and esbuild leaves patterns unchanged. */
const looksBehind = /\(\?<[=!]/;

test('no script has a lookbehind pattern', () => {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  expect(
    scripts.filter((name) => looksBehind.test(readFileSync(join(folder, name), 'utf8'))),
  ).toEqual([]);
});
