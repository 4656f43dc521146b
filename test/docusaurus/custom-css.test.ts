import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { honoured } from '../../src/docusaurus/import/custom-css.ts';

test('style sheet properties that are reported as effective are effective', () => {
  const css = readFileSync('src/docusaurus/styles/classic.css', 'utf8');
  const used = [...css.matchAll(/var\(\s*(--(?:ifm|docusaurus|doc)-[\w-]+)/g)].map(
    ([, name = '']) => name,
  );
  const others = used.filter((name) => !name.startsWith('--ifm-color-primary'));
  expect([...honoured].sort()).toEqual([...new Set(others)].sort());
});

test('properties that sites use most have values', () => {
  const css = ['classic', 'classic-properties']
    .map((name) => readFileSync(`src/docusaurus/styles/${name}.css`, 'utf8'))
    .join('\n');
  const defined = new Set(css.match(/--(?:ifm|docusaurus)-[\w-]+(?=:)/g));
  const scale = ['dark', 'darker', 'darkest', 'light', 'lighter', 'lightest'];
  const expected = [
    ...[0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000].flatMap((step) => [
      `--ifm-color-gray-${step}`,
      `--ifm-color-emphasis-${step}`,
    ]),
    ...['primary', 'secondary', 'success', 'info', 'warning', 'danger'].flatMap((name) => [
      `--ifm-color-${name}`,
      `--ifm-color-${name}-contrast-background`,
      `--ifm-color-${name}-contrast-foreground`,
      ...scale.map((step) => `--ifm-color-${name}-${step}`),
    ]),
    '--ifm-pre-padding',
    '--ifm-table-border-color',
    '--ifm-toc-border-color',
    '--ifm-spacing-horizontal',
    '--ifm-global-radius',
  ];
  expect(expected.filter((name) => !defined.has(name))).toEqual([]);
  // No value refers to a property that has none.
  const values = [...css.matchAll(/var\((--(?:color|space|layer|heading)-[\w-]+)\)/g)];
  const tokens = readFileSync('src/components/styles/tokens.css', 'utf8');
  const unknown = values.filter(([, name = '']) => !tokens.includes(`${name}:`));
  expect(unknown.map(([, name]) => name)).toEqual([]);
});
