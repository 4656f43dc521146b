import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { runCommandLine } from '../../src/cli/program.ts';

/** Creates a folder with files: texts by path. */
export function folderOf(files: Record<string, string>): string {
  const cwd = mkdtempSync(join(tmpdir(), 'mtp-library-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), text);
  }
  return cwd;
}

/** Turns a folder into a git repository with a remote. */
export function withGit(cwd: string, remote: string, branch = 'main'): string {
  for (const args of [
    ['init', '--quiet', `--initial-branch=${branch}`],
    ['remote', 'add', 'origin', remote],
  ])
    spawnSync('git', args, { cwd });
  return cwd;
}

/** Commits all files of a folder with git. */
export function commitAll(cwd: string): void {
  const author = ['-c', 'user.name=Jane', '-c', 'user.email=jane@example.org'];
  for (const args of [
    ['add', '.'],
    [...author, 'commit', '--quiet', '-m', 'Start'],
  ])
    spawnSync('git', args, { cwd });
}

/** Result of `init` in a folder. */
export interface InitOutcome {
  /** Exit code. */
  code: number;
  /** Standard output. */
  out: string;
  /** Standard error. */
  error: string;
}

/** Runs `init` in a folder; `answer` answers its question. */
export async function init(
  cwd: string,
  args: string[] = [],
  answer?: boolean,
): Promise<InitOutcome> {
  const outcome = { code: 0, out: '', error: '' };
  const terminal = {
    out: (text: string) => void (outcome.out += text),
    error: (text: string) => void (outcome.error += text),
    interactive: false,
    colors: false,
    ...(answer !== undefined && {
      ask: (question: string) => {
        outcome.out += `${question}\n`;
        return Promise.resolve(answer);
      },
    }),
  };
  outcome.code = await runCommandLine(['init', ...args], terminal, cwd);
  return outcome;
}

/** Returns the site configuration that was written into a folder. */
export function config(cwd: string): Record<string, unknown> {
  return parse(readFileSync(join(cwd, 'site.config.yaml'), 'utf8')) as Record<string, unknown>;
}

/** Returns the settings of the Doxygen configuration that was written for the site. */
export function siteDoxyfile(cwd: string): Record<string, string> {
  const text = readFileSync(join(cwd, 'site.doxyfile'), 'utf8').replace(/\\\n\s+/g, '');
  return Object.fromEntries(
    [...text.matchAll(/^(@?\w+) += ?(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}
