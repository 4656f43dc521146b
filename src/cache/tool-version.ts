import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The packages outside the bundle that affect the output. */
const packages = ['esbuild', 'sharp'];

/**
 * Identifies the version of the tool: a hash of everything bundled, and the versions of the other packages. Returns
 * `undefined` if the tool runs from its sources, which can change unnoticed. `code` is the address of the running file.
 */
export function toolVersion(code: string = import.meta.url): string | undefined {
  // Bundling writes this file next to the command.
  const file = fileURLToPath(new URL('build-id.txt', code));
  if (!existsSync(file)) return undefined;
  const require = createRequire(code);
  const versions = packages.map((name) => {
    try {
      return readFileSync(require.resolve(`${name}/package.json`), 'utf8');
    } catch {
      return `no ${name}`;
    }
  });
  return [readFileSync(file, 'utf8'), process.version, process.platform, ...versions].join('\n');
}
