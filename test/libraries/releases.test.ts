import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommandLine } from '../../src/cli/program.ts';
import { BuiltSite } from '../../src/mcp/built-site.ts';
import { changesAnswer, releaseAnswer } from '../../src/mcp/release-answers.ts';
import { siteFiles } from '../../src/mcp/site-files.ts';
import { symbolAnswer } from '../../src/mcp/symbol-answer.ts';
import { contentFolder } from '../markdown/content-folder.ts';
import { needProgram } from '../run/shared.ts';

/** Two libraries with releases of their own: units 2.0.0 and 2.1.0, linalg 0.8.0 and 0.9.0. */
const releases: Record<string, string>[] = [
  {
    'units/units.h': `/// @file
/// Lengths.
namespace suite {
/// A length.
class Length {};
/// An area.
class Area {};
}
`,
    'units/VERSION': '2.0.0',
    'linalg/linalg.h': `/// @file
/// Vectors.
namespace suite {
/// A place.
class Point {};
/// Draws a place.
void draw(const Point &point);
}
`,
    'linalg/VERSION': '0.8.0',
  },
  {
    'units/units.h': `/// @file
/// Lengths.
namespace suite {
/// A length.
class Length {};
/// A mass.
class Mass {};
}
`,
    'units/VERSION': '2.1.0',
    'linalg/linalg.h': `/// @file
/// Vectors.
namespace suite {
/// A place.
class Point {};
/// Draws a place.
void draw(const Point &point, int width);
}
`,
    'linalg/VERSION': '0.9.0',
  },
];

let folder: string;
let messages: string;

const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

async function run(...args: string[]): Promise<{ code: number; out: string; error: string }> {
  const printed = { out: '', error: '' };
  const terminal = {
    out: (text: string) => (printed.out += text),
    error: (text: string) => (printed.error += text),
    interactive: false,
    colors: false,
  };
  return { code: await runCommandLine(args, terminal, folder), ...printed };
}

function release(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const name of ['units', 'linalg']) {
    const options = ['QUIET=YES', 'WARNINGS=NO', 'GENERATE_HTML=NO', 'GENERATE_LATEX=NO'];
    const own = [`INPUT=${name}`, `OUTPUT_DIRECTORY=${name}`, `PROJECT_NAME=${name}`];
    const version = `PROJECT_NUMBER=${read(`${name}/VERSION`)}`;
    const input = [...options, ...own, version, 'GENERATE_XML=YES', ''].join('\n');
    expect(spawnSync('doxygen', ['-'], { cwd: folder, input }).status).toBe(0);
  }
}

beforeAll(async () => {
  await needProgram('doxygen');
  folder = contentFolder({
    'docs/guide.md': '# Guide\n',
    'docs/gone.md': '# Gone\n',
    'site.config.yaml': `title: Suite
url: https://suite.example
libraries:
  units: { xml: units/xml }
  linalg: { xml: linalg/xml, routeBasePath: docs/api/vectors }
docs: {}
checks: { lostAddresses: warn }
search: {}
`,
  });
  const [first = {}, second = {}] = releases;
  release(first);
  for (const name of ['units', 'linalg'])
    expect(await run('snapshot', '--xml', `${name}/xml`, '--quiet')).toEqual({
      code: 0,
      out: '',
      error: '',
    });
  // A page that is neither a text nor a symbol, in the lists of both.
  for (const name of ['units', 'linalg']) {
    const path = join(folder, `api/${name}/pages.txt`);
    const text = readFileSync(path, 'utf8');
    const counted = text.replace(
      /(published )(\d+)/,
      (_, words: string, count: string) => `${words}${Number(count) + 1}`,
    );
    const [, published = ''] = /^# (\S+) published/m.exec(text) ?? [];
    writeFileSync(path, `${counted}/docs/old/ ${published} page Old\n`);
  }
  release(second);
  rmSync(join(folder, 'docs/gone.md'));
  const { code, error } = await run('build', '--quiet', '--workers', '1');
  expect([code, error]).toEqual([0, expect.any(String)]);
  messages = error;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('snapshots, published pages and summaries are in the folder of their library', () => {
  expect(existsSync(join(folder, 'api/units/2.0.0.json'))).toBe(true);
  expect(existsSync(join(folder, 'api/linalg/0.8.0.json'))).toBe(true);
  expect(read('api/units/2.0.0.json')).toContain('docs/api/units/classes/suite/area/');
  // With the path of the library, also if the configuration does not name it.
  expect(read('api/units/pages.txt')).toContain('/docs/api/units/files/units/units-h/ 2.0.0 file');
  expect(read('api/linalg/pages.txt')).toContain('/docs/api/vectors/ 0.8.0 list');
});

test('the pages of each library show the changes of its own releases', () => {
  const units = read('build/docs/api/units/changes/2.1.0/index.md');
  expect(units).toContain('`suite::Area`');
  expect(units).toContain('`suite::Mass`');
  expect(units).not.toContain('draw');
  const vectors = read('build/docs/api/vectors/changes/0.9.0/index.md');
  expect(vectors).toContain('has the additional parameter width');
  expect(vectors).not.toContain('Area');
  expect(read('build/docs/api/units/classes/suite/mass/index.html')).toContain('2.1.0');
  expect(read('build/docs/api/index.md')).toContain(
    '## [units](/docs/api/units/index.md) [2.1.0](/docs/api/units/changes/index.md)',
  );
});

test('what is gone has a page in the library that had it', () => {
  expect(read('build/docs/api/units/classes/suite/area/index.html')).toContain('An area.');
  expect(read('build/docs/api/units/classes/suite/area/index.md')).toContain('[Removed in 2.1.0]');
});

test('a page that both lists contain is replaced once', () => {
  expect(read('build/docs/old/index.html')).toContain('Old');
});

test('an address that both lists contain is reported once', () => {
  expect(messages.match(/\/docs\/gone\/ was published/g)).toHaveLength(1);
  expect(messages).toContain('api/units/pages.txt:');
  expect(messages.match(/warning:/g)).toHaveLength(1);
});

test('programs find the snapshots of each library', () => {
  expect(JSON.parse(read('build/docs/api/snapshots/index.json'))).toEqual({
    libraries: { units: 'docs/api/units/', linalg: 'docs/api/vectors/' },
  });
  expect(JSON.parse(read('build/docs/api/vectors/snapshots/index.json'))).toEqual({
    releases: ['0.8.0'],
  });
});

test('agents name the library whose releases they ask for', async () => {
  const site = new BuiltSite(siteFiles('build', folder));
  const open = await releaseAnswer(site, 'suite::Area', '2.0.0');
  expect(open).toContain('Name one as the argument library: `units`, `linalg`.');
  const library = { library: 'units' };
  expect(await releaseAnswer(site, 'suite::Area', '2.0.0', library)).toContain('Yes, 2.0.0');
  expect(await changesAnswer(site, '0.8.0', undefined, 'linalg')).toContain('`suite::draw`');
  expect(await changesAnswer(site, '0.8.0', undefined, 'units')).toContain('It has 2.0.0.');
  expect(await changesAnswer(site, '0.8.0', undefined, 'none')).toContain('`units`, `linalg`');
  // The path of a library can have another name.
  const starts = (await site.libraries()).map(({ href }) => href);
  expect(starts).toEqual(['/docs/api/vectors/', '/docs/api/units/']);
  // What is gone, and what is there, without the name of the library.
  expect(await symbolAnswer(site, 'suite::Area', false)).toContain('2.0.0 is the last release');
  expect(await symbolAnswer(site, 'suite::draw', false)).toContain('`#include <linalg/linalg.h>`');
});

test('diff compares the releases of one library', async () => {
  const { code, out } = await run('diff', '--xml', 'linalg/xml');
  expect([code, out]).toEqual([0, expect.stringContaining('linalg 0.8.0 (')]);
  expect(out).not.toContain('Area');
});

test('the loss of an address that both lists contain is accepted once', async () => {
  const accepted = '- { lost: /docs/gone/, reason: It said nothing. }\n';
  writeFileSync(join(folder, 'api/linalg/accepted.yaml'), accepted);
  const { code, error } = await run('build', '--quiet', '--workers', '1');
  expect([code, error]).toEqual([0, '']);
});

test('snapshots of all tags need the name of one library', async () => {
  const { code, error } = await run('snapshot', '--backfill', '*');
  expect([code, error]).toEqual([2, expect.stringContaining('There are several libraries')]);
});
