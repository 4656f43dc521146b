import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommandLine } from '../../src/cli/program.ts';
import { SmallLibrary } from '../releases/small-library.ts';
import { needKnownDoxygen } from '../run/shared.ts';
import { deadAddresses } from './dead-addresses.mjs';

const before = `#pragma once
/** Shapes. */
namespace shapes {
/** A square. */
class Square {
public:
  /** Draws it. */
  void draw(int count);
  /** Fills it. */
  void fill();
};
/** A ball. */
class Ball {
public:
  /** Rolls it. */
  void roll();
};
/** A tool. */
class Tool {
public:
  /** The sort of a tool. */
  enum class Sort { small /**< Small. */, large /**< Large. */ };
  /** Uses it. */
  void use();
};
/** Prints it. */
void print(int level);
/** Resets everything. */
void reset();
}
`;

const after = before
  .replace('draw(int count)', 'draw(long count)')
  .replace(/ {2}\/\*\* Fills it.*\n.*\n/, '')
  .replace(/\/\*\* A ball[^]*?\n\};\n/, (ball) => `namespace solids {\n${ball}}\n`)
  .replace(/\/\*\* A tool[^]*?\n\};\n/, '')
  .replace(/\/\*\* Prints it.*\n.*\n/, '');

let original: SmallLibrary;
let library: SmallLibrary;

beforeAll(async () => {
  await needKnownDoxygen();
  original = new SmallLibrary();
  original.edit('Doxyfile', (text) => text.replace('HTML = NO', 'HTML = YES'));
  original.write('include/shapes/shapes.h', before);
  original.write('include/shapes/extra.h', '#pragma once\n/** Extra. */\nint extra();\n');
  original.runDoxygen();
  cpSync(join(original.folder, 'html'), join(original.folder, 'html-1.0'), { recursive: true });
});

afterAll(() => original.remove());

beforeEach(() => {
  library = new SmallLibrary();
  cpSync(original.folder, library.folder, { recursive: true });
});

/** Continues with the next release, whose HTML is not published. */
function release(): void {
  library.write('include/shapes/shapes.h', after);
  rmSync(join(library.folder, 'include/shapes/extra.h'));
  library.edit('Doxyfile', (text) => text.replace('1.0.0', '2.0.0'));
  rmSync(join(library.folder, 'xml'), { recursive: true });
  library.runDoxygen();
  library.edit('site.config.yaml', (text) => `${text}  legacyUrls: html\n`);
}

async function build(): Promise<void> {
  let error = '';
  const terminal = {
    out: () => undefined,
    error: (text: string) => (error += text),
    interactive: false,
    colors: false,
  };
  const code = await runCommandLine(
    ['build', '--quiet', '--workers', '1'],
    terminal,
    library.folder,
  );
  expect({ code, error }).toEqual({ code: 0, error: '' });
}

/** Returns the id of a member in the HTML of the first release. */
function anchorOf(page: string, name: string): string {
  const html = library.read(`html-1.0/${page}`);
  return (
    new RegExp(`href="(?:${page})?#(\\w+)">${name}<`).exec(html)?.[1] ?? `no ${name} in ${page}`
  );
}

/** Follows a redirect page; returns the address, and the text at its anchor. */
function follow(page: string, anchor = ''): [address: string, text: string] {
  const file = join(library.folder, 'build/html', page);
  if (!existsSync(file)) return ['', ''];
  const redirect = readFileSync(file, 'utf8');
  const moved = new RegExp(`<li id="${anchor}"><a href="([^"]*)"`).exec(redirect)?.[1];
  const to = / data-to="([^"]*)"/.exec(redirect)?.[1] ?? '';
  const address = moved ?? (anchor === '' ? to : `${to}#${anchor}`);
  const [path = '', id = ''] = address.split('#');
  const html = library.read(join('build', path, 'index.html'));
  const start = id === '' ? html.indexOf('<h1') : html.indexOf(`id="${id}"`);
  if (start < 0) return [address, 'nothing'];
  const text = html
    .slice(start, start + 2500)
    .replace(/<svg.*?<\/svg>|<wbr\/>/gs, '')
    .replace(/^[^>]*>|<[^>]*>/g, ' ');
  return [address, text.replace(/\s+/g, ' ').trim()];
}

test.each([
  ['published', []],
  ['unpublished', ['--xml', 'xml']],
])('addresses of the HTML of an earlier release lead to today: %s', async (_, args) => {
  const taken = await library.snapshot(...args, '--legacy');
  expect(taken).toMatchObject({ code: 0, error: '' });
  release();
  await build();
  const site = join(library.folder, 'build');
  const { dead, anchors } = deadAddresses(
    ...([join(library.folder, 'html-1.0'), site, 'html'] as const),
  );
  expect(dead).toEqual([]);
  expect(anchors).toBeGreaterThan(8);

  const [draw, drawn] = follow(
    'classshapes_1_1Square.html',
    anchorOf('classshapes_1_1Square.html', 'draw'),
  );
  expect(draw).toMatch(/^\/docs\/api\/classes\/shapes\/square\/#draw/);
  expect(drawn).toContain('long count');
  const fill = follow('classshapes_1_1Square.html', anchorOf('classshapes_1_1Square.html', 'fill'));
  expect(fill[0]).toMatch(/^\/docs\/api\/classes\/shapes\/square\/#/);
  expect(fill[1]).toMatch(/^shapes::Square::fill Removed in 2\.0\.0 Fills it\. void fill\(\)/);

  expect(follow('classshapes_1_1Ball.html')[0]).toBe('/docs/api/classes/shapes/solids/ball/');
  const roll = follow('classshapes_1_1Ball.html', anchorOf('classshapes_1_1Ball.html', 'roll'));
  expect(roll[0]).toBe('/docs/api/classes/shapes/solids/ball/#roll');
  expect(roll[1]).toContain('Rolls it.');

  const print = follow('namespaceshapes.html', anchorOf('namespaceshapes.html', 'print'));
  expect(print[0]).toMatch(/^\/docs\/api\/namespaces\/shapes\/#/);
  expect(print[1]).toMatch(/^shapes::print Removed in 2\.0\.0 .*void print\(int level\)/);
  const reset = follow('namespaceshapes.html', anchorOf('namespaceshapes.html', 'reset'));
  expect(reset[1]).toContain('Resets everything.');

  const [tool, gone] = follow('classshapes_1_1Tool.html');
  expect(tool).toBe('/docs/api/classes/shapes/tool/');
  expect(gone).toMatch(/class shapes::\s?Tool Removed in 2\.0\.0/);
  const use = follow('classshapes_1_1Tool.html', anchorOf('classshapes_1_1Tool.html', 'use'));
  expect(use[0]).toMatch(/^\/docs\/api\/classes\/shapes\/tool\/#/);
  expect(use[1]).toMatch(/^Uses it\. void use\(\)/);
  const large = follow('classshapes_1_1Tool.html', anchorOf('classshapes_1_1Tool.html', 'large'));
  expect(large[0]).toMatch(/^\/docs\/api\/classes\/shapes\/tool\/#/);
  expect(large[1]).toMatch(/^Large\. large = 1/);
  expect(follow('extra_8h.html')[0]).not.toBe('');
  expect(follow('extra_8h.html', anchorOf('extra_8h.html', 'extra'))[1]).not.toBe('nothing');
  const sitemap = library.read('build/sitemap.xml');
  expect(sitemap).not.toContain('shapes/tool');
});

test('the HTML of the earlier release may have other names of files', async () => {
  const settings = 'CREATE_SUBDIRS = YES\nCASE_SENSE_NAMES = NO\nSEPARATE_MEMBER_PAGES = YES\n';
  library.edit('Doxyfile', (text) => text + settings);
  for (const output of ['xml', 'html']) rmSync(join(library.folder, output), { recursive: true });
  library.runDoxygen();
  await library.snapshot('--legacy');
  cpSync(join(library.folder, 'html'), join(library.folder, 'html-other'), { recursive: true });
  release();
  await build();
  const site = join(library.folder, 'build');
  const found = deadAddresses(...([join(library.folder, 'html-other'), site, 'html'] as const));
  // The relations of folders have no page.
  expect(found.dead.filter((each) => !each.startsWith('dir_'))).toEqual([]);
  expect(found.anchors).toBeGreaterThan(8);
});

test('without the option, snapshots and sites know nothing of the ids', async () => {
  await library.snapshot('--xml', 'xml');
  const plain = library.read('api/1.0.0.json');
  expect(plain).not.toMatch(/_1_1|_8h/);
  release();
  await build();
  const withoutIds = readdirSync(join(library.folder, 'build/docs/api'), {
    recursive: true,
  }).sort();
  expect(follow('classshapes_1_1Ball.html')).toEqual(['', '']);
  expect(withoutIds.join('\n')).not.toContain('tool');

  // Ids are no part of the API.
  rmSync(join(library.folder, 'xml'), { recursive: true });
  cpSync(join(original.folder, 'xml'), join(library.folder, 'xml'), { recursive: true });
  const added = await library.snapshot('--xml', 'xml', '--legacy');
  expect(added).toMatchObject({ code: 0, error: '' });
  const legacy = library.read('api/1.0.0.json');
  expect(legacy).toContain('{"header":"shapes/shapes.h","doxygen":"classshapes_1_1Square"}');
  // They stay if the snapshot is written again.
  expect((await library.snapshot('--xml', 'xml')).out).toContain('is up to date');
  expect((await library.snapshot('--xml', 'xml', '--replace')).out).toContain('is up to date');
  expect(library.read('api/1.0.0.json')).toBe(legacy);
  library.write('api/1.0.1.json', plain.replace('"release": "1.0.0"', '"release": "1.0.1"'));
  const diff = await library.run('diff', '1.0.0', '1.0.1');
  expect(diff).toMatchObject({ code: 0 });
  expect(diff.out).toContain('The public API did not change.');
});
