import { resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import type { Inputs } from '../../inputs/inputs.ts';
import { addsStyles } from './adds-styles.ts';
import { findUses } from './find-uses.ts';
import { parseCode } from './parse-module.ts';

/** Something in the code of a package that the policy refuses unless the configuration allows it. */
export interface PackageUse {
  /** The package. */
  name: string;
  /** The directive that refuses it. */
  directive: 'script' | 'frame' | 'style';
  /** The keyword that allows it; missing for scripts and frames of other hosts, and for styles. */
  keyword?: string;
  /** What it does, as messages name it. */
  what: string;
}

/** What may be such code; all other files of packages need no parsing. */
const candidates = /\beval\s*\(|\bFunction\s*\(|\bcreateElement\s*\(\s*["'`]script\b/;

/** Matches a file of a package; not a virtual module, whose name may end in the path of its importer. */
const codeOfPackage = /^(?![\w-]{2,}:)(?:.*[\\/])?node_modules[\\/].*\.[cm]?js$/;

/** An element for a frame, as compiled packages write it. */
const framing = /\b(?:createElement|jsxs?)\)?\(\s*["'`]iframe["'`]/;

/**
 * Finds what packages do: live editors run text as code, players load scripts and frames of other hosts, and many
 * packages add style sheets.
 */
export class PackageCode {
  readonly #known = new Map<string, PackageUse[]>();

  constructor(
    readonly inputs: Inputs,
    readonly files: Metafile['inputs'],
  ) {}

  /**
   * Returns what a package's file and its imports do, each kind of use once, given the name of the file among the
   * inputs.
   */
  uses(path: string): PackageUse[] {
    const found = new Map<string, PackageUse>();
    const reached = new Set([path]);
    for (const file of reached) {
      if (!codeOfPackage.test(file)) continue;
      let own = this.#known.get(file);
      if (!own) this.#known.set(file, (own = this.#inFile(file)));
      for (const use of own) {
        const kind = `${use.directive} ${use.keyword ?? ''}`;
        if (!found.has(kind)) found.set(kind, use);
      }
      for (const each of this.files[file]?.imports ?? [])
        if (!each.external) reached.add(each.path);
    }
    return [...found.values()];
  }

  #inFile(file: string): PackageUse[] {
    const source = this.inputs.readSync(resolve(file), 'utf8') ?? '';
    const [, name = file] = /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file) ?? [];
    const elements: PackageUse[] = [];
    if (framing.test(source))
      elements.push({ name, directive: 'frame', what: 'the element `iframe`' });
    if (addsStyles(source)) elements.push({ name, directive: 'style', what: 'inline styles' });
    if (!candidates.test(source)) return elements;
    try {
      const { uses } = findUses(parseCode(source));
      const scripts = uses.flatMap(({ directive, source: allowing, what }): PackageUse[] => {
        if (directive !== 'script' || allowing === "'unsafe-inline'") return [];
        const keyword = allowing?.startsWith("'") ? { keyword: allowing } : {};
        return [{ name, directive, what, ...keyword }];
      });
      return [...scripts, ...elements];
    } catch {
      // Scripts that are no modules are rarely imported.
      return elements;
    }
  }
}
