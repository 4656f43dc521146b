import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { honoured } from '../../src/docusaurus/import/custom-css.ts';

test.each([
  ['--ifm-navbar-height', true],
  ['--ifm-hero-text-color', true],
  ['--ifm-toc-border-color', false],
  ['--ifm-menu-link-padding-vertical', false],
])('%s changes a part of the site: %s', (name, isEffective) => {
  expect(honoured().has(name)).toBe(isEffective);
});

test('all class names for distances have rules: sites use any of them', () => {
  const css = readFileSync('src/docusaurus/styles/classic-spacing.css', 'utf8');
  const sidesOf = { top: 'vert', bottom: 'vert', left: 'horiz', right: 'horiz' };
  for (const part of ['margin', 'padding'])
    for (const [size, value] of Object.entries({
      none: '0',
      xs: '0.25rem',
      lg: '2rem',
      xl: '5rem',
    }))
      for (const [side, axis] of Object.entries(sidesOf)) {
        const names = ['', `-${axis}`, `-${side}`].map((end) => `.${part}${end}--${size}`);
        expect(css).toContain(`${names.join(',\n')} {\n  ${part}-${side}: ${value} !important;\n}`);
      }
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
