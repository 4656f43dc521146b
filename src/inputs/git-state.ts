import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contentHash } from './content-hash.ts';
import { readFile } from './files.ts';
import { currentRecorder } from './recorder.ts';

const run = promisify(execFile);

/** What decides what git tells of the history of a repository: the last commit, where history ends, and settings. */
const questions = [
  ['rev-parse', 'HEAD', '--is-shallow-repository'],
  ['config', '--list', '--null'],
] as const;

/** The state of the history of a repository, given its folder, as a hash; git's failure is a state, too. */
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

/** Notes that a build asks git for the history of a repository. */
export async function noteGit(root: string): Promise<void> {
  const recorder = currentRecorder();
  if (!recorder) return;
  // It gives authors other names.
  await readFile(join(root, '.mailmap')).catch(() => undefined);
  recorder.note({ kind: 'git', path: root, found: await gitState(root) });
}
