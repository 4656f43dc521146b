import { expect, test } from '@jest/globals';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommandLine } from '../../src/cli/program.ts';
import { contentFolder } from '../markdown/content-folder.ts';

async function init(cwd: string, ...args: string[]): Promise<{ code: number; text: string }> {
  let text = '';
  const add = (more: string): void => void (text += more);
  const terminal = { out: add, error: add, interactive: false, colors: false };
  return { code: await runCommandLine(['init', ...args], terminal, cwd), text };
}

function write(cwd: string, path: string, text: string): void {
  mkdirSync(dirname(join(cwd, path)), { recursive: true });
  writeFileSync(join(cwd, path), text);
}

/** A site with a plugin of its own, whose pages this tool does not have. */
const site = {
  'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://example.org', baseUrl: '/lib/',
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  presets: [['classic', { blog: false, pages: false }]],
};`,
  'docs/intro.md': '# Intro\n',
  'docs/user/Setup.md': '# Setup\n',
};

const sitemap = (...paths: string[]): string =>
  `<?xml version="1.0"?><urlset>${paths.map((path) => `<url><loc>https://example.org${path}</loc></url>`).join('')}</urlset>`;

const configOf = (cwd: string): string => readFileSync(join(cwd, 'site.config.yaml'), 'utf8');

test('a sitemap of the old site: what moved is redirected, and what is lost is listed', async () => {
  const cwd = contentFolder({
    ...site,
    'old.xml': sitemap(
      '/lib/docs/intro/',
      '/lib/docs/setup',
      '/lib/search-all',
      '/lib/fr/docs/intro',
    ),
  });
  const { code, text } = await init(cwd, '--from', '.', '--compare', 'old.xml');
  expect(code).toBe(0);
  expect(text).toContain('Addresses of the old site (old.xml): 2 of 4 have a page.\n');
  expect(text).toContain('  /docs/setup -> /docs/user/Setup\n');
  expect(text).toContain(
    '1 address has no page; add "redirects" where there is a replacement:\n  /search-all\n',
  );
  expect(configOf(cwd)).toContain('redirects:\n  - { from: /docs/setup, to: /docs/user/Setup }\n');
});

test('a build beside the source is used unless this tool wrote it, and the redirects stay without it', async () => {
  const cwd = contentFolder({
    ...site,
    'build/index.html': '',
    'build/404.html': '',
    'build/docs/intro/index.html': '',
    'build/docs/setup.html': '',
  });
  const first = await init(cwd, '--from', '.');
  expect(first.text).toContain('Addresses of the old site (build): 2 of 3 have a page.\n');
  const written = configOf(cwd);
  expect(written).toContain('redirects:\n  - { from: /docs/setup, to: ');
  write(cwd, 'build/.mtp-site-manifest.json', '{ "files": [] }');
  const again = await init(cwd, '--from', '.');
  expect([again.code, again.text]).toEqual([0, expect.stringContaining('already up to date')]);
  rmSync(join(cwd, 'build'), { recursive: true });
  expect((await init(cwd, '--from', '.')).code).toBe(0);
  expect(configOf(cwd)).toBe(written);
});

test('without a build, the addresses follow from the source: what the new site lacks is listed', async () => {
  const cwd = contentFolder({
    'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://example.org', baseUrl: '/lib/',
  presets: [['classic', { docs: { numberPrefixParser: (name) => ({ filename: name }) }, pages: false }]],
  plugins: [['content-blog', { id: 'news', path: 'news', routeBasePath: 'news' }]],
};`,
    'docs/1-intro.md': '# Intro\n',
    'docs/a/setup.md': '# Setup\n',
    'blog/2021-2-5-short.md': '# Short\n\n<!-- truncate -->\n',
    'news/2022-01-01-n.md': '# N\n',
  });
  const { code, text } = await init(cwd, '--from', '.');
  expect(code).toBe(0);
  const [, report] = text.split('Addresses of the old site (');
  expect(report?.split('Manual:')[0])
    .toBe(`computed from its source by the rules of Docusaurus): 3 of 8 have a page.
2 pages moved; "site.config.yaml" redirects from the old addresses:
  /blog/2021/2/5/short -> /blog/2021/02/05/short
  /docs/1-intro -> /docs/intro
3 addresses have no page; add "redirects" where there is a replacement:
  /news
  /news/2022/01/01/n
  /news/archive
`);
  const written = configOf(cwd);
  expect(written).toContain('{ from: /blog/2021/2/5/short, to: /blog/2021/02/05/short }');
  const added = written.replace(
    'redirects:\n',
    'redirects:\n  - { from: /x, to: /docs/a/setup }\n',
  );
  write(cwd, 'site.config.yaml', added);
  expect((await init(cwd, '--from', '.')).text).toContain('already up to date');
  expect(configOf(cwd)).toBe(added);
});

test.each([
  [['--from', '.', '--compare', 'gone.xml'], '--compare: there is no "gone.xml".'],
  [
    ['--from', '.', '--compare', 'other.xml'],
    '--compare: "other.xml" names no page below "/lib/".',
  ],
])('init %j is an error', async (args, message) => {
  const cwd = contentFolder({ ...site, 'other.xml': sitemap('/elsewhere/a') });
  const { code, text } = await init(cwd, ...args);
  expect(code).toBe(2);
  expect(text).toContain(`error: ${message}`);
});

test('--compare needs a configuration of Docusaurus', async () => {
  const { code, text } = await init(contentFolder({ 'a.txt': '' }), '--compare', 'a.txt');
  expect(code).toBe(2);
  expect(text).toContain('error: --compare: there is no Docusaurus configuration in this folder.');
});

test('the next command runs in the folder of the site, with its configuration', async () => {
  const files = Object.entries({ ...site, 'package.json': '{}' }).map(([path, text]) => [
    `web site/${path}`,
    text,
  ]);
  const cwd = contentFolder(Object.fromEntries(files) as Record<string, string>);
  const { text } = await init(cwd, '--from', 'web site', '--out', 'new.yaml');
  expect(text).toContain(
    "Next: (cd 'web site' && npm install --save-dev mtp-site && npx mtp-site check --config ../new.yaml)\n",
  );
});

test('the packages that are missing are in the next command', async () => {
  const cwd = contentFolder({
    ...site,
    'package.json': '{ "dependencies": { "clsx": "2" } }',
    'src/components/a.tsx': `import React from 'react';
import Link from '@docusaurus/Link';
import type { T } from 'only-types';
import clsx from 'clsx';
import { x } from '@scope/brought/part';
import local from './b';
import { readFileSync } from 'fs';
`,
    'tsconfig.json': `{
  // For editors.
  "compilerOptions": { "paths": { "@site/*": ["./*"], "@parts/*": ["./src/*"], }, },
}`,
    'src/components/b.jsx': `import Part from '@parts/part';
export const Box = () => <div className="block">{'text'}</div>;
export function lazy() { return import('on-demand'); }
export { y } from 'passed-on';
export * from "starred";
`,
    'docs/code.mdx': "import Chart from 'charts';\n\n```js\nimport shown from 'not-needed';\n```\n",
  });
  const { text } = await init(cwd, '--from', '.');
  expect(text).toContain(
    'Next: npm install && npm install --save-dev @scope/brought charts mtp-site on-demand passed-on starred && npx mtp-site check\n',
  );
});
