import { dirname, sep } from 'node:path';
import type { Observation } from '../inputs/observation.ts';
import { groupBy } from '../shared/group-by.ts';

/** The observations of builds, indexed by path to find those that a change affects. */
export class Observed {
  #byPath = new Map<string, Observation[]>();

  /** All observations. */
  get all(): Observation[] {
    return [...this.#byPath.values()].flat();
  }

  /**
   * Replaces the observations of the previous build; `isAll` is true if the build was complete. Returns the files whose
   * content differs from before.
   */
  take(observations: Iterable<Observation>, isAll: boolean): string[] {
    const fresh = groupBy(observations, ({ path }) => path);
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

  /** True if an event at a path may affect the builds. */
  concerns(path: string): boolean {
    return this.#at(path).length > 0;
  }

  /** Returns the observations that events at some paths may affect. */
  at(paths: Iterable<string>): Set<Observation> {
    return new Set([...paths].flatMap((path) => this.#at(path)));
  }

  #at(path: string): Observation[] {
    const own = this.#byPath.get(path) ?? [];
    const listed = (this.#byPath.get(dirname(path)) ?? []).filter(({ kind }) => kind === 'names');
    // The history of a repository is indexed by the folder of the repository.
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

  /** An added or removed folder affects everything below it. */
  #below(folder: string): Observation[] {
    const start = folder + sep;
    const found: Observation[] = [];
    for (const [path, list] of this.#byPath) if (path.startsWith(start)) found.push(...list);
    return found;
  }
}
