import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The packages that are no part of the bundle, and that decide what a site looks like. */
const packages = ['esbuild', 'sharp'];

/**
 * What tells one version of the tool from every other one: a hash of all that was bundled, and the versions of the
 * packages beside it. Undefined where the tool runs from its sources, which change without a trace.
 */
export function toolVersion(): string | undefined {
  // Bundling writes the file beside the command.
  const file = fileURLToPath(new URL('build-id.txt', import.meta.url));
  if (!existsSync(file)) return undefined;
  const require = createRequire(import.meta.url);
  const versions = packages.map((name) => {
    try {
      return readFileSync(require.resolve(`${name}/package.json`), 'utf8');
    } catch {
      return `no ${name}`;
    }
  });
  return [readFileSync(file, 'utf8'), process.version, process.platform, ...versions].join('\n');
}
