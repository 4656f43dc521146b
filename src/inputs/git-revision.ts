import { contentHash } from './content-hash.ts';
import { runGit } from './git.ts';
import { nothing } from './look.ts';
import type { Inputs } from './inputs.ts';

/**
 * Returns the name of the checked-out revision in a repository: its tag, else the commit; `undefined` if there is no
 * commit.
 */
export async function checkedOutRevision(root: string): Promise<string | undefined> {
  return (await checkedOutTag(root)) ?? (await commitOf(root, 'HEAD'));
}

/** Returns the tag of the checked-out commit in a repository; `undefined` if it has none. */
export async function checkedOutTag(root: string): Promise<string | undefined> {
  const tags = await answer(root, ['tag', '--points-at', 'HEAD', '--sort=-version:refname']);
  const names = tags.split('\n').filter((name) => name !== '');
  // Of several tags, prefer one that looks like a release: others, such as `latest`, move.
  return names.find((name) => /\d/.test(name)) ?? names[0];
}

/** Returns the day of a commit in its own time zone, `2026-11-22`; `undefined` if the revision is unknown. */
export async function dateOfCommit(root: string, revision: string): Promise<string | undefined> {
  const args = ['log', '-1', '--format=%cd', '--date=short', revision, '--'];
  return (await answer(root, args)).trim() || undefined;
}

/** Returns the commit of a revision in a repository; `undefined` if the revision is unknown. */
export async function commitOf(root: string, revision: string): Promise<string | undefined> {
  return objectOf(root, `${revision}^{commit}`);
}

/** Returns the hash of all files of a commit; `undefined` if the revision is unknown. */
export async function treeOf(root: string, revision: string): Promise<string | undefined> {
  return objectOf(root, `${revision}^{tree}`);
}

/** Returns the paths of all files in a commit, relative to the root of the repository. */
export async function filesOfCommit(root: string, commit: string): Promise<string[]> {
  const listed = await answer(root, ['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit]);
  return listed.split('\0').filter((path) => path !== '');
}

/** Returns a hash of the name and commit of a revision in a repository; by default, of the checked-out one. */
export async function revisionState(root: string, revision?: string): Promise<string> {
  const commit = await commitOf(root, revision ?? 'HEAD');
  const name = revision ?? (await checkedOutRevision(root));
  return commit === undefined ? nothing : contentHash(`${name ?? ''} ${commit}`);
}

/** Records that a build depends on a revision in a repository. */
export async function recordRevision(
  inputs: Inputs,
  root: string,
  revision?: string,
): Promise<void> {
  if (!inputs.isRecording) return;
  const found = await revisionState(root, revision);
  inputs.record({
    kind: 'revision',
    path: root,
    found,
    ...(revision !== undefined && { revision }),
  });
}

/** Returns the hash of an object; `undefined` if it does not exist. */
async function objectOf(root: string, name: string): Promise<string | undefined> {
  return (await answer(root, ['rev-parse', '--verify', '--quiet', name])).trim() || undefined;
}

/** Returns git's output; empty if git fails. */
async function answer(root: string, args: readonly string[]): Promise<string> {
  const { output, failure } = await runGit(root, args);
  return failure === undefined ? output : '';
}
