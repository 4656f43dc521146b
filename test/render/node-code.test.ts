import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { displayPath } from '../../src/diagnostics/display-path.ts';
import { loadPageModules } from '../../src/render/page-modules.ts';
import { renderPages } from '../../src/render/render-pages.ts';
import { buildAssets } from '../../src/render/site-assets.ts';
import { documentPage, documentPlan } from './document-plan.tsx';
import { contextOf, moduleTexts } from '../context.ts';

let folder: string;
let diagnostics: Diagnostics;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mtp-site-node-'));
  diagnostics = new Diagnostics();
});

afterEach(() => rm(folder, { recursive: true }));

/** Renders `page.tsx`, which imports the other files; returns its document and all scripts. */
async function built(files: Record<string, string>): Promise<{ html: string; scripts: string }> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const module = join(folder, 'page.tsx');
  const loaded = await loadPageModules(
    {
      modules: [module],
      clientModules: [],
      texts: [],
      site: { folder, staticFolders: [], translations: [], postcss: [], siteConfig: {} },
      compiler: moduleTexts,
    },
    '/base/',
    contextOf(diagnostics),
  );
  const images = { all: {}, ofModules: {}, files: [] };
  const assets = await buildAssets(documentPlan([]), loaded, images, contextOf(diagnostics));
  const page = documentPage({ description: { module }, data: { layout: 'page', module } });
  const [rendered] = renderPages(documentPlan([page]), assets!, diagnostics);
  const scripts = assets!.files.filter(({ path }) => path.endsWith('.js'));
  return {
    html: rendered?.html ?? '',
    scripts: scripts.map(({ bytes }) => Buffer.from(bytes).toString()).join('\n'),
  };
}

/** A package with a variant for browsers. */
const variants = {
  'node_modules/both/package.json': JSON.stringify({
    name: 'both',
    exports: { browser: './browser.js', node: './node.js' },
  }),
  'node_modules/both/browser.js':
    'const at = document.title; export const where = "in the browser" + at;',
  'node_modules/both/node.js':
    'import { sep } from "node:path"; export const where = `in Node, where paths have ${sep}`;',
};

test('packages are rendered in their variant for Node, and shipped in that for browsers', async () => {
  const { html, scripts } = await built({
    ...variants,
    'page.tsx': 'import { where } from "both"; export default () => <p>{where}</p>;',
  });
  expect(diagnostics.all).toEqual([]);
  expect(html).toContain('<p>in Node, where paths have /</p>');
  expect(scripts).toContain('in the browser');
  expect(scripts).not.toContain('in Node');
});

test('packages can ask whether a bundler describes its surroundings', async () => {
  const { html } = await built({
    'node_modules/asking/package.json': '{ "type": "module", "main": "index.js" }',
    'node_modules/asking/index.js':
      'export const mode = [(import.meta.env && import.meta.env.MODE) ?? "none", typeof import.meta.url, typeof import.meta];',
    'page.tsx': 'import { mode } from "asking"; export default () => <p>{mode.join(" ")}</p>;',
  });
  expect(diagnostics.all).toEqual([]);
  expect(html).toContain('<p>none string object</p>');
});

test('modules of Node are empty in browsers, also where a package excludes them itself', async () => {
  const { html, scripts } = await built({
    'node_modules/probing/package.json': JSON.stringify({ browser: { fs: false } }),
    'node_modules/probing/index.js':
      'const { sep } = require("path"); exports.found = [require("fs").readFileSync, sep].map((each) => typeof each);',
    'page.tsx': 'import { found } from "probing"; export default () => <p>{found.join(" ")}</p>;',
  });
  expect(diagnostics.all).toEqual([]);
  expect(html).toContain('<p>function string</p>');
  expect(scripts).not.toMatch(/from\s*"(?:node:)?(?:fs|path)"/);
});

test('modules can wait for what they load', async () => {
  const { html, scripts } = await built({
    'page.tsx': `import { word } from './data'; export default () => <p>{word}</p>;`,
    'data.ts': `export const { word } = await import('./words');`,
    'words.ts': `export const word: string = await Promise.resolve('awaited');`,
  });
  expect(diagnostics.all).toEqual([]);
  expect(html).toContain('<p>awaited</p>');
  expect(scripts).toMatch(/await/);
});

test('components that load later are part of the page', async () => {
  const { html } = await built({
    'page.tsx': `
      import React, { lazy, Suspense } from 'react';
      const Outer = lazy(() => import('./outer'));
      const Broken = React.lazy(() => import('./broken'));
      export default () => <>
        <Suspense fallback="waiting"><Outer name="inner" /></Suspense>
        <Suspense fallback="only in browsers"><Broken /></Suspense>
      </>;`,
    'outer.tsx': `
      import { lazy } from 'react';
      const Inner = lazy(() => import('./inner'));
      export default ({ name }) => <p>outer and <Inner name={name} /></p>;`,
    'inner.tsx': 'export default ({ name }) => <b>{name}</b>;',
    'broken.tsx': 'const { title } = document; export default () => <p>{title}</p>;',
  });
  expect(diagnostics.all).toEqual([]);
  expect(html).toContain('<p>outer and <b>inner</b></p>');
  expect(html).not.toContain('waiting');
  expect(html).toContain('only in browsers');
});

/** Files whose package fails with an expression, while it is loaded or when its component is rendered. */
function failing(before: string, inside: string): Record<string, string> {
  return {
    'page.tsx': `import Part from './part';\nexport default () => <Part />;`,
    'part.tsx': `import React from 'react';\nimport Middle from '@scope/middle';\nexport default Middle;`,
    'node_modules/@scope/middle/index.js': 'export { default } from "inner";',
    'node_modules/inner/index.js': `${before}\nexport default () => ${inside};`,
  };
}

test.each([
  ['is loaded', 'document.title;', 'null', 'The package "inner" failed while loading: '],
  [
    'is rendered',
    '',
    'document.title',
    'The page /base/docs/a/ cannot be rendered: the package "inner" failed: ',
  ],
])(
  'a package that fails when it %s is named with its import',
  async (_, before, inside, message) => {
    await built(failing(before, inside));
    expect(diagnostics.all.at(0)).toMatchObject({
      level: 'error',
      message: `${message}document is not defined`,
      place: { file: displayPath(join(folder, 'part.tsx')), line: 2, column: 20 },
    });
    expect(diagnostics.all.at(0)?.advice).toMatch(
      /^Imported by: \S*page\.tsx → \S*part\.tsx → @scope\/middle → inner\. The package needs a browser: /,
    );
  },
);

test.each([
  ['loaded', '\n\nconst { title } = document;\n', '<p>{title}</p>'],
  ['rendered', '\n\n', '<p>{document.title}</p>'],
])('the statement that fails when a module is %s is named', async (_, code, inside) => {
  await built({
    'page.tsx': `import Part from './part'; export default () => <Part />;`,
    'part.tsx': `${code}export default () => ${inside};`,
  });
  expect(diagnostics.all.at(0)).toMatchObject({
    message: expect.stringContaining('document is not defined'),
    place: { file: displayPath(join(folder, 'part.tsx')), line: 3 },
  });
});
