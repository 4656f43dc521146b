import { AsyncLocalStorage } from 'node:async_hooks';
import { relative } from 'node:path';
import type { Stamp } from './stamp.ts';

/** An input of a build that would change the site if it were different. */
export type Observation = {
  /** Absolute path that was observed. */
  path: string;
  /** The result as text, or as a hash if it is long. */
  found: string;
} & (
  | {
      /** The content of a file; its stamp shows without reading that it is unchanged. */
      kind: 'content';
      /** Missing if only the content can show that. */
      stamp?: Stamp;
    }
  | {
      /** The names in a folder; whether it is a file or a folder; size and times; the target of a link; git. */
      kind: 'names' | 'type' | 'times' | 'target' | 'git';
    }
  | {
      /** The commit of a revision in a repository, given its root. */
      kind: 'revision';
      /** The revision; missing for the checked-out one. */
      revision?: string;
    }
);

/** The kinds of observations. */
export type ObservationKind = Observation['kind'];

/** Collects the inputs of a build. */
export class Recorder {
  readonly #observations = new Map<string, Observation>();
  readonly #doubts = new Set<string>();
  #isSettled = true;
  /** Start of the build, in milliseconds since 1970. */
  readonly start = Date.now();

  /** Records an observation; if a second one differs, the input changed during the build. */
  note(observation: Observation): void {
    const revision = observation.kind === 'revision' ? (observation.revision ?? '') : '';
    const key = `${observation.kind} ${observation.path} ${revision}`;
    const known = this.#observations.get(key);
    if (!known) this.#observations.set(key, observation);
    else if (known.found !== observation.found)
      this.doubt(`"${relative(process.cwd(), observation.path)}" changed while the site was built`);
  }

  /** Records why another build may produce a different site. */
  doubt(reason: string): void {
    this.#doubts.add(reason);
    this.#isSettled = false;
  }

  /** Records why some code may return something else on each run; results of its text remain valid. */
  doubtRuns(reason: string): void {
    this.#doubts.add(reason);
  }

  /** The observations, in order. */
  get observations(): Observation[] {
    return [...this.#observations.values()];
  }

  /** Why another build may produce a different site; empty if it cannot. */
  get doubts(): string[] {
    return [...this.#doubts];
  }

  /** True if the observations determine everything that does not run user code. */
  get isSettled(): boolean {
    return this.#isSettled;
  }
}

const current = new AsyncLocalStorage<Recorder>();

/** Runs a function and records everything that it reads. */
export function recording<Result>(recorder: Recorder, run: () => Result): Result {
  return current.run(recorder, run);
}

/** Returns the recorder of the current build; `undefined` if nothing is recorded. */
export function currentRecorder(): Recorder | undefined {
  return current.getStore();
}

/** Records why another build may produce a different site. */
export function noteDoubt(reason: string): void {
  currentRecorder()?.doubt(reason);
}

/** Records the findings of another recorder, possibly of another thread. */
export function noteFindings({ observations, doubts }: Findings): void {
  const recorder = currentRecorder();
  for (const observation of observations) recorder?.note(observation);
  for (const reason of doubts) recorder?.doubt(reason);
}

/** The findings of a recorder. */
export type Findings = Pick<Recorder, 'observations' | 'doubts'>;
