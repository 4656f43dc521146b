import { expect, test } from '@jest/globals';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import type { Compound } from '../../src/model/compound.ts';
import type { Block } from '../../src/model/description.ts';
import { indexSymbols } from '../../src/model/symbols.ts';
import { commentPages } from '../../src/plan/comment-pages.ts';
import { checkDangling } from '../../src/plan/dangling.ts';
import { createLinks, type LinkSources } from '../../src/plan/links.ts';
import type { Target } from '../../src/plan/targets.ts';
import { compound, para } from '../components/api-model.ts';

const section = (id: string, title: string): Block => ({
  type: 'section',
  level: 1,
  id,
  title: [{ type: 'text', value: title }],
  children: [],
});
const page = (refid: string, file: string, detailed: Block[] = []): Compound =>
  compound({ refid, name: refid, kind: 'page', location: { file }, detailed });
const refersToHidden = para({ type: 'ref', refid: 'timer_8h_source', children: [] });
const compounds = [
  page('intro', 'src/intro.md', [refersToHidden]),
  page('guide', 'src/docs/guide.md', [
    section('guide_1autotoc_md0', 'Setting up (first)'),
    section('guide_1labelled', 'Labels'),
    section('guide_1autotoc_md1', 'Labels'),
  ]),
  page('indexpage', 'README.md', [section('index_1autotoc_md2', 'Why?')]),
  page('one', 'a/same.md'),
  page('other', 'b/same.md'),
  compound({ refid: 'classTimer', name: 'Timer', location: { file: 'src/timer.h' } }),
];
const targets = new Map<string, Target>([
  ...compounds.map(({ refid }): [string, Target] => [refid, { permalink: `${refid}/` }]),
  ...['guide_1autotoc_md0', 'guide_1labelled', 'guide_1autotoc_md1', 'index_1autotoc_md2'].map(
    (id): [string, Target] => [id, { permalink: id.replace(/_1.*/, '/'), anchor: id }],
  ),
]);
const symbols = indexSymbols({ title: '', folder: '', images: [], compounds });
const hiddenFiles = new Map([['timer_8h', { file: 'src/timer.h', key: 'files' as const }]]);
const paths = new Map([['src/timer.h', 'src/timer.h']]);
const repository = { url: 'https://e.example/{path}', paths };

const linksWith = (own: Partial<LinkSources> = {}): ReturnType<typeof createLinks> =>
  createLinks({
    base: '/',
    targets,
    externals: () => undefined,
    standard: () => undefined,
    sources: new Map(),
    docsFolders: [],
    listings: new Map(),
    images: new Map(),
    assets: new Map(),
    paths: new Set(),
    files: new Set(),
    hiddenFiles,
    comments: commentPages(symbols, targets),
    ...own,
  });

test.each([
  // Relative to the file of the comment, or the end of a path from elsewhere.
  ['docs/guide.md', '/guide/'],
  ['./docs/../docs/guide.md', '/guide/'],
  ['guide.md', '/guide/'],
  ['/docs/guide.md', '/guide/'],
  ['../README.md', '/indexpage/'],
  // The ids of sections: the author's, or the one that follows from the heading.
  ['docs/guide.md#labelled', '/guide/#guide_1labelled'],
  ['docs/guide.md#setting-up-first', '/guide/#guide_1autotoc_md0'],
  ['docs/guide.md#labels-1', '/guide/#guide_1autotoc_md1'],
  ['../README.md#why', '/index/#index_1autotoc_md2'],
  // The page itself is better than nothing.
  ['docs/guide.md#gone', '/guide/'],
  ['gone.md', undefined],
  // Sites of other tools name pages without the extension of their files.
  ['guide', '/guide/'],
  ['docs/guide.html', '/guide/'],
  ['../docs/guide/', '/guide/'],
  ['guide#labels-1', '/guide/#guide_1autotoc_md1'],
  // It may be another page, which the report names.
  ['guide#gone', undefined],
  ['guide.txt', undefined],
  ['https://example.org/guide', 'https://example.org/guide'],
  // Two pages could be meant.
  ['same.md', undefined],
  ['same', undefined],
])('a comment links to %s', (url, href) => {
  expect(linksWith().comment(url, 'xml/intro.xml')).toBe(href);
  // The comment of a class is in its header.
  expect(linksWith().comment(url, 'xml/classTimer.xml')).toBe(href);
});

test.each([
  ['docs/guide.md#gone', true],
  ['docs/guide.md#labels-1', false],
  ['docs/guide.md', false],
  ['gone.md#gone', false],
  ['https://example.org/docs/guide.md#gone', false],
])('%s names a part that its file lacks: %s', (url, lacks) => {
  expect(linksWith().lacksPart?.(url, 'xml/intro.xml')).toBe(lacks);
});

test('a link to a missing part is reported with its file', () => {
  const linking = page('linking', 'src/docs/linking.md', [
    para({ type: 'link', url: 'guide.md#gone', children: [{ type: 'text', value: 'x' }] }),
  ]);
  const pages = [...compounds.slice(1), linking];
  const all = indexSymbols({ title: '', folder: '', images: [], compounds: pages });
  const diagnostics = new Diagnostics();
  const links = linksWith({ comments: commentPages(all, targets) });
  checkDangling(all, links, { hiddenFiles: new Map() }, 'throw', diagnostics);
  expect(diagnostics.all.map(({ code, level }) => [code, level])).toEqual([
    ['dangling-part', 'error'],
  ]);
  expect(diagnostics.all[0]?.message).toContain('guide.md#gone (xml/linking.xml)');
});

test('a source file without a page leads to the repository', () => {
  const links = linksWith({ repository });
  expect(links.refid('timer_8h')).toBe('https://e.example/src/timer.h');
  expect(links.refid('timer_8h_source')).toBe('https://e.example/src/timer.h');
  expect(links.comment('timer.h', 'xml/intro.xml')).toBe('https://e.example/src/timer.h');
  expect(linksWith().refid('timer_8h_source')).toBeUndefined();
});

test('a reference to a hidden source file says what hides it', () => {
  const report = (links = linksWith(), files = hiddenFiles): string[] => {
    const diagnostics = new Diagnostics();
    checkDangling(symbols, links, { hiddenFiles: files }, 'warn', diagnostics);
    return diagnostics.all.map(({ code, message, advice }) => `${code} ${message} ${advice ?? ''}`);
  };
  const [found = '', ...others] = report();
  expect(others).toEqual([]);
  expect(found).toContain('hidden-file-reference');
  expect(found).toContain('SHOW_FILES = NO');
  expect(found).toContain('src/timer.h (xml/intro.xml)');
  expect(found).toContain('doxygen.sourceUrl');
  expect(report(linksWith({ repository }))).toEqual([]);
  expect(report(linksWith(), new Map())[0]).toContain('dangling-reference');
});
