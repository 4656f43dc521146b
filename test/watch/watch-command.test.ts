import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { listen } from '../../src/serve/listen.ts';
import { runNode } from '../cli/run-command.ts';
import { watchSite, type WatchedSite } from './watch-site.ts';

const open: WatchedSite[] = [];

afterEach(async () => {
  for (const site of open.splice(0)) await site.close();
});

async function watched(...given: Parameters<typeof watchSite>): Promise<WatchedSite> {
  const site = await watchSite(...given);
  open.push(site);
  return site;
}

test('without a configuration, it prints the usual message', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mtp-watch-none-'));
  const command = join(import.meta.dirname, '../../bin/mtp-site.mjs');
  const { status, error } = runNode(command, ['watch'], folder);
  rmSync(folder, { recursive: true });
  expect(status).toBe(2);
  expect(error).toContain('There is no site.config.yaml in this folder');
});

test('it waits until a fault of the configuration is fixed; Ctrl+C ends it cleanly', async () => {
  const site = await watched({ config: { titel: 'T' } });
  await site.prints('config-invalid');
  const first = await (await fetch(site.url)).text();
  expect(first).toContain('The site has faults');
  site.write(
    'site.config.yaml',
    site.read('site.config.yaml').replace('"titel": "T"', '"favicon": "img/logo.svg"'),
  );
  await site.prints('all problems are fixed');
  expect(await (await fetch(site.url)).text()).toContain('Small Site');
  expect(await site.end()).toBe(0);
});

test('a session starts with the output of an earlier one if nothing has changed', async () => {
  const site = await watched();
  await site.prints('pages in');
  expect(await site.end()).toBe(0);
  const again = await watched(site.source);
  await again.prints('Nothing has changed since the last time');
  expect(await (await fetch(again.url)).text()).toContain('Small Site');
  again.write('docs/index.md', '---\nslug: /\n---\n\n# Docs\n\nWritten meanwhile.\n');
  await again.prints('docs/index.md changed');
  expect(await (await fetch(`${again.url}docs/`)).text()).toContain('Written meanwhile');
});

test('Ctrl+C ends it while it is starting to watch many folders', async () => {
  const names = Array.from({ length: 400 }, (_, i) => `docs/part-${i}/index.md`);
  const site = await watched({ files: Object.fromEntries(names.map((name) => [name, '# A\n'])) });
  await site.prints('pages in');
  expect(await site.end()).toBe(0);
  const again = await watched(site.source);
  await again.prints('Nothing has changed since the last time');
  expect(await again.end()).toBe(0);
});

test('if the port is in use, it takes the next one', async () => {
  const other = createServer();
  const port = (await listen(other, 40_000)) ?? 0;
  const site = await watched({}, ['--port', String(port)]);
  expect(site.printed).toContain(`Port ${port} is in use, using `);
  other.close();
});
