import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listen } from '../../src/cli/serve.ts';
import { createStaticServer } from '../../src/cli/static-server.ts';

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

/** Sends a path as it is: `fetch` would tidy it first. */
function send(path: string, method = 'GET'): Promise<Reply> {
  return new Promise((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, path, method, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (body += part));
      response.on('end', () =>
        done({ status: response.statusCode, headers: response.headers, body }),
      );
    });
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

test('outside the base path: redirected to it', async () => {
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

test('what is not there, and what would lead out of the folder: the not-found page', async () => {
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

test('HEAD has no body, other methods are refused', async () => {
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
