import { resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import type { Inputs } from '../../inputs/inputs.ts';
import { findUses } from './find-uses.ts';
import { parseCode } from './parse-module.ts';

/** Something in the code of a package that the policy refuses unless the configuration allows it. */
export interface PackageUse {
  /** The package. */
  name: string;
  /** The keyword that allows it; missing for scripts of other hosts. */
  keyword?: string;
  /** What it does, as messages name it. */
  what: string;
}

/** What may be such code; all other files of packages need no parsing. */
const candidates = /\beval\s*\(|\bFunction\s*\(|\bcreateElement\s*\(\s*["'`]script\b/;

/** Finds what packages do: live editors run text as code, players load scripts of other hosts. */
export class PackageCode {
  readonly #known = new Map<string, Promise<PackageUse[]>>();

  constructor(
    readonly inputs: Inputs,
    readonly files: Metafile['inputs'],
  ) {}

  /**
   * Returns what a package's file and its imports do, each kind of use once, given the name of the file among the
   * inputs.
   */
  async uses(path: string): Promise<PackageUse[]> {
    const found = new Map<string | undefined, PackageUse>();
    const reached = new Set([path]);
    for (const file of reached) {
      if (!/(?:^|[\\/])node_modules[\\/].*\.[cm]?js$/.test(file)) continue;
      let own = this.#known.get(file);
      if (!own) this.#known.set(file, (own = this.#inFile(file)));
      for (const use of await own) if (!found.has(use.keyword)) found.set(use.keyword, use);
      for (const each of this.files[file]?.imports ?? [])
        if (!each.external) reached.add(each.path);
    }
    return [...found.values()];
  }

  async #inFile(file: string): Promise<PackageUse[]> {
    const source = (await this.inputs.read(resolve(file), 'utf8')) ?? '';
    if (!candidates.test(source)) return [];
    const [, name = file] = /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file) ?? [];
    try {
      const { uses } = findUses(parseCode(source));
      return uses.flatMap(({ directive, source: allowing, what }) => {
        if (directive !== 'script' || allowing === "'unsafe-inline'") return [];
        return [allowing?.startsWith("'") ? { name, keyword: allowing, what } : { name, what }];
      });
    } catch {
      // Scripts that are no modules are rarely imported.
      return [];
    }
  }
}
