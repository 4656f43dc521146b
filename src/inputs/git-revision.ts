import { contentHash } from './content-hash.ts';
import { runGit } from './git.ts';
import { nothing } from './look.ts';
import { currentRecorder } from './recorder.ts';

/** The name of what is checked out in a repository: a tag of it, else the commit; undefined where there is no commit. */
export async function checkedOutRevision(root: string): Promise<string | undefined> {
  const tags = await answer(root, ['tag', '--points-at', 'HEAD', '--sort=-version:refname']);
  const names = tags.split('\n').filter((name) => name !== '');
  // Of several tags, one that looks like a release says most: others, as `latest`, move.
  const tag = names.find((name) => /\d/.test(name)) ?? names[0];
  return tag ?? (await commitOf(root, 'HEAD'));
}

/** The commit that a revision means in a repository; undefined where it knows no such revision. */
export async function commitOf(root: string, revision: string): Promise<string | undefined> {
  const asked = ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`];
  return (await answer(root, asked)).trim() || undefined;
}

/** The paths of all files of a commit, below the root of the repository. */
export async function filesOfCommit(root: string, commit: string): Promise<string[]> {
  const listed = await answer(root, ['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit]);
  return listed.split('\0').filter((path) => path !== '');
}

/** What a revision means in a repository now, as text; without one, that which is checked out. */
export async function revisionState(root: string, revision?: string): Promise<string> {
  const commit = await commitOf(root, revision ?? 'HEAD');
  const name = revision ?? (await checkedOutRevision(root));
  return commit === undefined ? nothing : contentHash(`${name ?? ''} ${commit}`);
}

/** Notes that a build depends on what a revision means in a repository. */
export async function noteRevision(root: string, revision?: string): Promise<void> {
  const recorder = currentRecorder();
  if (!recorder) return;
  const found = await revisionState(root, revision);
  recorder.note({
    kind: 'revision',
    path: root,
    found,
    ...(revision !== undefined && { revision }),
  });
}

/** What git answers; nothing where it fails. */
async function answer(root: string, args: readonly string[]): Promise<string> {
  const { output, failure } = await runGit(root, args);
  return failure === undefined ? output : '';
}
