import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostics.ts';
import { displayPath } from '../../src/diagnostics/display-path.ts';
import { loadAssets } from '../../src/render/load-assets.ts';
import { renderPages } from '../../src/render/render-pages.ts';
import { documentPage, documentPlan } from './document-plan.tsx';
import { contextOf, moduleTexts } from '../context.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mtp-site-errors-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** Renders a site of React pages, given by name; returns the reports and the written paths. */
async function render(
  sources: Record<string, string>,
): Promise<{ reported: Diagnostic[]; paths: string[]; fileOf: (name: string) => string }> {
  const fileOf = (name: string): string => join(folder, `${name}.tsx`);
  const pages = [];
  for (const [name, source] of Object.entries(sources)) {
    await writeFile(fileOf(name), source);
    const description = { module: fileOf(name), place: { file: displayPath(fileOf(name)) } };
    pages.push(documentPage({ permalink: `${name}/`, description, data: { layout: 'page' } }));
  }
  const diagnostics = new Diagnostics();
  const plan = documentPlan(pages);
  const assets = await loadAssets(plan, moduleTexts, contextOf(diagnostics));
  const rendered = assets ? [...renderPages(plan, assets, diagnostics)] : [];
  return {
    reported: [...diagnostics.all],
    paths: rendered.map(({ page }) => page.file),
    fileOf: (name) => displayPath(fileOf(name)),
  };
}

test('S-068 S-072 an error in a page fails the build, despite all boundaries, with its causes', async () => {
  const { reported, paths, fileOf } = await render({
    sound: 'export default () => <p>Sound</p>;',
    throws: `import ErrorBoundary from '@docusaurus/ErrorBoundary';
      function Part() { throw new Error('First', { cause: new TypeError('Second') }); }
      export default () => <ErrorBoundary><Part /></ErrorBoundary>;`,
    later: `export default () => { throw 'No error at all'; };`,
  });
  expect(paths).toEqual(['sound/index.html']);
  expect(reported).toMatchObject([
    {
      level: 'error',
      message: 'The page /base/throws/ cannot be rendered: First\nCause: Second',
      place: { file: fileOf('throws') },
    },
    {
      level: 'error',
      message: 'The page /base/later/ cannot be rendered: No error at all',
    },
  ]);
  expect(reported.map(({ advice }) => advice)).toEqual([undefined, undefined]);
});

test.each(['window', 'document', 'localStorage', 'alert', 'location', 'self'])(
  'S-072 S-073 for a page that needs %s to render, the error gives advice on where such code belongs',
  async (name) => {
    const { reported } = await render({
      page: `export default () => <p>{${name}.length}</p>;`,
    });
    expect(reported).toMatchObject([
      {
        message: `The page /base/page/ cannot be rendered: ${name} is not defined`,
        advice: expect.stringMatching(
          /^It looks like you are using code that should run on the client-side only\./,
        ),
      },
    ]);
  },
);

test('S-073 the same advice is given for code at the top level, and for no other missing name', async () => {
  const { reported, fileOf } = await render({
    top: 'const { title } = document; export default () => <p>{title}</p>;',
    other: 'export default () => <p>{nothing.length}</p>;',
  });
  const hint = /^It looks like you are using code that should run on the client-side only\./;
  expect(reported).toMatchObject([
    {
      message: 'The page module failed while loading: document is not defined',
      place: { file: fileOf('top') },
      advice: expect.stringMatching(hint),
    },
    {
      message: 'The page /base/other/ cannot be rendered: nothing is not defined',
    },
  ]);
  expect(reported.at(-1)?.advice).toBeUndefined();
});

test('S-037 a module without default export is reported with its path', async () => {
  const { reported, paths, fileOf } = await render({ none: 'export const Page = () => <p />;' });
  expect(paths).toEqual([]);
  expect(reported[0]?.message).toBe(
    `The page component at ${fileOf('none')} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`,
  );
});
