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
