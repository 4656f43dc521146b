import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listen } from '../../src/serve/listen.ts';
import { createStaticServer } from '../../src/serve/static-server.ts';

const parent = mkdtempSync(join(tmpdir(), 'mtp-serve-'));
const root = join(parent, 'site');
const files = {
  'index.html': 'home',
  '404.html': 'lost',
  'docs/index.html': 'docs',
  'docs/flat.html': 'flat',
  'empty/a.txt': 'text',
  'img/µ logo.svg': '<svg/>',
  'with space/index.html': 'space',
  '../secret.txt': 'secret',
};

let server: Server;
let port: number;
beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  symlinkSync(join(parent, 'secret.txt'), join(root, 'link.txt'));
  symlinkSync(parent, join(root, 'above'));
  symlinkSync('docs', join(root, 'inside'));
  server = createStaticServer({ root, base: '/lib/' });
  port = (await listen(server, 0)) ?? 0;
});
afterAll(() => {
  server.close();
});

interface Reply {
  status?: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a path unchanged: `fetch` would normalize it. */
function send(path: string, method = 'GET', headers = {}): Promise<Reply> {
  return new Promise((done, fail) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers, agent: false },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (body += part));
        response.on('end', () =>
          done({ status: response.statusCode, headers: response.headers, body }),
        );
      },
    );
    sent.on('error', fail);
    sent.end();
  });
}

test('pages and files have their content and type', async () => {
  expect(await send('/lib/')).toMatchObject({
    status: 200,
    body: 'home',
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-length': '4' },
  });
  expect(await send('/lib/docs/?q=1')).toMatchObject({ status: 200, body: 'docs' });
  expect(await send('/lib/docs/flat')).toMatchObject({ status: 200, body: 'flat' });
  expect(await send('/lib/with%20space/')).toMatchObject({ status: 200, body: 'space' });
  expect(await send('/lib/img/%C2%B5%20logo.svg')).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/svg+xml; charset=utf-8' },
  });
});

test('outside the base path: a redirect to it', async () => {
  for (const path of ['/', '/lib', '/other/', '/library/', '/LIB/']) {
    const { status, headers } = await send(path);
    expect([path, status, headers.location]).toEqual([path, 302, '/lib/']);
  }
});

test('folders get a slash, with the query, and are never listed', async () => {
  const { status, headers } = await send('/lib//with%20space?a=%20b');
  expect([status, headers.location]).toEqual([302, '/lib/with%20space/?a=%20b']);
  expect(await send('/lib/empty/')).toMatchObject({ status: 404, body: 'lost' });
});

test('missing files, and paths that leave the folder: the not-found page', async () => {
  for (const path of [
    '/lib/nothing',
    '/lib/nothing/',
    '/lib/index.html/',
    '/lib/../secret.txt',
    '/lib/%2e%2e/secret.txt',
    '/lib/..%2fsecret.txt',
    '/lib/docs/%2e%2e/%2e%2e/secret.txt',
    '/lib/..%5csecret.txt',
    '/lib/%00',
    '/lib/%zz',
  ]) {
    const { status, body } = await send(path);
    expect([path, status, body]).toEqual([path, 404, 'lost']);
  }
});

test('HEAD has no body, other methods are rejected', async () => {
  expect(await send('/lib/', 'HEAD')).toMatchObject({
    status: 200,
    body: '',
    headers: { 'content-length': '4' },
  });
  expect(await send('/lib/', 'POST')).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD' },
  });
});

test('a port in use: the next free one', async () => {
  const other = createStaticServer({ root, base: '/' });
  const found = await listen(other, port);
  other.close();
  expect(found).toBeGreaterThan(port);
});

test('links out of the folder, and files of the build, are not served', async () => {
  for (const name of ['.mtp-site-manifest.json', '.mtp-site-work'])
    writeFileSync(join(root, name), '{}');
  for (const path of ['link.txt', 'above/secret.txt', '.mtp-site-manifest.json', '.mtp-site-work'])
    expect([path, await send(`/lib/${path}`)]).toMatchObject([path, { status: 404, body: 'lost' }]);
  expect(await send('/lib/inside/flat')).toMatchObject({ status: 200, body: 'flat' });
});

test('requests of other sites are refused', async () => {
  for (const headers of [
    { host: 'evil.example' },
    { host: `evil.example:${port}` },
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' },
  ])
    expect([headers, await send('/lib/', 'GET', headers)]).toMatchObject([
      headers,
      { status: 403 },
    ]);
  const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  const headers = { ...link, 'sec-fetch-dest': 'document', host: `localhost:${port}` };
  expect(await send('/lib/', 'GET', headers)).toMatchObject({ status: 200, body: 'home' });
});

test.each([
  ['bytes=1-2', 206, 'ex', 'bytes 1-2/4'],
  ['bytes=2-', 206, 'xt', 'bytes 2-3/4'],
  ['bytes=-3', 206, 'ext', 'bytes 1-3/4'],
  ['bytes=-9', 206, 'text', 'bytes 0-3/4'],
  ['bytes=3-99', 206, 't', 'bytes 3-3/4'],
  ['bytes=4-', 416, '', 'bytes */4'],
  ['bytes=-0', 416, '', 'bytes */4'],
  ['bytes=0-0,2-2', 200, 'text', undefined],
  ['bytes=2-1', 200, 'text', undefined],
  ['lines=1-2', 200, 'text', undefined],
])('the range %s is answered with %i', async (range, status, body, content) => {
  const reply = await send('/lib/empty/a.txt', 'GET', { range });
  expect(reply).toMatchObject({ status, body });
  expect(reply.headers['content-range']).toBe(content);
  if (status !== 416) expect(reply.headers['content-length']).toBe(String(body.length));
});

test('a range on a condition, or of a 404 page, is answered with the whole file', async () => {
  const range = 'bytes=1-2';
  const reply = await send('/lib/empty/a.txt', 'GET', { range, 'if-range': '"tag"' });
  expect(reply).toMatchObject({ status: 200, body: 'text' });
  expect(await send('/lib/none', 'GET', { range })).toMatchObject({ status: 404, body: 'lost' });
});
