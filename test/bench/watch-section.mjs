/* global window, document, requestAnimationFrame, MutationObserver */
// The development server as an author has it: from starting the command to the first page, and from saving a file to
// the page in the output folder and on the screen, in Chromium. Edits two guides of this repository's site, and one
// compound per folder of XML. Each figure is a median.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './builds.mjs';
import { instant, median, size } from './measurements.mjs';
import { interval as memoryInterval, MemoryWatcher } from './processes.mjs';
import { xmlOf } from './reference-sections.mjs';
import { findProgram } from '../run/programs.mjs';
import { atMost } from './targets.mjs';

/** Polling interval in milliseconds: the maximum error of a figure. */
const interval = 2;

/** Waits until a function returns something, for minutes at most. */
async function until(find) {
  const end = performance.now() + 300_000;
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    if (performance.now() > end) throw new Error('It takes too long.');
    await pause(interval);
  }
}

/** Starts the command. Returns the address of the site, the time to the first page, and a function that ends it. */
async function start({ cwd, args }) {
  const begin = performance.now();
  const command = [join(root, 'bin/mtp-site.mjs'), 'watch', '--port', '0', ...args];
  const child = spawn(process.execPath, command, { cwd, stdio: ['ignore', 'pipe', 'ignore'] });
  const memory = new MemoryWatcher(child.pid);
  // If the command does not start, nothing clears it.
  const timer = setInterval(() => memory.look(), memoryInterval).unref();
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (printed += text));
  const url = await until(() => /Serving the site at (\S+)/.exec(printed)?.[1]);
  const response = await fetch(url);
  if (!response.ok) throw new Error(printed);
  await response.text();
  return {
    url,
    first: performance.now() - begin,
    /** Peak memory of the process and its threads, in bytes. */
    memory: () => memory.bytes,
    /** Number of printed lines about changes. */
    changes: () => printed.split(' changed: ').length,
    end: async () => {
      clearInterval(timer);
      child.kill('SIGINT');
      await new Promise((done) => child.once('close', done));
    },
  };
}

/** In the page: records when a text was first painted, in milliseconds since 1970. */
function watchText() {
  window.painted = new Map();
  const seen = new Set();
  new MutationObserver(() => {
    for (const [text] of document.body.textContent.matchAll(/Saved\d+/g)) {
      if (seen.has(text)) continue;
      seen.add(text);
      const keep = () => window.painted.set(text, performance.timeOrigin + performance.now());
      requestAnimationFrame(() => requestAnimationFrame(keep));
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Saves a source several times; returns the times until the page was written and painted. */
async function saves(server, { save, path, out }, runs) {
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({
    executablePath: findProgram('chromium'),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  await page.addInitScript(watchText);
  await page.goto(server.url + path);
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
  const written = [];
  const painted = [];
  for (let n = 0; n < runs; n += 1) {
    const changes = server.changes();
    const mark = `Saved${Date.now()}`;
    const begin = performance.timeOrigin + performance.now();
    save(mark);
    await until(
      () => readFileSync(join(out(), path, 'index.html'), 'utf8').includes(mark) || undefined,
    );
    written.push(performance.timeOrigin + performance.now() - begin);
    const at = await page.waitForFunction((text) => window.painted.get(text), mark, {
      timeout: 120_000,
      polling: 20,
    });
    painted.push((await at.jsonValue()) - begin);
    // Wait until everything else is up to date, as for an author who types.
    await until(() => (server.changes() > changes ? true : undefined));
    await pause(400);
  }
  await browser.close();
  return { written: median(written), painted: median(painted) };
}

async function measure({ name, runs, ...subject }) {
  const cold = await start(subject);
  // The first build continues after its first page.
  await pause(500);
  await cold.end();
  const again = [];
  for (let n = 0; n < 5 && subject.isKept; n += 1) {
    const server = await start(subject);
    again.push(server.first);
    await server.end();
  }
  const server = await start(subject);
  try {
    // The first edit would otherwise wait for background preparation.
    await fetch(server.url);
    await pause(subject.warmUp);
    const saved = await saves(server, await subject.edited(), runs);
    return { name, first: cold.first, again: median(again), ...saved, bytes: server.memory() };
  } finally {
    await server.end();
  }
}

/** Returns this repository's site and a guide to save: one of plain Markdown, or one with components. */
function ownSite(scratch, name, guideFile, path) {
  const cwd = join(scratch, name);
  cpSync(join(root, 'fixtures'), join(cwd, 'fixtures'), { recursive: true });
  cpSync(join(root, 'site.config.yaml'), join(cwd, 'site.config.yaml'));
  const guide = join(cwd, 'fixtures/micro-test-plus/docs', guideFile);
  const text = readFileSync(guide, 'utf8');
  return {
    name: `this site, ${name}`,
    cwd,
    args: [],
    runs: 15,
    isKept: true,
    warmUp: 3000,
    edited: () => ({
      path,
      out: () => join(cwd, '.mtp-site-cache/watch'),
      save: (mark) => writeFileSync(guide, `${text}\n${mark}\n`),
    }),
  };
}

/** Returns a folder of XML and a compound to save: the middle one of all classes. */
function library(scratch, folder) {
  const xml = join(scratch, basename(resolve(folder, '..')) || 'xml');
  const out = `${xml}-site`;
  cpSync(folder, xml, { recursive: true });
  const classes = readdirSync(xml).filter((name) => /^(?:class|struct)/.test(name));
  const file = join(xml, classes.sort()[classes.length >> 1] ?? '');
  const text = readFileSync(file, 'utf8');
  return {
    name: `${basename(xml)}, a compound`,
    cwd: scratch,
    args: ['--xml', xml, '--out', out],
    runs: 5,
    isKept: false,
    warmUp: 1000,
    edited: async () => {
      const index = join(out, 'docs/api/symbols.json');
      // The first page of a large library is there long before.
      await until(() => existsSync(index) || undefined);
      const symbols = JSON.parse(readFileSync(index, 'utf8'));
      const refid = basename(file, '.xml');
      const { url } = (symbols.symbols ?? symbols).find((symbol) => symbol.refid === refid);
      // The last one in the file belongs to the compound.
      const at = text.lastIndexOf('<detaileddescription>') + '<detaileddescription>'.length;
      const save = (mark) =>
        writeFileSync(file, `${text.slice(0, at)}<para>${mark}</para>${text.slice(at)}`);
      return { path: url.replace(/^\//, ''), out: () => out, save };
    },
  };
}

/** Measures guides of this site, and compounds of the given folders with XML. */
export async function watchSection(context) {
  const { scratch, log } = context;
  const missing = [];
  const eigen = await xmlOf(context, 'eigen', '/usr/include/eigen3', 'libeigen3-dev').catch(
    (error) => void missing.push(error.message),
  );
  const xmlFolders = [...(eigen ? [eigen.xml] : []), ...context.xmlFolders];
  const subjects = [
    ownSite(scratch, 'a plain guide', 'support/index.md', 'docs/support/'),
    ownSite(scratch, 'a guide with components', 'install/index.md', 'docs/install/'),
    ...xmlFolders.map((folder) => library(scratch, folder)),
  ];
  const results = [];
  for (const subject of subjects) {
    log(`  ${subject.name}`);
    results.push(await measure(subject));
  }
  const cell = (milliseconds) => (milliseconds === undefined ? '' : instant(milliseconds));
  const [plain, , ...libraries] = results;
  return {
    title: 'Watching',
    about: [
      '`mtp-site watch`, as an author sees it. First page: from the start of the command to the first served page; "unchanged" is a later start without changes. Written: from saving a file to its page in the output folder. On the screen: from saving a file to the paint in Chromium, without a reload.',
    ],
    tables: [
      {
        head: [
          'what is saved',
          'first page',
          'first page, unchanged',
          'written',
          'on the screen',
          'peak memory',
        ],
        rows: results.map(({ name, first, again, written, painted, bytes }) => [
          name,
          ...[first, again, written, painted].map(cell),
          bytes === undefined ? '' : size(bytes),
        ]),
      },
    ],
    targets: [
      atMost('watch, first page if nothing has changed', plain.again, 1000, 'instant'),
      atMost('watch, from saving a guide to its page', plain.written, 100, 'instant'),
      atMost('watch, from saving a guide to the screen', plain.painted, 200, 'instant'),
      ...libraries.flatMap(({ name, first, painted, bytes }) => [
        atMost(`watch of ${name}: first page`, first, 2000, 'instant'),
        atMost(`watch of ${name}: from saving it to the screen`, painted, 500, 'instant'),
        atMost(`watch of ${name}: memory`, bytes, 700e6, 'size'),
      ]),
    ],
    missing,
  };
}
