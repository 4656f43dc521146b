import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommandLine } from '../../src/cli/program.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'model-'));
  cpSync('fixtures/micro-test-plus/xml', join(folder, 'xml'), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a command in the folder; returns its exit code and what it prints. */
async function run(...line: string[]): Promise<[code: number, text: string]> {
  let text = '';
  const print = (more: string): void => {
    text += `${more}\n`;
  };
  const terminal = { out: print, error: print, interactive: false, colors: false };
  return [await runCommandLine(line, terminal, folder), text];
}

const asFormat = ['build', '--format', 'model'];

test('the format of a build writes the same bytes as the command of its own, to the same file', async () => {
  const [code, text] = await run('model', '--xml', 'xml');
  const bytes = readFileSync(join(folder, 'model.json'));
  rmSync(join(folder, 'model.json'));
  expect(await run(...asFormat, '--xml', 'xml')).toEqual([code, text]);
  expect(code).toBe(0);
  expect(readFileSync(join(folder, 'model.json')).equals(bytes)).toBe(true);
  // The folder of the site is for what a build without the format writes.
  expect(existsSync(join(folder, 'build'))).toBe(false);
});

test.each([['model'], asFormat])(
  '%s writes to a file, and to model.json in a folder that exists or ends as one',
  async (...command) => {
    const [name, ...more] = command;
    mkdirSync(join(folder, 'site'));
    for (const [out, file] of [
      ['api/new.json', 'api/new.json'],
      ['site', 'site/model.json'],
      ['new/', 'new/model.json'],
    ] as const) {
      const [code, text] = await run(name ?? '', ...more, '--xml', 'xml', '--out', out);
      expect([code, text]).toEqual([0, expect.stringContaining(`compounds: "${file}".`)]);
      expect(existsSync(join(folder, file))).toBe(true);
    }
  },
);

test.each([
  [['--xml', 'none'], 'a folder that does not exist'],
  [['--config', 'none.yaml'], 'a configuration that does not exist'],
  [[], 'no library'],
])('%j has the exit code and message of the command: %s', async (given) => {
  const [code, text] = await run('model', ...given);
  expect(code).not.toBe(0);
  expect(await run(...asFormat, ...given)).toEqual([code, text]);
});

test.each([
  ['--portable'],
  ['--docset'],
  ['--no-cache'],
  ['--timing'],
  ['--base', '/lib/'],
  ['--workers', '1'],
])('%s is an error, because the model does not depend on it', async (...given) => {
  const [code, text] = await run(...asFormat, '--xml', 'xml', ...given);
  expect([code, text]).toEqual([2, expect.stringContaining(`${given[0]} has no effect`)]);
  expect(existsSync(join(folder, 'model.json'))).toBe(false);
});

test('a check has no model', async () => {
  const [code, text] = await run('check', '--format', 'model', '--xml', 'xml');
  expect([code, text]).toEqual([2, expect.stringContaining('choices are text, github, json')]);
});
