import { AsyncLocalStorage } from 'node:async_hooks';
import { relative } from 'node:path';
import type { Stamp } from './stamp.ts';

/** Something that a build learnt of its surroundings, and that would make another site if it were different. */
export type Observation = {
  /** Absolute path that was looked at. */
  path: string;
  /** What was found, as text: a hash where it is long. */
  found: string;
} & (
  | {
      /** The content of a file; its stamp says without reading that it is the same. */
      kind: 'content';
      /** Missing where only the content can tell. */
      stamp?: Stamp;
    }
  | {
      /** The names in a folder; whether there is a file or a folder; its size and times; where a link leads; git. */
      kind: 'names' | 'type' | 'times' | 'target' | 'git';
    }
  | {
      /** What a revision means in a repository, given its root. */
      kind: 'revision';
      /** The revision; missing for what is checked out. */
      revision?: string;
    }
);

/** What kinds of observations there are. */
export type ObservationKind = Observation['kind'];

/** Collects what a build learns of its surroundings. */
export class Recorder {
  readonly #observations = new Map<string, Observation>();
  readonly #doubts = new Set<string>();
  #isSettled = true;
  /** When the build began, in milliseconds since 1970. */
  readonly start = Date.now();

  /** Notes an observation; what is different when it is looked at again changed meanwhile. */
  note(observation: Observation): void {
    const revision = observation.kind === 'revision' ? (observation.revision ?? '') : '';
    const key = `${observation.kind} ${observation.path} ${revision}`;
    const known = this.#observations.get(key);
    if (!known) this.#observations.set(key, observation);
    else if (known.found !== observation.found)
      this.doubt(`"${relative(process.cwd(), observation.path)}" changed while the site was built`);
  }

  /** Notes why nobody can tell whether another build would make the same site. */
  doubt(reason: string): void {
    this.#doubts.add(reason);
    this.#isSettled = false;
  }

  /** Notes why some code may give something else each time that it runs; what is made of its text stays the same. */
  doubtRuns(reason: string): void {
    this.#doubts.add(reason);
  }

  /** What was observed, in the order in which it was. */
  get observations(): Observation[] {
    return [...this.#observations.values()];
  }

  /** Why nobody can tell whether another build would make the same site; empty where anybody can. */
  get doubts(): string[] {
    return [...this.#doubts];
  }

  /** True where what was observed decides all that can be made without running code of the author's. */
  get isSettled(): boolean {
    return this.#isSettled;
  }
}

const current = new AsyncLocalStorage<Recorder>();

/** Runs something, and has a recorder note all that it reads. */
export function recording<Result>(recorder: Recorder, run: () => Result): Result {
  return current.run(recorder, run);
}

/** The recorder of the build that runs here; none where nothing is to be noted. */
export function currentRecorder(): Recorder | undefined {
  return current.getStore();
}

/** Notes why nobody can tell whether another build would make the same site. */
export function noteDoubt(reason: string): void {
  currentRecorder()?.doubt(reason);
}

/** Notes what another recorder has noted, that of another thread maybe. */
export function noteFindings({ observations, doubts }: Findings): void {
  const recorder = currentRecorder();
  for (const observation of observations) recorder?.note(observation);
  for (const reason of doubts) recorder?.doubt(reason);
}

/** What a recorder has noted. */
export type Findings = Pick<Recorder, 'observations' | 'doubts'>;
