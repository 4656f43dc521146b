import * as sync from 'node:fs';
import type { Dirent, Stats } from 'node:fs';
import * as promises from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { contentHash } from './content-hash.ts';
import { namesIn, nothing, timesOf, typeOf } from './look.ts';
import type { Doubt, Findings, Observation, ObservationKind } from './observation.ts';
import { pathOnDisk } from './path-on-disk.ts';
import { stampOf } from './stamp.ts';

/**
 * Reads the sources of a site with Node's functions, and records what they return, so that a later build knows whether
 * anything has changed. Lint rules forbid readers to use Node's functions directly.
 */
export class Inputs implements Findings {
  readonly #observations = new Map<string, Observation>();
  readonly #doubts = new Map<string, Doubt>();
  /** Time of creation, in milliseconds since 1970. */
  readonly start = Date.now();

  /** `isRecording` is false if nobody will compare what was read: hashing large files takes time. */
  constructor(readonly isRecording = true) {}

  /** The observations, in order. */
  get observations(): readonly Observation[] {
    return [...this.#observations.values()];
  }

  /** Why another build may produce a different site; empty if it cannot. */
  get doubts(): readonly Doubt[] {
    return [...this.#doubts.values()];
  }

  /** Records an observation; if a second one differs, the input changed during the build. */
  record(observation: Observation): void {
    if (!this.isRecording) return;
    const revision = observation.kind === 'revision' ? (observation.revision ?? '') : '';
    const key = `${observation.kind} ${observation.path} ${revision}`;
    const known = this.#observations.get(key);
    if (!known) this.#observations.set(key, observation);
    else if (known.found !== observation.found)
      this.doubt(`"${relative(process.cwd(), observation.path)}" changed while the site was built`);
  }

  /** Records why another build may produce a different site. */
  doubt(reason: string): void {
    this.#doubts.set(reason, { reason });
  }

  /** Records why some code may return something else on each run; results computed from its text remain valid. */
  doubtRuns(reason: string): void {
    if (!this.#doubts.has(reason)) this.#doubts.set(reason, { reason, isOfRun: true });
  }

  /** Records what another step, possibly in another thread or in an earlier build, depended on. */
  add({ observations, doubts }: Findings): void {
    for (const observation of observations) this.record(observation);
    for (const { reason, isOfRun } of doubts)
      if (isOfRun) this.doubtRuns(reason);
      else this.doubt(reason);
  }

  /** Returns the content of a file. */
  readFile(path: string): Promise<Buffer>;
  readFile(path: string, encoding: 'utf8'): Promise<string>;
  async readFile(path: string, encoding?: 'utf8'): Promise<Buffer | string> {
    // Take the stamp before reading, so that the content is never older than the stamp.
    const known = pathOnDisk(path);
    const stats = this.isRecording ? await promises.stat(known).catch(() => undefined) : undefined;
    let bytes;
    try {
      bytes = await promises.readFile(known);
    } finally {
      this.#recordContent(path, bytes, stats);
    }
    return encoding ? bytes.toString(encoding) : bytes;
  }

  /** Returns the content of a file synchronously. */
  readFileSync(path: string): Buffer;
  readFileSync(path: string, encoding: 'utf8'): string;
  readFileSync(path: string, encoding?: 'utf8'): Buffer | string {
    const known = pathOnDisk(path);
    const stats = this.isRecording ? sync.statSync(known, { throwIfNoEntry: false }) : undefined;
    let bytes;
    try {
      bytes = sync.readFileSync(known);
    } finally {
      this.#recordContent(path, bytes, stats);
    }
    return encoding ? bytes.toString(encoding) : bytes;
  }

  /** Returns the names in a folder. */
  readdir(path: string): Promise<string[]>;
  readdir(path: string, options: { withFileTypes: true }): Promise<Dirent[]>;
  async readdir(path: string, options?: { withFileTypes: true }): Promise<string[] | Dirent[]> {
    const entries = await this.#recorded(
      'names',
      path,
      () => promises.readdir(path, { withFileTypes: true }),
      namesIn,
    );
    return options ? entries : entries.map(({ name }) => name);
  }

  /** Returns type, size and times of a file; records only the type of folders. */
  stat(path: string): Promise<Stats> {
    return this.#recorded('times', path, () => promises.stat(path), timesOf);
  }

  /** Returns the stats of a path; records only whether it is a file or a folder. */
  statSync(path: string): Stats | undefined {
    const stats = sync.statSync(path, { throwIfNoEntry: false });
    this.record({ kind: 'type', path: resolve(path), found: typeOf(stats) });
    return stats;
  }

  /** Returns whether a path exists. */
  existsSync(path: string): boolean {
    return this.statSync(path) !== undefined;
  }

  /** Resolves all links in a path. */
  realpathSync(path: string): string {
    const target = sync.realpathSync(path);
    this.record({ kind: 'target', path: resolve(path), found: target });
    return target;
  }

  #recordContent(path: string, bytes: Uint8Array | undefined, stats: Stats | undefined): void {
    if (!this.isRecording) return;
    const found = bytes ? contentHash(bytes) : nothing;
    const stamp = bytes && stats && stampOf(stats);
    this.record({ kind: 'content', path: resolve(path), found, ...(stamp && { stamp }) });
  }

  /** Calls a function and records its result or its failure. */
  async #recorded<Result>(
    kind: ObservationKind,
    path: string,
    run: () => Promise<Result>,
    found: (result: Result) => string,
  ): Promise<Result> {
    if (!this.isRecording) return run();
    const absolute = resolve(path);
    try {
      const result = await run();
      this.record({ kind, path: absolute, found: found(result) });
      return result;
    } catch (error) {
      this.record({ kind, path: absolute, found: nothing });
      throw error;
    }
  }
}
