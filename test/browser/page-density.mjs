// Prints how much of an API a window shows, page by page: where the first member starts, the distance between rows, how
// many rows are fully visible, and the height of the page. With a selector of rows, it measures any tool's pages.
// usage: npm run density -- [--rows SELECTOR] [--width PIXELS] [--height PIXELS] FILE.html|URL…
/* global document, getComputedStyle, window */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import { dirname, extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findProgram } from '../run/programs.mjs';
import { browserArguments } from '../run/run-server.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string', default: '.member-table tr' },
    width: { type: 'string', default: '1440' },
    height: { type: 'string', default: '900' },
  },
});
if (positionals.length === 0) {
  console.error('Name pages to measure: npm run density -- site/docs/api/classes/a/index.html');
  process.exit(2);
}

/** Types of the files that pages load. */
const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** Serves a folder at its root, below any base path: skips leading segments of an address that do not exist. */
async function fileOf(folder, path) {
  const segments = decodeURIComponent(path.replace(/\?.*/, '')).split('/').filter(Boolean);
  for (let start = 0; start <= segments.length; start++) {
    const file = join(folder, ...segments.slice(start));
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile()) return file;
    const index = join(file, 'index.html');
    if (found?.isDirectory() && (await stat(index).catch(() => undefined))) return index;
  }
  return undefined;
}

/** Returns the site folder of a page: the outermost one above it with an `index.html`, at most ten levels up. */
async function rootOf(file) {
  let root = dirname(file);
  for (
    let folder = root, i = 0;
    i < 10 && dirname(folder) !== folder;
    i++, folder = dirname(folder)
  )
    if (await stat(join(folder, 'index.html')).catch(() => undefined)) root = folder;
  return root;
}

let root = '';
const server = createServer((request, response) => {
  void fileOf(root, request.url).then(async (file) => {
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    return response.end(await readFile(file));
  });
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address();

const browser = await chromium.launch({
  executablePath: findProgram('chromium'),
  args: browserArguments,
});
const viewport = { width: Number(values.width), height: Number(values.height) };
const page = await browser.newPage({ viewport });
const measured = [];
for (const address of positionals) {
  let url = address;
  if (!/^https?:/.test(address)) {
    const file = resolve(address);
    root = await rootOf(file);
    url = `http://127.0.0.1:${port}${file.slice(root.length)}`;
  }
  await page.goto(url);
  const figures = await page.evaluate(
    ([selector, height]) => {
      const boxes = [...document.querySelectorAll(selector)]
        // Rows in closed folds have boxes, too.
        .filter((row) => row.checkVisibility())
        .map((row) => row.getBoundingClientRect())
        .filter((box) => box.height > 0)
        .map(({ top, bottom }) => [top + window.scrollY, bottom + window.scrollY]);
      // A sticky bar at the top covers what scrolls below it.
      const bar = [...document.querySelectorAll('body *')]
        .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
        .map((element) => element.getBoundingClientRect())
        .filter(({ top, width }) => top === 0 && width > window.innerWidth * 0.8);
      const covered = Math.max(0, ...bar.map(({ bottom }) => bottom).filter((each) => each < 200));
      const whole = boxes.map(
        ([start]) =>
          boxes.filter(([top, bottom]) => top >= start && bottom <= start + height - covered)
            .length,
      );
      const steps = boxes.slice(1).map(([top], i) => top - boxes[i][0]);
      // Headings between tables are not rows.
      const usual = steps.filter((step) => step > 0).sort((a, b) => a - b);
      return {
        rows: boxes.length,
        first: Math.round(boxes[0]?.[0] ?? 0),
        step: Math.round((usual[Math.floor(usual.length / 2)] ?? 0) * 10) / 10,
        screen: Math.max(0, ...whole),
        height: document.documentElement.scrollHeight,
      };
    },
    [values.rows, viewport.height],
  );
  measured.push([address, figures]);
}
await browser.close();
server.close();

console.log('| page | members | first member | row to row | whole rows | height |');
console.log('| --- | --: | --: | --: | --: | --: |');
for (const [address, { rows, first, step, screen, height }] of measured)
  console.log(`| ${address} | ${rows} | ${first} px | ${step} px | ${screen} | ${height} px |`);
