import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { defaultAccents, grounds } from '../src/shared/color/accent.ts';
import { hexOf } from '../src/shared/color/rgb.ts';

const folder = 'src/components/styles';
const sheets = readdirSync(folder).map((name) => ({
  name,
  // Comments may name colours and sizes.
  rules: readFileSync(join(folder, name), 'utf8').replace(/\/\*[^]*?\*\//g, ''),
}));
const tokens = sheets.find(({ name }) => name === 'tokens.css')?.rules ?? '';

test('documentation/look/theme.md has each property of the style sheets, and none that they do not use', () => {
  const { status, stderr } = spawnSync(process.execPath, ['bin/look.mjs', '--check'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('all texts have one of the seven sizes', () => {
  expect(tokens.match(/--text-\w+:/g)).toHaveLength(7);
  const literal = sheets
    .filter(({ name }) => name !== 'tokens.css')
    .flatMap(({ name, rules }) =>
      [...rules.matchAll(/\b(?:font-size|font):\s*([^;]+);/g)].flatMap(([, value = '']) =>
        /^(?:inherit|var\(--(?:text|code)-[\w-]+\).*)$/.test(value) ? [] : [`${name}: ${value}`],
      ),
    );
  expect(literal.sort()).toEqual([
    // A title of one word that is wider than a phone.
    'api.css: min(1em, 155vw / var(--characters, 1))',
    // The size of the root is the unit of all others; paper has points.
    'base.css: 11pt',
    'base.css: 16px/1.65 var(--font-body)',
    // Units of the drawing.
    'diagram.css: 11px var(--font-mono)',
    'diagram.css: 12px var(--font-mono)',
    // The name of the library on its home page.
    'home.css: clamp(2.25rem, 1.5rem + 3.5vw, 3.75rem)',
    'prose.css: 8pt',
  ]);
});

test('the grounds on which the contrast is measured, and the default accents, are those of the style sheets', () => {
  const [light = '', dark = ''] = tokens.split("[data-theme='dark']");
  const valueOf = (rules: string, name: string): string | undefined =>
    new RegExp(`--${name}:\\s*(#[\\da-f]+);`).exec(rules)?.[1]?.replace(/^#fff$/, '#ffffff');
  const inSheet = (rules: string): (string | undefined)[] =>
    ['background', 'surface', 'code-background'].map((name) => valueOf(rules, `color-${name}`));
  const measured = (mode: 'light' | 'dark'): string[] =>
    grounds[mode].map(({ color }) => hexOf(color));
  expect(inSheet(light)).toEqual(measured('light'));
  expect([...new Set(inSheet(dark))]).toEqual(measured('dark'));
  expect(valueOf(light, 'accent')).toBe(defaultAccents.light);
  expect(valueOf(dark, 'accent')).toBe(defaultAccents.dark);
});

test('no other sheet has a colour of its own', () => {
  const own = sheets
    .filter(({ name }) => name !== 'tokens.css')
    .flatMap(({ name, rules }) =>
      [...rules.matchAll(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(/gi)].map(
        ([color]) => `${name}: ${color}`,
      ),
    );
  // Drawings of authors are made for white paper; the page of a fault may lack the properties.
  expect(own).toEqual(['drawing.css: #fff', 'loading.css: #fa383e', 'loading.css: #fff']);
});
