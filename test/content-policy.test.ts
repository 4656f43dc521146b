import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { buildLanguages } from '../src/build/build-languages.ts';
import { loadConfig } from '../src/config/load-config.ts';
import { Diagnostics } from '../src/diagnostics/diagnostics.ts';
import { securityPolicy } from '../src/render/security-policy.ts';
import { contextOf } from './context.ts';
import { contentFolder, messages } from './markdown/content-folder.ts';
import { buildFolder } from './site-folder.ts';

/** A site with another text than those that a test is about. */
const base = { 'docs/plain.md': '# Plain\n' };

interface Policies {
  /** Each policy that a page has, once; hashes are left out. */
  policies: string[];
  /** What the build reports. */
  reported: string[];
}

/** Builds a site with the command's function. */
async function policiesOf(
  files: Record<string, string>,
  config: Record<string, unknown> = {},
): Promise<Policies> {
  const settings = { title: 'T', url: 'https://example.org', docs: {}, ...config };
  const yaml = { 'site.config.yaml': JSON.stringify(settings) };
  const folder = contentFolder({ ...base, ...files, ...yaml });
  const diagnostics = new Diagnostics();
  const loaded = loadConfig({ cwd: folder }, diagnostics);
  const context = contextOf(diagnostics);
  const out = join(folder, 'out');
  const options = { out, write: true, context, progress: () => undefined };
  if (loaded) await buildLanguages({ config: loaded, ...options });
  const pages = readdirSync(out, { recursive: true }).filter((name) =>
    String(name).endsWith('.html'),
  );
  const found = pages.flatMap((name) => {
    const html = readFileSync(join(out, String(name)), 'utf8');
    const [, policy = 'none'] = /Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
    // Pages that only redirect have a policy of their own.
    return html.includes('http-equiv="refresh"') ? [] : policy.replaceAll(/ 'sha256-[^']*'/g, '');
  });
  return { policies: [...new Set(found)], reported: messages(diagnostics, folder) };
}

const strict = "connect-src 'self'; script-src 'self'; object-src 'none'; base-uri 'self'";

/** Returns the report of a site without a policy. */
function becauseOf(code: string): string {
  return `info content-policy The pages have no content security policy, because the site has code of its own: ${code}.`;
}

const component = 'export default () => <b>x</b>;\n';

describe('a site without code of its own has the strict policy on all pages:', () => {
  const named = `# A

![x](https://img.example.org/a.png) <b style="color: red">b</b> \`<script>\`

<iframe src="https://frame.example.org/"></iframe>

<video src="https://video.example.org/a.mp4"></video>

<form action="https://form.example.org/"><button>x</button></form>

<style>b {'{ color: red }'}</style>
`;
  const builtIn = `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

# A

<Tabs><TabItem value="a">x</TabItem></Tabs> {1 + 1} <p style={{ color: 'red' }}>y</p>
`;
  const data = { tagName: 'script', attributes: { type: 'application/ld+json' }, innerHTML: '{}' };
  test.each<[string, Record<string, string>, Record<string, unknown>]>([
    ['nothing but texts', {}, {}],
    ['texts that show what is on other hosts', { 'docs/a.md': named }, {}],
    ['built-in components and expressions', { 'docs/a.mdx': builtIn }, {}],
    ['data in its head', {}, { headTags: [data] }],
    ['the bar of announcements', {}, { announcementBar: { content: '<b class="on=">x</b>' } }],
    ['a style sheet', { 'a.css': 'b { color: red }' }, { stylesheets: ['a.css'] }],
  ])('%s', async (_, files, config) => {
    expect(await policiesOf(files, config)).toEqual({ policies: [strict], reported: [] });
  });

  test('with the analytics service that it configures', async () => {
    const { policies } = await policiesOf({}, { analytics: { trackingIds: ['G-1'] } });
    expect(policies).toHaveLength(1);
    expect(policies[0]).toMatch(
      /^connect-src 'self' https:\/\/www\.google-analytics\.com .*; script-src 'self' https:\/\/www\.googletagmanager\.com; object-src/,
    );
  });
});

describe('a site with code of its own has no policy, and the build says why:', () => {
  const files = { 'src/b.jsx': component };
  const inText = "import B from '../src/b.jsx';\n\n# A\n\n<B />\n";
  const inPackage = {
    'node_modules/p/package.json': '{ "name": "p", "type": "module", "exports": "./index.js" }',
    'node_modules/p/index.js': 'export const p = 1;\n',
  };
  const inHead =
    "import Head from '@docusaurus/Head';\n\n# A\n\n<Head><script>{'let a'}</script></Head>\n";
  const tag = { tagName: 'script', attributes: {}, innerHTML: 'let a;' };
  const html = (value: string) => ({ navbar: { items: [{ type: 'html', value }] } });
  test.each<[string, string, Record<string, string>, Record<string, unknown>]>([
    [
      'a React page',
      'pages/index.jsx',
      { 'pages/index.jsx': component },
      { pages: { path: 'pages' } },
    ],
    ['a client module', 'c.js', { 'c.js': 'fetch("/x");\n' }, { clientModules: ['c.js'] }],
    ['a component in a text', 'src/b.jsx', { 'docs/a.mdx': inText, ...files }, {}],
    ['a footer', 'src/b.jsx', files, { footer: { component: 'src/b.jsx' } }],
    [
      'a package in a text',
      'node_modules/p/index.js',
      { 'docs/a.mdx': "import { p } from 'p';\n\n# A\n\n{p}\n", ...inPackage },
      {},
    ],
    ['an island', 'docs/a.mdx', { 'docs/a.mdx': '# A\n\n<b onClick={() => 1}>x</b>\n' }, {}],
    ['a script in a head', 'docs/a.mdx', { 'docs/a.mdx': inHead }, {}],
    ['a script in HTML', 'docs/a.md', { 'docs/a.md': '# A\n\n<script>let a;</script>\n' }, {}],
    ['an embedded document', 'docs/a.md', { 'docs/a.md': '# A\n\n<embed src="//x.org/">\n' }, {}],
    ['a configured script', 'scripts', {}, { scripts: ['https://x.example.org/a.js'] }],
    ['a script among the tags', 'headTags', {}, { headTags: [tag] }],
    ['code in HTML of the configuration', 'navbar', {}, html('<b onclick="a()">x</b>')],
  ])('%s', async (_, code, given, config) => {
    const { policies, reported } = await policiesOf(given, config);
    expect({ policies, reported }).toEqual({ policies: ['none'], reported: [becauseOf(code)] });
  });

  test('it names the first file and counts the others, in all languages once', async () => {
    const i18n = { defaultLocale: 'en', locales: ['en', 'de'], texts: { de: 'de.yaml' } };
    const given = {
      'de.yaml': '{}',
      'docs/a.mdx': inText,
      ...files,
      'docs/b.md': '# B\n\n<script></script>\n',
    };
    const { reported } = await policiesOf(given, { i18n });
    expect(reported).toEqual([becauseOf('docs/b.md and 1 more')]);
  });
});

describe('what the configuration says comes first:', () => {
  const code = { 'pages/index.jsx': component };
  const image = "img-src 'self' data: https://img.example.org; ";
  test.each<[string, Record<string, string>, unknown, string]>([
    ['no policy, for texts', {}, false, 'none'],
    ['no policy, for code', code, false, 'none'],
    ['the strict policy, for code', code, {}, strict],
    [
      'sources, for code',
      code,
      { connect: ['https://api.example.org'], script: ['unsafe-eval'] },
      "connect-src 'self' https://api.example.org; script-src 'self' 'unsafe-eval'; object-src 'none'; base-uri 'self'",
    ],
    [
      'sources, for texts',
      {},
      { img: ['https://img.example.org'] },
      strict.replace('object', `${image}object`),
    ],
  ])('%s', async (_, files, contentSecurityPolicy, policy) => {
    const config = { pages: { path: 'pages' }, security: { contentSecurityPolicy } };
    const found = await policiesOf({ 'pages/a.md': '# A\n', ...files }, config);
    expect(found).toEqual({ policies: [policy], reported: [] });
  });
});

test.each<[Parameters<typeof securityPolicy>[0], string]>([
  [{}, ''],
  // Attributes neither run nor load anything.
  [{ style: [] }, "style-src 'self'; style-src-attr 'unsafe-inline'; "],
  [{ style: ["'unsafe-inline'", "'sha256-x'"] }, "style-src 'self' 'unsafe-inline'; "],
  [
    { media: ['blob:'], form: ['mailto:'] },
    "media-src 'self' data: blob:; form-action 'self' mailto:; ",
  ],
  [{ frame: [], worker: ['blob:'] }, "frame-src 'self'; worker-src 'self' blob:; "],
])('the directives that a site lists are limited: %j', (listed, directives) => {
  expect(securityPolicy(listed, {})).toBe(strict.replace('object', `${directives}object`));
});

test('hashes are left out where all that is inline is allowed, because browsers would prefer them', () => {
  const configured = { script: ["'sha256-a='", 'https://x.example.org'] };
  const sourcesOf = (script: string[]) =>
    /script-src ([^;]*)/.exec(securityPolicy({ script }, configured))?.[1];
  expect(sourcesOf([])).toBe("'self' 'sha256-a=' https://x.example.org");
  expect(sourcesOf(["'unsafe-inline'"])).toBe("'self' 'unsafe-inline' https://x.example.org");
});

test('comments of Doxygen add no code to pages, also without a policy', async () => {
  const run =
    '<script>alert(1)</script><img src="x" onerror="alert(2)"><object data="y"></object><u>kept</u>';
  const written = run.replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const site = await buildFolder(
    {
      'xml/index.xml':
        '<doxygenindex version="1.9.4"><compound refid="classPot" kind="class"><name>Pot</name></compound></doxygenindex>',
      'xml/classPot.xml': `<doxygen version="1.9.4"><compounddef id="classPot" kind="class" prot="public"><compoundname>Pot</compoundname><briefdescription><para>A ${written} pot</para></briefdescription><detaileddescription><para><htmlonly>${written}</htmlonly><script>alert(3)</script><ulink url="javascript:alert(4)">link</ulink><image type="html" name="javascript:alert(5)" onerror="alert(6)"/><bold onclick="alert(7)" style="x">bold</bold></para></detaileddescription></compounddef></doxygen>`,
    },
    { doxygen: { xml: 'xml' }, security: { contentSecurityPolicy: false } },
  );
  const html = site.file('docs/api/classes/pot/index.html') ?? '';
  const [, main = ''] = /(<main[^]*<\/main>)/.exec(html) ?? [];
  expect(main).toContain('<u>kept</u>');
  expect(main).not.toMatch(
    /<(?:script|object|embed|iframe)\b|<[^>]*\s(?:on\w+)=|(?:href|src)="javascript:/,
  );
});
