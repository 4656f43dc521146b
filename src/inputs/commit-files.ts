import { lstatSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { commitOf } from './git-revision.ts';
import { runGit, type GitFailure } from './git.ts';

/** Where the files of a commit are written. */
export interface CommitTarget {
  /** An empty folder. */
  folder: string;
  /** A file for git's index, which does not exist. */
  index: string;
}

/** What became of the files of a commit. */
export interface WrittenCommit {
  /** Why git failed; missing if it did not. */
  failure?: GitFailure;
  /** Paths of submodules whose commits the clone does not have. */
  missing: string[];
  /** Paths of links that led out of the folder, and were removed. */
  links: string[];
  /** Paths of files whose content the clone does not have, because it is damaged or incomplete. */
  unreadable: string[];
}

/**
 * Writes the files of a commit to an empty folder, with those of its submodules as far as the clone has them. Leaves no
 * traces in the repository, even if the process is killed: the index is a file of its own. A worktree would be
 * registered in the repository; an archive would lack the files with the attribute `export-ignore`, often the
 * documentation. Nothing that the repository configures is run, and no link leads out of the folder.
 */
export async function writeFilesOfCommit(
  root: string,
  commit: string,
  { folder, index }: CommitTarget,
): Promise<WrittenCommit> {
  const args = ['--work-tree', folder, 'read-tree', '--reset', '-u', '--no-sparse-checkout'];
  const filters = await withoutFilters(root);
  const { failure } = await runGit(root, [...filters, ...args, commit], undefined, {
    GIT_INDEX_FILE: index,
    // Large files are never sources, and loading them needs a network.
    GIT_LFS_SKIP_SMUDGE: '1',
  });
  const unreadable = failure ? await notWritten(root, commit, folder) : [];
  if (failure && !unreadable) return { failure, missing: [], links: [], unreadable: [] };
  const missing: string[] = [];
  for (const [i, { path, commit: own }] of (await submodulesOf(root, commit)).entries()) {
    const clone = await cloneWith(root, path, own);
    const target = { folder: join(folder, path), index: `${index}-${i}` };
    const written = clone === undefined ? undefined : await writeFilesOfCommit(clone, own, target);
    if (!written || written.failure) missing.push(path);
    else missing.push(...written.missing.map((each) => `${path}/${each}`));
  }
  return { missing, links: removeOutsideLinks(folder), unreadable: unreadable ?? [] };
}

/** Returns the files of a commit that are not in a folder; `undefined` if no file is. */
async function notWritten(
  root: string,
  commit: string,
  folder: string,
): Promise<string[] | undefined> {
  const args = ['ls-tree', '-r', '-z', '--full-tree', '--name-only', commit];
  const paths = (await runGit(root, args)).output.split('\0').filter(Boolean);
  const left = paths.filter((path) => !lstatSync(join(folder, path), { throwIfNoEntry: false }));
  return left.length > 0 && left.length < paths.length ? left : undefined;
}

/** Returns settings that disable the filters of a repository, which are programs. */
async function withoutFilters(root: string): Promise<string[]> {
  const args = ['config', '--name-only', '--get-regexp', '^filter\\..*\\.(smudge|process|clean)$'];
  const { output } = await runGit(root, args);
  const names = new Set(
    output.split('\n').flatMap((key) => /^(filter\..*)\.\w+$/.exec(key)?.[1] ?? []),
  );
  return [...names].flatMap((name) =>
    ['smudge=', 'process=', 'clean=', 'required=false'].flatMap((end) => ['-c', `${name}.${end}`]),
  );
}

/** Returns the submodules of a commit. */
async function submodulesOf(
  root: string,
  commit: string,
): Promise<{ path: string; commit: string }[]> {
  const { output } = await runGit(root, ['ls-tree', '-r', '-z', '--full-tree', commit]);
  return output.split('\0').flatMap((line) => {
    const [, own, path] = /^160000 commit (\w+)\t([^]+)$/.exec(line) ?? [];
    return own !== undefined && path !== undefined ? [{ path, commit: own }] : [];
  });
}

/** Returns the clone of a submodule if it has a commit: the one in the work tree, or the one that git keeps. */
async function cloneWith(root: string, path: string, commit: string): Promise<string | undefined> {
  const { output } = await runGit(root, ['rev-parse', '--git-common-dir']);
  const folders = [join(root, path), join(root, output.trim(), 'modules', path)];
  for (const folder of folders) {
    const isFolder = lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
    if (isFolder && (await commitOf(folder, commit)) !== undefined) return folder;
  }
  return undefined;
}

/** Removes the links that lead out of a folder or nowhere; returns their paths. */
function removeOutsideLinks(folder: string): string[] {
  const real = realpathSync(folder) + sep;
  const removed: string[] = [];
  const visit = (below: string): void => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = join(below, entry.name);
      if (entry.isDirectory()) visit(path);
      if (!entry.isSymbolicLink()) continue;
      if (targetOf(join(folder, path))?.startsWith(real)) continue;
      rmSync(join(folder, path));
      removed.push(path.split(sep).join('/'));
    }
  };
  visit('');
  return removed.sort();
}

function targetOf(link: string): string | undefined {
  try {
    return realpathSync(link);
  } catch {
    return undefined;
  }
}
