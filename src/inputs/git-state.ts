import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contentHash } from './content-hash.ts';
import type { Inputs } from './inputs.ts';

const run = promisify(execFile);

/** Facts that determine git's history of a repository: the last commit, the end of the history, and settings. */
const questions = [
  ['rev-parse', 'HEAD', '--is-shallow-repository'],
  ['config', '--list', '--null'],
] as const;

/** Returns the state of a repository's history as a hash; a failure of git is a state, too. */
export async function gitState(root: string): Promise<string> {
  const answers = await Promise.all(
    questions.map((args) =>
      run('git', [...args], { cwd: root, encoding: 'utf8' }).then(
        ({ stdout }) => stdout,
        (error: unknown) => String(error),
      ),
    ),
  );
  return contentHash(answers.join('\0'));
}

/** Records that a build depends on the history of a repository. */
export async function recordGit(inputs: Inputs, root: string): Promise<void> {
  if (!inputs.isRecording) return;
  // It replaces the names of authors.
  inputs.readIfPossible(join(root, '.mailmap'));
  inputs.record({ kind: 'git', path: root, found: await gitState(root) });
}
