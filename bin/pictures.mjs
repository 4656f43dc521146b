// Takes the pictures of the README from the demonstration: npm run pictures
// Needs Chromium; MTP_SITE_CHROMIUM names its program.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { chromium } from 'playwright-core';
import sharp from 'sharp';

/** Bytes that a picture may have at most. */
const LIMIT = 80_000;

const root = join(import.meta.dirname, '..');
const command = join(root, 'bin/mtp-site.mjs');
const folder = join(root, 'documentation/static/pictures');
const site = mkdtempSync(join(tmpdir(), 'pictures-'));

/** The pictures, each with the page and what to do on it. */
const pictures = {
  'class-page': { page: 'docs/api/classes/micro-os-plus/micro-test-plus/test-runner/' },
  changes: { page: 'docs/api/changes/3.2.0/' },
  search: {
    page: 'docs/api/',
    async act(page) {
      await page.keyboard.press('/');
      await page.keyboard.type('-> bool');
      await page.locator('[role="option"]').first().waitFor();
    },
  },
};

const built = spawnSync(process.execPath, [command, 'build', '--out', site, '--quiet'], {
  cwd: root,
  stdio: 'inherit',
});
if (built.status !== 0) process.exit(1);
const server = spawn(process.execPath, [command, 'serve', '--out', site, '--port', '0'], {
  cwd: root,
});
const browser = await chromium.launch({
  executablePath: process.env.MTP_SITE_CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
});
try {
  const [line] = await once(server.stdout, 'data');
  const address = /http:\S+\//.exec(String(line))?.[0];
  const context = await browser.newContext({ viewport: { width: 1200, height: 750 } });
  mkdirSync(folder, { recursive: true });
  for (const [name, { page: path, act }] of Object.entries(pictures)) {
    const page = await context.newPage();
    const answer = await page.goto(new URL(path, address).href, { waitUntil: 'networkidle' });
    if (!answer?.ok()) throw new Error(`There is no page ${path}.`);
    await act?.(page);
    const picture = await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toBuffer();
    if (picture.length > LIMIT) throw new Error(`${name} has ${picture.length} bytes.`);
    writeFileSync(join(folder, `${name}.webp`), picture);
    await page.close();
  }
} finally {
  await browser.close();
  server.kill();
  rmSync(site, { recursive: true, force: true });
}
