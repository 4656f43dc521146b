import { beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentFolder } from '../markdown/content-folder.ts';
import { needProgram } from '../run/shared.ts';
import { buildFolder, type BuiltFolder } from '../site-folder.ts';

const sources = {
  Doxyfile: [
    ...['QUIET = YES', 'WARNINGS = NO', 'GENERATE_HTML = NO', 'GENERATE_LATEX = NO'],
    ...['GENERATE_XML = YES', 'INPUT = src', 'STRIP_FROM_PATH = src', 'JAVADOC_AUTOBRIEF = YES'],
    ...['EXTRACT_ALL = YES', 'PROJECT_NAME = Waves', ''],
  ].join('\n'),
  'src/topics.h': `/** @defgroup core Core functions
 * What all need. @{ */
/** Starts. */
void core_start(void);
/** @} */
/** @defgroup inner Inner functions
 * @ingroup core
 * Deeper. @{ */
/** Deep. */
void inner_deep(void);
/** @} */
`,
  // The header has no description, and the function no topic: its file has the only page of it, as often in C.
  'src/plain.h': `/** Plain. */
void plain_call(int count);
/** A record. */
struct plain_record { int count; };
`,
  'src/waves.hpp': `/// Waves.
namespace waves {
/// A tide.
class Tide {};
}
`,
};

let files: Record<string, string>;

beforeAll(async () => {
  await needProgram('doxygen');
  const folder = contentFolder(sources);
  expect(spawnSync('doxygen', { cwd: folder }).status).toBe(0);
  const xml = readdirSync(join(folder, 'xml')).filter((name) => name.endsWith('.xml'));
  files = Object.fromEntries(
    xml.map((name) => [`xml/${name}`, readFileSync(join(folder, 'xml', name), 'utf8')]),
  );
});

/** Builds a site of the sources whose full text is limited to a number of bytes. */
function built(fullTextLimit: number, config: object = {}): Promise<BuiltFolder> {
  const all = { ...files, 'docs/guide.md': '# The guide\n' };
  const own = { doxygen: { xml: 'xml' }, docs: {}, markdownPages: { fullTextLimit } };
  return buildFolder(all, { ...own, ...config });
}

/** The files with texts of the pages, and the titles of their links in the list. */
function fullTexts({ file, files: all }: BuiltFolder): { list: string[]; texts: string[] } {
  const [, links = ''] = (file('llms.txt') ?? '').split('\n## Full text\n');
  return {
    list: [...links.matchAll(/^- \[(.*)\]\(https:\/\/example\.org\/base\/(.*)\)$/gm)].map(
      ([, title, path]) => `${path}: ${title}`,
    ),
    texts: all().filter((path) => path.startsWith('llms-full')),
  };
}

describe('a full text above its limit', () => {
  let site: BuiltFolder;
  beforeAll(async () => {
    site = await built(2000);
  });

  test('has a file for each outermost topic and namespace, and one for the other pages of a kind', () => {
    expect(fullTexts(site).list).toEqual([
      'llms-full.txt: Pages and guides',
      'llms-full/core-functions.txt: API reference: Core functions',
      'llms-full/waves.txt: API reference: waves',
      'llms-full/classes.txt: API reference: Classes',
      'llms-full/files.txt: API reference: Files',
    ]);
  });

  test('is complete: each page is in one of the files, which are all in the list', () => {
    const { list, texts } = fullTexts(site);
    expect(list.map((each) => each.replace(/:.*/, '')).sort()).toEqual(texts);
    const whole = texts.map((path) => site.file(path)).join('\n');
    const shown = [...whole.matchAll(/^<!-- (\S+) -->$/gm)].map(
      ([, address]) => `${address}index.md`,
    );
    const [pages = ''] = (site.file('llms.txt') ?? '').split('\n## Full text\n');
    const listed = [...pages.matchAll(/\]\((\S+index\.md)\)/g)].map(([, address]) => address);
    expect(shown.sort()).toEqual(listed.sort());
  });

  test.each([
    ['llms-full/core-functions.txt', 'inner_deep', 'a topic in a topic'],
    ['llms-full/waves.txt', 'A tide.', 'a class in a namespace'],
    ['llms-full/classes.txt', 'A record.', 'a class in none'],
    [
      'llms-full/files.txt',
      'void plain_call(int count)',
      'a file is the only page of its functions',
    ],
    ['llms-full.txt', '# Waves', 'the start of the API reference leads to the others'],
    ['llms-full.txt', '[API reference: Classes](', 'it lists the other files'],
  ])('%s has %j, because of %s', (path, text, _) => {
    expect(site.file(path)).toContain(text);
  });
});

test('a full text below its limit is one file', async () => {
  const site = await built(100_000);
  expect(fullTexts(site)).toEqual({
    list: ['llms-full.txt: All pages'],
    texts: ['llms-full.txt'],
  });
  expect(site.file('llms-full.txt')).toContain('void plain_call(int count)');
});

test('a topic that is too long has several files, each with whole pages', async () => {
  const { list, texts } = fullTexts(await built(600));
  expect(list).toContain('llms-full/core-functions-2.txt: API reference: Core functions (2)');
  expect(texts).toContain('llms-full/core-functions-2.txt');
});

test('0 bytes are no full text, and only the list is left', async () => {
  const site = await built(0);
  expect(fullTexts(site)).toEqual({ list: [], texts: [] });
  expect(site.file('llms.txt')).toContain('plain.h file');
});

test.each([
  [undefined, 'docs/guide/', 'index.md'],
  [false, 'docs/guide', '.md'],
])(
  'with trailingSlash %s, the Markdown of %s has %s at its end',
  async (trailingSlash, page, end) => {
    const { file } = await built(0, { trailingSlash });
    expect(file(page + end)).toContain('# The guide');
    expect(file('llms.txt')).toContain(`at the address of the page with ${end} at its end`);
  },
);

test('the Markdown of a portable site leads to its files from wherever it is', async () => {
  const { file, files: all } = await built(2000, { portable: true, url: undefined });
  const paths = all();
  const texts = paths.filter((path) => /\.md$|^llms/.test(path));
  expect(texts).toEqual(
    expect.arrayContaining(['docs/guide/index.md', 'llms.txt', 'llms-full/waves.txt']),
  );
  const links = texts.flatMap((path) =>
    [...(file(path) ?? '').replace(/^```[^]*?^```$/gm, '').matchAll(/\]\(([^\s)#]+)/g)].map(
      ([, link = '']) => ({ path, link }),
    ),
  );
  expect(links.length).toBeGreaterThan(50);
  const lost = links.filter(
    ({ path, link }) => link.startsWith('/') || !paths.includes(join(dirname(path), link)),
  );
  expect(lost).toEqual([]);
});

test('no Markdown for pages means that nothing of it is left', async () => {
  const site = await built(0, { markdownPages: null });
  expect(site.files().filter((path) => /\.md$|^llms/.test(path))).toEqual([]);
  for (const path of site.files().filter((each) => each.endsWith('.html')))
    expect([path, site.file(path)?.match(/text\/markdown|View as Markdown|Copy page/)]).toEqual([
      path,
      null,
    ]);
});
