import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from '../src/build/build-site.ts';
import { contextOf } from './context.ts';
import { openStore } from '../src/cache/store.ts';
import { loadConfig } from '../src/config/load-config.ts';
import { Diagnostics } from '../src/diagnostics/diagnostics.ts';
import { formatDiagnostics } from '../src/diagnostics/format.ts';
import { buildOrRecall } from '../src/build/recall-build.ts';
import { libraryXml } from './versions/versioned-site.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'source-url-'));
});
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(libraryXml({ version: '2.0', classes: ['Box'] })))
    write(`xml/${name}`, text);
  write('lib/geo.h', '// 2.0\nclass Box;\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Writes the configuration, with lines below `doxygen` and others at its end. */
function configure(below: string[], end = ''): void {
  const lines = ['xml: xml', ...below].map((line) => `  ${line}\n`).join('');
  write('site.config.yaml', `title: T\nurl: https://e.org\ndoxygen:\n${lines}${end}`);
}

function git(...args: string[]): string {
  const settings = ['-c', 'user.name=A', '-c', 'user.email=a@e.org', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...settings, ...args], { cwd: folder, encoding: 'utf8' }).trim();
}

function commit(...tags: string[]): string {
  git('add', '--all');
  git('commit', '-q', '--allow-empty', '-m', 'Change');
  for (const tag of tags) git('tag', tag);
  return git('rev-parse', 'HEAD');
}

/** Builds the site; returns the reports, whether the build was skipped, and the repository links of a page. */
async function site(page = 'classes/geo/box'): Promise<{
  text: string;
  isRecalled: boolean;
  links: string[];
}> {
  const diagnostics = new Diagnostics();
  const config = loadConfig({ cwd: folder }, diagnostics);
  if (!config) throw new Error(diagnostics.all[0]?.message);
  const out = join(folder, 'out');
  const store = openStore(join(folder, 'cache'), { diagnostics });
  const progress = () => undefined;
  const options = {
    config,
    out,
    write: true,
    context: contextOf(diagnostics, { store, version: 'of the test' }),
    progress,
  };
  const { isRecalled } = await buildOrRecall(options, async (context) => {
    const built = await build({ ...options, context });
    return { ...built, folders: [{ out, files: built.files }] };
  });
  await store.close();
  const text = formatDiagnostics(diagnostics.all, { colors: false, readFile: () => '' });
  if (diagnostics.count('error') > 0) return { text, isRecalled, links: [] };
  const html = readFileSync(join(out, 'docs/api', page, 'index.html'), 'utf8');
  const found = html.matchAll(/class="repository-link" href="([^"]*)"/g);
  return { text, isRecalled, links: Array.from(found, ([, href = '']) => href) };
}

const template = 'sourceUrl: "https://git.e.org/geo/{revision}/{path}#L{line}"';
const at = (revision: string, end = 'lib/geo.h#L2') => `https://git.e.org/geo/${revision}/${end}`;

describe('places lead to the repository', () => {
  // The class has a link; the places of its members lead to the listing, which has one, too.
  test('at the tag of the checkout, below the root of the repository', async () => {
    configure([template]);
    git('init', '-q');
    commit('latest', 'v1.9', 'v1.10');
    expect((await site()).links).toEqual([at('v1.10')]);
    // A whole file has no line: one link among the facts, one above the listing.
    expect((await site('files/geo-h')).links).toEqual([
      at('v1.10', 'lib/geo.h'),
      at('v1.10', 'lib/geo.h'),
    ]);
  });

  test('at the commit if it has no tag, and again when there is another one', async () => {
    configure([template]);
    git('init', '-q');
    const first = commit();
    expect(await site()).toMatchObject({ isRecalled: false, links: [at(first)] });
    expect(await site()).toMatchObject({ isRecalled: true });
    const second = commit();
    expect(await site()).toMatchObject({ isRecalled: false, links: [at(second)] });
    git('tag', 'v2');
    expect(await site()).toMatchObject({ isRecalled: false, links: [at('v2')] });
  });

  test('at the revision of the configuration, whatever is committed', async () => {
    configure([template, 'revision: v1']);
    git('init', '-q');
    commit('v1');
    expect(await site()).toMatchObject({ isRecalled: false, links: [at('v1')] });
    commit('v2');
    expect(await site()).toMatchObject({ isRecalled: true });
  });

  test('by the paths of the XML if no repository has the revision', async () => {
    configure([template, 'revision: v1']);
    const written = at('v1', 'geo.h#L2');
    expect((await site()).links).toEqual([written]);
    git('init', '-q');
    commit();
    expect((await site()).links).toEqual([written]);
  });

  test('without git if the address names no revision', async () => {
    configure(['sourceUrl: "https://git.e.org/main/{path}"']);
    expect((await site()).links[0]).toBe('https://git.e.org/main/geo.h');
  });

  test('to nothing, with a warning, if the repository has none of the sources', async () => {
    configure([template]);
    rmSync(join(folder, 'lib'), { recursive: true });
    git('init', '-q');
    commit('v1');
    const { text, links } = await site();
    expect(links).toEqual([]);
    expect(text).toContain('site.config.yaml:5:14: warning: None of the sources was found');
  });
});

test('without a commit there are no links, and a warning at the option', async () => {
  configure([template]);
  const { text, links } = await site();
  expect(links).toEqual([]);
  expect(text).toContain(
    'site.config.yaml:5:14: warning: "doxygen.sourceUrl" contains "{revision}", but the sources are not in a git repository with a commit: the site does not link to the sources.',
  );
  expect(text).toContain('Set doxygen.revision to the tag or commit of the sources.');
});

test('each version of the docs has its own revision', async () => {
  const versions = (own: string) =>
    `docs:\n  path: docs\n  lastVersion: current\n  versions:\n    "1.0": { doxygen: { xml: old${own} } }\n`;
  write('docs/a.md', '# A\n');
  write('versioned_docs/version-1.0/a.md', '# A\n');
  write('versions.json', '["1.0"]');
  for (const [name, text] of Object.entries(libraryXml({ version: '1.0', classes: ['Box'] })))
    write(`old/${name}`, text);
  git('init', '-q');
  commit('v1');
  commit('v2');
  configure([template], versions(''));
  expect((await site()).text).toMatch(
    /there is no revision for version "1.0".*\s+Set docs.versions.1.0.doxygen.revision /,
  );
  configure([template], versions(', revision: v1'));
  expect((await site()).links).toEqual([at('v2')]);
  expect((await site('../1.0/api/classes/geo/box')).links).toEqual([at('v1')]);
});
