import { describe, expect, test } from '@jest/globals';
import { buildFolder } from './site-folder.ts';

const docs = { docs: {}, trailingSlash: true };

describe('links in Markdown', () => {
  const files = {
    'docs/a.md':
      '# A\n\n[b](./b.md) [gone](./gone.md?x#y) []()\n\n[c]: none.md\n\n[c] [d](pathname:///none.md) [e](https://example.org/none.md)\n',
    'docs/b.md': '# B\n',
  };

  test('S-333 to missing files are reported with advice', async () => {
    const { reported, advice, file } = await buildFolder(files, docs);
    expect(reported).toEqual([
      'error broken-markdown-link docs/a.md:3:13 The link leads to "./gone.md?x#y", but the site has no such Markdown file.',
      'error broken-markdown-link docs/a.md:3:35 This link has no address.',
      expect.stringMatching(
        /^error broken-markdown-link docs\/a\.md:\d+:\d+ The link leads to "none\.md"/,
      ),
    ]);
    expect(advice[0]).toBe(
      'Correct the path, put "pathname://" in front of it to leave it unchecked, or set checks.brokenMarkdownLinks to warn.',
    );
    expect(file('docs/a/index.html')).toBeUndefined();
  });

  test.each([
    ['ignore', []],
    ['log', ['info', 'info', 'info']],
    ['warn', ['warning', 'warning', 'warning']],
  ])('S-327 S-333 severity %s', async (brokenMarkdownLinks, levels) => {
    const checks = { brokenMarkdownLinks, brokenLinks: 'ignore', brokenAnchors: 'ignore' };
    const { reported, file } = await buildFolder(files, { ...docs, checks });
    expect(reported.map((text) => text.split(' ')[0])).toEqual(levels);
    expect(file('docs/a/index.html')).toContain('href="/base/docs/b/"');
  });
});

test('guides with the same id are one fault, not also that of their address', async () => {
  const files = { 'docs/a.md': '---\nid: same\n---\n', 'docs/b.md': '---\nid: same\n---\n' };
  const { reported } = await buildFolder(files, docs);
  expect(reported).toEqual([
    'error duplicate-doc-id docs/b.md:2:5 2 guides have the id "same":\n- docs/a.md\n- docs/b.md',
  ]);
});

test('S-335 if two pages have the same address, the first one stays, and the second one is reported with both files', async () => {
  const files = {
    'docs/a.md': '---\nslug: /same\n---\n\nFirst.',
    'docs/b.md': '---\nslug: /same\n---\n\nSecond.',
  };
  const { reported, advice } = await buildFolder(files, docs);
  expect(reported).toEqual([
    'error duplicate-route docs/b.md:2:7 The URL /base/docs/same/ is already used by the page of docs/a.md, so this page is skipped.',
  ]);
  expect(advice[0]).toContain('checks.duplicateRoutes');
  const checks = { duplicateRoutes: 'ignore' };
  const { reported: nothing, file } = await buildFolder(files, { ...docs, checks });
  expect(nothing).toEqual([]);
  expect(file('docs/same/index.html')).toContain('First.');
});

test('S-328 S-329 S-330 S-332 links on every page are checked, unless they opt out', async () => {
  const files = {
    'docs/a.md': `# A

<a href="/base/none/" data-noBrokenLinkCheck="true">unchecked</a>
[p](pathname:///none) [ok](#a) [self](#gone) [away](/gone)

- <span id="item">x</span> [item](#item)

<details id="more"><summary>S</summary>D</details>

[more](#more)
`,
  };
  const { reported, advice } = await buildFolder(files, docs);
  expect(reported).toEqual([
    'error broken-link docs/a.md:4:46 /base/docs/a/ links to "/base/gone/", but the site has no page or file at /base/gone/.',
    'error broken-anchor docs/a.md:4:32 /base/docs/a/ links to "#gone", but the page /base/docs/a/ has no anchor "gone".',
  ]);
  expect(advice).toEqual([
    'Correct the link, or set checks.brokenLinks to warn.',
    'Correct the anchor, or set checks.brokenAnchors to warn.',
  ]);
});

test('S-338 S-339 all faults of a configuration are reported at once', async () => {
  const { reported, advice } = await buildFolder(
    {},
    {
      titel: 'T',
      url: 'https://example.org/sub/',
      docs: [{ path: 'a' }, { path: 'b' }],
      navbar: { items: [{ type: 'dok' }, { type: 'docSidebar', label: 'X' }] },
      redirects: { list: [{ from: '/a', to: '/a' }], fromExtension: ['html'] },
    },
  );
  const all = reported.join('\n');
  expect(all).toContain('These field(s) ("titel",) are not recognized in site.config.yaml.');
  expect(advice.join('\n')).toContain(
    'If you still want these fields to be in your configuration, put them in the "customFields" field.',
  );
  expect(all).toContain(
    'The url is not supposed to contain a sub-path like "/sub/". Please use the baseUrl field for sub-paths.',
  );
  expect(all).toContain('"docs" must be a map, but is a list');
  expect(advice.join('\n')).toContain('Add further sets of guides with the option "docsSets"');
  expect(all).toContain('Bad navbar item type dok');
  expect(all).toContain('"navbar.items[1].sidebarId" is missing');
  expect(all).toContain('"/a" redirects to itself');
  expect(advice).toContainEqual(expect.stringContaining('Did you mean "fromExtensions"?'));
  const renamed = await buildFolder(
    { 'src/pages/a.md': '' },
    {
      docs: { sidebarPath: 'a', remarkPlugins: [] },
      pages: { rehypePlugins: [] },
      redirects: { redirects: [] },
      sitemap: { createSitemapItems: 'x' },
    },
  );
  expect(renamed.reported).toHaveLength(5);
  expect(renamed.advice).toEqual([
    expect.stringContaining('Use "sidebar".'),
    expect.stringContaining('Markdown plugins are not supported'),
    expect.stringContaining('Markdown plugins are not supported'),
    expect.stringContaining('ignorePatterns'),
    expect.stringContaining('Use "list".'),
  ]);
  const unknown = await buildFolder({}, { url: 'example' });
  expect(unknown.reported.join()).toContain(
    '"example" does not look like a valid URL. Make sure it has a protocol; for example, "https://example.com".',
  );
});

test('S-338 faults that appear while the site is planned are reported too', async () => {
  const versions = { 'versions.json': '["1.0"]', 'versioned_docs/version-1.0/a.md': '# A' };
  const items = [
    { type: 'docsVersionDropdown', versions: ['2.0'] },
    { type: 'docSidebar', sidebarId: 'none', label: 'X' },
  ];
  const { reported } = await buildFolder(
    { 'docs/a.md': '# A', ...versions, 'src/pages/x.js': 'export const y = 1;' },
    { ...docs, pages: {}, navbar: { items } },
  );
  expect(reported.join('\n')).toContain("doesn't have a default export");
  const { reported: withoutDocs } = await buildFolder(
    { 'src/pages/a.md': '# A' },
    { pages: {}, navbar: { items } },
  );
  expect(withoutDocs.join('\n')).toContain('needs guides, and the site has none');
});

test('S-340 custom fields reach pages unchanged', async () => {
  const page = `import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
export default () => {
  const { customFields } = useDocusaurusContext().siteConfig;
  return <p>{customFields.packageVersion}|{customFields.deep.list.join('+')}|{String(customFields.flag)}</p>;
};`;
  const customFields = { packageVersion: '3.2.2', deep: { list: [1, 2] }, flag: true };
  const { reported, file } = await buildFolder(
    { 'src/pages/index.jsx': page },
    { pages: {}, customFields },
  );
  expect(reported).toEqual([]);
  expect(file('index.html')?.replaceAll('<!-- -->', '')).toContain('<p>3.2.2|1+2|true</p>');
});

describe('modules that the configuration names', () => {
  const files = {
    'docs/a.md': '# A\n\n[p](/p)',
    'docs/b.md': '---\ncustom_edit_url: https://own.example/b\n---\n\nB.',
    'docs/c/d.md': 'D.',
    'src/pages/p.md': '# P\n',
    'edit.ts':
      "interface Asked { docPath: string; versionDocsDirPath: string; version: string; permalink: string; locale: string }\nexport default ({ docPath, ...rest }: Asked): string | undefined => docPath === 'a.md' ? `https://e.example/${Object.values(rest).join('|')}/${docPath}` : undefined;",
    'pages-edit.cjs':
      'module.exports = ({ pagesPath, pagesDirPath }) => `https://e.example/${pagesDirPath}/${pagesPath}`;',
    'old.mjs':
      "export default (path) => path === '/docs/a/' ? ['/old', '/older/'] : path === '/docs/b/' ? '/b.html' : undefined;",
  };
  const config = {
    ...docs,
    docs: { editUrl: './edit.ts' },
    pages: { editUrl: 'pages-edit.cjs' },
    redirects: { createRedirects: 'old.mjs', fromExtensions: ['html'] },
  };

  test('S-227 provide the edit link of each text', async () => {
    const { reported, file } = await buildFolder(files, config);
    expect(reported).toEqual([]);
    const link = (path: string): string | undefined =>
      file(path)?.match(/theme-edit-this-page" href="([^"]*)"/)?.[1];
    expect(link('docs/a/index.html')).toBe('https://e.example/en|current|docs|/base/docs/a//a.md');
    expect(link('docs/b/index.html')).toBe('https://own.example/b');
    expect(link('docs/c/d/index.html')).toBeUndefined();
    expect(link('p/index.html')).toBe('https://e.example/src/pages/p.md');
  });

  test('S-312 S-313 provide the old paths of each page', async () => {
    const { file } = await buildFolder(files, config);
    for (const path of ['old/index.html', 'older/index.html', 'docs/a.html/index.html'])
      expect(file(path)).toContain('url=/base/docs/a/"');
    expect(file('b.html/index.html')).toContain('url=/base/docs/b/"');
  });

  test('report where they fail', async () => {
    const failing = {
      'docs/a.md': '# A',
      'edit.js': '\n\nexport default () => {\n  throw new Error("no luck");\n};',
      'old.js': 'export default () => 7;',
      'none.js': 'export const x = 1;',
    };
    const { reported } = await buildFolder(failing, {
      docs: { editUrl: 'edit.js' },
      redirects: { createRedirects: 'old.js' },
    });
    expect(reported).toEqual([
      'error edit-url edit.js:4:9 The module threw an error: no luck',
      'error redirects old.js:?:? The function must return the old paths of /docs/a/ as a string or an array of strings.',
    ]);
    const { reported: nothing } = await buildFolder(failing, { docs: { editUrl: 'none.js' } });
    expect(nothing).toEqual([
      'error edit-url none.js:?:? The default export of the module is not a function.',
    ]);
    const { reported: missing } = await buildFolder(failing, { docs: { editUrl: 'gone.js' } });
    expect(missing.join()).toContain('"docs.editUrl": the file "gone.js" does not exist');
  });
});

test('S-310 pages that exclude robots themselves are not in the sitemap', async () => {
  const files = {
    'docs/a.md': '# A',
    'docs/b.mdx': '<head><meta name="robots" content="noindex, follow" /></head>\n\n# B',
    'src/pages/c.jsx':
      'import Head from \'@docusaurus/Head\';\nexport default () => <><Head><meta name="robots" content="noindex" /></Head>C</>;',
  };
  const { reported, file } = await buildFolder(files, { ...docs, pages: {} });
  expect(reported).toEqual([]);
  expect(file('docs/b/index.html')).toContain('B');
  expect(file('c/index.html')).toContain('C');
  const paths = [
    ...(file('sitemap.xml') ?? '').matchAll(/<loc>https:\/\/example\.org(.*?)<\/loc>/g),
  ];
  expect(paths.map(([, path]) => path)).toEqual(['/base/docs/a/']);
});

test('S-183 a fault in a text or a file causes no further faults', async () => {
  const files = {
    'docs/a.md': '---\nslug: /a?b\ndisplayed_sidebar: main\n---\n\n[c](./c.md)',
    'docs/c.md': '---\nid: ..\ntags: [{}, { label: x }]\n---\n\n[a](./a.md)',
    'src/pages/p.md': '---\nslug: /a#b\n---\n\nP.',
    'sidebars.json': '{ "main": [',
  };
  const { reported } = await buildFolder(files, { docs: { sidebar: 'sidebars.json' }, pages: {} });
  expect(reported.sort()).toEqual([
    'error front-matter docs/a.md:2:7 We couldn\'t compute a valid slug for document with ID "a" in "." directory.',
    'error front-matter docs/c.md:2:5 We couldn\'t compute a valid slug for document with ID ".." in "." directory.',
    'error front-matter docs/c.md:3:8 A tag that is a map needs "label".',
    'error front-matter src/pages/p.md:2:7 "a#b/" is not a valid page path.',
    expect.stringMatching(/^error sidebars sidebars\.json:1:\d+ YAML: /),
  ]);
});

test('S-314 faults of redirects are reported where they are written', async () => {
  const redirects = [
    { from: '/docs/a/', to: '/docs/b/' },
    { from: ['/x', '/y'], to: '/docs/none/' },
  ];
  const { reported } = await buildFolder(
    { 'docs/a.md': '# A', 'docs/b.md': '# B' },
    { ...docs, redirects },
  );
  const at = (text: string): number =>
    JSON.stringify({
      title: 'T',
      url: 'https://example.org',
      baseUrl: '/base/',
      ...docs,
      redirects,
    }).indexOf(text) + 1;
  expect(reported).toEqual([
    `error duplicate-route site.config.yaml:1:${at('{"from":"/docs/a/"')} The redirect from "docs/a" to "/docs/b/" is skipped: a page already exists at /docs/a.`,
    `error redirect-target site.config.yaml:1:${at('{"from":["/x"')} A redirect leads to "/docs/none/", but the site has no such page or file.`,
  ]);
});

describe('the lenient profile', () => {
  const files = {
    'docs/a.md': '# A\n\n[gone](./gone.md) [away](/gone) [anchor](#gone)\n\n![none](none.png)\n',
    'docs/b.md': '---\nid: a\n---\n\n# B\n',
    'docs/c.mdx': '# C\n\nPlain <Unclosed> text {.\n',
    'docs/d.mdx': '# D\n\n{unknown.name}\n',
    'docs/e.md': '---\nid: e\nid: e\n---\n\n# E\n',
    'docs/f.mdx': '# F\n\n<Unknown />\n',
    'docs/g.mdx': "import Part from './_none.mdx';\n\n# G\n\n<Part />\n",
    'docs/h.md': '# H\n\n```cpp {9-2,x} showLineNumbers=no\n```\n',
    'sidebars.yaml': 'docs:\n  - a\n  - nothing\n',
    'static/docs/a/index.html': 'a file at the address of a page',
  };
  const all = { docs: { sidebar: 'sidebars.yaml' }, trailingSlash: true };

  test('reports errors of a strict build as warnings, and writes the site', async () => {
    const strict = await buildFolder(files, all);
    expect(strict.file('docs/a/index.html')).toBeUndefined();
    const { reported, advice, file } = await buildFolder(files, {
      ...all,
      checks: { profile: 'lenient' },
    });
    expect(reported.filter((line) => line.startsWith('error'))).toEqual([]);
    const codes = new Set(reported.map((line) => line.split(' ')[1]));
    const strictErrors = strict.reported.filter((line) => line.startsWith('error'));
    expect(strictErrors.length).toBeGreaterThan(7);
    for (const line of strictErrors) expect(codes).toContain(line.split(' ')[1]);
    expect(advice.join('\n')).not.toMatch(/to warn\b/);
    expect(file('docs/a/index.html')).toContain('<h1');
  });

  test('still reports errors that leave no site', async () => {
    const { reported, file } = await buildFolder(
      { 'docs/a.md': '# A\n', 'xml/index.xml': '<other/>' },
      { ...docs, doxygen: { xml: 'xml' }, checks: { profile: 'lenient' } },
    );
    expect(reported).toEqual([expect.stringMatching(/^error xml-not-doxygen /)]);
    expect(file('docs/a/index.html')).toBeUndefined();
  });
});
