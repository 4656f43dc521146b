import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { CompilerMessage } from './compiler-messages.ts';
import type { FileHashes } from './compiler.ts';

/** What was proven about a program. */
export interface Proof {
  /** The files that it was compiled from, each with the hash of its content. */
  files: [path: string, hash: string][];
  /** What it printed; missing if it was not run. */
  output?: string;
  /** The warnings of the compiler. */
  warnings: CompilerMessage[];
}

/** Proofs of earlier runs, in a file. */
export class ProofCache {
  readonly #file: string | undefined;
  readonly #hashes: FileHashes;
  readonly #old: ReadonlyMap<string, Proof>;
  readonly #used = new Map<string, Proof>();

  /** Without a file, nothing is kept. */
  constructor(file: string | undefined, hashes: FileHashes) {
    this.#file = file;
    this.#hashes = hashes;
    this.#old = file === undefined ? new Map() : readProofs(file);
  }

  /** Returns a proof whose files are unchanged. */
  find(key: string): Proof | undefined {
    const proof = this.#old.get(key);
    if (!proof?.files.every(([path, hash]) => this.#hashes.of(path) === hash)) return undefined;
    this.#used.set(key, proof);
    return proof;
  }

  /** Adds a proof; `paths` are the files that it depends on. */
  add(
    key: string,
    { files: paths, ...proof }: Omit<Proof, 'files'> & { files: readonly string[] },
  ): void {
    const files = paths.map((path): [string, string] => [path, this.#hashes.of(path)]);
    this.#used.set(key, { files, ...proof });
  }

  /** Writes the proofs; those that were not used are kept only if `isPart` is set. */
  write(isPart: boolean): void {
    if (this.#file === undefined) return;
    const kept = isPart ? new Map([...this.#old, ...this.#used]) : this.#used;
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      const copy = `${this.#file}.${process.pid}`;
      writeFileSync(copy, JSON.stringify([...kept]));
      renameSync(copy, this.#file);
    } catch {
      // Without the cache, the next run compiles again.
    }
  }
}

function readProofs(file: string): Map<string, Proof> {
  try {
    const entries: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return new Map(Array.isArray(entries) ? entries.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

function isEntry(entry: unknown): entry is [string, Proof] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const proof: unknown = entry[1];
  if (typeof proof !== 'object' || proof === null || !('files' in proof)) return false;
  const hasOutput = !('output' in proof) || typeof proof.output === 'string';
  const hasWarnings =
    'warnings' in proof && Array.isArray(proof.warnings) && proof.warnings.every(isMessage);
  return hasOutput && hasWarnings && Array.isArray(proof.files) && proof.files.every(isFile);
}

function isMessage(message: unknown): boolean {
  if (typeof message !== 'object' || message === null) return false;
  const { level, text, from, place } = message as Record<string, unknown>;
  return (
    (level === 'warning' || level === 'error') &&
    typeof text === 'string' &&
    Array.isArray(from) &&
    from.every(isPlace) &&
    (place === undefined || isPlace(place))
  );
}

function isPlace(place: unknown): boolean {
  return (
    typeof place === 'object' && place !== null && 'file' in place && typeof place.file === 'string'
  );
}

function isFile(file: unknown): boolean {
  return Array.isArray(file) && file.length === 2 && file.every((each) => typeof each === 'string');
}
