import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listen } from '../../src/serve/listen.ts';
import { isAllowed } from '../../src/serve/allowed-requests.ts';
import { LiveClients } from '../../src/watch/live-clients.ts';
import { createLiveServer, type ServedSite } from '../../src/watch/live-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'mtp-live-'));
const root = join(folder, 'site');
const html = '<!DOCTYPE html><html><head><title>T</title></head><body>Page</body></html>';
const own = ['index.html', '404.html', 'docs/index.html', 'a.css', 'link.txt', 'linked/a.txt'];

let site: ServedSite | undefined;
let server: Server;
let port: number;
const clients = new LiveClients();

beforeAll(async () => {
  for (const path of ['index.html', '404.html', 'docs/index.html'])
    write(join(root, path), path === '404.html' ? html.replace('Page', 'Lost') : html);
  write(join(root, 'a.css'), 'a {}');
  write(join(root, 'foreign.txt'), 'not the site');
  write(join(folder, 'secret/a.txt'), 'secret');
  symlinkSync(join(folder, 'secret/a.txt'), join(root, 'link.txt'));
  symlinkSync(join(folder, 'secret'), join(root, 'linked'));
  site = { root, base: '/lib/', has: (path) => own.includes(path) };
  const found = (): Promise<ServedSite | undefined> => Promise.resolve(site);
  server = createLiveServer({ site: found, clients, host: '127.0.0.1' });
  port = (await listen(server, 0)) ?? 0;
});

afterAll(() => {
  clients.close();
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

interface Reply {
  status?: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a path unchanged; for an event stream, waits for the first events only. */
function send(path: string, headers: Record<string, string> = {}): Promise<Reply> {
  return new Promise((done, fail) => {
    const options = { host: '127.0.0.1', port, path, agent: false, headers };
    const sent = request(options, (response) => {
      let body = '';
      const reply = (): void =>
        done({ status: response.statusCode, headers: response.headers, body });
      response.setEncoding('utf8').on('data', (part: string) => {
        body += part;
        if (!body.includes('"faults"')) return;
        reply();
        sent.destroy();
      });
      response.on('end', reply);
    });
    sent.on('error', fail);
    sent.end();
  });
}

test('pages have the script of the server, and are not cached; other files are unchanged', async () => {
  const page = await send('/lib/docs/');
  expect(page.body).toContain('src="/lib/__mtp-site/live.js" data-revision="0"');
  expect(page.headers['cache-control']).toBe('no-store');
  expect(await send('/lib/a.css')).toMatchObject({ status: 200, body: 'a {}' });
  expect((await send('/lib/__mtp-site/live.js')).body).toContain('EventSource');
});

test('only the output of the build is served', async () => {
  for (const path of [
    '/lib/foreign.txt',
    '/lib/link.txt',
    '/lib/linked/a.txt',
    '/lib/../secret/a.txt',
    '/lib/%2e%2e/secret/a.txt',
    '/lib/..%2fsecret/a.txt',
    '/lib/%2e%2e%5csecret/a.txt',
    '/lib/.mtp-site-manifest.json',
  ]) {
    const { status, body } = await send(path);
    expect([path, status]).toEqual([path, 404]);
    expect(body).toContain('Lost');
  }
});

test('a host name of another machine is rejected, on pages and on events', async () => {
  for (const path of ['/lib/', '/lib/__mtp-site/live.js', '/lib/__mtp-site/events']) {
    for (const host of ['example.org', `example.org:${port}`, 'localhost.example.org', '1.2.3.4'])
      expect((await send(path, { host })).status).toBe(403);
    for (const host of ['localhost', `127.0.0.1:${port}`, `[::1]:${port}`, 'site.localhost'])
      expect((await send(path, { host })).status).toBe(200);
  }
});

test('pages of other sites are rejected', async () => {
  const host = `localhost:${port}`;
  const events = '/lib/__mtp-site/events';
  for (const origin of ['https://example.org', 'null', 'http://localhost:1', `https://${host}`])
    expect((await send(events, { host, origin })).status).toBe(403);
  expect((await send(events, { host, origin: `http://${host}` })).status).toBe(200);
  const cross = { host, 'sec-fetch-site': 'cross-site' };
  expect((await send('/lib/a.css', { ...cross, 'sec-fetch-mode': 'no-cors' })).status).toBe(403);
  const link = { ...cross, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  expect((await send('/lib/', link)).status).toBe(200);
  expect((await send('/lib/', { ...link, 'sec-fetch-dest': 'iframe' })).status).toBe(403);
});

test('a server on all addresses accepts these addresses, but no other name', () => {
  const allowed = (host: string): boolean => isAllowed({ host }, '0.0.0.0');
  expect(['192.168.1.20:3000', '[fe80::1]', 'localhost'].every(allowed)).toBe(true);
  expect(['example.org', 'example.org:80', '', 'a b', '1.2.3'].some(allowed)).toBe(false);
  expect(isAllowed({}, '0.0.0.0')).toBe(false);
});

test('before the first successful build, each address has a page that waits for one', async () => {
  const before = site;
  site = undefined;
  const { status, body } = await send('/any/where/');
  site = before;
  expect(status).toBe(200);
  expect(body).toContain('src="/__mtp-site/live.js"');
});
