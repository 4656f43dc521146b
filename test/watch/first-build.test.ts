import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SessionReport } from '../../src/watch/announcer.ts';
import { loadConfig } from '../../src/config/load-config.ts';
import { eventually } from '../run/eventually.ts';
import { LiveClients } from '../../src/watch/live-clients.ts';
import { Session } from '../../src/watch/session.ts';
import type { ServedSite } from '../../src/watch/live-server.ts';

let folder: string;
let out: string;
let session: Session;
let reports: SessionReport[];

/** Rendering these takes many turns of the event loop. */
const guides = 60;

function write(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mtp-first-'));
  out = join(folder, 'out');
  reports = [];
  write(
    'site.config.yaml',
    'title: T\nurl: https://example.org\nbaseUrl: /\ndocs: { path: docs }\npages: { path: pages }\nstaticDirectories: [static]\nredirects: [{ from: /old, to: /docs/guide-59 }]\ni18n: { defaultLocale: en, locales: [en, de] }\n',
  );
  for (let i = 0; i < guides; i++) write(`docs/guide-${i}.md`, `# Guide ${i}\n\n![](/a.svg)\n`);
  write('pages/about.md', '# About\n');
  write('static/a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
});

afterEach(async () => {
  await session.close();
  rmSync(folder, { recursive: true });
});

/** Starts a session and returns what it serves first. */
async function start(): Promise<ServedSite> {
  const file = join(folder, 'site.config.yaml');
  session = new Session({
    loadConfig: (diagnostics) => loadConfig({ file, cwd: folder }, diagnostics),
    configFile: file,
    home: folder,
    out,
    clients: new LiveClients(),
    report: (report) => void reports.push(report),
  });
  session.start();
  const site = await session.site();
  if (!site) throw new Error('Nothing is served.');
  return site;
}

const exists = (path: string): boolean => existsSync(join(out, path));

test('a page that is requested during the first build is rendered next', async () => {
  const { ready, has } = await start();
  expect(has('docs/guide-59/index.html')).toBe(true);
  await ready?.('docs/guide-59/');
  expect([exists('docs/guide-59/index.html'), exists('docs/guide-58/index.html')]).toEqual([
    true,
    false,
  ]);
  await ready?.('docs/guide-57');
  expect(exists('docs/guide-57/index.html')).toBe(true);
  // What pages show, and redirects, are there from the start.
  for (const path of ['a.svg', 'old/', 'docs/guide-59/']) await ready?.(path);
  expect(reports).toEqual([]);
  await session.idle();
  expect(reports).toHaveLength(1);
  expect((await session.site())?.ready).toBeUndefined();
});

test.each([
  ['what the end of the build writes', 'sitemap.xml', true],
  ['an address that does not exist', 'docs/gone/', false],
  ['a malformed address', 'docs/%', false],
  ['a page that cannot be rendered', 'broken/', false],
  // Languages are rendered one after the other.
  ['a page of another language', 'de/docs/guide-1/', true],
])('%s waits for the end of the build', async (_, path, isThere) => {
  if (path === 'broken/')
    write('pages/broken.jsx', 'export default () => { throw new Error("broken"); };');
  const { ready } = await start();
  await ready?.(path);
  expect(exists('docs/guide-59/index.html')).toBe(true);
  expect(exists(path.endsWith('/') ? `${path}index.html` : path)).toBe(isThere);
});

test('a page is still answered if a source changes during the first build', async () => {
  const { ready } = await start();
  write('docs/guide-59.md', '# Changed\n');
  await ready?.('docs/guide-59/');
  await session.idle();
  await eventually(() => readFileSync(join(out, 'docs/guide-59/index.html'), 'utf8')).toContain(
    'Changed',
  );
});

test('after an earlier session, what pages load need not wait for the end of the build either', async () => {
  await start();
  await session.idle();
  await session.close();
  const assets = readdirSync(join(out, 'assets'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:css|js)$/.test(path))
    .filter((path) => !path.startsWith('search'));
  expect(assets.length).toBeGreaterThan(1);
  reports = [];
  write('docs/guide-0.md', '# Changed\n');
  const { ready } = await start();
  for (const path of assets) await ready?.(`assets/${path}`);
  expect(reports).toEqual([]);
});
