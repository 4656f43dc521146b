import { describe, expect, test } from '@jest/globals';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { loadConfig } from '../../src/config/load-config.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { formatDiagnostics } from '../../src/diagnostics/format.ts';
import { fromDocusaurus } from '../../src/docusaurus/import/from-docusaurus.ts';
import { runConfig } from '../../src/docusaurus/import/run-config.ts';
import { migrate } from '../../src/docusaurus/import/migrate.ts';
import { configText } from '../../src/docusaurus/import/write-config.ts';
import { expectGolden } from '../config/golden.ts';
import { fc } from '../property-tests.ts';

const fixtures = resolve('fixtures/docusaurus');

function messages(diagnostics: Diagnostics): string {
  return formatDiagnostics(diagnostics.all, { colors: false, readFile: () => undefined });
}

/** Returns the reports of loading a configuration file. */
function complaints(file: string): string {
  const diagnostics = new Diagnostics();
  loadConfig({ file, cwd: dirname(file) }, diagnostics);
  return messages(diagnostics);
}

/** Reads a configuration from a new folder. */
async function read(
  source: string,
  name = 'docusaurus.config.js',
  files: Record<string, string> = {},
): Promise<{ text?: string; reported: string; folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'mtp-init-'));
  const file = join(folder, name);
  writeFileSync(file, source);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const diagnostics = new Diagnostics();
  const taken = await fromDocusaurus(file, join(folder, 'site.config.yaml'), diagnostics);
  const reported = messages(diagnostics).replaceAll(/\S*(?=docusaurus\.config\.\w+)/g, '');
  return { text: taken?.text, reported, folder };
}

const BASIC = "title: 'T', url: 'https://example.org', baseUrl: '/'";

test.each([
  ['typescript', 'docusaurus.config.ts'],
  ['everything', 'docusaurus.config.js'],
  ['async', 'docusaurus.config.mjs'],
])(
  'the configuration of "%s" converts to the file next to it, which loads without reports',
  async (name, file) => {
    const folder = join(fixtures, name);
    const diagnostics = new Diagnostics();
    const out = join(folder, 'site.config.yaml');
    const taken = await fromDocusaurus(join(folder, file), out, diagnostics);
    expectGolden(taken?.text ?? '', out);
    expect([...(taken?.files.keys() ?? [])]).toEqual([]);
    expectGolden(messages(diagnostics), join(folder, 'expected.txt'));
    expect(complaints(out)).toBe('');
  },
);

describe('configurations run without Docusaurus', () => {
  test.each([
    ['a promise', 'docusaurus.config.js', `module.exports = Promise.resolve({ ${BASIC} });`],
    ['a function', 'docusaurus.config.cjs', `module.exports = () => ({ ${BASIC} });`],
    [
      'packages that are missing',
      'docusaurus.config.mjs',
      `import gone, { part } from 'gone-for-ever';
       import { themes } from 'prism-react-renderer';
       const { deep } = (await_ => gone.a.b(new part.C()))();
       const light = { ...themes.github, styles: [...themes.github.styles, {}] };
       light.plain.color = themes.dracula.plain.color;
       export default { ${BASIC}, plugins: [[gone, { part }], deep, ...gone], themeConfig: { prism: { theme: light } } };`,
    ],
    [
      'the folder and the environment of a build',
      'docusaurus.config.ts',
      `import { dirname } from 'node:path';
       import { fileURLToPath } from 'node:url';
       const here: string = dirname(fileURLToPath(import.meta.url));
       if (here !== __dirname || process.env.NODE_ENV === undefined) throw new Error('elsewhere');
       if (!process.cwd().endsWith(here.split('/').at(-1)!)) throw new Error('not at home');
       export default { ${BASIC} } satisfies object;`,
    ],
  ])('%s', async (_, name, source) => {
    const cwd = process.cwd();
    const { text, reported } = await read(source, name);
    expect(reported).not.toContain('error');
    expect(text).toContain('title: T\nurl: https://example.org\n');
    expect(process.cwd()).toBe(cwd);
  });

  test.each([
    ['module.exports = {\n  title: 1 +* 2 };', 'docusaurus.config.js:2:13: error: Unexpected "*"'],
    [
      "const x = 1;\nmodule.exports = () => {\n  throw new Error('no network');\n};",
      'docusaurus.config.js:3:9: error: The configuration threw an error: no network',
    ],
    ["require('./gone');", 'docusaurus.config.js:1:9: error: Could not resolve "./gone"'],
    [
      'module.exports = 7;',
      'docusaurus.config.js: error: The file does not export a configuration.',
    ],
    [
      "module.exports = { url: 'https://example.org' };",
      'docusaurus.config.js: error: "title" is missing.',
    ],
  ])('faults have places: %j', async (source, expected) => {
    const { text, reported } = await read(source);
    expect(text).toBeUndefined();
    expect(reported).toContain(expected);
    expect(reported).not.toContain('    at ');
  });
});

test('unsupported options are located through names, functions and spreads', async () => {
  const { reported } = await read(`
const common = { ssrTemplate: 'x' };
const navbar = { items: [
  { type: 'custom-a', position: 'left' },
] };
async function make() {
  const docs = {
    remarkPlugins: [() => 1],
  };
  return { ${BASIC}, ...common,
    presets: [['classic', { docs }]],
    themeConfig: { navbar, 'algolia': { appId: 'A' } },
  };
}
module.exports = make;
`);
  for (const [place, option] of [
    [':4:3', 'themeConfig.navbar.items[0]'],
    [':8:21', 'preset-classic.docs.remarkPlugins[0]'],
    [':12:28', 'themeConfig.algolia'],
    ['', 'ssrTemplate'],
  ])
    expect(reported).toContain(`docusaurus.config.js${place}: warning: ${option}: `);
});

test('a file in another folder has paths relative to itself', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mtp-init-'));
  for (const path of [
    'site/docs',
    'site/blog',
    'site/src/pages',
    'site/static',
    'xml',
    'site/i18n',
  ])
    mkdirSync(join(folder, path), { recursive: true });
  const config = {
    title: 'T',
    url: 'https://example.org',
    presets: [['classic', { docs: { editUrl: 'https://example.org/edit/main/site/' } }]],
    plugins: [['@xpack/docusaurus-plugin-doxygen', { doxygenXmlInputFolderPath: '../xml' }]],
  };
  const out = join(folder, 'site.config.yaml');
  const { options } = migrate(config, join(folder, 'site/docusaurus.config.js'), out);
  expect(options).toMatchObject({
    doxygen: { xml: 'xml' },
    docs: { path: 'site/docs', editUrl: 'https://example.org/edit/main/' },
    blog: { path: 'site/blog' },
    pages: { path: 'site/src/pages' },
    staticDirectories: ['site/static'],
  });
});

test('UI texts in other languages come from existing translations', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mtp-init-'));
  cpSync(join(fixtures, 'everything/i18n'), join(folder, 'i18n'), { recursive: true });
  const i18n = { defaultLocale: 'fr', locales: ['fr', 'en-GB', 'de', 'pl'] };
  const config = { title: 'T', url: 'https://example.org', i18n };
  const out = join(folder, 'site.config.yaml');
  const { options, files } = migrate(config, join(folder, 'docusaurus.config.js'), out);
  expect(options?.i18n).toEqual({ ...i18n, texts: { fr: 'texts-fr.yaml', pl: 'texts-pl.yaml' } });
  // Nothing is translated into German here, and the texts that ship are enough.
  expect([...files.keys()]).toEqual(['texts-fr.yaml', 'texts-pl.yaml']);
  expectGolden(files.get('texts-fr.yaml') ?? '', join(fixtures, 'everything/texts-fr.yaml'));
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  writeFileSync(out, configText(options ?? {}, [], 'docusaurus.config.js'));
  expect(complaints(out)).toBe('');
});

/** Values that can be anywhere, right or wrong. */
const anything = fc.oneof(
  fc.constantFrom<unknown>(
    true,
    false,
    null,
    undefined,
    0,
    1,
    7.5,
    '',
    'x',
    '/x',
    'https://a.org',
    'all',
  ),
  fc.constantFrom<unknown>([], {}, [[]], [{}], () => 1, /a/i, Symbol('s'), new Date(0), NaN),
  fc.anything({ maxDepth: 2, maxKeys: 3 }),
);

type Place = { [key: string]: unknown };

const isPlace = (value: unknown): value is Place => typeof value === 'object' && value !== null;

/** Returns every path to a value inside another. */
function waysIn(value: unknown, way: string[] = []): string[][] {
  if (!isPlace(value) || way.length > 7) return [];
  return Object.keys(value).flatMap((key) => [[...way, key], ...waysIn(value[key], [...way, key])]);
}

function replaced(value: unknown, [first, ...rest]: string[], by: unknown): unknown {
  if (first === undefined) return by;
  if (!isPlace(value)) return value;
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
  Object.assign(copy, { [first]: replaced(value[first], rest, by) });
  return copy;
}

test('any configuration converts to a file that loads without reports', async () => {
  const file = join(fixtures, 'everything/docusaurus.config.js');
  const ran = await runConfig(file, new Diagnostics());
  const ways = waysIn(ran?.value);
  expect(ways.length).toBeGreaterThan(300);
  const out = join(mkdtempSync(join(tmpdir(), 'mtp-init-')), 'site.config.yaml');
  const changes = fc.array(fc.tuple(fc.constantFrom(...ways), anything), { maxLength: 4 });
  fc.assert(
    fc.property(changes, (changed) => {
      const config = changed.reduce((value, [way, by]) => replaced(value, way, by), ran?.value);
      if (!isPlace(config)) throw new Error('no configuration');
      const { options, files, notes, faults } = migrate(config, file, out);
      // Without a name or an address there is no site.
      if (!options) {
        expect(faults.map(({ message }) => message).join()).toMatch(/title|url/);
        return;
      }
      const text = configText(options, notes, 'docusaurus.config.js');
      expect(parse(text)).toEqual(options);
      for (const [name, content] of files) writeFileSync(join(dirname(out), name), content);
      writeFileSync(out, text);
      expect(complaints(out)).toBe('');
    }),
    { numRuns: 100 },
  );
});

test('plugins of remark and rehype keep their modules and options; formulas need none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mtp-init-'));
  for (const [path, text] of [
    ['docs/a.md', ''],
    ['blog/2024-01-01-a.md', ''],
    ['plugins/own.js', 'module.exports = () => () => {};'],
    ['plugins/named.ts', 'export const named = () => () => {};'],
  ] as const) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const file = join(folder, 'docusaurus.config.ts');
  writeFileSync(
    file,
    `import math from 'remark-math';
import { named as other } from './plugins/named';
const own = require('./plugins/own');
const shared = [math, [own, { a: 1 }]];
export default async function () {
  const katex = (await import('rehype-katex')).default;
  return { ${BASIC},
    stylesheets: [{ href: 'https://cdn.example/katex@0.13/dist/katex.min.css' }, 'https://e.org/a.css'],
    presets: [['classic', {
      docs: { sidebarPath: false, beforeDefaultRemarkPlugins: [own], remarkPlugins: [other, ...shared],
        rehypePlugins: [[katex, { strict: false, macros: { '\\\\RR': '\\\\mathbb{R}' } }]] },
      blog: { remarkPlugins: [...shared, import('remark-x'), () => undefined] },
      pages: false,
    }]],
  };
}`,
  );
  const diagnostics = new Diagnostics();
  const taken = await fromDocusaurus(file, join(folder, 'site.config.yaml'), diagnostics);
  const { markdown, headTags } = parse(taken?.text ?? '') as Record<string, unknown>;
  expect(markdown).toEqual({
    math: { macros: { '\\RR': '\\mathbb{R}' } },
    remarkPlugins: [
      { module: 'plugins/named.ts', export: 'named', in: ['docs'] },
      { module: 'plugins/own.js', options: { a: 1 }, in: ['docs', 'blog'] },
      { module: 'remark-x', in: ['blog'] },
    ],
  });
  expect(JSON.stringify(headTags)).not.toContain('katex');
  const lost = diagnostics.all.filter(({ level }) => level === 'warning');
  expect(lost.map(({ message }) => message)).toEqual([
    'preset-classic.docs.beforeDefaultRemarkPlugins: Plugins of remark run after admonitions are converted.',
    'preset-classic.blog.remarkPlugins[3]: The module of this plugin cannot be found.',
  ]);
});

test('plugins of PostCSS are found in functions, modules and the settings of PostCSS', async () => {
  const { text = '', reported } = await read(
    `module.exports = { ${BASIC}, plugins: [
  async function tailwind() {
    return { name: 'a', configurePostCss(options) {
      options.plugins.push(require('tailwindcss')('./tailwind.config.js'), require('autoprefixer'));
      return options;
    } };
  },
  ['./plugins/more', { name: 'gone-for-ever/postcss' }],
  () => ({ name: 'b', configurePostCss: () => ({ plugins: [() => undefined] }) }),
  './plugins/broken.js',
] };`,
    'docusaurus.config.js',
    {
      'plugins/more.js': `module.exports = ({ siteDir }, { name }) => ({
  configurePostCss(options) {
    options.plugins = [[name, { base: siteDir + '/src', deep: true }], 'tailwindcss', ...options.plugins];
  },
});`,
      'plugins/broken.js': 'throw new Error("configurePostCss");',
      'postcss.config.mjs':
        'export default { plugins: { "postcss-nested": {}, "postcss-other": false } };',
    },
  );
  expect((parse(text) as Record<string, unknown>).postcss).toEqual([
    { module: 'tailwindcss', options: { config: './tailwind.config.js' } },
    { module: 'gone-for-ever/postcss', options: { base: './src', deep: true } },
    'postcss-nested',
  ]);
  expect(reported.match(/^.*: (?:warning|info): .*$/gm)).toEqual([
    'docusaurus.config.js:2:3: info: plugins[0]: Only its plugins of PostCSS are used. [not-needed]',
    'docusaurus.config.js:8:3: info: ./plugins/more: Only its plugins of PostCSS are used. [not-needed]',
    'docusaurus.config.js:9:3: warning: plugins[2]: It adds a plugin of PostCSS whose module cannot be found. [not-taken-over]',
    'docusaurus.config.js:10:3: warning: ./plugins/broken.js: Docusaurus plugins are not run. [not-taken-over]',
  ]);
});

test('a preset that extends the classic one, helpers of its package, and a plugin that extends the blog', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mtp-init-'));
  const files = {
    'docs/a.md': '# A',
    'news/2024-01-01-a.md': '# A',
    'sidebars.js': 'module.exports = {};',
    'node_modules/docusaurus-plugin-inner/package.json': '{ "main": "index.js" }',
    'node_modules/docusaurus-plugin-inner/index.js': 'throw new Error("loaded");',
    'node_modules/docusaurus-plugin-inner/helpers.js': 'exports.choose = ({ outside }) => outside;',
    'node_modules/docusaurus-plugin-inner/broken.js': 'throw new Error("loaded");',
    'node_modules/docusaurus-plugin-inner/theme/MDXComponents/index.js': '',
    'plugins/news.js': `const blog = require('@docusaurus/plugin-content-blog');
module.exports = (...given) => ({ ...blog.default(...given), name: 'news' });`,
    'docusaurus.config.js': `
const { choose } = require('docusaurus-plugin-inner/helpers');
require('docusaurus-plugin-inner/broken');
module.exports = {
  title: choose({ inside: 'In', outside: 'Out' }), url: 'https://example.org', baseUrl: '/',
  presets: [['docusaurus-plugin-inner/preset', {
    docs: { sidebarPath: require.resolve('./sidebars.js'), routeBasePath: 'guide' },
    tracking: 'a', blog: false,
  }]],
  plugins: [['./plugins/news', { id: 'news', path: 'news', routeBasePath: 'news' }]],
};`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const diagnostics = new Diagnostics();
  const out = join(folder, 'site.config.yaml');
  const taken = await fromDocusaurus(join(folder, 'docusaurus.config.js'), out, diagnostics);
  expect(parse(taken?.text ?? '')).toMatchObject({
    title: 'Out',
    docs: { sidebar: 'sidebars.js', routeBasePath: 'guide' },
    blog: { path: 'news', routeBasePath: 'news' },
    markdown: { components: 'node_modules/docusaurus-plugin-inner/theme/MDXComponents/index.js' },
  });
  expect(diagnostics.all.map(({ message }) => message)).toEqual([
    'docusaurus-plugin-inner/preset: What this preset adds to the classic one is not supported.',
    './plugins/news: What this plugin adds to @docusaurus/plugin-content-blog is not supported.',
  ]);
});

test('a title from a package that is not installed is reported with the package', async () => {
  const { reported } = await read(`const { choose } = require('docusaurus-plugin-inner/helpers');
module.exports = { title: choose('T'), url: 'https://example.org', baseUrl: '/' };`);
  expect(reported).toContain('"title" is missing.');
  expect(reported).toContain('The package "docusaurus-plugin-inner/helpers" is not installed');
});

test('what packages support but do not need is not reported as missing', async () => {
  const { reported } = await read(
    `const { name } = require('inner');
module.exports = { title: name, url: 'https://example.org', baseUrl: '/' };`,
    'docusaurus.config.js',
    {
      'node_modules/inner/index.js':
        "exports.name = 'T'; exports.fast = () => require('native-inner');",
    },
  );
  expect(reported).toBe('');
});

test('of an address with a path, the origin remains', async () => {
  const { text, reported } = await read(
    "export default { title: 'T', url: 'https://example.org/strings/', baseUrl: '/strings/' };",
  );
  expect(parse(text ?? '')).toMatchObject({ url: 'https://example.org', baseUrl: '/strings/' });
  expect(reported).toContain('Only the origin "https://example.org" is used');
});

test('names that all objects inherit are ids and theme components like others', async () => {
  const { text = '', reported } = await read(
    `module.exports = { ${BASIC}, plugins: [
      ['@docusaurus/plugin-content-docs', { id: 'news', path: 'news' }],
      ['@docusaurus/plugin-content-docs', { id: 'constructor', path: 'own' }],
    ] };`,
    'docusaurus.config.js',
    {
      'news/a.md': '# A',
      'own/a.md': '# A',
      'src/theme/constructor.js': '',
    },
  );
  expect(Object.keys((parse(text) as { docsSets: object }).docsSets)).toEqual([
    'news',
    'constructor',
  ]);
  expect(reported).not.toContain('same id');
  expect(reported).toContain('Theme components cannot be replaced: constructor.js.');
});

test('components of Markdown keep working beside modules with internals of the theme', async () => {
  const { text = '' } = await read(`module.exports = { ${BASIC} };`, 'docusaurus.config.js', {
    'src/theme/MDXComponents/index.js': 'export default {};',
    'src/theme/MDXComponents/Own.js': "import { a } from '@docusaurus/theme-common/internal';",
  });
  expect(parse(text)).toMatchObject({
    markdown: { components: 'src/theme/MDXComponents/index.js' },
  });
});

test.each([
  ["themes: ['@docusaurus/theme-mermaid']", true],
  ["themes: [[require.resolve('@docusaurus/theme-mermaid'), {}]]", true],
  ["presets: ['other-preset']", true],
  ["themes: ['@docusaurus/theme-live-codeblock'], presets: ['classic']", false],
  ['', false],
])('diagrams need the theme for them, as in Docusaurus: %s', async (added, isDrawn) => {
  const { text = '', reported } = await read(
    `module.exports = { ${BASIC}, markdown: { format: 'md', mermaid: true }, ${added} };`,
    undefined,
    { 'node_modules/@docusaurus/theme-mermaid/index.js': 'module.exports = () => ({});' },
  );
  expect(text.includes('mermaid: true')).toBe(isDrawn);
  expect(reported.includes('draws no diagrams')).toBe(!isDrawn);
  expect(text).toContain('format: md');
});

test.each([
  [{}, false],
  [{ 'posts/people.yml': 'a: { name: A }\n' }, true],
  [{ 'blog/people.yml': 'a: { name: A }\n' }, false],
])('an authors file that does not exist is left out: %j', async (files, isKept) => {
  const blog = "blog: { path: 'posts', authorsMapPath: 'people.yml' }";
  const { text = '', reported } = await read(
    `module.exports = { ${BASIC}, presets: [['classic', { docs: false, pages: false, ${blog} }]] };`,
    undefined,
    { 'posts/2024-01-02-a.md': '# A\n', ...files },
  );
  expect(/^ {2}authors: people\.yml$/m.test(text)).toBe(isKept);
  expect(reported.includes('has no file "people.yml"')).toBe(!isKept);
});
