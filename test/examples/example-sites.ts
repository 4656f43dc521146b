import { afterAll, beforeAll } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { runNode, type Outcome } from '../cli/run-command.ts';
import { needProgram } from '../run/shared.ts';

const command = resolve('bin/mtp-site.mjs');
let folder = '';

beforeAll(async () => {
  await needProgram('g++');
  folder = mkdtempSync(join(tmpdir(), 'examples-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

let sites = 0;

/** A command for GCC. */
export const usual = 'g++ -std=c++20 -Iinclude {file} -o {output}';

/** Writes a site and returns its folder. */
export function site(
  files: Record<string, string | Buffer>,
  options = `command: '${usual}'`,
): string {
  sites += 1;
  const own = join(folder, `site-${sites}`);
  const config = `title: T\ndocs: {}\nexamples:\n  ${options.replaceAll('\n', '\n  ')}\n`;
  for (const [name, text] of Object.entries({ 'site.config.yaml': config, ...files })) {
    mkdirSync(dirname(join(own, name)), { recursive: true });
    writeFileSync(join(own, name), text);
  }
  return own;
}

/** Runs the command `examples` in the folder of a site. */
export function run(own: string, ...options: string[]): Outcome {
  return runNode(command, ['examples', ...options], own);
}

/** A fence with C++. */
export function cpp(code: string, words = ''): string {
  return `\`\`\`cpp ${words}\n${code}\n\`\`\`\n\n`;
}

/** The JSON document of the command. */
export interface Listed {
  examples: { line: number; status: string; output?: string; isRecalled: boolean }[];
  diagnostics: { code: string; message: string; place?: { file: string; line?: number } }[];
}

/** Runs the command, and returns its JSON document. */
export function resultOf(own: string, ...options: string[]): Listed {
  const { out } = run(own, '--format', 'json', ...options);
  return JSON.parse(out) as Listed;
}
