/** @jest-environment-options { "production": true } */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../src/build/build-site.ts';
import { loadConfig } from '../../src/config/load-config.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { contextOf } from '../context.ts';
import { messages } from '../markdown/content-folder.ts';
import { needKnownDoxygen, needProgram } from '../run/shared.ts';
import { deadAddresses } from './dead-addresses.mjs';

const root = join(import.meta.dirname, '../..');
const sources = join(root, 'fixtures/legacy-urls');

/** Settings of Doxygen that rename the files of its HTML. */
const variants = {
  usual: [],
  subdirs: ['CREATE_SUBDIRS = YES'],
  folded: ['CASE_SENSE_NAMES = NO'],
  separate: ['SEPARATE_MEMBER_PAGES = YES'],
  plain: ['SOURCE_BROWSER = NO'],
  all: ['CREATE_SUBDIRS = YES', 'CASE_SENSE_NAMES = NO', 'SEPARATE_MEMBER_PAGES = YES'],
};

type Variant = keyof typeof variants;

/** Settings that leave out the graphs on pages, which take most of Doxygen's time; "graph_legend.html" remains. */
const fewGraphs = [
  'CLASS_GRAPH = NO',
  'COLLABORATION_GRAPH = NO',
  'DIRECTORY_GRAPH = NO',
  'GROUP_GRAPHS = NO',
  'INCLUDE_GRAPH = NO',
  'INCLUDED_BY_GRAPH = NO',
];

let folder = '';

beforeAll(async () => {
  await needKnownDoxygen();
  // Doxygen's HTML has graphs, and pages about them.
  await needProgram('dot');
  folder = mkdtempSync(join(tmpdir(), 'legacy-urls-'));
  // No graph has an address of its own, so that one run with all of them is enough.
  for (const [name, settings] of Object.entries(variants))
    document(sources, name, name === 'usual' ? settings : [...settings, ...fewGraphs]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs Doxygen: HTML, XML and a tag file in a folder of this name. */
function document(cwd: string, name: string, settings: readonly string[]): void {
  const output = join(folder, name);
  mkdirSync(output);
  const doxyfile = [
    readFileSync(join(sources, 'Doxyfile'), 'utf8'),
    `OUTPUT_DIRECTORY = ${output}`,
    `GENERATE_TAGFILE = ${join(output, 'old.tag')}`,
    ...settings,
  ];
  const { status, stderr } = spawnSync('doxygen', ['-'], {
    cwd,
    encoding: 'utf8',
    input: doxyfile.join('\n'),
  });
  if (status !== 0 || stderr !== '') throw new Error(stderr);
}

/** Builds the site of one run of Doxygen; returns its folder and what the build reported. */
async function buildSite(
  xml: string,
  legacyUrls: unknown,
): Promise<{ site: string; report: string }> {
  const place = mkdtempSync(join(folder, 'site-'));
  const doxygen = { xml: join(folder, xml, 'xml'), legacyUrls };
  const settings = { title: 'Wire', url: 'https://example.org', baseUrl: '/wire/', doxygen };
  writeFileSync(join(place, 'site.config.yaml'), JSON.stringify(settings));
  const site = join(place, 'out');
  const diagnostics = new Diagnostics();
  const config = loadConfig({ cwd: place }, diagnostics);
  const context = contextOf(diagnostics);
  const progress = (): void => undefined;
  if (config) await build({ config, out: site, write: true, context, progress });
  const report = messages(diagnostics, folder).join('\n');
  if (diagnostics.count('error') > 0) throw new Error(report);
  return { site, report };
}

/** The pages that lead to the overview because they have no equivalent. */
const overviews = ['graph_legend.html', 'index.html'];

test.each<[Variant]>([['usual'], ['subdirs'], ['folded'], ['separate'], ['plain'], ['all']])(
  'each page and member of the HTML has a place, with the names of the XML: %s',
  async (variant) => {
    const { site } = await buildSite(variant, true);
    // The site has a page of its own at the root.
    rmSync(join(site, 'index.html'));
    const { dead, toOverview, files, anchors } = deadAddresses(
      ...([join(folder, variant, 'html'), site, '', '/wire/'] as const),
    );
    expect(dead).toEqual(['index.html: no file']);
    expect(toOverview).toEqual(['graph_legend.html']);
    expect(files).toBeGreaterThan(variant === 'plain' ? 65 : 70);
    expect(anchors).toBeGreaterThan(40);
  },
);

test.each<[Variant, object]>([
  ['subdirs', { subdirs: true }],
  ['folded', { caseSenseNames: false }],
  ['separate', { separateMemberPages: true }],
  ['all', { subdirs: true, caseSenseNames: false, separateMemberPages: true }],
])('the HTML may have had other settings than the XML has: %s', async (variant, settings) => {
  const there = (await buildSite('usual', settings)).site;
  const html = join(folder, variant, 'html');
  expect(deadAddresses(html, there, 'html', '/wire/')).toMatchObject({
    dead: [],
    toOverview: overviews,
  });
  const off = Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, value === false]),
  );
  const back = (await buildSite(variant, { path: 'api/html', ...off })).site;
  expect(deadAddresses(join(folder, 'usual/html'), back, 'api/html', '/wire/')).toMatchObject({
    dead: [],
    toOverview: overviews,
  });
});

test('with the tag file of an earlier release, its addresses lead to the symbols of today', async () => {
  const copy = join(folder, 'earlier-sources');
  cpSync(sources, copy, { recursive: true });
  const frame = join(copy, 'include/wire/frame.hpp');
  const reader = join(copy, 'include/wire/io/Reader.hpp');
  const replaceIn = (file: string, changes: [RegExp, string][]): void => {
    const text = readFileSync(file, 'utf8');
    for (const [pattern] of changes) expect(text).toMatch(pattern);
    writeFileSync(
      file,
      changes.reduce((all, [pattern, by]) => all.replace(pattern, by), text),
    );
  };
  // Other hashes, another class of symbol, another inline namespace, and two symbols that are gone today.
  replaceIn(frame, [
    [/virtual void encode\(Size most\);/, 'virtual void encode(Size limit, bool strict);'],
    [/class Frame \{/, 'struct Frame {'],
    [/unsigned checksum\(const Frame &frame\);/, 'long checksum(const Frame &frame);'],
    [/class Queue \{\npublic:/, 'class Queue {\npublic:\n  /** Removes all. */\n  void clear();\n'],
  ]);
  replaceIn(reader, [
    [/inline namespace v2/, 'inline namespace v1'],
    [
      /\/\*\* Number of open readers/,
      '/** Removed. */\nstruct Gone { int was; /**< Was. */ };\n$&',
    ],
  ]);
  document(copy, 'earlier', ['SEPARATE_MEMBER_PAGES = NO', ...fewGraphs]);
  const tag = join(folder, 'earlier/old.tag');
  const { site, report } = await buildSite('usual', { path: 'html', tag });
  const { dead, toOverview, toOtherPages } = deadAddresses(
    ...([join(folder, 'earlier/html'), site, 'html', '/wire/'] as const),
  );
  // What is gone leads to the page around it, where nothing has its anchor.
  expect(dead.map((each) => each.replace(/#\w+: no anchor/, ':').replace(/\w+$/, ''))).toEqual([
    'classwire_1_1Queue.html: /wire/docs/api/classes/wire/queue/#',
    'structwire_1_1io_1_1Gone.html: /wire/docs/api/namespaces/wire/io/#',
  ]);
  expect(toOverview).toEqual(overviews);
  expect(toOtherPages).toBeGreaterThan(0);
  expect(report).toMatch(
    /^info legacy-urls-gone earlier\/old\.tag:\S+ 3 of \d+ symbols are gone; the old addresses lead to the nearest scope that exists: wire::io::Gone, wire::io::Gone::was, wire::Queue::clear/,
  );
  const targetOf = (name: string): string | undefined =>
    / data-to="([^"]*)"/.exec(readFileSync(join(site, 'html', name), 'utf8'))?.[1];
  expect(targetOf('structwire_1_1Frame.html')).toBe('/wire/docs/api/classes/wire/frame/');
  expect(targetOf('structwire_1_1io_1_1v1_1_1Options.html')).toBe(
    '/wire/docs/api/structs/wire/io/options/',
  );
  expect(targetOf('structwire_1_1io_1_1Gone.html')).toBe('/wire/docs/api/namespaces/wire/io/');
  // The hash of an overload with other parameters is unknown to the page.
  expect(readFileSync(join(site, 'html/structwire_1_1Frame.html'), 'utf8')).toMatch(
    /href="\/wire\/docs\/api\/classes\/wire\/frame\/#encode-\w+">wire::Frame::encode</,
  );
});
