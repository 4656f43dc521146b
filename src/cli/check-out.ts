import { docsSetsOf, textSetsOf, versionFile } from '../shared/content-sets.ts';
import { existsSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { cacheFolder } from '../cache/cache-folder.ts';
import { siteFolder } from '../config/site-folder.ts';
import type { Config } from '../config/types.ts';
import { xmlFolders } from '../config/versioned-doxygen.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { pathBelow, repositoryRoot } from './repository-root.ts';

/** Rejects an output folder that is a file or would mix the site with its sources, also through symbolic links. */
export function checkOut(out: string, config: Config, cwd: string, diagnostics: Diagnostics): void {
  const shown = displayPath(out, cwd);
  const found = statSync(out, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) {
    diagnostics.error('out-not-folder', `--out: "${shown}" is not a folder.`);
  }
  const target = realPath(out);
  for (const { path, role } of reservedPaths(config, cwd)) {
    const isPlain = overlap(path, out);
    if (!isPlain && !overlap(realPath(path), target)) continue;
    const link = isPlain ? '' : `, which leads to "${displayPath(target, realPath(cwd))}"`;
    diagnostics.error(
      'out-overlaps-sources',
      `--out: the site cannot be written to "${shown}"${link}, because "${displayPath(path, cwd)}" is ${role}.`,
      undefined,
      `Choose another folder, such as "${shown === 'build' ? 'site' : 'build'}".`,
    );
  }
}

/** A path that the site must not be written to. */
interface ReservedPath {
  path: string;
  role: string;
}

function reservedPaths(config: Config, cwd: string): ReservedPath[] {
  const { staticDirectories, releases, file } = config;
  const home = siteFolder(config);
  const root = repositoryRoot(cwd);
  const sets = docsSetsOf(config);
  const sources = [
    ...xmlFolders(config),
    ...textSetsOf(config).map(({ path }) => path),
    ...[releases.folder, file, ...staticDirectories],
  ].filter((path) => path !== undefined);
  // Folders that need not exist are reserved only where they do.
  const derived = [
    join(home, 'i18n'),
    ...sets.flatMap(({ set, path }) =>
      ['versioned_docs', 'versioned_sidebars'].flatMap((name) =>
        [home, dirname(path)].map((folder) => join(folder, versionFile(set, name))),
      ),
    ),
  ].filter((path) => existsSync(path));
  const tools = [
    { path: join(root, '.git'), role: "git's folder" },
    { path: join(root, 'node_modules'), role: 'the folder of installed packages' },
    { path: join(home, 'node_modules'), role: 'the folder of installed packages' },
    ...(file === undefined ? [] : [{ path: cacheFolder(home), role: 'the cache' }]),
  ].filter(({ path }) => existsSync(path));
  const unique = new Map<string, ReservedPath>();
  for (const path of new Set([...sources, ...derived]))
    unique.set(path, { path, role: 'one of its sources' });
  for (const tool of tools) unique.set(tool.path, tool);
  return [...unique.values()];
}

function overlap(path: string, out: string): boolean {
  return pathBelow(path, out) !== undefined || pathBelow(out, path) !== undefined;
}

/** Returns where a path leads; the part that does not exist is kept as it is. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const folder = dirname(path);
    return folder === path ? path : join(realPath(folder), basename(path));
  }
}
