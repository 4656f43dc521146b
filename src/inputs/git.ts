import { spawn } from 'node:child_process';
import { errorCode } from './error-code.ts';
import { dirname, join } from 'node:path';
import type { Inputs } from './inputs.ts';

/** Resolves the links in a folder's path, and finds the root of its repository, if any. */
export function repositoryOf(inputs: Inputs, folder: string): { folder: string; root?: string } {
  const real = inputs.realpathSync(folder);
  for (let root = real; ; root = dirname(root)) {
    if (inputs.existsSync(join(root, '.git'))) return { folder: real, root };
    if (dirname(root) === root) return { folder: real };
  }
}

/** Why git failed; `missing` if it is not installed. */
export type GitFailure = 'missing' | { message: string };

/** The configuration of a foreign clone must not run programs: its hooks, its file system monitor and its signature check. */
const withoutPrograms = [
  ...['core.hooksPath=/dev/null', 'core.fsmonitor=false', 'log.showSignature=false'],
].flatMap((setting) => ['-c', setting]);

/**
 * Runs git in a folder. `take` receives the output in chunks, and stops the run by returning false. `variables` are
 * added to the environment.
 */
export function runGit(
  cwd: string,
  args: readonly string[],
  take?: (text: string) => boolean,
  variables: Readonly<Record<string, string>> = {},
): Promise<{ output: string; failure?: GitFailure }> {
  return new Promise((resolve) => {
    const git = spawn('git', [...withoutPrograms, ...args], {
      cwd,
      env: { ...ownEnvironment(), ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let errors = '';
    let isEnough = false;
    git.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (isEnough) return;
      if (!take) output += text;
      else if (!take(text)) {
        isEnough = true;
        git.kill();
      }
    });
    git.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    git.on('error', (error) => {
      resolve({
        output,
        failure: errorCode(error) === 'ENOENT' ? 'missing' : { message: error.message },
      });
    });
    git.on('close', (code) => {
      const [message = ''] = errors.trim().split('\n');
      resolve(code === 0 || isEnough ? { output } : { output, failure: { message } });
    });
  });
}

/** Returns the environment without the variables of git hooks, which would select another repository. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { GIT_DIR: _dir, GIT_WORK_TREE: _tree, GIT_INDEX_FILE: _index, ...others } = process.env;
  return others;
}
