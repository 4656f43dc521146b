import { expect, test } from '@jest/globals';
import { buildFolder } from './site-folder.ts';

const texts = {
  'docs/guides/index.md': '# Guides\n\n[speed](./speed.md)\n',
  'docs/guides/speed.md':
    '# Speed\n\n## Fast {#fast}\n\n[size](size#small) [up](../intro) [below](speed/deep)\n',
  'docs/guides/speed/deep.md': '# Deep\n',
  'docs/guides/size.md': '# Size\n\n## Small {#small}\n\n[speed](./speed#fast)\n',
  'docs/intro.md': '# Intro\n',
};

/** Returns the targets of the links in the text of the page "speed", and the reports of the check for all pages. */
async function built(trailingSlash?: boolean): Promise<{ links: string[]; reported: string[] }> {
  const { reported, file } = await buildFolder(texts, { baseUrl: '/b/', docs: {}, trailingSlash });
  const path = 'docs/guides/speed';
  const html = file(trailingSlash === false ? `${path}.html` : `${path}/index.html`) ?? '';
  const links = [...html.matchAll(/<a href="([^"]*)">(?:size|up|below)</g)];
  return { links: links.map(([, href = '']) => href), reported };
}

const pages = ['/b/docs/guides/size#small', '/b/docs/intro', '/b/docs/guides/speed/deep'];

test('S-328 relative addresses of pages start from the address of the page', async () => {
  const { links, reported } = await built(false);
  expect(links).toEqual(pages);
  expect(reported).toEqual([]);
});

test('without trailingSlash, relative addresses of pages start below the page or next to it', async () => {
  const { links, reported } = await built(undefined);
  expect(links).toEqual(pages);
  expect(reported).toEqual([]);
});

test('S-328 with a trailing slash in addresses, relative ones start below the page', async () => {
  const { reported } = await built(true);
  const places = reported.flatMap(
    (message) => /^error broken-link (docs\S+)/.exec(message)?.[1] ?? [],
  );
  expect(places).toEqual([
    'docs/guides/size.md:5:1',
    'docs/guides/speed.md:5:1',
    'docs/guides/speed.md:5:20',
    'docs/guides/speed.md:5:35',
  ]);
});

test('absolute addresses in another case lead to the page, since routers that ignore case follow them', async () => {
  const pages = {
    'docs/intro.md': '# Intro\n\n[deep](/docs/Guides/DEEP?a#deep)\n',
    'docs/guides/deep.md': '# Deep\n',
  };
  const { reported, file } = await buildFolder(pages, { baseUrl: '/b/', docs: {} });
  expect(reported).toEqual([]);
  expect(file('docs/intro/index.html')).toContain('<a href="/b/docs/guides/deep/?a#deep">deep</a>');
});

test('relative addresses in a part of a text start from the page that shows it', async () => {
  const pages = {
    'docs/guides/run.mdx': "import Part from './parts/_part.mdx';\n\n# Run\n\n<Part />\n",
    'docs/guides/parts/_part.mdx': '[up](../intro) [other](./stop) [file](../stop.md)\n',
    'docs/guides/stop.md': '# Stop\n',
    'docs/intro.md': '# Intro\n',
  };
  const { reported, file } = await buildFolder(pages, { baseUrl: '/b/', docs: {} });
  expect(reported).toEqual([]);
  for (const path of ['docs/guides/run/index.html', 'docs/guides/run/index.md'])
    expect(file(path)).toMatch(/docs\/intro[^]*guides\/stop[^]*guides\/stop/);
});

test('addresses of the HTML that other programs make from a text lead to its page, unless there is such a file', async () => {
  const pages = {
    'docs/intro.md':
      '# Intro\n\n[size](guides/size.html#small) [deep](/guides/deep.htm) [own](own.html) [gone](gone.html)\n',
    'docs/guides/size.md': '# Size\n\n## Small\n',
    'docs/guides/deep.mdx': '# Deep\n',
    'docs/own.md': '# Own\n',
    'static/docs/own.html': '<!doctype html>\n',
  };
  const checks = { brokenLinks: 'warn' } as const;
  const { reported, file } = await buildFolder(pages, {
    baseUrl: '/b/',
    docs: {},
    checks,
    staticDirectories: ['static'],
  });
  const html = file('docs/intro/index.html') ?? '';
  const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>(?:size|deep|own|gone)</g)];
  expect(links.map(([, href]) => href)).toEqual([
    '/b/docs/guides/size/#small',
    '/b/docs/guides/deep/',
    '/b/docs/own.html',
    'gone.html',
  ]);
  expect(reported).toEqual([expect.stringMatching(/broken-link docs\/intro\.md:3:/)]);
});
