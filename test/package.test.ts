import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
let folder: string;

/** Runs npm or npx in a folder and returns the output. */
function run(command: 'npm' | 'npx', args: string[], cwd: string): string {
  return execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'package-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('the package contains what users need, and builds a site in an empty folder', () => {
  const packing = run(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', folder],
    root,
  );
  const [pack] = JSON.parse(packing) as { filename: string; files: { path: string }[] }[];
  const paths = pack!.files.map(({ path }) => path);
  expect(paths.filter((path) => !path.startsWith('dist/')).sort()).toEqual([
    'CHANGELOG.md',
    'COMMAND-LINE.md',
    'DIAGNOSTICS.md',
    'DOXYGEN-SETTINGS.md',
    'LICENSE',
    'LOOK.md',
    'MIGRATING.md',
    'README.md',
    'RULES.md',
    'SECURITY.md',
    'SNAPSHOTS.md',
    'bin/mtp-site.mjs',
    'package.json',
  ]);
  expect(paths).toContain('dist/cli.cjs');
  expect(paths).toContain('dist/snapshot.schema.json');
  expect(paths).toContain('dist/bundled.cdx.json');
  expect(paths.filter((path) => /\.(?:tsx?|map)$/.test(path))).toEqual([]);

  const project = join(folder, 'project');
  cpSync(join(root, 'fixtures/micro-test-plus/xml'), join(project, 'xml'), { recursive: true });
  writeFileSync(join(project, 'package.json'), '{ "private": true }\n');
  // The code that draws these is in separate files.
  const drawn = '<para><formula id="0">$a_0$</formula><dot>digraph { a -> b }</dot></para>';
  const runner = join(project, 'xml/classmicro__os__plus_1_1micro__test__plus_1_1test__runner.xml');
  const [before = '', ...after] = readFileSync(runner, 'utf8').split('<detaileddescription>');
  writeFileSync(
    runner,
    `${before}<detaileddescription>${drawn}${after.join('<detaileddescription>')}`,
  );
  const quiet = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  run('npm', ['install', ...quiet, join(folder, pack!.filename)], project);
  // Bundled packages are not installed again.
  expect(readdirSync(join(project, 'node_modules')).length).toBeLessThan(20);
  const output = run('npx', ['--no-install', 'mtp-site', 'build', '--xml', 'xml'], project);
  expect(output).toContain('Generated static files in "build"');
  for (const file of ['index.html', 'docs/api/symbols.json', 'docs/api/index.html'])
    expect([file, existsSync(join(project, 'build', file))]).toEqual([file, true]);
  expect(readFileSync(join(project, 'build/index.html'), 'utf8')).not.toContain(folder);
  const pages = readdirSync(join(project, 'build'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => readFileSync(join(project, 'build', path), 'utf8'));
  for (const drawing of ['<math', 'class="diagram-source"'])
    expect([drawing, pages.some((page) => page.includes(drawing))]).toEqual([drawing, true]);
}, 60_000);
