import { existsSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';

/** The path of something below a folder, `/` as separator; undefined where it is not below it. */
export function pathBelow(folder: string, path: string): string | undefined {
  const below = relative(folder, path);
  if (below === '..' || below.startsWith(`..${sep}`) || isAbsolute(below)) return undefined;
  return below.split(sep).join('/');
}

function real(path: string): string {
  return existsSync(path) ? realpathSync(path) : path;
}

/**
 * The folder to which the paths of annotations are relative: the workspace of GitHub's runner where the command runs in
 * it, else that of the git repository, else the working folder itself.
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
