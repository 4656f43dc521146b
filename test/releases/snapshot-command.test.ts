import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { needKnownDoxygen } from '../run/shared.ts';
import { shapesHeader, SmallLibrary } from './small-library.ts';

let original: SmallLibrary;
let library: SmallLibrary;

beforeAll(async () => {
  await needKnownDoxygen();
  original = new SmallLibrary();
  original.runDoxygen();
});

afterAll(() => original.remove());

beforeEach(() => {
  library = new SmallLibrary();
  cpSync(original.folder, library.folder, { recursive: true });
});

afterEach(() => library.remove());

test('the file is created once, is up to date then, and does not change by itself', async () => {
  expect(await library.snapshot()).toEqual({
    code: 0,
    error: '',
    out: 'Reading\napi/1.0.0.json: Shapes 1.0.0, 4 symbols.\napi/pages.txt: 19 pages and headings are new.\n',
  });
  const text = library.read('api/1.0.0.json');
  expect(text).toContain('"library": "Shapes"');
  expect(text).not.toContain(library.folder);
  expect(readdirSync(join(library.folder, 'api'))).toEqual(['1.0.0.json', 'pages.txt']);

  expect((await library.snapshot()).out).toContain('api/1.0.0.json is up to date: 4 symbols.\n');

  library.write('include/shapes/shapes.h', shapesHeader('draw', 'paint'));
  library.runDoxygen();
  const refused = await library.snapshot();
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.error).toContain(
    'api/1.0.0.json: error: There is a snapshot of 1.0.0 with other content: 2 symbols differ: shapes::fill, shapes::paint. [snapshot-exists]',
  );
  expect(library.read('api/1.0.0.json')).toBe(text);

  const replaced = await library.snapshot('--replace');
  expect(replaced).toMatchObject({ code: 0, error: '' });
  expect(replaced.out).toContain('2 symbols differ: shapes::fill, shapes::paint.\n');
  expect(library.read('api/1.0.0.json')).toContain('"name":"paint"');
});

test('--check writes nothing, and fails for a file that is missing or outdated', async () => {
  const missing = await library.snapshot('--check');
  expect(missing.code).toBe(1);
  expect(missing.error).toContain('There is no snapshot of 1.0.0. [snapshot-outdated]');
  expect(missing.error).toContain('Run "mtp-site snapshot --release 1.0.0", and commit the file.');
  expect(existsSync(join(library.folder, 'api'))).toBe(false);

  await library.snapshot('--release', 'next');
  expect((await library.snapshot('--release', 'next', '--check')).code).toBe(0);
  const text = library.read('api/next.json');
  library.write('include/shapes/shapes.h', shapesHeader('draw'));
  library.runDoxygen();
  const outdated = await library.snapshot('--release', 'next', '--check');
  expect(outdated.code).toBe(1);
  expect(outdated.error).toContain(
    'api/next.json: error: The snapshot is not what the XML contains: 1 symbol differs: shapes::fill.',
  );
  expect(library.read('api/next.json')).toBe(text);

  // The release in work changes all the time.
  const next = await library.snapshot('--release', 'next');
  expect(next).toMatchObject({ code: 0, error: '' });
  expect(library.read('api/next.json')).not.toBe(text);
});

test('the release is that of the command line, of PROJECT_NUMBER or of the tag', async () => {
  const given = await library.snapshot('--release', 'v2.1', '--out', 'elsewhere/x.json');
  expect(given.out).toContain('elsewhere/x.json: Shapes 2.1, 4 symbols.');
  expect(existsSync(join(library.folder, 'api'))).toBe(false);

  library.edit('Doxyfile', (text) => text.replace(/^PROJECT_NUMBER.*\n/m, ''));
  library.runDoxygen();
  const none = await library.snapshot();
  expect(none.code).toBe(2);
  expect(none.error).toContain('neither PROJECT_NUMBER nor a git tag names it. [snapshot-release]');

  library.git('init', '--quiet');
  library.release('v1.2.0');
  expect((await library.snapshot()).out).toContain('api/1.2.0.json: Shapes 1.2.0');
  expect(library.read('api/1.2.0.json')).toContain('"date": "2024-03-05"');

  for (const name of ['../../x', 'trunk', '3.x', '1.0.0/../../x']) {
    const { code, error } = await library.snapshot('--release', name);
    expect([name, code]).toEqual([name, 2]);
    expect(error).toContain(`"${name}" (--release) is not the number of a version.`);
  }
});

test('the bytes depend neither on the folder nor on the order of the XML', async () => {
  await library.snapshot('--date', '2024-01-01');
  const other = new SmallLibrary();
  try {
    cpSync(join(library.folder, 'xml'), join(other.folder, 'docs/of/xml'), { recursive: true });
    other.edit('site.config.yaml', (text) => text.replace('xml: xml', 'xml: docs/of/xml'));
    other.edit('docs/of/xml/index.xml', (text) => {
      const compounds = text.match(/ {2}<compound [^]*?<\/compound>\n/g) ?? [];
      expect(compounds.length).toBeGreaterThan(2);
      const start = text.indexOf(compounds[0] ?? '');
      return `${text.slice(0, start)}${compounds.reverse().join('')}</doxygenindex>\n`;
    });
    await other.snapshot('--date', '2024-01-01');
    expect(other.read('api/1.0.0.json')).toBe(library.read('api/1.0.0.json'));
  } finally {
    other.remove();
  }
});

test('the names in headers come from the sources if the XML has no listings', async () => {
  await library.snapshot();
  const [names] = /"names":"[^"]+"/.exec(library.read('api/1.0.0.json')) ?? [];
  expect(names).toBeDefined();
  library.edit('Doxyfile', (text) => `${text}XML_PROGRAMLISTING = NO\n`);
  library.runDoxygen();
  await library.snapshot('--out', 'without-listings.json');
  expect(library.read('without-listings.json')).toContain(names);

  // The XML of another release does not belong to these sources.
  await library.snapshot('--xml', 'xml', '--out', 'elsewhere.json');
  expect(library.read('elsewhere.json')).not.toContain('"names"');
  library.git('init', '--quiet');
  library.edit('include/shapes/shapes.h', () => '');
  await library.snapshot('--out', 'gone.json');
  expect(library.read('gone.json')).not.toContain('"names"');
});

test('a file that is no snapshot of this release is reported, and never overwritten', async () => {
  await library.snapshot();
  const text = library.read('api/1.0.0.json');
  for (const [content, message] of [
    [text.slice(0, 500), 'The snapshot is incomplete: it ends too early. [snapshot]'],
    [text.replace('"Shapes"', '"Circles"'), 'error: The file is the snapshot of Circles 1.0.0,'],
    [text.replace('"1.0.0"', '"1.0.1"'), 'error: The file is the snapshot of Shapes 1.0.1,'],
  ] as const) {
    library.write('api/1.0.0.json', content);
    for (const args of [[], ['--check']]) {
      const { code, error } = await library.snapshot(...args);
      expect(code).toBe(1);
      expect(error).toContain('api/1.0.0.json:');
      expect(error).toContain(message);
      expect(library.read('api/1.0.0.json')).toBe(content);
    }
  }
  expect((await library.snapshot('--replace')).error).toBe('');
  expect(library.read('api/1.0.0.json')).toBe(text);

  mkdirSync(join(library.folder, 'api/2.0.0.json'));
  const folder = await library.snapshot('--release', '2.0.0', '--replace');
  expect(folder.code).toBe(1);
  expect(folder.error).toContain('api/2.0.0.json: error: This is not a file. [snapshot]');
});

test('a snapshot from XML elsewhere keeps the addresses that were published', async () => {
  await library.snapshot();
  const text = library.read('api/1.0.0.json');
  expect(text).toContain('"address":');
  const again = await library.snapshot('--xml', 'xml', '--release', '1.0.0');
  expect(again.error).toBe('');
  library.edit('api/1.0.0.json', (each) => each.replace('"names":"', '"names":"AAAA'));
  expect((await library.snapshot('--xml', 'xml', '--replace')).code).toBe(0);
  expect(library.read('api/1.0.0.json')).toContain('"address":');
});

test('published pages and headings stay in the list with their first release', async () => {
  library.edit('site.config.yaml', (text) => `${text}docs: { path: docs }\n`);
  library.write('docs/guide.md', '# Guide\n\n## First steps\n');
  library.write('docs/other.md', '# Other\n');
  await library.snapshot();
  library.write('docs/guide.md', '# Guide\n\n## Start\n');
  library.edit('Doxyfile', (text) => text.replace('1.0.0', '1.1.0'));
  library.runDoxygen();
  const { code, out } = await library.snapshot();
  expect({ code, out }).toEqual({
    code: 0,
    out: 'Reading\napi/1.1.0.json: Shapes 1.1.0, 4 symbols.\napi/pages.txt: 1 page or heading is new.\n',
  });
  const lines = library.read('api/pages.txt').split('\n');
  expect(lines.filter((line) => /docs\/(?!api)|baseUrl|api\/files\/./.test(line))).toEqual([
    '# baseUrl: /',
    '/docs/api/files/ 1.0.0 list',
    '/docs/api/files/include/shapes/shapes-h/ 1.0.0 file include/shapes/shapes.h',
    ...['/docs/guide/ 1.0.0', '/docs/guide/#first-steps 1.0.0', '/docs/guide/#start 1.1.0'],
    '/docs/other/ 1.0.0',
  ]);
  expect((await library.snapshot('--release', 'next')).out).not.toContain('pages.txt');
});

test('summaries of all releases are in one file, where the latest release has the last word', async () => {
  const release = (version: string, ...briefs: readonly string[]): Promise<unknown> => {
    const declarations = briefs.map((brief, i) => `/** ${brief} */\nvoid f${i}();\n`);
    library.write('include/shapes/shapes.h', `#pragma once\n${declarations.join('')}void g();\n`);
    library.edit('Doxyfile', (text) => text.replace(/(?<=NUMBER = ).*/, version));
    library.runDoxygen();
    return library.snapshot();
  };
  const title = '# Summaries of symbols, for the pages of those that a later release removes.';
  expect(await release('1.1.0', 'Draws.', 'Fills.')).toMatchObject({
    out: expect.stringContaining('api/summaries.txt: the summaries of 2 symbols are new.\n'),
  });
  await release('1.0.0', 'Paints.', 'Fills.', 'Goes.');
  expect(library.read('api/summaries.txt')).toBe(
    [title, 'f0: Draws.', 'f1: Fills.', 'f2: Goes.', ''].join('\n'),
  );
  await release('2.0.0', 'Draws it.');
  await library.snapshot('--out', 'elsewhere/x.json');
  expect(library.read('api/summaries.txt')).toContain('\nf0: Draws it.\nf1: Fills.\n');
  expect(existsSync(join(library.folder, 'elsewhere/summaries.txt'))).toBe(false);
});
