import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runCommandLine } from '../../src/cli/program.ts';
import { markPage } from '../../src/emit/docset/mark-page.ts';
import { build } from '../../src/program/index.ts';
import { indexRows, queried } from './docset-rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'docset-'));
const out = join(folder, 'out');
const docset = join(out, 'My_Library.docset');
const documents = join(docset, 'Contents/Resources/Documents');
const options = { config: join(folder, 'site.config.yaml'), out, docset: true };

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeAll(async () => {
  cpSync('fixtures/micro-test-plus/xml', join(folder, 'xml'), { recursive: true });
  write('docs/index.md', '# The guide\n\n## First steps\n\n### Größe\n\nText.\n');
  write('docs/hidden.md', '---\nunlisted: true\n---\n# Hidden\n');
  write('i18n/de/docs/index.md', '# Die Anleitung\n\nText.\n');
  write(
    'static/logo.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"><rect width="60" height="30" fill="#f00"/></svg>',
  );
  write(
    'site.config.yaml',
    `title: My Library
url: https://lib.example
baseUrl: /lib/
trailingSlash: true
doxygen: { xml: xml }
docs: {}
navbar: { logo: { src: logo.svg } }
i18n: { defaultLocale: en, locales: [en, de] }
`,
  );
  const { ok, diagnostics } = await build(options);
  expect([ok, diagnostics.filter(({ level }) => level === 'error')]).toEqual([true, []]);
});

afterAll(() => rmSync(folder, { recursive: true }));

test('a docset is also a format', async () => {
  const other = join(folder, 'format');
  const terminal = {
    out: () => undefined,
    error: () => undefined,
    interactive: false,
    colors: false,
  };
  const line = [
    'build',
    '--format',
    'docset',
    '--quiet',
    '--config',
    options.config,
    '--out',
    other,
  ];
  expect(await runCommandLine(line, terminal, folder)).toBe(0);
  expect(existsSync(join(other, 'My_Library.docset/Contents/Info.plist'))).toBe(true);
});

describe('the index of a docset', () => {
  test('has the table and the unique index that readers expect', async () => {
    const rows = await queried(docset, 'SELECT type, name, tbl_name FROM sqlite_master');
    expect(rows).toEqual([
      ['table', 'searchIndex', 'searchIndex'],
      ['index', 'anchor', 'searchIndex'],
    ]);
    const columns = await queried(docset, 'PRAGMA table_info(searchIndex)');
    expect(columns.map((column) => column[1])).toEqual(['id', 'name', 'type', 'path']);
    const [list] = await queried(docset, 'PRAGMA index_list(searchIndex)');
    expect(list?.slice(1, 3)).toEqual(['anchor', 1]);
  });

  test('leads to pages and anchors that exist, and each anchor is in the table of contents', async () => {
    const rows = await indexRows(docset);
    const withAnchor = rows.filter(({ anchor }) => anchor !== '');
    expect([rows.length > 400, withAnchor.length > 300]).toEqual([true, true]);
    const texts = new Map<string, string>();
    const lost = rows.filter(({ name, type, file, anchor }) => {
      const path = join(documents, file);
      if (!existsSync(path)) return true;
      const html = texts.get(file) ?? readFileSync(path, 'utf8');
      texts.set(file, html);
      if (anchor === '') return false;
      const short = name.slice(name.lastIndexOf('::') + 2);
      const mark = `name="//apple_ref/cpp/${type}/${encodeURIComponent(short)}"`;
      // Operators of conversions have a scope in their own name.
      return !html.includes(` id="${anchor}"`) || (!html.includes(mark) && type !== 'Operator');
    });
    expect(lost).toEqual([]);
  });

  test('has each kind of symbol by its own type, guides by their title, and one language', async () => {
    const rows = await indexRows(docset);
    const typeOf = (name: string): string[] => [
      ...new Set(rows.flatMap((row) => (row.name === name ? [row.type] : []))),
    ];
    const space = 'micro_os_plus::micro_test_plus';
    expect({
      guide: typeOf('The guide'),
      translated: typeOf('Die Anleitung'),
      unlisted: typeOf('Hidden'),
      topic: typeOf('Expectations'),
      namespace: typeOf(space),
      class: typeOf(`${space}::test_runner`),
      constructor: typeOf(`${space}::test_runner::test_runner`),
      method: typeOf(`${space}::test_runner::initialize`),
      function: typeOf(`${space}::expect`),
      field: typeOf(`${space}::detail::eq_::value_`),
      operator: typeOf(`${space}::operators::operator<=`),
      type: typeOf(`${space}::to_ull`),
      enum: typeOf(`${space}::verbosity`),
      value: typeOf(`${space}::verbosity::quiet`),
    }).toEqual({
      guide: ['Guide'],
      translated: [],
      unlisted: [],
      topic: ['Guide'],
      namespace: ['Namespace'],
      class: ['Class'],
      constructor: ['Constructor'],
      method: ['Method'],
      function: ['Function'],
      field: ['Field'],
      operator: ['Operator'],
      type: ['Type'],
      enum: ['Enum'],
      value: ['Value'],
    });
    expect(rows.filter(({ file }) => file.startsWith('de/'))).toEqual([]);
  });
});

test('a docset has a description, icons, a feed, and pages of all languages', () => {
  const list = readFileSync(join(docset, 'Contents/Info.plist'), 'utf8');
  const found = list.matchAll(/<key>(.*)<\/key>\s*<(?:string>(.*)<\/string>|(true)\/>)/g);
  const texts = Object.fromEntries(
    [...found].map(([, key = '', text, flag]): [string, string] => [key, text ?? flag ?? '']),
  );
  expect(texts).toEqual({
    CFBundleIdentifier: 'my-library',
    CFBundleName: 'My Library',
    DocSetPlatformFamily: 'my_library',
    DashDocSetFamily: 'dashtoc',
    DashDocSetFallbackURL: 'https://lib.example/lib/',
    dashIndexFilePath: 'docs/api/index.html',
    isDashDocset: 'true',
    isJavaScriptEnabled: 'true',
  });
  expect(existsSync(join(documents, 'docs/index.html'))).toBe(true);
  for (const [name, size] of [
    ['icon.png', 16],
    ['icon@2x.png', 32],
  ] as const) {
    const bytes = readFileSync(join(docset, name));
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([size, size]);
  }
  expect(readFileSync(join(out, 'My_Library.xml'), 'utf8')).toBe(
    '<entry>\n  <version>3.2.2</version>\n  <url>https://lib.example/lib/My_Library.tgz</url>\n</entry>\n',
  );
  const page = readFileSync(join(documents, 'docs/index.html'), 'utf8');
  expect(page).toContain('name="//apple_ref/cpp/Section/Gr%C3%B6%C3%9Fe"');
  expect(page).not.toContain('type="module"');
  expect(readFileSync(join(documents, 'de/docs/index.html'), 'utf8')).toContain('Die Anleitung');
});

test('a second build changes nothing, and a website in its place leaves none of its files', async () => {
  const whole = await build({ ...options, cache: false });
  expect([whole.ok, whole.result?.written, whole.result?.removed]).toEqual([true, 0, 0]);
  const site = await build({ ...options, docset: false });
  expect([site.ok, existsSync(docset), existsSync(join(out, 'docs/index.html'))]).toEqual([
    true,
    false,
    true,
  ]);
});

describe('markPage', () => {
  const marks = new Map([['f', { shortName: 'operator<', type: 'Operator' as const }]]);
  const anchor = '<a class="dashAnchor" name="//apple_ref/cpp/Operator/operator%3C"></a>';

  test.each([
    ['<h3 id="f">f</h3>', `<h3 id="f">${anchor}f</h3>`],
    ['<h3 class="a" id="f">f</h3>', `<h3 class="a" id="f">${anchor}f</h3>`],
    // A parser moves what is between rows and cells out of the table.
    ['<tr id="f"><th>f</th></tr>', `<tr id="f"><th>${anchor}f</th></tr>`],
    ['<a id="f"></a>', `${anchor}<a id="f"></a>`],
    ['<h3 id="g">g</h3>', '<h3 id="g">g</h3>'],
    ['<h3 data-id="f">g</h3>', '<h3 data-id="f">g</h3>'],
    ['<script>"<h3 id="f">"</script>', '<script>"<h3 id="f">"</script>'],
  ])('%s', (html, expected) => {
    expect(markPage(html, marks)).toBe(expected);
  });
});
