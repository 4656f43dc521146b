import { expect, test } from '@jest/globals';
import { build } from '../src/build/build-site.ts';
import { inLanguage } from '../src/config/in-language.ts';
import { loadConfig } from '../src/config/load-config.ts';
import { Diagnostics } from '../src/diagnostics/diagnostics.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder, messages } from './markdown/content-folder.ts';
import { contextOf } from './context.ts';

const config = {
  title: 'T',
  url: 'https://example.org',
  i18n: { defaultLocale: 'en', locales: ['en', 'de'], texts: { de: 'de.yaml' } },
  docs: { editUrl: 'https://edit.example/' },
  pages: { editUrl: 'https://edit.example/' },
  blog: { editUrl: 'https://edit.example/', onUntruncatedPosts: 'ignore' },
  trailingSlash: true,
};

const files = {
  'site.config.yaml': JSON.stringify(config),
  'de.yaml': 'shell: { close: Zu }',
  'versions.json': '["1.0"]',
  'docs/a.md': '# A\n\n[b](./b.md) [c](/c/c.md)\n',
  'docs/b.md': '# B\n\n[a](./a.md)\n',
  'docs/c/c.md': '# C\n\n[a](../a.md)\n',
  'versioned_docs/version-1.0/a.md': '# A of 1.0\n\n[b](./b.md)\n',
  'versioned_docs/version-1.0/b.md': '# B of 1.0\n',
  'src/pages/index.jsx': 'export default () => <h1>Home</h1>;',
  'src/pages/p.md': '# P\n\n[q](./q.md)\n',
  'src/pages/q.md': '# Q\n',
  'blog/2024-01-01-x.md': '# X\n\n[y](./2024-01-02-y.md)\n',
  'blog/2024-01-02-y.md': '# Y\n',
};

/** Builds the German site with translations of some texts; returns its files and the reports. */
async function german(
  translations: Record<string, string>,
): Promise<{ reported: string[]; file: (path: string) => string }> {
  return builtIn('de', { ...files, ...translations });
}

/** Builds the site of some files in a language; returns the same. */
async function builtIn(
  locale: string,
  texts: Record<string, string>,
): Promise<{ reported: string[]; file: (path: string) => string }> {
  const folder = contentFolder(texts);
  const diagnostics = new Diagnostics();
  const loaded = loadConfig({ cwd: folder }, diagnostics);
  if (!loaded) throw new Error(messages(diagnostics, folder).join('\n'));
  const out = join(folder, 'out');
  await build({
    config: inLanguage(loaded, locale, contextOf(diagnostics)),
    out,
    write: true,
    context: contextOf(diagnostics),
    progress: () => undefined,
  });
  return {
    reported: messages(diagnostics, folder),
    file: (path) => (existsSync(join(out, path)) ? readFileSync(join(out, path), 'utf8') : ''),
  };
}

test.each([
  [
    'of its own',
    { docs: 'docs', version: 'versioned_docs/version-1.0', pages: 'pages', blog: 'blog' },
  ],
  [
    'of Docusaurus',
    {
      docs: 'docusaurus-plugin-content-docs/current',
      version: 'docusaurus-plugin-content-docs/version-1.0',
      pages: 'docusaurus-plugin-content-pages',
      blog: 'docusaurus-plugin-content-blog',
    },
  ],
])(
  'texts that the folders %s do not translate fall back to the default language',
  async (_, at) => {
    const { reported, file } = await german({
      [`i18n/de/${at.docs}/b.md`]: '# B auf Deutsch\n\n[a](./a.md) [c](./c/c.md)\n',
      [`i18n/de/${at.version}/b.md`]: '# B von 1.0\n\n[a](/a.md)\n',
      [`i18n/de/${at.pages}/q.md`]: '# Q auf Deutsch\n\n[p](./p.md)\n',
      [`i18n/de/${at.blog}/2024-01-02-y.md`]: '# Y auf Deutsch\n\n[x](./2024-01-01-x.md)\n',
    });
    expect(reported).toEqual([]);
    const edit = (path: string): string | undefined =>
      file(path).match(/theme-edit-this-page" href="([^"]*)"/)?.[1];

    expect(file('docs/next/a/index.html')).toContain('<h1 id="a">A</h1>');
    expect(file('docs/next/a/index.html')).toContain('href="/de/docs/next/b/"');
    expect(file('docs/next/a/index.html')).toContain('href="/de/docs/next/c/"');
    expect(file('docs/next/b/index.html')).toContain('B auf Deutsch');
    expect(file('docs/next/b/index.html')).toContain('href="/de/docs/next/a/"');
    expect(edit('docs/next/a/index.html')).toBe('https://edit.example/docs/a.md');
    expect(edit('docs/next/b/index.html')).toBe('https://edit.example/docs/b.md');

    expect(file('docs/a/index.html')).toContain('A of 1.0');
    expect(file('docs/b/index.html')).toContain('B von 1.0');
    expect(file('docs/b/index.html')).toContain('href="/de/docs/a/"');

    expect(file('index.html')).toContain('<h1>Home</h1>');
    expect(file('p/index.html')).toContain('href="/de/q/"');
    expect(file('q/index.html')).toContain('href="/de/p/"');

    expect(file('blog/2024/01/01/x/index.html')).toContain('href="/de/blog/2024/01/02/y/"');
    expect(file('blog/2024/01/02/y/index.html')).toContain('Y auf Deutsch');
    expect(file('blog/2024/01/02/y/index.html')).toContain('href="/de/blog/2024/01/01/x/"');
  },
);

test('a text that only a translation has is reported and skipped', async () => {
  const { reported, file } = await german({
    'i18n/de/docs/old.md': '# Alt\n',
    'i18n/de/docs/_part.md': 'Teil\n',
    'i18n/de/pages/old.md': '# Alt\n',
    'i18n/de/blog/2020-01-01-old.md': '# Alt\n',
  });
  const skipped = (path: string, original: string): string =>
    `info lost-translation i18n/de/${path}:?:? This text is skipped: ${original} does not exist.`;
  expect(reported.sort()).toEqual([
    skipped('blog/2020-01-01-old.md', 'blog/2020-01-01-old.md'),
    skipped('docs/old.md', 'docs/old.md'),
    skipped('pages/old.md', 'src/pages/old.md'),
  ]);
  expect(file('docs/next/old/index.html')).toBe('');
});

test('the page of a translated category has the address of the original', async () => {
  const category = (label: string): string =>
    JSON.stringify({ label, link: { type: 'generated-index' } });
  const { reported, file } = await german({
    'docs/c/_category_.json': category('Cats'),
    'i18n/de/docs/c/_category_.json': category('Katzen'),
  });
  expect(reported).toEqual([]);
  expect(file('docs/next/category/cats/index.html')).toContain('Katzen</h1>');
});

const message = (texts: Record<string, string>): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, { message: text }])),
  );

test("labels and texts of code are translated by Docusaurus' translation files", async () => {
  const settings = {
    ...config,
    docs: { sidebar: 'sidebars.json' },
    navbar: { title: 'Name', items: [{ to: '/docs/a', label: 'Guides' }] },
    footer: {
      links: [{ title: 'More', items: [{ to: '/p', label: 'Page' }] }],
      copyright: 'Of Ada',
    },
  };
  const { reported, file } = await german({
    'versions.json': '[]',
    'site.config.yaml': JSON.stringify(settings),
    'sidebars.json':
      '{"main":[{"type":"category","label":"Basics","link":{"type":"generated-index"},"items":["a","b"]},{"type":"link","label":"Out","href":"https://out.example"}]}',
    'src/pages/index.jsx':
      'import Translate, { translate } from "@docusaurus/Translate"; export default () => <main title={translate({ id: "t", message: "Title" })}><Translate id="hello" values={{ name: <b>Ada</b> }}>{"Hello {name}"}</Translate>, <Translate>Bye</Translate>, <Translate>Stay</Translate></main>;',
    'i18n/de/code.json': message({ hello: 'Hallo {name}', Bye: 'Tschüs', t: 'Titel' }),
    'i18n/de/docusaurus-theme-classic/navbar.json': message({
      title: 'Firma',
      'item.label.Guides': 'Anleitungen',
    }),
    'i18n/de/docusaurus-theme-classic/footer.json': message({
      'link.title.More': 'Mehr',
      'link.item.label.Page': 'Seite',
      copyright: 'Von Ada',
    }),
    'i18n/de/docusaurus-plugin-content-docs/current.json': message({
      'sidebar.main.category.Basics': 'Grundlagen',
      'sidebar.main.category.Basics.link.generated-index.description': 'Womit man beginnt.',
      'sidebar.main.link.Out': 'Hinaus',
    }),
    'i18n/de/docusaurus-plugin-content-blog/options.json': message({ title: 'Neues' }),
  });
  expect(reported).toEqual([]);
  const home = file('index.html').replaceAll('<!-- -->', '');
  expect(home).toContain('<main title="Titel">Hallo <b>Ada</b>, Tschüs, Stay</main>');
  const shell = home.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]*>/g, '|');
  for (const text of ['Firma', 'Anleitungen', 'Mehr', 'Seite', 'Von Ada'])
    expect(shell).toContain(`|${text}|`);
  const guide = file('docs/a/index.html').replace(/<[^>]*>/g, '|');
  for (const text of ['Grundlagen', 'Hinaus']) expect(guide).toContain(`|${text}|`);
  expect(file('docs/category/basics/index.html')).toContain('Womit man beginnt.');
  expect(file('docs/category/basics/index.html')).toContain('<h1>Grundlagen</h1>');
  expect(file('blog/index.html')).toContain('<title>Neues | ');
});

test('a translation file that is not JSON is reported with its place', async () => {
  const { reported } = await german({ 'i18n/de/code.json': '{\n  "a": { "message": "b" \n' });
  expect(reported.filter((each) => each.includes('translations'))).toEqual([
    expect.stringMatching(/^error translations i18n\/de\/code.json:\d+:\d+ Invalid JSON: /),
  ]);
});

test('the last of two texts with one id is shown', async () => {
  const { reported, file } = await german({
    'i18n/de/docusaurus-theme-classic/footer.json':
      '{\n  "copyright": { "message": "Eins" },\n  "copyright": { "message": "Zwei" }\n}\n',
    'site.config.yaml': JSON.stringify({ ...config, footer: { copyright: 'One' } }),
  });
  expect(reported.filter((each) => each.includes('translations'))).toEqual([
    expect.stringMatching(
      /^warning translations i18n\/de\/docusaurus-theme-classic\/footer.json:3:/,
    ),
  ]);
  expect(file('p/index.html')).toContain('Zwei');
});

test('links in HTML of the configuration lead to the pages of the language', async () => {
  const { reported, file } = await german({
    'static/a.pdf': 'x',
    'site.config.yaml': JSON.stringify({
      ...config,
      baseUrl: '/lib/',
      announcementBar: {
        content: '<a class="x" href="/lib/docs/next/a/#b">A</a> <a href=/lib/a.pdf>F</a>',
      },
      navbar: {
        items: [
          { type: 'html', value: '<a href="/lib/de/p/">P</a> <a href="https://x.org/lib/">X</a>' },
          { type: 'dropdown', label: 'D', items: [{ to: '/p', html: '<b>to</b>' }] },
        ],
      },
      footer: {
        links: [{ title: 'T', items: [{ html: '<a href="/lib/q/">Q</a>' }] }],
        copyright: '<a href="/library/" data-no-broken-link-check>L</a> <a href="/lib/p/">P</a>',
      },
    }),
    'docs/a.md': '# A\n\n## B\n\n[b](./b.md) [c](/c/c.md)\n',
  });
  expect(reported.filter((each) => !each.startsWith('info'))).toEqual([]);
  const html = file('p/index.html');
  for (const link of [
    '<a class="x" href="/lib/de/docs/next/a/#b">A</a> <a href=/lib/de/a.pdf>F</a>',
    '<a href="/lib/de/p/">P</a> <a href="https://x.org/lib/">X</a>',
    '<a href="/lib/de/q/">Q</a>',
    '<a href="/library/" data-no-broken-link-check>L</a> <a href="/lib/de/p/">P</a>',
  ])
    expect(html).toContain(link);
});

test('pictures and files that a translation lacks are those of the default language', async () => {
  const text = '![Both](./both.svg) ![One](img/one.svg) [File](./a.zip)\n';
  const code = "import plan from './img/plan.pdf';\n\n<a href={String(plan)}>In code</a>\n";
  const picture = (color: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path fill="${color}" d="M0 0h8v8H0z"/></svg>`;
  const folder = 'i18n/de/docusaurus-plugin-content-docs/current';
  const { reported, file } = await german({
    'docs/d.mdx': `# D\n\n${text}`,
    'docs/both.svg': picture('red'),
    'docs/img/one.svg': picture('green'),
    'docs/a.zip': 'zip',
    [`${folder}/d.mdx`]: `# D auf Deutsch\n\n${text}\n${code}`,
    'docs/img/plan.pdf': 'pdf',
    [`${folder}/both.svg`]: picture('blue'),
  });
  expect(reported).toEqual([]);
  const page = file('docs/next/d/index.html');
  expect(page).toContain('auf Deutsch');
  const [both = '', one = ''] = [...page.matchAll(/src="\/de\/(assets\/images\/[^"]*)"/g)].map(
    ([, path = '']) => file(path),
  );
  expect(both).toContain('blue');
  expect(one).toContain('green');
  expect(page).toMatch(/href="\/de\/assets\/files\/a-\w+\.zip"/);
  expect(page).toMatch(/href="\/de\/assets\/media\/plan-\w+\.pdf"/);
});

test('parts that a translation lacks are those of the default language', async () => {
  const { reported, file } = await german({
    'docs/parts/a.mdx': "import Part from './_part.mdx';\nimport Own from './_own.mdx';\n\n# A\n",
    'docs/parts/_part.mdx': 'The part with {props.name}.\n',
    'docs/parts/_own.mdx': 'Own.\n',
    'i18n/de/docs/parts/a.mdx':
      "import Part from './_part.mdx';\nimport Own from './_own.mdx';\n\n# A\n\n<Part name=\"it\" />\n\n<Own />\n",
    'i18n/de/docs/parts/_own.mdx': 'Eigenes.\n',
  });
  expect(reported).toEqual([]);
  const html = file('docs/next/parts/a/index.html');
  expect(html).toMatch(/The part with (?:<!-- -->)?it(?:<!-- -->)?\./);
  expect(html).toContain('Eigenes.');
  const gone = await german({
    'i18n/de/docs/a.md':
      "---\nmdx: { format: mdx }\n---\n\nimport Gone from './_gone.mdx';\n\n<Gone />\n",
  });
  expect(gone.reported).toEqual([
    'error missing-import i18n/de/docs/a.md:5:1 The imported file "./_gone.mdx" does not exist.',
  ]);
});

/** The XML of a class with a documented function. */
const api = (() => {
  const xml = (body: string): string => `<doxygen version="1.9.4">${body}</doxygen>`;
  const at = '<location file="box.h" line="1"/>';
  return {
    'xml/index.xml':
      '<doxygenindex version="1.9.4"><compound refid="classBox" kind="class"><name>Box</name></compound></doxygenindex>',
    'xml/classBox.xml': xml(
      `<compounddef id="classBox" kind="class" prot="public"><compoundname>Box</compoundname><sectiondef kind="public-func"><memberdef kind="function" id="classBox_1a" prot="public" static="no" const="no" explicit="no" inline="no" virt="non-virtual"><type>int</type><definition>int Box::get</definition><argsstring>()</argsstring><name>get</name><briefdescription><para>Returns it.</para></briefdescription><detaileddescription></detaileddescription>${at}</memberdef></sectiondef><briefdescription><para>Holds a value.</para></briefdescription><detaileddescription></detaileddescription>${at}</compounddef>`,
    ),
  };
})();

test('texts without a translation have the language and the direction that they are in', async () => {
  const settings = {
    ...config,
    i18n: { defaultLocale: 'en', locales: ['en', 'ar'], texts: { ar: 'ar.yaml' } },
    doxygen: { xml: 'xml' },
  };
  const texts = {
    'site.config.yaml': JSON.stringify(settings),
    'ar.yaml': 'shell: { close: أغلق }',
    'docs/a.md': '# A\n',
    'docs/b.md': '---\ntitle: B\n---\n\nText.\n',
    'i18n/ar/docs/a.md': '# ألف\n',
    'src/pages/p.md': '# P\n',
    'blog/2024-01-01-x.md': '# X\n\nPost.\n',
    'blog/2024-01-02-y.md': '# Y\n\nPost.\n',
    'i18n/ar/blog/2024-01-02-y.md': '# ياء\n',
    ...api,
  };
  const { file } = await builtIn('ar', texts);
  const english = 'lang="en" dir="ltr"';
  expect(file('docs/b/index.html')).toContain(`<div ${english} class="theme-doc-markdown`);
  expect(file('docs/a/index.html')).toContain('class="theme-doc-markdown');
  expect(file('docs/a/index.html')).not.toContain(english);
  expect(file('p/index.html')).toContain(`<div ${english} class="markdown">`);
  const post = file('blog/2024/01/01/x/index.html');
  expect(post).toContain(`<h1 ${english}>X</h1>`);
  expect(post).toContain(`<div ${english} class="markdown">`);
  expect(file('blog/2024/01/02/y/index.html')).not.toContain(english);
  expect(file('blog/index.html').split(`<h2 ${english}>`)).toHaveLength(2);
  const box = file('docs/api/classes/box/index.html');
  expect(box).toContain(`<div ${english} class="text-language"><p>Holds a value.`);
  expect(box).toContain(`<span ${english} class="text-language">Returns it.</span>`);
  const { file: original } = await builtIn('en', texts);
  for (const path of ['docs/b/index.html', 'docs/api/classes/box/index.html'])
    expect(original(path)).not.toMatch(/<(?:div|span) lang=/);
});
