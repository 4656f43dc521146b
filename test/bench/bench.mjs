// Time and memory of builds, as a user sees them: whole processes from start to end.
//   npm run bench -- [--runs N] [--guides N] [folder with Doxygen's XML, or with such folders]...
// Besides these folders, the site of this repository is built, and one of made-up guides (500 when missing).
//   npm run bench -- --search [number of symbols]...
// measures the search instead: its index and its engine in Node, then all of it in Chromium.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { changeGuide, writeGuides } from './guides.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    guides: { type: 'string', default: '500' },
    search: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
if (values.search) {
  const scripts = ['search-node.mjs', 'search-chromium.mjs'];
  const failed = scripts.filter((name) => {
    const script = fileURLToPath(new URL(name, import.meta.url));
    return spawnSync(process.execPath, [script, ...positionals], { stdio: 'inherit' }).status !== 0;
  });
  process.exit(failed.length);
}
const runs = Math.max(1, Number(values.runs) || 5);
const guides = Math.max(0, Number(values.guides) || 0);
const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
const out = join(scratch, 'site');

/** The site of made-up guides; none where none are wanted. */
function guidesSubject() {
  if (guides === 0) return [];
  const folder = join(scratch, 'guides');
  const config = writeGuides(folder, guides);
  const change = () => changeGuide(folder);
  return [{ name: `${guides} guides`, cwd: scratch, args: ['--config', config], change }];
}

/**
 * A site to build: a name for the table, where and with which arguments the command runs, and maybe how one of its
 * sources is changed.
 */
function subjects() {
  const trees = positionals.flatMap((folder) => {
    const path = resolve(folder);
    if (existsSync(join(path, 'index.xml'))) return [path];
    return readdirSync(path)
      .map((name) => join(path, name))
      .filter((inner) => existsSync(join(inner, 'index.xml')));
  });
  return [
    { name: 'this repository', cwd: root, args: [] },
    ...guidesSubject(),
    ...trees.map((xml) => ({ name: basename(xml), cwd: scratch, args: ['--xml', xml] })),
  ];
}

/** Builds once; wall time in milliseconds, peak memory in MiB. */
function build({ name, cwd, args }, ...more) {
  const start = performance.now();
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [
      '--import',
      new URL('measure.mjs', import.meta.url).href,
      join(root, 'bin/mtp-site.mjs'),
      ...['build', '--out', out, ...args, ...more],
    ],
    { cwd, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  );
  const milliseconds = performance.now() - start;
  const memory = /maxRSS=(\d+)/.exec(stderr)?.[1];
  if (status !== 0 || memory === undefined)
    throw new Error(`The build of ${name} failed (${status}):\n${stderr}`);
  return { milliseconds, memory: Number(memory) / 1024, pages: /(\d+) pages?/.exec(stdout)?.[1] };
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Median and peak of several builds; `prepare` runs before each, `more` are further arguments. */
function measure(subject, prepare, ...more) {
  const results = Array.from({ length: runs }, () => {
    prepare();
    return build(subject, ...more);
  });
  return {
    milliseconds: Math.round(median(results.map((result) => result.milliseconds))),
    memory: Math.round(Math.max(...results.map((result) => result.memory))),
    pages: results[0].pages,
  };
}

/** A row of the table; none for a site that does not build. */
function row(subject) {
  try {
    const empty = () => rmSync(out, { recursive: true, force: true });
    const cold = measure(subject, empty, '--no-cache');
    build(subject);
    const again = measure(subject, () => undefined);
    const changed = subject.change && measure(subject, subject.change);
    return [
      {
        site: subject.name,
        pages: Number(cold.pages),
        'from nothing, ms': cold.milliseconds,
        'MiB at most': cold.memory,
        'unchanged, ms': again.milliseconds,
        'unchanged, MiB at most': again.memory,
        'one guide changed, ms': changed?.milliseconds,
      },
    ];
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
    return [];
  }
}

try {
  const table = subjects().flatMap(row);
  console.log(`Node ${process.version}, ${process.platform}, median of ${runs} builds`);
  console.table(table);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
