import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';

/** The fake search engine as the script that a page loads instead of the engine. */
export const fakeEngineScript = transformSync(
  readFileSync(join(import.meta.dirname, 'fake-search-engine.ts'), 'utf8'),
  { loader: 'ts', format: 'esm', target: 'es2022' },
).code;
