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
  folder = await mkdtemp(join(tmpdir(), 'mtp-site-modules-'));
  diagnostics = new Diagnostics();
});

afterEach(() => rm(folder, { recursive: true }));

/** Writes files and returns their paths. */
async function write(files: Record<string, string>): Promise<string[]> {
  const paths: string[] = [];
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    paths.push(path);
  }
  return paths;
}

async function assetsOf(...modules: string[]): Promise<SiteAssets | undefined> {
  const loaded = await loadPageModules(
    {
      modules,
      clientModules: [],
      texts: [],
      site: { folder, staticFolders: [], translations: [], postcss: [], siteConfig: {} },
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

function file(assets: SiteAssets | undefined, pattern: RegExp): string {
  const found = assets?.files.find(({ path }) => pattern.test(path));
  return Buffer.from(found?.bytes ?? []).toString();
}

describe('React pages', () => {
  const page = `
    import { useState } from 'react';
    import Link from '@docusaurus/Link';
    import useBaseUrl from '@docusaurus/useBaseUrl';
    import { name } from './shared';
    import classes from './a.module.css';
    import picture from './picture.svg';
    export default function Page() {
      const [count] = useState(3);
      return <main className={classes.box}>
        <Link to="/docs/">{name} {count}</Link><img src={picture} /><a href={useBaseUrl('/x')} />
      </main>;
    }`;
  const files = {
    'a.tsx': page,
    'shared.ts': `export const name: string = 'shared';`,
    'a.module.css': `.box { color: red; background: url(./picture.svg) }`,
    'picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'b/b.tsx': `import classes from './a.module.css'; export default () => <p className={classes.box} />`,
    'b/a.module.css': `@import url('https://fonts.example/a.css'); .box { color: green }`,
  };

  test('are rendered, and their scripts, styles and images become assets', async () => {
    const [a = '', , , , b = ''] = await write(files);
    const assets = await assetsOf(a, b);
    expect(diagnostics.all).toEqual([]);
    const render = (module: string): string => {
      const planned = documentPage({ description: { module }, data: { layout: 'page' } });
      return renderPage(planned, documentPlan([planned]), assets!).html;
    };

    const html = render(a);
    expect(html).toContain('<a href="/base/docs/">shared<!-- --> <!-- -->3</a>');
    expect(html).toContain('<a href="/base/x">');
    const picture = /<img src="\/base\/(assets\/media\/picture-\w+\.svg)"/.exec(html)?.[1];
    expect(assets?.files.map(({ path }) => path)).toContain(picture);

    // Both style sheets have a class of that name; each page gets its own.
    const css = file(assets, /\.css$/);
    const [ofA, ofB] = [a, b].map(
      (module) => /<(?:main|p) class="(\w+)">/.exec(render(module))?.[1],
    );
    expect(css).toContain(`.${ofA}{color:red;background:url(/base/${picture})}`);
    expect(css).toContain(`.${ofB}{color:green}`);
    // Browsers ignore imports after rules.
    expect(css).toMatch(/^@import"https:\/\/fonts.example\/a.css";/);
    const chunk = assets?.modules.get(a)?.href ?? '';
    expect(html).toContain(`"module":"${chunk}"`);
    expect(file(assets, new RegExp(`${chunk.slice('/base/'.length)}$`))).toContain(ofA);
  });

  test('have the same bytes in any folder', async () => {
    const [a = ''] = await write(files);
    const first = await assetsOf(a);
    await rm(folder, { recursive: true });
    folder = await mkdtemp(join(tmpdir(), 'mtp-site-elsewhere-'));
    const [again = ''] = await write(files);
    const second = await assetsOf(again);
    const list = (assets?: SiteAssets): string[] =>
      assets?.files.map(({ path, bytes }) => `${path} ${Buffer.from(bytes).toString()}`) ?? [];
    expect(list(first).length).toBeGreaterThan(3);
    expect(list(second)).toEqual(list(first));
  });

  test('with faults are reported with their places', async () => {
    const [broken = ''] = await write({
      'broken.tsx': 'import x from "./missing";\nexport default x;',
    });
    await assetsOf(broken);
    expect(diagnostics.all).toMatchObject([
      {
        level: 'error',
        message: 'The file "./missing" does not exist.',
        place: { line: 1, column: 15 },
      },
    ]);
  });

  test('must have a default export and load without a browser', async () => {
    const [none = '', fails = ''] = await write({
      'none.tsx': 'export const x = 1;',
      'fails.tsx': 'const width = window.innerWidth; export default () => <p>{width}</p>;',
    });
    const assets = await assetsOf(none, fails);
    expect(diagnostics.all.map(({ message }) => message)).toEqual([
      `The page component at ${displayPath(none)} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`,
      'The page module failed while loading: window is not defined',
    ]);
    expect(assets?.modules.size).toBe(0);
  });
});
