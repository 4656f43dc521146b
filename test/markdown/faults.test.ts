import { beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expectGolden } from '../config/golden.ts';

const folder = 'fixtures/markdown/faults';
const inputs = readdirSync(folder).filter((name) => /\.mdx?$/.test(name));
const config = 'title: Faults\nurl: https://example.org\nbaseUrl: /\ndocs: {}\n';

/** Messages of the command by file; all others are under the empty name. */
const reported = new Map<string, string>();
let status: number | null;
let output: string;
let site: string;

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'faults-'));
  cpSync(folder, join(site, 'docs'), { recursive: true });
  writeFileSync(join(site, 'site.config.yaml'), config);
  const result = spawnSync(process.execPath, [resolve('bin/mtp-site.mjs'), 'build'], {
    cwd: site,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  ({ status } = result);
  output = result.stderr;
  let file = '';
  for (const line of output.split('\n')) {
    const isStart =
      /^(?:[\w./-]+(?::\d+)*: (?:error|warning|info)|error|warning|info): |^\[|^"mtp-site explain/.test(
        line,
      );
    const name = line.match(/^docs\/([^:]+):/)?.[1] ?? '';
    if (isStart) file = inputs.includes(name) ? name : '';
    reported.set(file, `${reported.get(file) ?? ''}${line}\n`);
  }
});

/** Files without faults, or only with faults of the files that they import. */
const innocent = [
  '_cycle-a.mdx',
  'cycle.mdx',
  'faulty-module.mdx',
  'sound.md',
  'throws-in-part.mdx',
];

describe('faults of a folder with a fault in each file', () => {
  test.each(inputs)('%s is reported with its place and advice', (name) => {
    const text = reported.get(name);
    expect(innocent.includes(name)).toBe(text === undefined);
    if (text !== undefined) expectGolden(`${text.trimEnd()}\n`, join(folder, `${name}.txt`));
  });

  test('S-232 S-233 S-244 all are reported at once, without stack traces, and nothing is written', () => {
    expectGolden(`${(reported.get('') ?? '').trim()}\n`, join(folder, 'site.txt'));
    expect(output).not.toMatch(/^\s+at /m);
    expect(output).not.toContain(site);
    expect(status).toBe(1);
    expect(existsSync(join(site, 'build'))).toBe(false);
  });
});
