// The short form of the growth bench: builds n and 4n of the axes that once grew too fast, or that are likeliest to, and
// prints the steps whose processor time grows faster than the bound. Everything runs in one warm process, and what seems steep
// is measured again and has to be steep each time, so that neither compiling nor other programs disturb it.
//   node --expose-gc test/bench/growth/short-form.mjs [axis]...
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiAxes } from './api-axes.mjs';
import { steepSteps } from './exponents.mjs';
import { textAxes } from './text-axes.mjs';
import { writeAxis } from './write-axis.mjs';

process.env.NODE_ENV = 'production';
const { bundled, wholeBuild } = await import('../search-modules.mjs');

/** The axes, each with a number whose fourfold takes about half a second. */
const short = {
  functions: 200,
  overloads: 250,
  values: 600,
  classes: 30,
  ids: 500,
  'references-from': 120,
  derived: 30,
  'topic-members': 120,
  headings: 120,
  links: 300,
  listing: 1000,
};

/** How often the sizes are built if a step seems steep: only what is steep each time is a fault. */
const most = 5;

const { build, BuildContext, Diagnostics, loadConfig } = await bundled(
  "export { build } from './src/build/build-site.ts'; export { BuildContext } from './src/cache/build-context.ts'; export { Diagnostics } from './src/diagnostics/diagnostics.ts'; export { loadConfig } from './src/config/load-config.ts';",
  wholeBuild,
);

/** Builds a site in this process and returns the processor time of each step, in milliseconds. */
async function stepsOf(folder) {
  const diagnostics = new Diagnostics();
  const config = loadConfig({ cwd: folder }, diagnostics);
  const out = join(folder, 'build');
  rmSync(out, { recursive: true, force: true });
  const steps = {};
  let open;
  const enter = (name) => {
    const { user, system } = process.cpuUsage();
    const now = (user + system) / 1000;
    if (open) steps[open.name] = (steps[open.name] ?? 0) + now - open.since;
    open = { name, since: now };
  };
  globalThis.gc?.();
  enter('Starting');
  await build({
    config,
    out,
    write: true,
    workers: 1,
    context: new BuildContext({ diagnostics }),
    progress: ({ name }) => name !== open.name && enter(name),
  });
  enter('Ending');
  if (diagnostics.count('error') > 0)
    throw new Error(`${folder}: ${diagnostics.all.find(({ level }) => level === 'error').message}`);
  return steps;
}

const only = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), 'growth-'));
const results = [];
try {
  for (const axis of [...apiAxes, ...textAxes]) {
    if (!(axis.name in short) || (only.length > 0 && !only.includes(axis.name))) continue;
    const sizes = [2, short[axis.name], 4 * short[axis.name]];
    const folders = sizes.map((n) => join(scratch, `${axis.name}-${n}`));
    for (const [i, n] of sizes.entries()) writeAxis(folders[i], axis, n);
    // Code that is not compiled yet would make the smaller input look expensive, and all growth flat.
    await stepsOf(folders[2]);
    const rounds = [];
    let steep;
    for (let round = 0; round < most && steep?.length !== 0; round++) {
      const costs = [];
      for (const folder of folders) costs.push(await stepsOf(folder));
      rounds.push(costs);
      const now = steepSteps(...costs);
      steep = now.filter(({ name }) => steep?.some((known) => known.name === name) ?? true);
    }
    results.push({ axis: axis.name, sizes, rounds, steep });
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
const { user, system } = process.cpuUsage();
console.log(JSON.stringify({ results, processor: (user + system) / 1000 }));
