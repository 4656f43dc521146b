// The parts of the search to measure, bundled from their sources.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './builds.mjs';

/**
 * Bundles the exports of a module for this process, in a folder where its packages resolve unchanged, and from which the
 * sources find dist.
 */
export async function bundled(contents, more = {}) {
  const folder = mkdtempSync(join(root, 'test/tools-'));
  try {
    const outfile = join(folder, 'tools.mjs');
    await build({
      absWorkingDir: root,
      stdin: { contents, resolveDir: root },
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node18',
      logLevel: 'warning',
      ...more,
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Options to bundle parts of the build that load packages. */
export const wholeBuild = {
  external: ['esbuild', 'sharp', 'react', 'react-dom', 'react-router-dom'],
  alias: { 'react-router-dom/server': 'react-router-dom/server.js' },
  banner: {
    js: "import { createRequire as bundleRequire } from 'node:module';\nconst require = bundleRequire(import.meta.url);",
  },
};

/** Returns the server of the command. */
export function serverModule() {
  return bundled("export { createStaticServer } from './src/serve/static-server.ts';");
}

/** Returns the time to index this repository's site from an existing plan: milliseconds. */
export async function timeOfIndexing() {
  const { BuildContext, Diagnostics, loadConfig, planSite, readSite, searchFiles } = await bundled(
    "export { loadConfig } from './src/config/load-config.ts'; export { BuildContext } from './src/cache/build-context.ts'; export { Diagnostics } from './src/diagnostics/diagnostics.ts'; export { planSite } from './src/plan/plan-site.ts'; export { readSite } from './src/compile/read-site.ts'; export { searchFiles } from './src/search/search-files.ts';",
    wholeBuild,
  );
  const diagnostics = new Diagnostics();
  const config = loadConfig({ cwd: root }, diagnostics);
  const plan = planSite(
    await readSite(config, new BuildContext({ diagnostics })),
    config,
    diagnostics,
  );
  const start = performance.now();
  searchFiles(plan);
  return performance.now() - start;
}

/** Returns `symbolIndex` of the build and `createEngine` of the browser, ready to be called. */
export function searchModules() {
  return bundled(
    "export { symbolIndex } from './src/search/symbol-index.ts'; export { isLarge } from './src/search/search-files.ts'; export { createEngine } from './viewer/search/engine.ts'; export { manifestPath } from './src/shared/search/format.ts';",
  );
}

/** Returns `createEngine` of the browser, and what reads the older table of queries and judges its rows. */
export function qualityModules() {
  const folder = join(root, 'test/search');
  return bundled(
    "export { createEngine } from './viewer/search/engine.ts'; export { readQueryTable } from './test/search/query-table.ts'; export { verdict } from './test/search/verdict.ts';",
    // The table is beside its reader, not beside the bundle.
    { define: { 'import.meta.dirname': JSON.stringify(folder) } },
  );
}

/** Returns the files of a site that has only the symbols of a library: path to text. */
export function indexOf({ symbolIndex, manifestPath }, entries) {
  const { entry, files } = symbolIndex(entries);
  const manifest = {
    versions: [{ name: '', label: '', symbols: entry }],
    entries: [],
  };
  return new Map([
    [manifestPath, JSON.stringify(manifest)],
    ...files.map(({ path, bytes }) => [path, bytes]),
  ]);
}
