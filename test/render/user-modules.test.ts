import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { displayPath } from '../../src/diagnostics/display-path.ts';
import { loadPageModules } from '../../src/render/page-modules.ts';
import { renderPage } from '../../src/render/render-page.tsx';
import { buildAssets } from '../../src/render/site-assets.ts';
import type { SiteAssets } from '../../src/render/site-assets.ts';
import { documentPage, documentPlan } from './document-plan.tsx';
import { contextOf, moduleTexts } from '../context.ts';

let folder: string;
let diagnostics: Diagnostics;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mtp-site-names-'));
  diagnostics = new Diagnostics();
});

afterEach(() => rm(folder, { recursive: true }));

/** Bundles a page among some files. */
async function assetsOf(
  files: Record<string, string>,
  page = 'pages/page.tsx',
): Promise<SiteAssets | undefined> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const loaded = await loadPageModules(
    {
      modules: [join(folder, page)],
      clientModules: [],
      texts: [],
      site: {
        folder,
        staticFolders: [join(folder, 'static')],
        translations: [],
        postcss: [],
        siteConfig: { title: 'Site', customFields: { answer: 42 } },
      },
      compiler: moduleTexts,
    },
    '/base/',
    contextOf(diagnostics),
  );
  return buildAssets(
    documentPlan([]),
    loaded,
    { all: {}, ofModules: {}, files: [] },
    contextOf(diagnostics),
  );
}

/** Returns the document of the page. */
async function render(files: Record<string, string>): Promise<string> {
  const assets = await assetsOf(files);
  expect(diagnostics.all).toEqual([]);
  // No asset contains the folder of the site.
  const texts = assets?.files.map(({ bytes }) => Buffer.from(bytes).toString()) ?? [];
  expect(texts.filter((text) => text.includes(folder))).toEqual([]);
  const module = join(folder, 'pages/page.tsx');
  const page = documentPage({ description: { module }, data: { layout: 'page', module } });
  return renderPage(page, documentPlan([page]), assets!).html;
}

/** Returns the reports for a page that starts with an import. */
async function faultsOf(
  source: string,
): Promise<[place: string, message: string, advice?: string][]> {
  await assetsOf({ 'pages/page.tsx': source });
  return diagnostics.all.map(({ place, message, advice }) => [
    `${place?.file ?? ''}:${place?.line ?? 0}:${place?.column ?? 0}`,
    message,
    advice,
  ]);
}

describe('names that are not exported', () => {
  const page = (): string => displayPath(join(folder, 'pages/page.tsx'));

  test('are reported with their place, with a suggestion and with the available names', async () => {
    const faults = await faultsOf(`import React from 'react';
      import Cards from '@theme/DocCardsList';
      import Navbar from '@theme/Navbar';
      import routes from '@generated/routes';
      import useBase from '@docusaurus/useBaseURL';
      import internal from '@docusaurus/theme-common/internal';
      export default () => <>{[Cards, Navbar, routes, useBase, internal]}</>;`);
    const text = (name: string): string | undefined =>
      faults.find(([, message]) => message === `"${name}" is not provided.`)?.[2];
    expect(faults.map(([place]) => place).sort()).toEqual(
      [2, 3, 4, 5, 6].map((line) => expect.stringMatching(`^${page()}:${line}:\\d\\d$`)),
    );
    expect(text('@theme/DocCardsList')).toMatch(/^Did you mean "@theme\/DocCardList"\?/);
    expect(text('@docusaurus/useBaseURL')).toMatch(/^Did you mean "@docusaurus\/useBaseUrl"\?/);
    expect(text('@theme/Navbar')).toMatch(
      /^Theme components cannot be .* Available: @theme\/Admonition, /,
    );
    expect(text('@generated/routes')).toContain('customFields');
    expect(text('@docusaurus/theme-common/internal')).toContain('"@docusaurus/theme-common"');
  });

  test('of a provided module are reported with its exports', async () => {
    const faults = await faultsOf(`import { Switch } from '@docusaurus/router';
      import Common from '@docusaurus/theme-common';
      export default () => <Switch><Common /></Switch>;`);
    expect(faults).toEqual([
      [
        `${page()}:1:10`,
        '"@docusaurus/router" does not provide "Switch".',
        expect.stringMatching(/^It provides Redirect, useHistory, /),
      ],
      [
        `${page()}:2:14`,
        '"@docusaurus/theme-common" has no default export.',
        expect.stringContaining('useColorMode'),
      ],
    ]);
  });

  test('of unused files are reported with advice, as are theme parts without effect', async () => {
    await assetsOf({
      'pages/page.tsx': `import styles from './a.module.less';
        import Used from '@theme/Used';
        export default () => <Used className={styles.a} />;`,
      'pages/a.module.less': '.a { .b { color: red } }',
      'src/theme/README.md': 'Parts',
      'src/theme/Used.tsx': 'export default () => <p />;',
      'src/theme/Footer/index.tsx': 'export default () => <p />;',
      'src/theme/MDXComponents.js': 'export default {};',
    });
    expect(diagnostics.all).toMatchObject([
      {
        level: 'error',
        message: 'A module cannot import files that end in ".less".',
        advice: expect.stringContaining('npx lessc'),
        place: { file: page(), line: 1, column: 20 },
      },
    ]);
    diagnostics = new Diagnostics();
    await assetsOf({
      'pages/a.module.less': '',
      'pages/page.tsx': `export { default } from '@theme/Used';`,
    });
    expect(diagnostics.all).toMatchObject([
      { level: 'info', place: { file: expect.stringMatching(/src\/theme\/Footer$/) } },
      { level: 'info', advice: expect.stringContaining('"markdown.components"') },
    ]);
  });

  test.each(['logo.svg', 'photo.png', 'styles.module.css', 'text.md'])(
    'of %s in a missing package are reported once',
    async (name) => {
      const faults = await faultsOf(`import Part from '@assets/${name}';
        export default () => <p>{String(Part)}</p>;`);
      expect(faults).toEqual([
        [`${page()}:1:18`, expect.stringContaining('not installed'), expect.any(String)],
      ]);
    },
  );

  test('of missing packages are reported with the command that installs them', async () => {
    const faults = await faultsOf(`import type { Props } from '@theme/Nothing';
      import { Nothing, type Other } from './types';
      import clsx from '@no/such-package/sub';
      import { readFile } from 'fs';
      export default (props: Props & Other & Nothing) => <p className={clsx(readFile)} />;`);
    // Imports that only types need are not resolved.
    expect(faults).toEqual([
      [
        `${page()}:3:24`,
        'The package "@no/such-package" is not installed.',
        'Install the package: npm install @no/such-package',
      ],
      [
        `${page()}:4:32`,
        'The package "fs" is not installed.',
        '"fs" is a Node.js module, but this code also runs in browsers.',
      ],
    ]);
  });
});

describe('imports of modules', () => {
  test('images by import and require, as addresses; SVG also as a component', async () => {
    const html = await render({
      'pages/page.tsx': `import picture from '@site/static/a.png';
        import Logo, { ReactComponent } from '@site/static/logo.svg';
        import useBaseUrl from '@docusaurus/useBaseUrl';
        export default () => <main>
          <img src={picture} alt="1" /><img src={require('@site/static/a.png').default} alt="2" />
          <img src={Logo} alt="3" /><Logo className="own" title="A < B" /><ReactComponent />
          <i>{useBaseUrl(Logo)}{useBaseUrl(undefined)}</i>
        </main>;`,
      'static/a.png': 'png',
      'static/logo.svg':
        '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" stroke-width="2" class="drawn"><script>alert()</script><path d="M0 0" fill-rule="evenodd"/></svg>',
    });
    const address = /src="(\/base\/assets\/media\/a-\w+\.png)" alt="1"/.exec(html)?.[1];
    expect(address).toBeDefined();
    expect(html).toContain(`<img src="${address}" alt="2"/>`);
    const logo = /src="(\/base\/assets\/media\/logo-\w+\.svg)" alt="3"/.exec(html)?.[1];
    expect(html).toContain(`<i>${logo}</i>`);
    expect(html).toContain(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" stroke-width="2" class="own"><title>A &lt; B</title><path d="M0 0" fill-rule="evenodd"></path></svg>',
    );
    expect(html).toContain('stroke-width="2" class="drawn"><path');
  });

  test('the site, its configuration, data, sources, and React for packages', async () => {
    const html = await render({
      'pages/page.tsx': `import config from '@generated/docusaurus.config';
        import { list } from '@site/data/a.json';
        import data from '../data/b.yaml';
        import source from '!!raw-loader!./part.js';
        import Part from './part';
        import Own from '@theme/Own';
        import Heading from '@theme-original/Heading';
        import Old from 'old-package';
        import { system } from 'any-package';
        export default () => <main>
          {config.customFields.answer} {list.length} {data.name}
          <pre>{source}</pre><Part /><Own /><Heading as="h2" id="a">A</Heading><Old />{system}
        </main>;`,
      'pages/part.js': 'export default () => <b>part</b>;',
      'data/a.json': '{ "list": [1, 2] }',
      'data/b.yaml': 'name: yaml',
      'src/theme/Own/index.tsx': 'export default () => <b>own</b>;',
      'node_modules/old-package/package.json': '{ "main": "index.js" }',
      'node_modules/old-package/index.js': `const React = require('react');
        module.exports = class Old extends React.Component {
          render() { return React.createElement('b', null, 'old'); }
        };`,
      'node_modules/any-package/package.json': '{ "main": "index.js" }',
      'node_modules/any-package/index.js': `const os = typeof process === 'object' && require('node:os');
        const path = require('path');
        exports.system = os ? typeof os.arch() + path.sep.length : 'none';`,
    });
    expect(html).toContain('42<!-- --> <!-- -->2<!-- --> <!-- -->yaml');
    expect(html).toContain('<pre>export default () =&gt; &lt;b&gt;part&lt;/b&gt;;</pre>');
    expect(html).toContain('<b>part</b><b>own</b><h2 id="a" class="anchor">A<a href="#a"');
    expect(html).toContain('<b>old</b>string1');
    expect(diagnostics.all).toEqual([]);
  });

  test('names from the root: static files, then files of the site', async () => {
    const html = await render({
      'pages/page.tsx': `import picture from '/img/a.png';
        import Part from '/src/part';
        import source from '!!raw-loader!/src/part/index.js';
        export default () => <main><img src={picture} alt="1" /><Part /><pre>{source}</pre></main>;`,
      'static/img/a.png': 'png',
      'src/part/index.js': 'export default () => <b>part</b>;',
    });
    expect(html).toMatch(/<img src="\/base\/assets\/media\/a-\w+\.png" alt="1"\/><b>part<\/b>/);
    expect(html).toContain('<pre>export default () =');
  });

  test('a name from the root without a file is reported as written', async () => {
    await assetsOf({
      'pages/page.tsx': `import Part from '/src/parts'; export default () => <Part />;`,
      'src/part.js': '',
    });
    expect(diagnostics.all).toMatchObject([
      {
        message: 'The file "/src/parts" does not exist.',
        advice: expect.stringMatching(/^Did you mean "part\.js"\? Paths that start with "\/"/),
      },
    ]);
  });

  test('packages of the site, for texts and modules in other folders', async () => {
    const assets = await assetsOf(
      {
        '../mtp-site-outside/page.tsx': `import { it } from 'any-package'; export default () => it;`,
        'node_modules/any-package/package.json': '{ "main": "index.js" }',
        'node_modules/any-package/index.js': `exports.it = 'found';`,
      },
      '../mtp-site-outside/page.tsx',
    );
    expect(diagnostics.all).toEqual([]);
    expect(assets).toBeDefined();
  });

  test('YAML with a fault is reported with its place', async () => {
    await assetsOf({
      'pages/page.tsx': `import data from '../a.yaml'; export default () => <p>{data}</p>;`,
      'a.yaml': 'a: 1\nb: [1\nc: 2\n',
    });
    expect(diagnostics.all).toMatchObject([
      { place: { file: displayPath(join(folder, 'a.yaml')), line: expect.any(Number) } },
    ]);
  });
});

test('scripts get facts about the site only if their code asks for them', async () => {
  const scriptOf = async (source: string): Promise<string> => {
    const assets = await assetsOf({ 'pages/page.tsx': source });
    const page = assets?.files.find(({ path }) => /\/page-0-\w+\.js$/.test(path));
    return Buffer.from(page?.bytes ?? []).toString();
  };
  const without = await scriptOf(`import { useColorMode } from '@docusaurus/theme-common';
    import Link from '@docusaurus/Link';
    export default () => <Link to="/">{useColorMode().colorMode}</Link>;`);
  expect(without).not.toMatch(/siteConfig|themeConfig|directLink|globalData/);
  // Nor any part of React that it does not import.
  expect(without).not.toMatch(/useState|Fragment/);
  const some = await scriptOf(`import { useThemeConfig } from '@docusaurus/theme-common';
    export default () => <p>{useThemeConfig().navbar.title}</p>;`);
  expect(some).toContain('themeConfig:');
  expect(some).not.toContain('directLink');
});

test.each([
  ['class names of pages', `<p className="row">A</p>`, true],
  ['class names with variants', `<p className={['col', 'col--4'].join(' ')}>A</p>`, true],
  ['custom properties', `<p style={{ color: 'var(--ifm-color-primary)' }}>A</p>`, true],
  ['other class names', `<p className="rows narrow">A row of cards, and a card.</p>`, false],
])('the sheet for pages of Docusaurus comes with its %s: %s', async (_, source, isThere) => {
  const assets = await assetsOf({ 'pages/page.tsx': `export default () => ${source};` });
  const css = assets?.files.find(({ path }) => path.endsWith('.css'));
  expect(
    Buffer.from(css?.bytes ?? [])
      .toString()
      .includes('.hero__title'),
  ).toBe(isThere);
});

test('icons and colours of code can be imported', async () => {
  const html = await render({
    'pages/page.tsx': `
      import Success from '@theme/Icon/Success';
      import { usePrismTheme } from '@docusaurus/theme-common';
      export default function Page() {
        const { plain, styles } = usePrismTheme();
        return <main>
          <Success width={30} />
          <code style={{ color: plain.color }}>{styles.length}</code>
        </main>;
      }`,
  });
  expect(html).toMatch(/<svg viewBox="0 0 24 24" width="30"[^>]* aria-hidden="true"><path d=/);
  expect(html).toMatch(/<code style="color:var\(--color-text\)">[1-9]/);
});
