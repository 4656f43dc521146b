import { dirname, join } from 'node:path';
import type { Inputs } from '../inputs/inputs.ts';
import { providedExports } from './provided-modules.ts';

/** Extensions to try for a module name without one. */
const endings = [
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.mjs',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
];

/** Names of modules that only the theme of Docusaurus may import. */
const internals = /['"]@docusaurus\/theme-common\/internal['"]/;

/** Imports of further parts of the theme, and of files next to a module. */
const parts = /(?:\bfrom|\bimport)\s*['"]((?:@theme\/|\.{1,2}\/)[^'"]+)['"]/g;

/**
 * Returns the module below `src/theme` of the site for a name in `@theme/`; `undefined` for a copy of a provided part
 * that needs internals of Docusaurus, directly or through its imports: then the site gets the provided one.
 */
export function ownModule(inputs: Inputs, folder: string, name: string): string | undefined {
  const theme = join(folder, 'src/theme');
  const own = partOf(theme, name, inputs);
  return own !== undefined && providedExports(name) && needsInternals(own, theme, inputs)
    ? undefined
    : own;
}

/** Returns the file of a name in `@theme/`. */
function partOf(theme: string, name: string, inputs: Inputs): string | undefined {
  return name.startsWith('@theme/')
    ? fileOf(join(theme, name.slice('@theme/'.length)), inputs)
    : undefined;
}

function fileOf(path: string, inputs: Inputs): string | undefined {
  return endings.map((ending) => path + ending).find((file) => inputs.statSync(file)?.isFile());
}

function needsInternals(own: string, theme: string, inputs: Inputs): boolean {
  const reached = new Set([own]);
  for (const file of reached) {
    const code = inputs.readSync(file, 'utf8') ?? '';
    if (internals.test(code)) return true;
    for (const [, name = ''] of code.matchAll(parts)) {
      // `ownModule` decides about each provided part when it is imported.
      if (providedExports(name)) continue;
      const found =
        partOf(theme, name, inputs) ??
        (name.startsWith('.') ? fileOf(join(dirname(file), name), inputs) : undefined);
      if (found !== undefined) reached.add(found);
    }
  }
  return false;
}
