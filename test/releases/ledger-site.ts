import { afterEach, beforeEach, expect } from '@jest/globals';
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
export const library = resolve('fixtures/pages/removed');

/** The text of a published guide. */
export const guide = '# Guide\n\n## Install\n\nText.\n\n## Use\n\nText.\n';
const guidePages = ['/docs/guide/ 1.0.0', '/docs/guide/#install 1.0.0', '/docs/guide/#use 1.0.0'];

/** The folder of the site, new for each test. */
export let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledger-'));
  cpSync(join(library, 'api'), join(folder, 'api'), { recursive: true });
  edit('api/pages.txt', (text) => `${text}${guidePages.join('\n')}\n`);
  write('docs/guide.md', guide);
  configure('');
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a file of the site. */
export function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Changes a file of the site. */
export function edit(path: string, change: (text: string) => string): void {
  write(path, change(readFileSync(join(folder, path), 'utf8')));
}

/** Writes the configuration: further options, and options of `doxygen`. */
export function configure(options: string, doxygen = ''): void {
  write(
    'site.config.yaml',
    `title: T\nurl: https://example.org\ndoxygen: { xml: ${library}${doxygen} }\ndocs: { path: docs }\n${options}`,
  );
}

/** Runs git in the folder of the site. */
export function git(...args: string[]): void {
  const author = ['-c', 'user.name=Jane', '-c', 'user.email=jane@example.org'];
  expect(spawnSync('git', [...author, ...args], { cwd: folder }).status).toBe(0);
}

/** Commits all files of the site. */
export function commit(): void {
  git('add', '.');
  git('commit', '--quiet', '-m', 'Next');
}

/** Builds the site; returns what is reported, without advice. */
export async function build(
  ...args: string[]
): Promise<{ code: number; faults: string[]; advice: string[] }> {
  let error = '';
  const terminal = {
    out: () => undefined,
    error: (text: string) => (error += text),
    interactive: false,
    colors: false,
  };
  const code = await runCommandLine(
    ['build', '--quiet', '--workers', '1', ...args],
    terminal,
    folder,
  );
  const lines = error.replaceAll(/^\S*\/ledger-\w+\//gm, '').split('\n');
  return {
    code,
    faults: lines.filter((line) => /\[[\w-]+\]$/.test(line)),
    advice: lines.filter((line) => line.startsWith('  ')).map((line) => line.trim()),
  };
}

/** Returns the HTML of a page, empty if there is none. */
export function page(path: string): string {
  const file = join(folder, 'build', path, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Returns the element with an id as text, or what follows an empty one. */
export function at(path: string, id: string): string {
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
