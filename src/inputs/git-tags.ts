import { runGit, type GitFailure } from './git.ts';

/** The tags of a repository, or why git does not list them. */
export interface GitTags {
  /** Their names. */
  names: string[];
  /** True if the history of the clone ends early, which usually leaves out tags. */
  isShallow: boolean;
  /** Why git failed. */
  failure?: GitFailure;
}

/** Lists the tags of a repository; with a commit, those of it and of the commits before it. */
export async function tagsOf(root: string, commit?: string): Promise<GitTags> {
  const merged = commit === undefined ? [] : [`--merged=${commit}`];
  const args = ['for-each-ref', 'refs/tags', '--format=%(refname:strip=2)', ...merged];
  const listed = await runGit(root, args);
  const shallow = await runGit(root, ['rev-parse', '--is-shallow-repository']);
  return {
    names: listed.output.split('\n').filter((name) => name !== ''),
    isShallow: shallow.output.trim() === 'true',
    ...(listed.failure !== undefined && { failure: listed.failure }),
  };
}

/**
 * Writes the files of a commit to an empty folder, and returns why git failed, if it did. Leaves no traces in the
 * repository, even if the process is killed: the index is a file of its own, `index`. A worktree would be registered in
 * the repository; an archive would lack the files with the attribute `export-ignore`, often the documentation.
 */
export async function writeFilesOfCommit(
  root: string,
  commit: string,
  { folder, index }: { folder: string; index: string },
): Promise<GitFailure | undefined> {
  const args = ['--work-tree', folder, 'read-tree', '--reset', '-u', '--no-sparse-checkout'];
  const { failure } = await runGit(root, [...args, commit], undefined, {
    GIT_INDEX_FILE: index,
    // Large files are never sources, and loading them needs a network.
    GIT_LFS_SKIP_SMUDGE: '1',
  });
  return failure;
}
