import { existsSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';

/** Returns a path relative to a folder, with `/` as separator; `undefined` if it is outside. */
export function pathBelow(folder: string, path: string): string | undefined {
  const below = relative(folder, path);
  if (below === '..' || below.startsWith(`..${sep}`) || isAbsolute(below)) return undefined;
  return below.split(sep).join('/');
}

function real(path: string): string {
  return existsSync(path) ? realpathSync(path) : path;
}

/**
 * Returns the folder that the paths of annotations are relative to: the workspace of GitHub's runner if it contains the
 * working folder, else the git repository, else the working folder.
 */
export function repositoryRoot(cwd: string, workspace = process.env.GITHUB_WORKSPACE): string {
  const here = real(cwd);
  const root = workspace && real(workspace);
  if (root && pathBelow(root, here) !== undefined) return root;
  for (let folder = here; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder;
    if (dirname(folder) === folder) return here;
  }
}
