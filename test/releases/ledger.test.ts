import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
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
import { dirname, join, resolve } from 'node:path';
import { runCommandLine } from '../../src/cli/program.ts';

/** The XML of a release, and what the release before it published. */
const library = resolve('fixtures/pages/removed');

const guide = '# Guide\n\n## Install\n\nText.\n\n## Use\n\nText.\n';
const guidePages = ['/docs/guide/ 1.0.0', '/docs/guide/#install 1.0.0', '/docs/guide/#use 1.0.0'];

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledger-'));
  cpSync(join(library, 'api'), join(folder, 'api'), { recursive: true });
  edit('api/pages.txt', (text) => `${text}${guidePages.join('\n')}\n`);
  write('docs/guide.md', guide);
  configure('');
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function edit(path: string, change: (text: string) => string): void {
  write(path, change(readFileSync(join(folder, path), 'utf8')));
}

function configure(options: string, doxygen = ''): void {
  write(
    'site.config.yaml',
    `title: T\nurl: https://example.org\ndoxygen: { xml: ${library}${doxygen} }\ndocs: { path: docs }\n${options}`,
  );
}

function git(...args: string[]): void {
  const author = ['-c', 'user.name=Jane', '-c', 'user.email=jane@example.org'];
  expect(spawnSync('git', [...author, ...args], { cwd: folder }).status).toBe(0);
}

function commit(): void {
  git('add', '.');
  git('commit', '--quiet', '-m', 'Next');
}

/** Builds the site; returns what is reported, without advice. */
async function build(): Promise<{ code: number; faults: string[]; advice: string[] }> {
  let error = '';
  const terminal = {
    out: () => undefined,
    error: (text: string) => (error += text),
    interactive: false,
    colors: false,
  };
  const code = await runCommandLine(['build', '--quiet', '--workers', '1'], terminal, folder);
  const lines = error.replaceAll(/^\S*\/ledger-\w+\//gm, '').split('\n');
  return {
    code,
    faults: lines.filter((line) => /\[[\w-]+\]$/.test(line)),
    advice: lines.filter((line) => line.startsWith('  ')).map((line) => line.trim()),
  };
}

function page(path: string): string {
  const file = join(folder, 'build', path, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Returns the element with an id as text, or what follows an empty one. */
function at(path: string, id: string): string {
  const html = page(path);
  const start = html.indexOf(`id="${id}"`);
  if (start < 0) return '';
  return html
    .slice(start, start + 1500)
    .replace(/<svg.*?<\/svg>/gs, '')
    .replaceAll('<wbr/>', '')
    .replace(/^[^>]*>|<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

test('what is gone has a page or a place on its page, and what moved is found', async () => {
  // Another tool, or another spelling of a type, has another hash.
  edit('api/1.0.0.json', (text) => text.replace('geo/#print"', 'geo/#print-abcdef"'));
  const { code, faults } = await build();
  expect({ code, faults: faults.filter((line) => !line.includes('snapshot-edited')) }).toEqual({
    code: 0,
    faults: [],
  });
  expect(page('docs/api/classes/geo/square')).toContain('<meta name="robots" content="noindex');
  expect(page('docs/api/classes/geo/ball')).toContain(
    'data-to="/docs/api/classes/geo/solids/ball/" data-hash="keep"',
  );
  expect(at('docs/api/classes/geo/circle', 'grow')).toMatch(
    /^geo::Circle::grow Removed in 2\.0\.0 · Replaced by geo::Circle::scale void grow\(double length\) Use scale\(\) instead\./,
  );
  expect(at('docs/api/namespaces/geo', 'print-abcdef')).toMatch(
    /^1 of 2 shapes\.hpp:43 void print .*long level/,
  );
  expect(page('docs/api/pages/deprecated')).toContain('data-to="/docs/api/"');
  const sitemap = readFileSync(join(folder, 'build/sitemap.xml'), 'utf8');
  expect(sitemap).not.toMatch(/geo\/square|geo\/ball|old-hpp/);
});

test('a lost page and a lost heading fail the build, with the line and a redirect', async () => {
  write('docs/manual.md', guide);
  rmSync(join(folder, 'docs/guide.md'));
  expect(await build()).toEqual({
    code: 1,
    faults: [
      'api/pages.txt:25: error: /docs/guide/ was published with 1.0.0, but leads nowhere. [lost-address]',
    ],
    advice: [
      expect.stringMatching(
        /^Add to "redirects": \{ from: \/docs\/guide\/, to: .* \}; or accept the loss in accepted\.yaml: \{ lost: \/docs\/guide\/, reason: … \};/,
      ),
    ],
  });
  expect(existsSync(join(folder, 'build'))).toBe(false);

  write('docs/guide.md', guide.replace('Install', 'Installing'));
  expect((await build()).faults).toEqual([
    'api/pages.txt:26: error: /docs/guide/#install was published with 1.0.0, but leads nowhere. [lost-address]',
  ]);
  configure('redirects:\n  - { from: "/docs/guide/#install", to: "/docs/guide/#installing" }\n');
  expect(await build()).toEqual({ code: 0, faults: [], advice: [] });
  expect(page('docs/guide')).toContain(
    '<li id="install"><a href="/docs/guide/#installing" data-moved="">',
  );
});

test.each([
  ['its file was renamed', 'docs/guide.md', 'docs/user/manual.md', '/docs/user/manual/'],
  ['the number of its file changed, too', 'docs/2-guide.md', 'docs/3-manual.md', '/docs/manual/'],
  ['its folder was renamed', 'docs/guide/index.md', 'docs/user/index.md', '/docs/user/'],
])('the redirect of a lost guide follows git: %s', async (_, from, to, address) => {
  rmSync(join(folder, 'docs/guide.md'));
  write(from, guide);
  // A guide of a similar name, and a text that is not alike.
  write('docs/guides.md', '# Others\n');
  git('init', '--quiet');
  commit();
  mkdirSync(dirname(join(folder, to)), { recursive: true });
  git('mv', from, to);
  const rule = `{ from: /docs/guide/, to: ${address} } (git says that its file was renamed)`;
  expect((await build()).advice[0]).toContain(`Add to "redirects": ${rule}; or`);
  commit();
  write(to, `${guide}More.\n`);
  commit();
  expect((await build()).advice[0]).toContain(rule);
});

test('the redirect of a lost guide follows all names that its file had', async () => {
  write('docs/old.md', guide);
  edit('api/pages.txt', (text) => `${text}/docs/old/ 1.0.0\n`);
  rmSync(join(folder, 'docs/guide.md'));
  git('init', '--quiet');
  commit();
  git('mv', 'docs/old.md', 'docs/guide.md');
  commit();
  git('mv', 'docs/guide.md', 'docs/new-name.md');
  commit();
  expect((await build()).advice.map((line) => /\{[^}]*\}/.exec(line)?.[0])).toEqual([
    '{ from: /docs/guide/, to: /docs/new-name/ }',
    '{ from: /docs/old/, to: /docs/new-name/ }',
  ]);
});

test('a loss can be accepted with a reason, and the check can be softened', async () => {
  rmSync(join(folder, 'docs/guide.md'));
  write('docs/other.md', '# Other\n');
  write('api/accepted.yaml', '- { lost: /docs/guide/, reason: Nobody needs it. }\n');
  expect((await build()).faults).toEqual([]);
  rmSync(join(folder, 'api/accepted.yaml'));
  configure('checks: { lostAddresses: warn }\n');
  const { code, faults } = await build();
  expect({ code, count: faults.length }).toEqual({ code: 0, count: 1 });
});

test('many lost addresses are counted', async () => {
  const more = Array.from({ length: 30 }, (_, i) => `/docs/page-${i}/ 1.0.0`);
  edit('api/pages.txt', (text) => `${text}${more.join('\n')}\n`);
  const { faults } = await build();
  expect(faults).toHaveLength(21);
  expect(faults[0]).toBe(
    'api/pages.txt: error: 10 more published addresses lead nowhere. [lost-address]',
  );
});

test('another path of a part of the site is one fault, and one redirect corrects it', async () => {
  configure('', ', routeBasePath: reference');
  expect(await build()).toMatchObject({
    code: 1,
    faults: [
      'api/pages.txt: error: 20 published pages below /docs/api/ are below /reference/ now. [lost-address]',
    ],
    advice: [
      'Add to "redirects": { from: /docs/api/*, to: /reference/* }; or restore the path, or set checks.lostAddresses to warn.',
    ],
  });
  configure(
    'redirects:\n  - { from: /docs/api/*, to: /reference/* }\n',
    ', routeBasePath: reference',
  );
  expect(await build()).toEqual({ code: 0, faults: [], advice: [] });
  expect(page('docs/api/classes/geo/circle')).toContain('data-to="/reference/classes/geo/circle/"');
  expect(at('reference/classes/geo/circle', 'grow')).toContain('Removed in 2.0.0');
  expect(at('docs/api/classes/geo/square', 'side')).toContain('double side() const');
});

test('another base path, and addresses without a slash at the end, are one fault each', async () => {
  configure('baseUrl: /lib/\ntrailingSlash: false\n');
  expect((await build()).faults).toEqual([
    'api/pages.txt: error: The addresses of the published pages end in "/", but "trailingSlash" is false now. [lost-address]',
    'api/pages.txt: error: The pages were published below /, but "baseUrl" is /lib/ now. [lost-address]',
  ]);
  edit('api/pages.txt', (text) =>
    text.replace('baseUrl: /', 'baseUrl: /lib/').replace('Slash: true', 'Slash: false'),
  );
  expect((await build()).faults).toEqual([]);
});

test('lists and pages of dropped versions lead to what takes their place', async () => {
  edit(
    'api/pages.txt',
    (text) =>
      `${text}/docs/1.0/guide/ 1.0.0\n/docs/1.0/api/classes/geo/circle/ 1.0.0 class geo::Circle\n/docs/tags/a/ 1.0.0 list\n`,
  );
  configure('checks: { lostAddresses: warn }\n');
  expect((await build()).faults).toEqual([]);
  expect(page('docs/1.0/guide')).toContain('data-to="/docs/guide/"');
  expect(page('docs/1.0/api/classes/geo/circle')).toContain(
    'data-to="/docs/api/classes/geo/circle/"',
  );
  expect(page('docs/tags/a')).toContain('data-to="/"');
});

test('a merge conflict and lines that are no addresses are reported, and the others count', async () => {
  edit(
    'api/pages.txt',
    (text) =>
      `${text}<<<<<<< ours\n/docs/gone/ 1.0.0\n=======\nhttps://example.org/ 1.0.0\n>>>>>>> theirs\n/../x/ 1.0.0\n/docs/a/ <script>\n`,
  );
  expect((await build()).faults).toEqual([
    'api/pages.txt:28: error: The file has a merge conflict. [published-pages]',
    'api/pages.txt:29: error: /docs/gone/ was published with 1.0.0, but leads nowhere. [lost-address]',
    'api/pages.txt:31: error: This is not a published page: https://example.org/ 1.0.0 [published-pages]',
    'api/pages.txt:33: error: This is not a published page: /../x/ 1.0.0 [published-pages]',
    'api/pages.txt:34: error: This is not a published page: /docs/a/ <script> [published-pages]',
  ]);
});

test('a merge that loses published pages fails the build, and one that adds some does not', async () => {
  const count = (lines: number): void =>
    edit(
      'api/pages.txt',
      (text) => `# 1.0.0 published ${lines}\n${text.replace(/^# 1\.0\.0.*\n/, '')}`,
    );
  const pages =
    readFileSync(join(folder, 'api/pages.txt'), 'utf8').match(/^\/.* 1\.0\.0\b/gm) ?? [];
  count(pages.length);
  expect((await build()).faults).toEqual([]);
  count(pages.length - 1);
  expect((await build()).faults).toEqual([]);
  count(pages.length + 2);
  expect((await build()).faults).toEqual([
    `api/pages.txt:1: error: Only ${pages.length} of the ${pages.length + 2} addresses that 1.0.0 published are left: a merge or an edit may have lost lines. [published-pages]`,
  ]);
});
