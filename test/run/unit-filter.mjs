// Selects the suites for `npm run test:unit`: those that start no other program, such as a browser, Doxygen, a compiler, or
// the bundled command. Programs come from the server of a run (`run/shared.ts`) or from `node:child_process`, so a suite
// starts one if it imports either, itself or through other files.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const server = join(import.meta.dirname, 'shared.ts');

/** Whether a file starts programs, by its path. */
const known = new Map([[server, true]]);

function startsPrograms(file) {
  const found = known.get(file);
  if (found !== undefined) return found;
  // Files that import each other are asked about once.
  known.set(file, false);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text.includes("'node:child_process'")) {
    known.set(file, true);
    return true;
  }
  const paths = [...text.matchAll(/^(?:import|\} from|export)\b[^'\n]*'(\.[^']*)'/gm)];
  const needs = paths
    .map(([, path]) => join(dirname(file), path))
    .filter((path) => path.includes(`${join('/', 'test', '/')}`))
    .some(startsPrograms);
  known.set(file, needs);
  return needs;
}

/** Jest's interface of `--filter`: returns the suites to run. */
export default function filter(paths) {
  return { filtered: paths.filter((path) => !startsPrograms(path)).map((test) => ({ test })) };
}
