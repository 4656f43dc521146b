// Changes the code in small ways and counts how many of the changes ("mutants") the unit tests find, with StrykerJS:
//
//   npm run mutation -- --folder src/shared               all mutants of a folder or file
//   npm run mutation -- --folder src/shared --sample 100  some of them, chosen at random (--seed), with the uncertainty
//   npm run mutation -- --changed main                    those in lines that differ from a revision, file by file
//
// --minutes ends the run after a time and says how many mutants it has tried. --workers is the number of processes.
// Mutants are tried with the unit suites of their folder, and with those that import their file themselves. --sample
// counts per file with --changed.
import { Stryker } from '@stryker-mutator/core';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { yesterday } from '../bench/against/checkout.mjs';
import unitFilter from '../run/unit-filter.cjs';
import { reported } from './choose-mutants.mjs';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', multiple: true, default: [] },
    changed: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string' },
    workers: { type: 'string' },
  },
});
// Of its own, because several runs may be on their way.
const sandbox = `.mtp-site/mutation-${process.pid}`;
const suitesReport = resolve(`${sandbox}.json`);

/** The folder for what tests write; not below the repository, whose packages they would find. */
const temporary = mkdtempSync(join(tmpdir(), 'mtp-site-mutation-'));

/** Suites that try no mutants, with the reason. */
const leftOut = new Map();

/** Whether a file has code that tests can judge: not types, and not the texts of the interface. */
const isCode = (file) => /^src\/.*\.tsx?$/.test(file) && !/\.d\.ts$|\/texts\/en/.test(file);

/** Returns the files below a path, which may be that of a file, relative to the current folder. */
function filesBelow(path) {
  if (statSync(path).isFile()) return [relative('', path)];
  const names = readdirSync(path, { recursive: true, withFileTypes: true });
  return names
    .filter((each) => each.isFile())
    .map((each) => relative('', join(each.parentPath, each.name)))
    .sort();
}

/** Returns the lines of code that differ from a revision, as Stryker's `file:from-to`. */
function changedLines(revision) {
  const diff = ['diff', '--unified=0', '--no-renames', '--no-color', revision, '--', 'src'];
  const text = execFileSync('git', diff, { encoding: 'utf8', maxBuffer: 1 << 30 });
  return text.split(/^\+\+\+ b\//m).flatMap((part) => {
    const file = part.slice(0, part.indexOf('\n'));
    const hunks = [...part.matchAll(/^@@ \S+ \+(\d+)(?:,(\d+))? @@/gm)];
    return hunks
      .map(([, from, count = '1']) => ({ from: Number(from), count: Number(count) }))
      .filter(({ count }) => count > 0 && isCode(file))
      .map(({ from, count }) => `${file}:${from}-${from + count - 1}`);
  });
}

/** Suites that ask an index of a whole library many questions: they take minutes, and other suites test the same rules. */
const long = new Set([
  ...['test/search/queries.test.ts', 'test/search/index.test.ts', 'test/mentions.test.ts'],
]);

/** All other suites that start no other programs, with their texts. */
const unitSuites = unitFilter(
  filesBelow('test')
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => resolve(file)),
)
  .filtered.map((file) => ({ suite: relative('', file), text: readFileSync(file, 'utf8') }))
  .filter(({ suite }) => !long.has(suite));

/** Returns the suites of the folder of a file, such as `test/plan` for `src/plan/pages/paths.ts`, and those that import it. */
function suitesOf(file) {
  const folder = `test/${file.split('/')[1]}/`;
  return unitSuites
    .filter(({ suite, text }) => suite.startsWith(folder) || text.includes(`/${file}'`))
    .map(({ suite }) => suite);
}

/** Returns the mutants that tests have judged; the results also have those outside of the sample. */
const judged = () =>
  reported.results.filter(({ status }) =>
    ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status),
  );

/** Prints the mutants that no test has found, the score, and what was not reached. */
function report(reason) {
  const mutants = judged();
  const left = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  for (const { fileName, location, status, mutatorName, replacement } of left.sort(
    (a, b) => a.fileName.localeCompare(b.fileName) || a.location.start.line - b.location.start.line,
  )) {
    const { line, column } = location.start;
    const code = replacement.replace(/\s+/g, ' ');
    const found = status === 'Survived' ? 'survived' : 'no test runs this';
    console.log(
      `${relative('', fileName)}:${line}:${column}: ${found}: ${mutatorName}: ${code.slice(0, 100)}`,
    );
  }
  const count = mutants.length;
  for (const [suite, why] of leftOut)
    console.log(`${suite}: left out: ${why.replace(/\s+/g, ' ').slice(0, 150)}`);
  if (reason !== undefined) console.log(reason);
  if (count === 0) return console.log('No mutant was tried.');
  if (reason !== undefined) {
    // No share: mutants that no test runs need no time, so a run that ends early has tried too few of the others.
    const unrun = left.filter(({ status }) => status === 'NoCoverage').length;
    console.log(
      `${count - left.length} of ${count - unrun} tried mutants found, and ${unrun} that no test runs`,
    );
    return;
  }
  const share = 1 - left.length / count;
  // Two standard errors of a share that was measured with some mutants of all.
  const all = Math.max(reported.planned, 2);
  const error = 2 * Math.sqrt(((share * (1 - share)) / count) * ((all - count) / (all - 1)));
  const percent = (value) => `${(100 * value).toFixed(1)} %`;
  console.log(
    `${count - left.length} of ${count} mutants found: ${percent(share)}` +
      (count < all ? ` ± ${percent(error)} (${all} mutants in all)` : ''),
  );
}

/** Remembers the suites that the run of some files has left out. */
function noteLeftOut() {
  if (!existsSync(suitesReport)) return;
  for (const { suite, reason } of JSON.parse(readFileSync(suitesReport, 'utf8')).left)
    leftOut.set(suite, reason);
}

/** Ends the run with its report. */
function end(reason) {
  noteLeftOut();
  report(reason);
  rmSync(sandbox, { recursive: true, force: true });
  rmSync(suitesReport, { force: true });
  try {
    rmSync(temporary, { recursive: true, force: true });
  } catch {
    // A worker that this process ends with it still writes there; the system removes what is left.
  }
  process.exit(0);
}

const revision = values.changed === 'yesterday' ? await yesterday() : values.changed;
const mutate =
  revision === undefined
    ? values.folder.flatMap(filesBelow).filter(isCode)
    : changedLines(revision);
if (mutate.length === 0) {
  console.log(
    'No code to change: name a folder of src with --folder, or a revision with --changed.',
  );
  process.exit(0);
}
const files = [...new Set(mutate.map((file) => file.replace(/:.*/, '')))];
const suitesByFile = Object.fromEntries(files.map((file) => [file, suitesOf(file)]));

/** Tries mutants of some files, or of lines of them. */
async function tryMutants(parts) {
  const suites = [
    ...new Set(parts.flatMap((part) => suitesByFile[part.replace(/:.*/, '')])),
  ].sort();
  console.log(`${parts.length} files or parts of files, tried with ${suites.length} suites`);
  const stryker = new Stryker({
    mutate: parts,
    testRunner: 'suites',
    suites: { root: resolve(''), suites, suitesByFile, report: suitesReport, temporary },
    coverageAnalysis: 'perTest',
    // All suites in one process, on a machine that may do much else.
    dryRunTimeoutMinutes: 30,
    plugins: ['choose-mutants.mjs', 'suite-runner.mjs'].map((file) =>
      resolve('test/mutation', file),
    ),
    checkers: ['chooser'],
    choice: { atMost: Number(values.sample ?? Number.MAX_SAFE_INTEGER), seed: values.seed },
    reporters: ['collector'],
    ...(values.workers !== undefined && { concurrency: Number(values.workers) }),
    tempDirName: sandbox,
    cleanTempDir: 'always',
    // Everything else is read where it is.
    ignorePatterns: ['/*', '!/src'],
    symlinkNodeModules: false,
    disableTypeChecks: false,
    allowConsoleColors: false,
    logLevel: 'warn',
    warnings: { unknownOptions: false, slow: false },
  });
  await stryker.runMutationTest();
  noteLeftOut();
}

if (values.minutes !== undefined)
  setTimeout(() => end(`Ended after ${values.minutes} minutes.`), Number(values.minutes) * 60_000);

if (revision === undefined) await tryMutants(mutate);
else {
  // One file after the other, in random order, so that the first mutants are tried after seconds.
  const order = (file) => createHash('sha256').update(`${values.seed} ${file}`).digest('hex');
  for (const file of files.sort((a, b) => (order(a) < order(b) ? -1 : 1)))
    await tryMutants(mutate.filter((part) => part.startsWith(`${file}:`)));
}
end();
