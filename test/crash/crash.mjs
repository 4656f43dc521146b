// Kills builds of a small site in two languages while they replace its files, runs the next command, and compares the
// folder with the older and the newer site: npm run crash -- --rounds 200 [--seed 1]
//
// Half of the rounds end a build before one of its changes to the folder, the other half after a random time.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});
const command = resolve('bin/mtp-site.mjs');
const hook = resolve('test/crash/kill-at.mjs');
const folder = mkdtempSync(join(tmpdir(), 'mtp-site-crash-'));
const out = join(folder, 'out');
const work = join(folder, '.out.mtp-site');
const next = join(work, 'next');
const random = randomNumbers(Number(values.seed));

/** Writes the sources of one of the two sites. */
function writeSources(name) {
  rmSync(join(folder, 'docs'), { recursive: true, force: true });
  const config = {
    title: name,
    url: 'https://example.org',
    trailingSlash: true,
    i18n: { defaultLocale: 'en', locales: ['en', 'de'], texts: { de: 'de.yaml' } },
  };
  const files = {
    'site.config.yaml': JSON.stringify(config),
    'de.yaml': 'shell: { close: Zu }',
    'docs/index.md': `# ${name}\n`,
  };
  for (let page = 0; page < 40; page++) files[`docs/both/${page}.md`] = `# ${name} ${page}\n`;
  for (let page = 0; page < 20; page++)
    files[`docs/${name}/${page}.md`] = `# Only ${name} ${page}\n`;
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Starts the command. */
function start(args, env = {}, hooked = []) {
  return spawn(process.execPath, [...hooked, command, ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function run(...args) {
  const { status, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`mtp-site ${args.join(' ')} ended with ${status}:\n${stderr}`);
}

function ended(child) {
  return new Promise((done) => child.once('close', (code, signal) => done(signal ?? code)));
}

/** Returns a hash of all paths and contents below the output folder. */
function hashOfTree() {
  const hash = createHash('sha256');
  for (const entry of readdirSync(out, { recursive: true, withFileTypes: true }).sort(byPath)) {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    hash.update(`${path.slice(out.length)}\0`);
    if (entry.isFile()) hash.update(readFileSync(path));
  }
  return hash.digest('hex');
}

function byPath(a, b) {
  const pathOf = ({ parentPath, path, name }) => join(parentPath ?? path, name);
  return pathOf(a) < pathOf(b) ? -1 : 1;
}

/** Serves the site until the server is ready. */
async function serve() {
  const child = start(['serve', '--out', 'out', '--port', '0']);
  const closed = ended(child);
  await new Promise((done) => {
    child.stdout.on('data', (text) => String(text).includes('Serving') && done());
    child.once('close', done);
  });
  child.kill('SIGTERM');
  const code = await closed;
  if (code !== 0 && code !== 'SIGTERM') throw new Error(`mtp-site serve ended with ${code}.`);
}

/** Builds, and kills the build in the middle of its changes; returns whether it was still running. */
async function killedBuild(inSteps, { calls, time }) {
  const args = ['build', '--out', 'out', '--quiet'];
  if (inSteps) {
    const at = 1 + Math.floor(random() * calls);
    const env = { CRASH_IN: out, CRASH_AT: String(at) };
    return (await ended(start(args, env, ['--import', hook]))) === 'SIGKILL';
  }
  const child = start(args);
  const closed = ended(child);
  let isRunning = true;
  void closed.then(() => (isRunning = false));
  while (isRunning && !existsSync(next)) await pause(1);
  await pause(random() * time);
  child.kill('SIGKILL');
  return (await closed) === 'SIGKILL';
}

/** Measures a complete build: how often and how long it changes the folder. */
async function measure() {
  const count = join(folder, 'count');
  const env = { CRASH_IN: out, CRASH_COUNT: count };
  const child = start(['build', '--out', 'out', '--quiet'], env, ['--import', hook]);
  const closed = ended(child);
  let isRunning = true;
  void closed.then(() => (isRunning = false));
  while (isRunning && !existsSync(next)) await pause(1);
  const begin = performance.now();
  while (isRunning && existsSync(next)) await pause(1);
  const time = performance.now() - begin;
  await closed;
  return { calls: Number(readFileSync(count, 'utf8')), time };
}

/** Returns numbers from 0 to 1 that depend only on a seed. */
function randomNumbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

try {
  // The names keep their order: each site is built from the other one, so that manifests and folders are those of use.
  const names = ['one', 'two'];
  const trees = {};
  for (const name of names) {
    rmSync(out, { recursive: true, force: true });
    writeSources(name);
    run('build', '--out', 'out', '--quiet');
    trees[name] = hashOfTree();
    cpSync(out, join(folder, `built-${name}`), { recursive: true });
  }
  writeSources('one');
  const measured = await measure();
  const total = { killed: 0, published: 0, none: 0, old: 0, new: 0, mixed: 0, wrong: 0 };
  for (let round = 0; round < Number(values.rounds); round++) {
    const [before, after] = round % 2 === 0 ? names : [...names].reverse();
    for (const each of [out, work]) rmSync(each, { recursive: true, force: true });
    cpSync(join(folder, `built-${before}`), out, { recursive: true });
    writeSources(after);
    if (await killedBuild(round % 4 < 2, measured)) total.killed++;
    // What a step that publishes the folder after the killed build would find.
    if (!existsSync(out)) total.none++;
    else if (!Object.values(trees).includes(hashOfTree())) total.published++;
    const next = ['serve', 'check', 'build'][round % 3];
    if (next === 'serve') await serve();
    else run(next, '--out', 'out', '--quiet');
    const tree = hashOfTree();
    if (tree === trees[after]) total.new++;
    else if (tree === trees[before]) total.old++;
    else total.mixed++;
    if (next === 'build' && tree !== trees[after]) total.wrong++;
  }
  console.log(
    `seed ${values.seed}: ${values.rounds} rounds, ${total.killed} builds killed (${measured.calls} changes to the ` +
      `folder, ${measured.time.toFixed(0)} ms); at once ${total.none} none, ${total.published} mixed; after the next ` +
      `command ${total.old} old, ${total.new} new, ${total.mixed} mixed; ` +
      `${total.wrong} wrong after a build`,
  );
  process.exitCode = total.published + total.mixed + total.wrong > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
