// The parts of the search that measuring needs, bundled from their sources.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `symbolIndex` of the build and `createEngine` of the browser, ready to be called. */
export async function searchModules() {
  const folder = mkdtempSync(join(tmpdir(), 'search-'));
  try {
    const outfile = join(folder, 'search.mjs');
    await build({
      absWorkingDir: root,
      stdin: {
        contents:
          "export { symbolIndex } from './src/search/symbol-index.ts'; export { createEngine } from './viewer/search/engine.ts'; export { manifestPath } from './src/shared/search/format.ts';",
        resolveDir: root,
      },
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node18',
      logLevel: 'warning',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The files of a site that has nothing but the symbols of a library: path to text. */
export function indexOf({ symbolIndex, manifestPath }, entries) {
  const { entry, files } = symbolIndex(entries);
  const manifest = {
    versions: [{ name: '', label: '', symbols: entry }],
    commonWords: '',
    entries: [],
  };
  return new Map([
    [manifestPath, JSON.stringify(manifest)],
    ...files.map(({ path, bytes }) => [path, bytes]),
  ]);
}
