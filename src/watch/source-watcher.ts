import { existsSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { watch, type FSWatcher } from 'chokidar';
import { nothing } from '../inputs/look.ts';
import type { Observation } from '../inputs/recorder.ts';

/** What is told while sources are watched. */
export interface SourceEvents {
  /** Something may have changed at a path, or in the folder that it is. */
  onChange: (path: string) => void;
  /** The system refuses to watch something: a sentence. */
  onFault: (message: string) => void;
}

/**
 * Watches the folders of everything that a build has looked at. One watch for each folder tells of all its files, also
 * of those that are not there yet; where the environment asks chokidar for polling, files are looked at one by one.
 */
export class SourceWatcher {
  readonly #watcher: FSWatcher;
  readonly #folders = new Set<string>();
  readonly #home: string;
  /** What is looked at by itself where folders tell nothing of their files. */
  #files: ReadonlySet<string> = new Set();

  /** `home` is the folder of the site: in the folders above it, only files that are there are watched. */
  constructor(home: string, { onChange, onFault }: SourceEvents) {
    this.#home = home;
    this.#watcher = watch([], {
      ignoreInitial: true,
      depth: 0,
      ignored: (path, stats) =>
        stats?.isFile() === true && !(this.#watcher.options.usePolling && this.#files.has(path)),
    });
    this.#watcher
      .on('raw', (_event, name, details) => {
        const folder = watchedFolder(details);
        if (folder !== undefined) onChange(name ? join(folder, name) : folder);
      })
      .on('all', (_event, path) => onChange(path))
      // Chokidar has ended its watch; whoever looks there again begins another one.
      .on('unlinkDir', (path) => this.#folders.delete(path))
      .on('error', (error) => onFault(error instanceof Error ? error.message : String(error)));
  }

  /** Number of folders that are watched. */
  get size(): number {
    return this.#folders.size;
  }

  /** Watches the places of observations as well; true where some of them were not watched before. */
  watch(observations: Iterable<Observation>): boolean {
    const added = new Set<string>();
    const files = new Set<string>();
    for (const observation of observations) {
      files.add(observation.path);
      for (const folder of this.#foldersOf(observation))
        if (!this.#folders.has(folder)) added.add(folder);
    }
    this.#files = files;
    for (const folder of added) this.#folders.add(folder);
    if (added.size > 0) this.#watcher.add([...added]);
    return added.size > 0;
  }

  /** Ends all watching. */
  async close(): Promise<void> {
    await this.#watcher.close();
  }

  /** The folders that tell when an observation is another one. */
  #foldersOf({ kind, path, found }: Observation): string[] {
    if (kind === 'git' || kind === 'revision')
      return ['.git', '.git/logs', '.git/refs/heads', ...(kind === 'git' ? [] : ['.git/refs/tags'])]
        .map((name) => join(path, name))
        .filter((folder) => existsSync(folder));
    const above = existing(dirname(path));
    // Settings that nobody has written are looked for up to the root of the file system.
    const isAbove = this.#home.startsWith(above.endsWith(sep) ? above : above + sep);
    if (isAbove && found === nothing) return [];
    return kind === 'names' && found !== nothing ? [path, above] : [above];
  }
}

/** A folder, or the nearest one above it that exists. */
function existing(folder: string): string {
  let found = folder;
  while (!existsSync(found) && dirname(found) !== found) found = dirname(found);
  return found;
}

/** The folder in the details of an event of the system. */
function watchedFolder(details: unknown): string | undefined {
  if (typeof details !== 'object' || details === null || !('watchedPath' in details))
    return undefined;
  return typeof details.watchedPath === 'string' ? details.watchedPath : undefined;
}
