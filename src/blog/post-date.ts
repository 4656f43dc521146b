import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { isoDate } from '../markdown/read-date.ts';

const run = promisify(execFile);

/** When git first saw a file; undefined where git does not know it. */
export async function dateFromGit(file: string): Promise<string | undefined> {
  try {
    const args = ['log', '--follow', '--diff-filter=A', '--format=%aI', '--', file];
    const { stdout } = await run('git', args, { cwd: dirname(file) });
    const first = stdout.trim().split('\n').at(-1);
    return first ? isoDate(new Date(first)) : undefined;
  } catch {
    // Without git, or outside of a repository, there is no such date: the caller says so.
    return undefined;
  }
}
