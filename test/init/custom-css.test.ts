import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { honoured } from '../../src/init/custom-css.ts';

test('style sheet properties that are reported as effective are effective', () => {
  const css = readFileSync('src/components/styles/classic.css', 'utf8');
  const used = [...css.matchAll(/var\(\s*(--(?:ifm|docusaurus|doc)-[\w-]+)/g)].map(
    ([, name = '']) => name,
  );
  const others = used.filter((name) => !name.startsWith('--ifm-color-primary'));
  expect([...honoured].sort()).toEqual([...new Set(others)].sort());
});
