import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { watch, type FSWatcher } from 'chokidar';
import type { DoxygenConfig } from '../config/types.ts';
import { xmlFoldersOf } from '../config/versioned-doxygen.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { isBelow } from '../inputs/is-below.ts';
import { DoxygenRuns, type DoxygenRun } from './doxygen-runs.ts';

/** Events of the runs of Doxygen. */
export interface DoxygenEvents {
  /** A run starts that writes to folders. */
  onStart: (folders: readonly string[]) => void;
  /** A run has ended that wrote to folders; `changed` are the sources that caused it. */
  onEnd: (run: DoxygenRun, changed: string[], folders: readonly string[]) => void;
}

/**
 * Runs Doxygen if there is no XML yet, and whenever the sources of the API reference change, if the configuration has a
 * command.
 */
export class DoxygenWatch {
  readonly #home: string;
  readonly #events: DoxygenEvents;
  #settings = '';
  #watcher: FSWatcher | undefined;
  #runs: DoxygenRuns | undefined;
  readonly #changed = new Set<string>();
  #xmlReady: Promise<void> | undefined;

  /** `home` is the working folder of the command. */
  constructor(home: string, events: DoxygenEvents) {
    this.#home = home;
    this.#events = events;
  }

  /** Applies new settings. */
  configure({ command, sources = [], xml, variants }: Partial<DoxygenConfig> = {}): void {
    const settings = JSON.stringify([command, sources, xml, variants]);
    if (settings === this.#settings) return;
    this.close();
    this.#settings = settings;
    if (command === undefined || xml === undefined || sources.length === 0) return;
    const folders = xmlFoldersOf({ xml, ...(variants && { variants }) });
    let current: string[] = [];
    let end = (): void => undefined;
    const runs = new DoxygenRuns({
      command,
      folder: this.#home,
      onStart: () => {
        current = [...this.#changed].map((path) => displayPath(path));
        this.#changed.clear();
        this.#events.onStart(folders);
      },
      onEnd: (run) => {
        this.#events.onEnd(run, current, folders);
        end();
      },
    });
    this.#runs = runs;
    if (!folders.every((folder) => existsSync(join(folder, 'index.xml')))) {
      this.#xmlReady = new Promise((resolve) => (end = resolve));
      runs.ask();
    }
    this.#watcher = watch(sources, {
      ignoreInitial: true,
      ignored: (path) =>
        !sources.includes(path) &&
        (isHidden(path) || folders.some((folder) => isBelow(folder, path))),
    }).on('all', (event, path) => {
      // Events of the files in the folder follow.
      if (event === 'addDir' || event === 'unlinkDir') return;
      this.#changed.add(path);
      runs.ask();
    });
  }

  /** Resolves when there is XML, or Doxygen has failed. */
  async xmlReady(): Promise<void> {
    await this.#xmlReady;
  }

  /** Stops watching, and stops the current run. */
  close(): void {
    this.#settings = '';
    this.#runs?.close();
    this.#runs = undefined;
    void this.#watcher?.close();
    this.#watcher = undefined;
  }
}

/** True for temporary files of editors and for files of version control. */
function isHidden(path: string): boolean {
  return /^\.|~$|^node_modules$/.test(basename(path));
}
