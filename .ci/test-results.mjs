/**
 * Reads what Jest wrote about one or two runs, of which the second repeats what failed in the first.
 *
 * - `node .ci/test-results.mjs failed FIRST` prints the paths of the failed suites, one per line.
 * - `node .ci/test-results.mjs summary FIRST [SECOND]` prints the counts and the names of failed tests. A test that fails
 *   first and then passes counts as passed, and is named: it depends on the machine, which is a fault of the test.
 */
import { existsSync, readFileSync } from 'node:fs';

const [task, first, second] = process.argv.slice(2);
const suites = (file) => JSON.parse(readFileSync(file, 'utf8')).testResults;
const before = suites(first);
const after = second && existsSync(second) ? suites(second) : [];

/** Returns the names of the failed tests of a suite; its path if it failed as a whole. */
function failures({ name, status, assertionResults }) {
  if (status !== 'failed') return [];
  if (assertionResults.length === 0) return [name];
  return assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
}

if (task === 'failed') {
  for (const { name, status } of before) if (status === 'failed') console.log(name);
} else {
  const last = before.map((suite) => after.find(({ name }) => name === suite.name) ?? suite);
  const names = last.flatMap(failures);
  const passed = last
    .flatMap((suite) => suite.assertionResults)
    .filter((test) => test.status === 'passed').length;
  const broken = last.filter(({ status }) => status === 'failed').map(({ name }) => name);
  console.log(`Test suites: ${last.length - broken.length} passed, ${broken.length} failed`);
  for (const name of names) console.log(`  failed: ${name}`);
  // A suite that failed as a whole first can fail in single tests alone.
  for (const name of before.flatMap(failures))
    if (![...names, ...broken].includes(name))
      console.log(`  UNSTEADY, failed first and passed alone: ${name}`);
  console.log(`${passed} passed, ${names.length} failed`);
}
