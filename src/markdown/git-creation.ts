import { recordGit } from '../inputs/git-state.ts';
import { runGit } from '../inputs/git.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { isoDate } from './read-date.ts';
import { filesByRepository, foldersOf, plainLog } from './git-history.ts';

/** The first commits of files. */
export interface FirstCommits {
  /** Maps a file, as requested, to the time of the commit that added it: ISO 8601, UTC. */
  dates: ReadonlyMap<string, string>;
  /** True if the history is shallow, so that some files have no date. */
  isShallow: boolean;
}

const logOptions = [...plainLog, '--diff-filter=AR', '--format=%x01%ct %p', '--'];

/**
 * Finds the commits that added files (absolute paths), following renames: one walk through the history of each
 * repository. Omits files that git does not track or report.
 */
export async function firstCommits(
  inputs: Inputs,
  files: readonly string[],
): Promise<FirstCommits> {
  const { repositories } = filesByRepository(inputs, files);
  const dates = new Map<string, string>();
  let isShallow = false;
  for (const [root, wanted] of repositories) {
    await recordGit(inputs, root);
    const answer = await runGit(root, ['rev-parse', '--is-shallow-repository']);
    const isCut = answer.output.trim() === 'true';
    isShallow ||= isCut;
    const { output } = await runGit(root, [...logOptions, ...foldersOf(wanted)]);
    for (const [file, date] of additions(output, wanted, isCut)) dates.set(file, date);
  }
  return { dates, isShallow };
}

/** Parses the log, newest commit first; `wanted` maps paths to files. */
function additions(log: string, wanted: Map<string, string>, isCut: boolean): Map<string, string> {
  const dates = new Map<string, string>();
  const tokens = log.split('\0').map((token) => token.replace(/^\n/, ''));
  let date: string | undefined;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] ?? '';
    if (token.startsWith('\u0001')) {
      const [seconds, ...parents] = token.slice(1).trim().split(' ');
      // In a shallow history, the oldest commit seems to have added all files.
      const isReal = !isCut || parents.length > 0;
      date = isReal ? isoDate(new Date(Number(seconds) * 1000)) : undefined;
    } else if (token.startsWith('R')) {
      const [from = '', to = ''] = [tokens[++i], tokens[++i]];
      const file = wanted.get(to);
      if (file === undefined) continue;
      wanted.delete(to);
      wanted.set(from, file);
    } else if (token === 'A') {
      const path = tokens[++i] ?? '';
      const file = wanted.get(path);
      // A file that was deleted and added again is as old as its first version.
      if (file !== undefined && date !== undefined) dates.set(file, date);
    }
  }
  return dates;
}
