import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { filesBelow } from '../cache/recall-site.ts';

let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parallel-'));
  writeFileSync(join(folder, 'site.config.yaml'), 'title: T\nurl: https://example.org\n');
  mkdirSync(join(folder, 'docs'));
  for (let page = 0; page < 30; page++)
    writeFileSync(join(folder, `docs/page-${page}.md`), `# Page ${page}\n`);
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the command; `shown` collects what it prints. */
function start(...args: string[]): { child: ChildProcess; shown: () => string } {
  const child = spawn(process.execPath, [resolve('bin/mtp-site.mjs'), ...args], { cwd: folder });
  children.push(child);
  let shown = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (shown += String(text)));
  return { child, shown: () => shown };
}

async function run(...args: string[]): Promise<{ code: unknown; shown: string }> {
  const { child, shown } = start(...args);
  const [code] = (await once(child, 'close')) as unknown[];
  return { code, shown: shown() };
}

test('builds into one folder wait for each other', async () => {
  const results = await Promise.all([1, 2, 3].map(() => run('build', '--no-cache')));
  expect(results.map(({ code, shown }) => [code, shown.includes('rror')])).toEqual(
    results.map(() => [0, false]),
  );
  const files = filesBelow(join(folder, 'build'));
  expect([...files.keys()].filter((path) => path.startsWith('.'))).toEqual([
    '.mtp-site-manifest.json',
  ]);
  const alone = await run('build', '--no-cache', '--out', 'alone');
  expect(alone.code).toBe(0);
  expect(filesBelow(join(folder, 'alone'))).toEqual(files);
});

test('a build does not write a folder that watch keeps up to date', async () => {
  const { child, shown } = start('watch', '--out', 'shared', '--port', '0');
  while (!shown().includes('Serving')) await once(child.stdout!, 'data');
  const refused = await run('build', '--out', 'shared');
  expect(refused.code).toBe(1);
  expect(refused.shown).toContain(`"mtp-site watch" (process ${child.pid}) is writing "shared"`);
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(await run('build', '--out', 'shared')).toMatchObject({ code: 0 });
});
