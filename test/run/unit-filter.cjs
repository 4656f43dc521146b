// Selects the suites for `npm run test:unit`: those that start no other program, such as a browser, Doxygen, a compiler, or
// the bundled command. Programs come from the server of a run (`run/shared.ts`) or from `node:child_process`, so a suite
// starts one if it imports either, itself or through other files.
//
// Jest loads it with `require`, and expects a function.
const { existsSync, readFileSync } = require('node:fs');
const { dirname, join, sep } = require('node:path');

const server = require.resolve('./shared.ts');
const tests = join(dirname(server), '..', sep);

/** Whether a file starts programs, by its path; a file that is being read counts as one that does not. */
const known = new Map([[server, true]]);

function startsPrograms(file) {
  const found = known.get(file);
  if (found !== undefined) return found;
  known.set(file, false);
  // Texts of tests import what does not exist.
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const imports = [...text.matchAll(/^(?:import|\} from|export)\b[^'\n]*'(\.[^']*)'/gm)];
  const starts =
    text.includes("'node:child_process'") ||
    imports
      .map(([, path]) => join(dirname(file), path))
      .filter((path) => path.startsWith(tests))
      .some(startsPrograms);
  known.set(file, starts);
  return starts;
}

/** Returns the suites to run. */
module.exports = (paths) => ({ filtered: paths.filter((path) => !startsPrograms(path)) });
