import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { eventually } from '../run/eventually.ts';
import { base, serveSmallSite, type FixtureSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

let site: FixtureSite | undefined;
let server: ChildProcess | undefined;
/** Origin that the command prints. */
let origin = '';

beforeAll(async () => {
  site = await serveSmallSite();
  const command = join(import.meta.dirname, '../../bin/mtp-site.mjs');
  const parameters = ['serve', '--out', site.folder, '--base', base, '--port', '0'];
  const started = spawn(process.execPath, [command, ...parameters], { cwd: site.folder });
  server = started;
  origin = await new Promise<string>((resolve, reject) => {
    let printed = '';
    started.stdout.on('data', (part: Buffer) => {
      printed += part.toString();
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
      if (found !== undefined) resolve(found);
    });
    started.on('exit', () => reject(new Error(`The server ended: ${printed}`)));
  });
});

afterAll(async () => {
  server?.removeAllListeners('exit');
  server?.kill();
  await site?.close();
});

const stage = setStage({ site: () => Promise.resolve(served()) });

/** Returns the site as the command serves it. */
function served(): FixtureSite {
  if (!site) throw new Error('There is no site.');
  return { ...site, url: origin + base, close: () => Promise.resolve() };
}

test('S-341 the command serves the site under its base path', async () => {
  const { page } = stage;
  const outside = await fetch(`${origin}/somewhere/`, { redirect: 'manual' });
  expect([outside.status, outside.headers.get('location')]).toEqual([302, base]);
  await page.goto(origin);
  await page.locator('h1', { hasText: 'A small site' }).waitFor();
  await eventually(() => page.url()).toBe(origin + base);

  const folder = await fetch(`${origin}${base}docs/long?a=1`, { redirect: 'manual' });
  expect([folder.status, folder.headers.get('location')]).toEqual([302, `${base}docs/long/?a=1`]);
  await page.goto(`${origin}${base}docs/long`);
  await page.locator('h1', { hasText: 'A long page' }).waitFor();
  await eventually(() => page.url()).toBe(`${origin}${base}docs/long/`);

  // Folders without a page are not listed.
  for (const path of ['img/', 'nothing', 'docs/nothing/']) {
    const answer = await page.goto(origin + base + path);
    expect([path, answer?.status()]).toEqual([path, 404]);
    await page.locator('h1', { hasText: 'Page Not Found' }).waitFor();
  }
  for (const fault of stage.takeFaults()) expect(fault).toContain('404 (Not Found)');
});
