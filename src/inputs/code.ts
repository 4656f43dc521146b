import { isBuiltin } from 'node:module';
import { currentRecorder } from './recorder.ts';

/**
 * What makes code give another result each time: the clock, chance, the surroundings of the process. Code that waits for
 * something, the network for example, is done long after the page is.
 */
const unsteady =
  /\bnew\s+Date\s*(?:\(\s*\)|(?!\s*\())|\bDate\.now\b|\bMath\.random\b|\bperformance\.now\b|\bprocess\.(?!env\.NODE_ENV\b)[a-z]|\brequire\s*\(\s*(?!['"`\s])/;

/** Node's modules that look at nothing outside of the program. */
const pure = ['assert', 'buffer', 'events', 'path', 'querystring', 'string_decoder', 'url', 'util'];

/** Notes code of the author's that runs while the site is built (`file` is its path, as messages name it). */
export function noteCode(code: string, file: string): void {
  const [found] = code.match(unsteady) ?? [];
  if (found !== undefined)
    currentRecorder()?.doubtRuns(`"${file}" may give something else each time (${found.trim()})`);
}

/** Notes a module that code of the author's imports from outside of its bundle. */
export function noteImport(name: string, file: string): void {
  if (isBuiltin(name) && !pure.includes(name.replace(/^node:/, '')))
    currentRecorder()?.doubtRuns(`"${file}" uses "${name}"`);
}
