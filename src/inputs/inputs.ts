import * as sync from 'node:fs';
import type { Dirent, Stats } from 'node:fs';
import * as promises from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { contentHash } from './content-hash.ts';
import { LinkFence, type FenceFolders } from './link-fence.ts';
import { namesIn, nothing, timesOf, typeOf } from './look.ts';
import type { Doubt, Findings, Observation, ObservationKind } from './observation.ts';
import { pathOnDisk } from './path-on-disk.ts';
import { stampOf } from './stamp.ts';
import {
  lookAt,
  OutsideLinkError,
  statFile,
  whyMissing,
  whyUnreadable,
  type InputFault,
} from './unreadable.ts';

/**
 * Reads the sources of a site with Node's functions, and records what they return, so that a later build knows whether
 * anything has changed. Lint rules forbid readers to use Node's functions directly.
 */
export class Inputs implements Findings {
  readonly #observations = new Map<string, Observation>();
  readonly #doubts = new Map<string, Doubt>();
  readonly #faults = new Map<string, InputFault>();
  /** The inputs of parts of the work, by name. */
  readonly #parts = new Map<string, Inputs>();
  /** The keys of the observations that were not made by a part. */
  readonly #common = new Set<string>();
  /** Time of creation, in milliseconds since 1970. */
  readonly start = Date.now();

  #fence: LinkFence | undefined;

  /**
   * @param isRecording False if nothing compares the inputs later, which saves the time to hash large files.
   * @param whole The inputs of the whole work if these are those of a part of it; they receive the same observations.
   */
  constructor(
    readonly isRecording = true,
    private readonly whole?: Inputs,
  ) {}

  /** The folders that links may not lead out of; missing if links may lead anywhere. */
  get fence(): FenceFolders | undefined {
    return this.#fence?.folders;
  }

  /**
   * Returns the inputs of a part of the work, with the rule for links that these have now; always the same for a name.
   * These inputs also record everything that the part reads.
   */
  part(name: string): Inputs {
    const part = this.#parts.get(name) ?? new Inputs(this.isRecording, this);
    part.#fence = this.#fence;
    this.#parts.set(name, part);
    return part;
  }

  /** The observations that matter to a part: its own, and all except those that only other parts have made. */
  observationsOf(name: string): Observation[] {
    const own = this.part(name).#observations;
    return [...this.#observations].flatMap(([key, observation]) =>
      this.#common.has(key) || own.has(key) ? [observation] : [],
    );
  }

  /** Refuses links that lead out of some folders from now on; none are refused without folders. */
  limitLinks(folders: FenceFolders | undefined): void {
    this.#fence = folders && new LinkFence(folders);
  }

  /** Returns new inputs with the same rule for links, which record what they read. */
  fresh(): Inputs {
    const inputs = new Inputs();
    inputs.limitLinks(this.fence);
    return inputs;
  }

  /** The observations, in order. */
  get observations(): readonly Observation[] {
    return [...this.#observations.values()];
  }

  /** Why another build may produce a different site; empty if it cannot. */
  get doubts(): readonly Doubt[] {
    return [...this.#doubts.values()];
  }

  /** What is there, but cannot be read. */
  get faults(): readonly InputFault[] {
    return [...this.#faults.values()];
  }

  /** Records an observation; if a second one differs, the input changed during the build. */
  record(observation: Observation): void {
    if (!this.isRecording) return;
    const revision = observation.kind === 'revision' ? (observation.revision ?? '') : '';
    const key = `${observation.kind} ${observation.path} ${revision}`;
    this.#common.add(key);
    this.#keep(key, observation);
  }

  #keep(key: string, observation: Observation): void {
    if (this.whole) this.whole.#keep(key, observation);
    const known = this.#observations.get(key);
    if (!known) this.#observations.set(key, observation);
    else if (known.found !== observation.found)
      this.doubt(`"${relative(process.cwd(), observation.path)}" changed while the site was built`);
  }

  /** Records why another build may produce a different site. */
  doubt(reason: string): void {
    this.whole?.doubt(reason);
    this.#doubts.set(reason, { reason });
  }

  /** Records why some code may return something else on each run; results computed from its text remain valid. */
  doubtRuns(reason: string): void {
    this.whole?.doubtRuns(reason);
    if (!this.#doubts.has(reason)) this.#doubts.set(reason, { reason, isOfRun: true });
  }

  /** Records what another step, possibly in another thread or in an earlier build, depended on. */
  add({ observations, doubts, faults }: Findings): void {
    for (const fault of faults) this.#noteFault(fault);
    for (const observation of observations) this.record(observation);
    for (const { reason, isOfRun } of doubts)
      if (isOfRun) this.doubtRuns(reason);
      else this.doubt(reason);
  }

  /** Returns the content of a file that should exist; if it cannot be read, records why and returns `undefined`. */
  read(path: string): Promise<Buffer | undefined>;
  read(path: string, encoding: 'utf8'): Promise<string | undefined>;
  async read(path: string, encoding?: 'utf8'): Promise<Buffer | string | undefined> {
    try {
      const bytes = await this.#bytesOf(path);
      return encoding ? bytes.toString(encoding) : bytes;
    } catch (error) {
      this.#noteMissing(path, error);
      return undefined;
    }
  }

  /** Returns the content of a file that should exist, like `read`. */
  readSync(path: string, encoding: 'utf8'): string | undefined {
    try {
      return this.#bytesOfSync(path).toString(encoding);
    } catch (error) {
      this.#noteMissing(path, error);
      return undefined;
    }
  }

  /** Returns the content of a file that does not matter if it cannot be read. */
  readIfPossible(path: string): Buffer | undefined {
    try {
      return this.#bytesOfSync(path);
    } catch {
      return undefined;
    }
  }

  /** True for a file, not a folder or pipe; records why a path that should lead to one does not. */
  isFile(path: string): boolean {
    try {
      this.#checkLinks(path);
      statFile(pathOnDisk(path));
      return true;
    } catch (error) {
      this.#noteMissing(path, error);
      return false;
    }
  }

  /** Returns the content of a file; throws if there is none, and records why another path cannot be read. */
  readFile(path: string): Promise<Buffer>;
  readFile(path: string, encoding: 'utf8'): Promise<string>;
  async readFile(path: string, encoding?: 'utf8'): Promise<Buffer | string> {
    try {
      const bytes = await this.#bytesOf(path);
      return encoding ? bytes.toString(encoding) : bytes;
    } catch (error) {
      this.#noteUnreadable(path, error);
      throw error;
    }
  }

  /** Returns the content of a file synchronously, like `readFile`. */
  readFileSync(path: string): Buffer;
  readFileSync(path: string, encoding: 'utf8'): string;
  readFileSync(path: string, encoding?: 'utf8'): Buffer | string {
    try {
      const bytes = this.#bytesOfSync(path);
      return encoding ? bytes.toString(encoding) : bytes;
    } catch (error) {
      this.#noteUnreadable(path, error);
      throw error;
    }
  }

  /** Returns the names in a folder. */
  readdir(path: string): Promise<string[]>;
  readdir(path: string, options: { withFileTypes: true }): Promise<Dirent[]>;
  async readdir(path: string, options?: { withFileTypes: true }): Promise<string[] | Dirent[]> {
    const entries = await this.#recorded(
      'names',
      path,
      () => {
        this.#checkLinks(path);
        return promises.readdir(path, { withFileTypes: true });
      },
      namesIn,
    );
    return options ? entries : entries.map(({ name }) => name);
  }

  /** Returns type, size and times of a file; records only the type of folders. */
  stat(path: string): Promise<Stats> {
    const run = (): Promise<Stats> => {
      this.#checkLinks(path);
      return promises.stat(path);
    };
    return this.#recorded('times', path, run, timesOf);
  }

  /** Returns the stats of a path; records only whether it is a file or a folder. */
  statSync(path: string): Stats | undefined {
    if (this.isRefused(path)) return undefined;
    const { stats, reason } = lookAt(path);
    if (reason !== undefined) this.#noteFault({ path: resolve(path), reason });
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

  /** Throws for a path that a link leads out of the project. */
  #checkLinks(path: string): void {
    if (this.isRefused(path)) throw new OutsideLinkError();
  }

  /**
   * True for a path that a link leads out of the project. The link is the fault, and the only thing to observe: what it
   * leads to is not read.
   */
  isRefused(path: string): boolean {
    const outside = this.#fence?.linkOut(path);
    if (!outside) return false;
    const { link, target } = outside;
    this.#noteFault({ path: link, reason: 'it leads out of the project', isOutside: true });
    this.record({ kind: 'target', path: link, found: target });
    return true;
  }

  async #bytesOf(path: string): Promise<Buffer> {
    this.#checkLinks(path);
    const known = pathOnDisk(path);
    let stats;
    let bytes;
    try {
      // Take the stamp before reading, so that the content is never older than the stamp.
      stats = statFile(known);
      return (bytes = await promises.readFile(known));
    } finally {
      this.#recordContent(path, bytes, stats);
    }
  }

  #bytesOfSync(path: string): Buffer {
    this.#checkLinks(path);
    const known = pathOnDisk(path);
    let stats;
    let bytes;
    try {
      stats = statFile(known);
      return (bytes = sync.readFileSync(known));
    } finally {
      this.#recordContent(path, bytes, stats);
    }
  }

  /** Records why something cannot be read, unless nothing is there: callers may look for files that need not exist. */
  #noteUnreadable(path: string, error: unknown): void {
    if (error instanceof OutsideLinkError) return;
    const reason = whyUnreadable(pathOnDisk(path), error);
    if (reason !== undefined) this.#noteFault({ path: resolve(path), reason });
  }

  #noteMissing(path: string, error: unknown): void {
    if (!(error instanceof OutsideLinkError))
      this.#noteFault({ path: resolve(path), reason: whyMissing(pathOnDisk(path), error) });
  }

  #noteFault(fault: InputFault): void {
    if (this.whole) this.whole.#noteFault(fault);
    this.#faults.set(fault.path, fault);
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
    const absolute = resolve(path);
    try {
      const result = await run();
      if (this.isRecording) this.record({ kind, path: absolute, found: found(result) });
      return result;
    } catch (error) {
      this.#noteUnreadable(path, error);
      if (!(error instanceof OutsideLinkError))
        this.record({ kind, path: absolute, found: nothing });
      throw error;
    }
  }
}
