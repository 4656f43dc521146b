import { basename, dirname, join, relative, sep } from 'node:path';
import { recordGit } from '../inputs/git-state.ts';
import { repositoryOf, runGit, type GitFailure } from '../inputs/git.ts';
import type { Inputs } from '../inputs/inputs.ts';

/** The last change of a file according to git. */
export interface Change {
  /** When it was committed: ISO 8601, UTC. */
  date: string;
  /** Who wrote it. */
  author: string;
}

/** The last changes of some files. */
export interface History {
  /** Maps a file, as requested, to its last change. */
  changes: ReadonlyMap<string, Change>;
  /** Files that git does not track. */
  untracked: string[];
  /** True if the history is shallow, so that some files have no date. */
  isShallow: boolean;
  /** Why git failed; `missing` if it is not installed. */
  failure?: GitFailure;
}

/**
 * Finds the last changes of files (absolute paths) by one walk through the history of each repository, as far as
 * needed.
 */
export async function lastChanges(inputs: Inputs, files: readonly string[]): Promise<History> {
  const { repositories, untracked } = filesByRepository(inputs, files);
  const changes = new Map<string, Change>();
  let isShallow = false;
  for (const [root, paths] of repositories) {
    await recordGit(inputs, root);
    const answer = await runGit(root, ['rev-parse', '--is-shallow-repository']);
    if (answer.failure) return { changes, untracked, isShallow, failure: answer.failure };
    const isCut = answer.output.trim() === 'true';
    const log = new LogReader(paths, isCut);
    const { failure } = await runGit(root, [...logOptions, ...foldersOf(paths)], (text) =>
      log.read(text),
    );
    if (failure) return { changes, untracked, isShallow, failure };
    for (const [file, change] of log.changes) changes.set(file, change);
    if (isCut && log.missing.length > 0) isShallow = true;
    else untracked.push(...log.missing);
  }
  return { changes, untracked, isShallow };
}

/** Maps the root of each repository to its files: their paths there, and as requested; lists those in none. */
export function filesByRepository(
  inputs: Inputs,
  files: readonly string[],
): { repositories: ReadonlyMap<string, Map<string, string>>; untracked: string[] } {
  const repositories = new Map<string, Map<string, string>>();
  const untracked: string[] = [];
  const places = new Map<string, ReturnType<typeof repositoryOf>>();
  for (const file of files) {
    const folder = dirname(file);
    const place = places.get(folder) ?? repositoryOf(inputs, folder);
    places.set(folder, place);
    if (place.root === undefined) {
      untracked.push(file);
      continue;
    }
    const path = relative(place.root, join(place.folder, basename(file))).replaceAll(sep, '/');
    const paths = repositories.get(place.root) ?? new Map<string, string>();
    repositories.set(place.root, paths.set(path, file));
  }
  return { repositories, untracked };
}

/** Returns the folders of files in a repository, as git takes them: thousands of files would not fit on a command line. */
export function foldersOf(paths: ReadonlyMap<string, unknown>): string[] {
  const folders = [...new Set([...paths.keys()].map((path) => dirname(path)))].sort();
  const isBelow = (folder: string, other: string): boolean =>
    other === '.' ? folder !== '.' : folder.startsWith(`${other}/`);
  const top = folders.filter((folder) => !folders.some((other) => isBelow(folder, other)));
  return top.map((folder) => `:(top,literal)${folder === '.' ? '' : folder}`);
}

/** Options for reading changes of files; they override settings of the user that change the output. */
export const plainChanges = [
  '-z',
  '--name-status',
  '--find-renames',
  '--no-relative',
  '--no-show-signature',
  '--no-ext-diff',
];

/** The command that reads them from the log. */
export const plainLog = ['--no-pager', 'log', ...plainChanges];

const logOptions = [...plainLog, '--format=%x01%ct %p%x02%aN', '--'];

/** Parses the log, newest commit first, until the last change of each file is known. */
class LogReader {
  /** Maps a file to its last change. */
  readonly changes = new Map<string, Change>();
  /** Maps the path that a file has in older commits to the file. */
  readonly #wanted: Map<string, string>;
  readonly #isCut: boolean;
  #rest = '';
  #commit: (Change & { hasParents: boolean }) | undefined;
  #status = '';
  #renamedFrom: string | undefined;

  constructor(paths: ReadonlyMap<string, string>, isCut: boolean) {
    this.#wanted = new Map(paths);
    this.#isCut = isCut;
  }

  /** The files whose last change is not known yet. */
  get missing(): string[] {
    return [...this.#wanted.values()];
  }

  /** Parses a chunk of the log; returns false when nothing more is needed. */
  read(text: string): boolean {
    const tokens = `${this.#rest}${text}`.split('\0');
    this.#rest = tokens.pop() ?? '';
    for (const token of tokens) this.#take(token.replace(/^\n/, ''));
    return this.#wanted.size > 0;
  }

  #take(token: string): void {
    if (token.startsWith('\u0001')) {
      const [numbers = '', author = ''] = token.slice(1).split('\u0002');
      const [seconds = '', ...parents] = numbers.trim().split(' ');
      const date = new Date(Number(seconds) * 1000).toISOString().replace('.000Z', 'Z');
      this.#commit = { date, author, hasParents: parents.length > 0 };
      this.#status = '';
    } else if (this.#status === '') this.#status = token;
    else if (/^[RC]/.test(this.#status) && this.#renamedFrom === undefined)
      this.#renamedFrom = token;
    else {
      this.#change(token, this.#renamedFrom);
      this.#status = '';
      this.#renamedFrom = undefined;
    }
  }

  #change(path: string, from: string | undefined): void {
    const file = this.#wanted.get(path);
    if (file === undefined || !this.#commit) return;
    const { hasParents, ...change } = this.#commit;
    // In a shallow history, the oldest commit seems to have added all files.
    if (this.#isCut && !hasParents) return;
    this.#wanted.delete(path);
    // A renamed file has not changed: continue with its older name.
    if (this.#status === 'R100' && from !== undefined) this.#wanted.set(from, file);
    else this.changes.set(file, change);
  }
}
