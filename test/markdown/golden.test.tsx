import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { ProseView } from '../../src/components/prose/prose-view.tsx';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { createProse } from '../../src/markdown/prose.ts';
import { readMarkdown } from '../../src/markdown/read-markdown.ts';
import { loadPageModules } from '../../src/render/page-modules.ts';
import { textCode } from '../../src/render/text-modules.ts';
import { expectGolden } from '../config/golden.ts';
import { renderContent } from '../pages/content-environment.tsx';
import { contextOf, moduleTexts } from '../context.ts';

const folder = 'fixtures/markdown';

const site = {
  folder: process.cwd(),
  staticFolders: [],
  translations: [],
  postcss: [],
  siteConfig: {},
};

/** Returns the HTML of a text, then its facts, then the reported messages. */
async function shown(file: string, footnoteSuffix?: string): Promise<string> {
  const diagnostics = new Diagnostics();
  const source = await readMarkdown(readFileSync(file, 'utf8'), file, diagnostics);
  const prose = await createProse(source, source.root, contextOf(diagnostics), { footnoteSuffix });
  const { texts } = await loadPageModules(
    { modules: [], clientModules: [], texts: prose.modules ?? [], site, compiler: moduleTexts },
    '/base/',
    contextOf(diagnostics),
  );
  const facts = [
    ...prose.headings.map(({ level, id, text }) => `heading ${level} #${id} ${text}`),
    ...prose.links.map(
      ({ kind, url, place }) => `${kind} ${place.line ?? '?'}:${place.column ?? '?'} ${url}`,
    ),
    `summary ${prose.summary}`,
    `text ${prose.text}`,
    ...diagnostics.all.map(
      ({ level, code, place, message }) =>
        `${level} ${code} ${place?.line ?? '?'}:${place?.column ?? '?'} ${message}`,
    ),
  ];
  return `${renderContent(<ProseView tree={prose.tree} />, textCode(texts))}\n\n${facts.join('\n')}\n`;
}

describe('Markdown becomes HTML', () => {
  for (const name of readdirSync(folder).filter((file) => /\.mdx?$/.test(file))) {
    test(name, async () => {
      expectGolden(await shown(`${folder}/${name}`), `${folder}/${name.replace(/mdx?$/, 'html')}`);
    });
  }
});

test('footnotes of posts have ids of their own', async () => {
  const html = await shown(`${folder}/footnotes.md`, 'a-post-');
  expect(html).toContain('id="user-content-a-post-fn-1"');
  expect(html).toContain('id="a-post-footnote-label"');
  expect(html).toContain('aria-describedby="a-post-footnote-label"');
});

test('an excerpt has no heading ids, and its anchors lead to the whole text', async () => {
  const diagnostics = new Diagnostics();
  const source = await readMarkdown('## Part\n\n[See](#later) [x](./a.md)', 'a.md', diagnostics);
  const { tree } = await createProse(source, source.root, contextOf(diagnostics));
  const html = renderContent(<ProseView tree={tree} home="/base/blog/post/" />);
  expect(html).toContain('<h2>Part</h2>');
  expect(html).toContain('href="/base/blog/post/#later"');
  expect(html).toContain('href="/base/a/"');
});
