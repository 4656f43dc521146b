import { isBuiltin } from 'node:module';
import type { Inputs } from './inputs.ts';

/**
 * Code with a different result each time: the clock, random numbers, the environment of the process. Asynchronous code,
 * such as network access, is no concern, because pages do not wait for it.
 */
const nondeterministic =
  /\bnew\s+Date\b\s*(?:\(\s*\)|(?!\s*\())|\bDate\.now\b|\bMath\.random\b|\bperformance\.now\b|\bprocess\.(?!env\.NODE_ENV\b)[a-z]|\brequire\s*\(\s*(?!['"`\s])/;

/** Node's modules that read nothing outside the program. */
const pure = ['assert', 'buffer', 'events', 'path', 'querystring', 'string_decoder', 'url', 'util'];

/** Records user code that runs during the build (`file` is its path, as messages name it). */
export function recordCode(inputs: Inputs, code: string, file: string): void {
  const [found] = code.match(nondeterministic) ?? [];
  if (found !== undefined)
    inputs.doubtRuns(`"${file}" may return a different result each time (${found.trim()})`);
}

/** Records a module that user code imports from outside its bundle. */
export function recordImport(inputs: Inputs, name: string, file: string): void {
  if (isBuiltin(name) && !pure.includes(name.replace(/^node:/, '')))
    inputs.doubtRuns(`"${file}" uses "${name}"`);
}
