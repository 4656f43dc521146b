import { expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { Diagnostics } from '../src/diagnostics/diagnostics.ts';
import { fromDocusaurus } from '../src/docusaurus/import/from-docusaurus.ts';
import { buildFolder } from './site-folder.ts';

const links = [{ title: 'More', items: [{ label: 'A', to: '/a', 'data-x': '1' }] }];

/** Builds a page with a footer of its own. */
function buildWith(
  footer: string,
  more: Record<string, string> = {},
): ReturnType<typeof buildFolder> {
  return buildFolder(
    { 'docs/a.md': '# A\n', 'src/theme/Footer/index.jsx': footer, ...more },
    {
      docs: { routeBasePath: '' },
      footer: { component: 'src/theme/Footer/index.jsx', links, copyright: 'Ours' },
    },
  );
}

const footerIn = (html = ''): string => /<section.*<\/section>/s.exec(html)?.[0] ?? '';

test('a footer of the site replaces the built-in one', async () => {
  const { reported, file, files } = await buildWith(
    `import { useThemeConfig } from '@docusaurus/theme-common';
import './above.css';
export default function Own() {
  const { links } = useThemeConfig().footer;
  return <section>{links[0].items[0]['data-x']}</section>;
}`,
    { 'src/theme/Footer/above.css': 'section { color: teal; }' },
  );
  expect(reported).toEqual([]);
  const footer = footerIn(file('a/index.html'));
  expect(footer).toBe('<section>1</section>');
  // It needs no browser, so that pages load no script for it.
  expect(footerIn(file('404.html'))).toBe(footer);
  expect(files().filter((path) => /page-\d/.test(path))).toEqual([]);
  const styles = files().find((path) => /styles-\w+\.css$/.test(path)) ?? '';
  expect(file(styles)).toContain('teal');
});

test('a footer that depends on the page is rendered for each', async () => {
  const { reported, file } = await buildWith(
    `import { useLocation } from '@docusaurus/router';
export default () => <section>{useLocation().pathname}</section>;`,
  );
  expect(reported).toEqual([]);
  expect(footerIn(file('a/index.html'))).toBe('<section>/base/a/</section>');
  expect(footerIn(file('404.html'))).toBe('<section>/base/404.html</section>');
});

test('a footer that throws is reported once, with its place', async () => {
  const { reported } = await buildWith(
    'export default function Own() {\n  throw new Error("No content.");\n}',
  );
  expect(reported).toEqual([
    'error page-module src/theme/Footer/index.jsx:2:9 The footer cannot be rendered: No content.',
  ]);
});

test.each([
  ['Footer/index.js', 'export default () => null;', 'src/theme/Footer/index.js'],
  ['Footer.tsx', 'export default () => null;', 'src/theme/Footer.tsx'],
  ['Footer/Layout/index.js', 'export default () => null;', undefined],
  [
    'Footer/index.js',
    "import { a } from '@docusaurus/theme-common/internal'; export default () => a;",
    undefined,
  ],
  [
    'Footer/index.js',
    "import Links from '@theme/Footer/Links'; export default () => <Links />;",
    undefined,
  ],
])('init takes over src/theme/%s if it can replace the footer', async (path, text, component) => {
  const folder = mkdtempSync(join(tmpdir(), 'mtp-init-'));
  for (const [name, content] of [
    ['docs/a.md', '# A'],
    [`src/theme/${path}`, text],
    [
      'docusaurus.config.js',
      "module.exports = { title: 'T', url: 'https://example.org', baseUrl: '/', presets: [['classic', { blog: false, pages: false }]] };",
    ],
  ] as const) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const diagnostics = new Diagnostics();
  const out = join(folder, 'site.config.yaml');
  const taken = await fromDocusaurus(join(folder, 'docusaurus.config.js'), out, diagnostics);
  expect((parse(taken?.text ?? '') as { footer?: object }).footer).toEqual(
    component === undefined ? undefined : { component },
  );
  expect(diagnostics.all.map(({ message }) => message)).toEqual(
    component === undefined ? ['src/theme: Theme components cannot be replaced: Footer.'] : [],
  );
});
