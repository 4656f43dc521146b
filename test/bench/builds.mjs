// Builds of ours, as a user sees them: whole processes from start to end, timed, some with a profile.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildOf, median } from './measurements.mjs';
import { measured, mustRun } from './processes.mjs';

/** The folder of this repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const command = join(root, 'bin/mtp-site.mjs');

/** Builds once: time, memory, what it printed, and figures of it. */
async function build({ name, cwd, out, args }, more, flags = []) {
  const all = [...flags, ...measured, command, 'build', '--out', out, ...args, ...more];
  const result = await mustRun(`The build of ${name}`, process.execPath, all, { cwd });
  return { ...result, ...buildOf(result.output) };
}

/** Several builds as one: median of the times, highest of the memory, figures of the first; nothing for no builds. */
export function together(results) {
  if (results.length === 0) return undefined;
  const known = results.map(({ bytes }) => bytes).filter((bytes) => bytes !== undefined);
  return {
    ...results[0],
    milliseconds: median(results.map(({ milliseconds }) => milliseconds)),
    bytes: known.length > 0 ? Math.max(...known) : undefined,
  };
}

/** How often a build that takes seconds is measured at least: such times vary most. */
export const shortRuns = (runs) => Math.max(runs, 5);

/** Runs something so often, one after the other, and takes the results together. */
export async function repeat(times, once) {
  const results = [];
  for (let i = 0; i < times; i++) results.push(await once());
  return together(results);
}

/** Builds into an empty folder, without a cache. */
export async function coldBuild(subject, ...more) {
  rmSync(subject.out, { recursive: true, force: true });
  return build(subject, ['--no-cache', ...more]);
}

/** Builds on what is there from an earlier build, with the cache. */
export async function nextBuild(subject) {
  return build(subject, []);
}

/** Keeps a CPU profile of each thread of a cold build, where a folder for such is given; its time does not count. */
export async function profileBuild(subject, folder) {
  if (folder === undefined) return;
  const own = join(folder, subject.name.replace(/\W+/g, '-'));
  mkdirSync(own, { recursive: true });
  rmSync(subject.out, { recursive: true, force: true });
  await build(subject, ['--no-cache'], ['--cpu-prof', `--cpu-prof-dir=${own}`]);
}

/** A copy of the demonstration site, which may be changed, and has a cache of its own. */
export function demonstration(scratch) {
  const cwd = join(scratch, 'demonstration');
  const library = 'fixtures/micro-test-plus';
  cpSync(join(root, library), join(cwd, library), { recursive: true });
  cpSync(join(root, 'site.config.yaml'), join(cwd, 'site.config.yaml'));
  return {
    subject: { name: 'this site', cwd, out: join(scratch, 'demonstration-site'), args: [] },
    library: join(cwd, library),
    guide: join(cwd, library, 'docs/getting-started/index.md'),
  };
}

/** A site of nothing but a folder with Doxygen's XML; with a configuration, so that it has a cache. */
export function referenceSite(scratch, name, xml) {
  const cwd = join(scratch, `${name}-folder`);
  mkdirSync(cwd, { recursive: true });
  const config = { title: name, url: 'https://example.org', doxygen: { xml } };
  writeFileSync(join(cwd, 'site.config.yaml'), JSON.stringify(config));
  return { name, cwd, out: join(scratch, `${name}-site`), args: [] };
}
