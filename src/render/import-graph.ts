import type { Message, OnResolveArgs, Plugin, PluginBuild } from 'esbuild';
import { inputName } from './input-name.ts';

/** Name of the module that imports the entries of a bundle, where the bundler has only one entry. */
const onlyEntry = '<stdin>';

/**
 * Records which file of a bundle imports which, to find the entries that have an error: a failed run has no metafile.
 * Everything is resolved twice for that.
 */
export class ImportGraph {
  /** Maps files to those that import them; entries have the name that the bundler was given. */
  readonly #importers = new Map<string, Set<string>>();
  readonly #entries: ReadonlySet<string>;
  #errors: readonly Message[] = [];

  constructor(entries: ReadonlySet<string>) {
    this.#entries = entries;
  }

  /** Records a run. Must be its first plugin, to see what the others resolve. */
  readonly plugin: Plugin = {
    name: 'import-graph',
    setup: (setup) => {
      const running = new Set<string>();
      setup.onResolve({ filter: /.*/ }, async (args) => {
        const { path, importer, namespace, kind } = args;
        const key = JSON.stringify([path, importer, namespace, kind]);
        if (running.has(key)) return undefined;
        running.add(key);
        await this.#record(args, setup);
        running.delete(key);
        return undefined;
      });
      setup.onEnd(({ errors }) => {
        // Later plugins move the places of errors from generated code to its source.
        this.#errors = structuredClone(errors);
      });
    },
  };

  /** Returns the entries that import a file with an error, as far as their errors have a file. */
  faulty(): ReadonlySet<string> {
    const files = new Set(this.#errors.flatMap(({ location }) => location?.file ?? []));
    return new Set([...files].flatMap((file) => this.#entriesOf(file)));
  }

  async #record({ path, ...args }: OnResolveArgs, setup: PluginBuild): Promise<void> {
    const { importer, namespace, kind } = args;
    const found = await setup.resolve(path, args);
    if (found.errors.length > 0) return;
    const isEntry = kind === 'entry-point' || importer === onlyEntry;
    const file = nameOf(found.path, found.namespace);
    const importers = this.#importers.get(file) ?? new Set();
    this.#importers.set(file, importers.add(isEntry ? path : nameOf(importer, namespace)));
  }

  #entriesOf(file: string): string[] {
    const reached = new Set([file]);
    // A set also returns what is added while it is read.
    for (const each of reached)
      for (const importer of this.#importers.get(each) ?? []) reached.add(importer);
    return [...reached].filter((each) => this.#entries.has(each));
  }
}

/** Returns the name that the bundler's messages give a module. */
function nameOf(path: string, namespace: string): string {
  return namespace === 'file' ? inputName(path) : `${namespace}:${path}`;
}
