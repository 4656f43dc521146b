import { contentHash } from './content-hash.ts';
import { runGit } from './git.ts';
import { nothing } from './look.ts';
import type { Inputs } from './inputs.ts';

/** A revision in a repository. */
export interface Revision {
  /** Its name: as given; of the checked-out one the tag, else the commit. Missing if there is no commit. */
  name?: string | undefined;
  /** Its commit; missing if the revision is unknown. */
  commit?: string | undefined;
}

/** Finds a revision in a repository; by default, the checked-out one. */
async function findRevision(root: string, named?: string): Promise<Revision> {
  const [commit, tag] = await Promise.all([
    commitOf(root, named ?? 'HEAD'),
    named === undefined ? checkedOutTag(root) : undefined,
  ]);
  return { name: named ?? tag ?? commit, commit };
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
  return stateOf(await findRevision(root, revision));
}

function stateOf({ name, commit }: Revision): string {
  return commit === undefined ? nothing : contentHash(`${name ?? ''} ${commit}`);
}

/** Finds a revision in a repository, and records that a build depends on it. */
export async function observeRevision(
  inputs: Inputs,
  root: string,
  named?: string,
): Promise<Revision> {
  const found = await findRevision(root, named);
  if (inputs.isRecording)
    inputs.record({
      kind: 'revision',
      path: root,
      found: stateOf(found),
      ...(named !== undefined && { revision: named }),
    });
  return found;
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
