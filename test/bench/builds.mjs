// Our own builds, as a user sees them: whole processes from start to end, timed, some with a profile.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildOf, median } from './measurements.mjs';
import { measured, mustRun } from './processes.mjs';

/** Number of cores that builds may use; Node 18.13 and older have no availableParallelism. */
export const cores = os.availableParallelism?.() ?? os.cpus().length;

/** The folder of this repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The command of this checkout. */
export const command = join(root, 'bin/mtp-site.mjs');

/** Returns the arguments of Node for a build. */
function buildArguments({ out, args }, more) {
  return [command, 'build', '--out', out, ...args, ...more];
}

/** Empties the output folder of a site, and returns the arguments of Node for a build without a cache. */
export function coldArguments(subject) {
  rmSync(subject.out, { recursive: true, force: true });
  return buildArguments(subject, ['--no-cache']);
}

/** Returns the arguments of Node for a build on the output of an earlier one, with the cache. */
export function nextArguments(subject) {
  return buildArguments(subject, []);
}

/** Builds once and returns time, memory, output, and figures from the output. */
async function build({ name, cwd, out, args }, more, flags = []) {
  const all = [...flags, ...measured, ...buildArguments({ out, args }, more)];
  const result = await mustRun(`The build of ${name}`, process.execPath, all, { cwd });
  return { ...result, ...buildOf(result.output) };
}

/** Combines several builds: median times, highest memory, figures of the first; nothing for no builds. */
export function together(results) {
  if (results.length === 0) return undefined;
  const known = results.map(({ bytes }) => bytes).filter((bytes) => bytes !== undefined);
  return {
    ...results[0],
    milliseconds: median(results.map(({ milliseconds }) => milliseconds)),
    bytes: known.length > 0 ? Math.max(...known) : undefined,
  };
}

/** Minimum number of runs for builds that take seconds: short times vary most. */
export const shortRuns = (runs) => Math.max(runs, 5);

/** Runs a build several times in a row and combines the results. */
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

/** Builds on the output of an earlier build, with the cache. */
export async function nextBuild(subject) {
  return build(subject, []);
}

/** Writes a CPU profile of each thread of a cold build, if a folder is given; this build is not timed. */
export async function profileBuild(subject, folder) {
  if (folder === undefined) return;
  const own = join(folder, subject.name.replace(/\W+/g, '-'));
  mkdirSync(own, { recursive: true });
  rmSync(subject.out, { recursive: true, force: true });
  await build(subject, ['--no-cache'], ['--cpu-prof', `--cpu-prof-dir=${own}`]);
}

/** Copies the demonstration site of a checkout, so that it can be changed and has its own cache. */
export function demonstration(scratch, checkout = root) {
  const cwd = join(scratch, 'demonstration');
  const library = 'fixtures/micro-test-plus';
  cpSync(join(checkout, library), join(cwd, library), { recursive: true });
  cpSync(join(checkout, 'site.config.yaml'), join(cwd, 'site.config.yaml'));
  return {
    subject: { name: 'this site', cwd, out: join(scratch, 'demonstration-site'), args: [] },
    library: join(cwd, library),
    guide: join(cwd, library, 'docs/getting-started/index.md'),
  };
}

/** Creates a site with only a folder of Doxygen's XML, and a configuration, so that it has a cache. */
export function referenceSite(scratch, name, xml) {
  const cwd = join(scratch, `${name}-folder`);
  mkdirSync(cwd, { recursive: true });
  const config = { title: name, url: 'https://example.org', doxygen: { xml } };
  writeFileSync(join(cwd, 'site.config.yaml'), JSON.stringify(config));
  return { name, cwd, out: join(scratch, `${name}-site`), args: [] };
}
