// Provides what the suites of a run share, on demand: browsers, built sites, and programs. It runs in the process that
// starts the workers of the run, which outlives all of them.
import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { findProgram, versionOf } from './programs.mjs';

const command = join(import.meta.dirname, '../../bin/mtp-site.mjs');

/** Arguments of a browser that can only reach the pages under test. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the server; `folder` is for the built sites. Returns its URL and a function that ends everything. */
export async function startRunServer(folder) {
  /** Browsers by the number of the worker: two workers with one browser would share its clipboard. */
  const browsers = new Map();
  /** Folders of built sites by what they are built from. */
  const sites = new Map();
  /** What programs print about themselves, by their names. */
  const versions = new Map();

  /** Each service gets the rest of the path and the body of the request, and returns one text. */
  const services = {
    browser: async (worker) => {
      if (!browsers.has(worker))
        browsers.set(
          worker,
          startBrowser(() => browsers.delete(worker)),
        );
      return (await browsers.get(worker)).wsEndpoint();
    },
    site: (key, source) => {
      if (!sites.has(key)) sites.set(key, buildSite(source, join(folder, key)));
      return sites.get(key);
    },
    path: (name) => {
      try {
        return findProgram(name);
      } catch (error) {
        if (process.env.CI) throw error;
        process.stderr.write(`Some tests do not run. ${error.message}\n`);
        return '';
      }
    },
    program: (name) => {
      if (!versions.has(name)) versions.set(name, versionOf(name));
      return versions.get(name);
    },
  };

  const server = createServer((request, response) => {
    // An open connection would keep a worker from ending.
    response.setHeader('connection', 'close');
    const [, service = '', rest = ''] = decodeURIComponent(request.url).split('/');
    text(request)
      .then((body) => services[service](rest, body))
      .then(
        (answer) => response.end(answer),
        (error) => response.writeHead(500).end(error.message),
      );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

  const close = async () => {
    server.closeAllConnections();
    server.close();
    const started = await Promise.allSettled(browsers.values());
    await Promise.all(started.map(({ value }) => value?.close()));
  };
  return { url: `http://127.0.0.1:${server.address().port}`, close };
}

async function startBrowser(onClose) {
  const browser = await chromium.launchServer({
    host: '127.0.0.1',
    executablePath: findProgram('chromium'),
    args: browserArguments,
  });
  // The next suite starts another one.
  browser.on('close', onClose);
  return browser;
}

async function buildSite(source, out) {
  mkdirSync(out, { recursive: true });
  // The workers of the run occupy the other cores, and starting threads costs a third of the build of a small site.
  const parameters = [command, 'build', '--workers', '1', '--out', out];
  await promisify(execFile)(process.execPath, parameters, { cwd: source, maxBuffer: 1e8 });
  return out;
}
