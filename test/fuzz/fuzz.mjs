// Feeds the tool with damaged inputs and prints what breaks it, with the smallest input that does.
// usage: npm run fuzz -- [--count N | --time SECONDS] [--kind NAME] [--seed N] [--seeds FOLDER] [--out FOLDER] [--sample N]
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const names = ['count', 'time', 'kind', 'seed', 'seeds', 'out', 'sample'];
const { values } = parseArgs({
  options: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
});
const env = Object.fromEntries(
  Object.entries(values).map(([name, value]) => [`FUZZ_${name.toUpperCase()}`, value]),
);
const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
const { status } = spawnSync(process.execPath, [...jest, 'test/fuzz'], {
  stdio: 'inherit',
  env: { ...process.env, ...env },
});
process.exitCode = status ?? 1;
