import { resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import type { Inputs } from '../../inputs/inputs.ts';
import { findUses } from './find-uses.ts';
import { parseCode } from './parse-module.ts';

/** Code of a package that runs text as code. */
export interface EvaluatingCode {
  /** The package. */
  name: string;
  /** What does it. */
  what: string;
}

/** What may be such code; all other files of packages need no parsing. */
const candidates = /\beval\s*\(|\bFunction\s*\(/;

/** Finds packages that run text as code, such as live editors. */
export class PackageCode {
  readonly #known = new Map<string, Promise<EvaluatingCode | undefined>>();

  constructor(
    readonly inputs: Inputs,
    readonly files: Metafile['inputs'],
  ) {}

  /** Returns the first such code of a package's file and of what it imports, given its name among the inputs. */
  async evaluating(path: string, seen = new Set<string>()): Promise<EvaluatingCode | undefined> {
    if (seen.has(path) || !/(?:^|[\\/])node_modules[\\/].*\.[cm]?js$/.test(path)) return undefined;
    seen.add(path);
    let own = this.#known.get(path);
    if (!own) this.#known.set(path, (own = this.#inFile(path)));
    const found = await own;
    if (found) return found;
    for (const { path: imported } of this.files[path]?.imports ?? []) {
      const further = await this.evaluating(imported, seen);
      if (further) return further;
    }
    return undefined;
  }

  async #inFile(path: string): Promise<EvaluatingCode | undefined> {
    const source = await this.inputs.readFile(resolve(path), 'utf8');
    if (!candidates.test(source)) return undefined;
    const [, name = path] = /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path) ?? [];
    try {
      const { uses } = findUses(parseCode(source));
      const use = uses.find((each) => each.source === "'unsafe-eval'");
      return use && { name, what: use.what };
    } catch {
      // Scripts that are no modules are rarely imported.
      return undefined;
    }
  }
}
