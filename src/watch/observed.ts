import { dirname, sep } from 'node:path';
import type { Observation } from '../inputs/recorder.ts';

/** What builds have looked at, found by the paths at which something changes. */
export class Observed {
  #byPath = new Map<string, Observation[]>();

  /** Everything. */
  get all(): Observation[] {
    return [...this.#byPath.values()].flat();
  }

  /**
   * Takes what a build has looked at in place of what it looked at before; `isAll` where it has gone all the way. Gives the
   * files that have another content than before.
   */
  take(observations: Iterable<Observation>, isAll: boolean): string[] {
    const fresh = new Map<string, Observation[]>();
    for (const observation of observations) {
      const others = fresh.get(observation.path);
      if (others) others.push(observation);
      else fresh.set(observation.path, [observation]);
    }
    const changed = [...fresh].flatMap(([path, list]) => {
      const [now, before] = [list, this.#byPath.get(path)].map((each) =>
        each?.find(({ kind }) => kind === 'content'),
      );
      return now && before && now.found !== before.found ? [path] : [];
    });
    if (isAll) this.#byPath = fresh;
    else for (const [path, list] of fresh) this.#byPath.set(path, list);
    return changed;
  }

  /** True where what happens at a path may concern what a build has looked at. */
  concerns(path: string): boolean {
    return this.#at(path).length > 0;
  }

  /** What may be different now that something has happened at some paths. */
  at(paths: Iterable<string>): Set<Observation> {
    return new Set([...paths].flatMap((path) => this.#at(path)));
  }

  #at(path: string): Observation[] {
    const own = this.#byPath.get(path) ?? [];
    const listed = (this.#byPath.get(dirname(path)) ?? []).filter(({ kind }) => kind === 'names');
    // The history of a repository is known by the folder of the repository.
    const [, repository] = path.match(/^(.*)[/\\]\.git(?:[/\\]|$)/) ?? [];
    const history =
      repository === undefined
        ? []
        : (this.#byPath.get(repository) ?? []).filter(
            ({ kind }) => kind === 'git' || kind === 'revision',
          );
    const isFile = own.some(({ kind }) => kind === 'content');
    return [...own, ...listed, ...history, ...(isFile ? [] : this.#below(path))];
  }

  /** A folder that comes or goes takes all with it that was looked at below it. */
  #below(folder: string): Observation[] {
    const start = folder + sep;
    const found: Observation[] = [];
    for (const [path, list] of this.#byPath) if (path.startsWith(start)) found.push(...list);
    return found;
  }
}
