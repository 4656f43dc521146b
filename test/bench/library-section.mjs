// A made-up library in several sizes: time and memory must grow no faster than it, and pages must stay light.
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { coldBuild, profileBuild, referenceSite, repeat } from './builds.mjs';
import { writeLibrary } from './library.mjs';
import { duration, median, redirectOf, sidebarBytes, size } from './measurements.mjs';
import { atMost, cells, isSo } from './targets.mjs';

/** Number of pages whose sidebars are measured, evenly spread. */
const looked = 200;

/** Returns the page where a reader of the site starts. */
function homeOf(out) {
  const html = readFileSync(join(out, 'index.html'), 'utf8');
  const to = redirectOf(html);
  const file = to === undefined ? undefined : join(out, to, 'index.html');
  return file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : html;
}

/** Returns the size of the largest file that browsers load to complete the sidebar, in bytes. */
function largestSidebarFile(out) {
  const folder = join(out, 'assets/sidebars');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return Math.max(0, ...names.map((name) => statSync(join(folder, name)).size));
}

/** Returns the weight of the pages, in bytes. */
function weightOf(out) {
  const pages = readdirSync(out, { recursive: true })
    .filter((name) => name.endsWith('index.html'))
    .sort();
  const step = Math.max(1, Math.floor(pages.length / looked));
  const some = pages.filter((_, i) => i % step === 0).map((name) => join(out, name));
  const sidebars = some
    .map((file) => sidebarBytes(readFileSync(file, 'utf8')))
    .filter((bytes) => bytes !== undefined);
  const home = homeOf(out);
  return {
    home: Buffer.byteLength(home),
    sidebar: median(sidebars) ?? 0,
    sidebarFile: largestSidebarFile(out),
    page: median(some.map((file) => statSync(file).size)) ?? 0,
  };
}

async function measure({ scratch, runs, cpuProfile, log }, count) {
  log(`  ${count} compounds`);
  const xml = join(scratch, `library-${count}`);
  const written = writeLibrary(xml, count);
  const subject = referenceSite(scratch, `library of ${count}`, xml);
  // Large builds take longer and vary less.
  const cold = await repeat(count > 10_000 ? Math.min(runs, 2) : runs, () =>
    coldBuild(subject, '--timing'),
  );
  const weight = weightOf(subject.out);
  await profileBuild(subject, cpuProfile);
  for (const folder of [xml, subject.out]) rmSync(folder, { recursive: true, force: true });
  return { ...written, cold, weight, each: cold.milliseconds / written.compounds };
}

function stepsTable(results) {
  const names = Object.keys(results[0].cold.steps);
  return {
    head: ['step, of the build', ...results.map(({ compounds }) => String(compounds))],
    rows: names.map((name) => [name, ...results.map(({ cold }) => duration(cold.steps[name]))]),
  };
}

/** Builds the library in each size. */
export async function librarySection(context) {
  const results = [];
  const missing = [];
  for (const count of context.sizes)
    try {
      results.push(await measure(context, count));
    } catch (error) {
      missing.push(error.message);
    }
  const targets = targetsOf(results, context.sizes);
  return {
    title: 'A made-up library, larger and larger',
    about: [
      'Written by `test/bench/library.mjs`: classes with bases, overloads, templates and references, groups, files with includes and listings, in shares as in Eigen and fmt; the same one each time.',
      'Sidebar: the bytes of it in the HTML of a page, the median of pages all over the site; its largest file is the largest of those from which browsers complete it. The home page is where `index.html` leads.',
    ],
    tables:
      results.length === 0
        ? []
        : [
            {
              head: [
                'compounds',
                'XML',
                'pages',
                'cold',
                'for each compound',
                'memory at most',
                'home page',
                'sidebar',
                'its largest file',
                'page',
              ],
              rows: results.map(({ compounds, bytes, cold, each, weight }) => {
                const [time, memory] = cells(cold);
                return [
                  String(compounds),
                  size(bytes),
                  String(cold.pages),
                  time,
                  `${each.toFixed(2)} ms`,
                  memory,
                  size(weight.home),
                  size(weight.sidebar),
                  size(weight.sidebarFile),
                  size(weight.page),
                ];
              }),
            },
            stepsTable(results),
          ],
    targets,
    missing,
  };
}

function targetsOf(results, sizes) {
  const largest = sizes[sizes.length - 1];
  const first = results.find(({ compounds }) => compounds === sizes[0]);
  const last = results.find(({ compounds }) => compounds === largest);
  const smallest = String(sizes[0]);
  const grown = (figure) => (first && last && first !== last ? figure(last) / figure(first) : NaN);
  const name = `library of ${largest}`;
  return [
    isSo(
      `${name}: finishes, and its links are right`,
      'exit code 0, no warnings',
      last ? `exit code 0, ${last.cold.warnings} warnings` : 'did not finish',
      last?.cold.warnings === 0,
    ),
    atMost(
      `${name}: time for each compound, against that of ${smallest}`,
      grown(({ each }) => each),
      1.3,
      'factor',
    ),
    atMost(`${name}: memory`, last?.cold.bytes, 3e9, 'size'),
    atMost(
      `${name}: bytes of the home page, against that of ${smallest}`,
      grown(({ weight }) => weight.home),
      1.2,
      'factor',
    ),
    atMost(
      `${name}: bytes of the sidebar in its pages, against those of ${smallest}`,
      grown(({ weight }) => weight.sidebar),
      1.2,
      'factor',
    ),
    atMost(
      `${name}: bytes of the largest file of the sidebar, against that of ${smallest}`,
      grown(({ weight }) => weight.sidebarFile),
      1.2,
      'factor',
    ),
  ];
}
