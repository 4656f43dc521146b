import { existsSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { watch, type FSWatcher } from 'chokidar';
import { nothing } from '../inputs/look.ts';
import type { Observation } from '../inputs/observation.ts';

/** Events of watched sources. */
export interface SourceEvents {
  /** Something may have changed at a path, or in the folder at that path. */
  onChange: (path: string) => void;
  /** The system cannot watch something; receives a sentence. */
  onFault: (message: string) => void;
}

/**
 * Watches the folders of everything that a build has observed. One watch per folder covers all its files, even those
 * that do not exist yet; if the environment sets chokidar to polling, it checks individual files.
 */
export class SourceWatcher {
  readonly #watcher: FSWatcher;
  readonly #folders = new Set<string>();
  readonly #home: string;
  /** The files to check individually when polling. */
  #files: ReadonlySet<string> = new Set();

  /** `home` is the folder of the site: above it, only existing files are watched. */
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
      // Chokidar has ended this watch; the next observation there starts a new one.
      .on('unlinkDir', (path) => this.#folders.delete(path))
      .on('error', (error) => onFault(error instanceof Error ? error.message : String(error)));
  }

  /** Number of watched folders. */
  get size(): number {
    return this.#folders.size;
  }

  /** Adds the places of observations; returns true if some were not watched before. */
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

  /** Stops watching. */
  async close(): Promise<void> {
    await this.#watcher.close();
  }

  /** Returns the folders that report changes of an observation. */
  #foldersOf({ kind, path, found }: Observation): string[] {
    if (kind === 'git' || kind === 'revision')
      return ['.git', '.git/logs', '.git/refs/heads', ...(kind === 'git' ? [] : ['.git/refs/tags'])]
        .map((name) => join(path, name))
        .filter((folder) => existsSync(folder));
    const above = existing(dirname(path));
    // Missing settings files are searched for up to the root of the file system.
    const isAbove = this.#home.startsWith(above.endsWith(sep) ? above : above + sep);
    if (isAbove && found === nothing) return [];
    return kind === 'names' && found !== nothing ? [path, above] : [above];
  }
}

/** Returns a folder, or its nearest existing ancestor. */
function existing(folder: string): string {
  let found = folder;
  while (!existsSync(found) && dirname(found) !== found) found = dirname(found);
  return found;
}

/** Returns the folder in the details of a system event. */
function watchedFolder(details: unknown): string | undefined {
  if (typeof details !== 'object' || details === null || !('watchedPath' in details))
    return undefined;
  return typeof details.watchedPath === 'string' ? details.watchedPath : undefined;
}
