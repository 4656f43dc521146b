import { isBuiltin } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';
import type { Sources } from '../diagnostics/sources.ts';
import { bundleValid } from './bundle-valid.ts';
import { providedModules } from './provided-modules.ts';
import { isInPackage } from './user-modules.ts';

/** A file that imports another one, and the name of the module as written. */
export type Importer = readonly [file: string, name: string];

/** The user's code, bundled for this process but not run. */
export interface NodeCode {
  /** A script that calls `define` with a function per bundle, by name, which runs the bundle and returns its exports. */
  source: string;
  /** Its source map. */
  map: string;
  /** Maps each file to one that imports it: the first one found from the entries. */
  importers: Readonly<Record<string, Importer>>;
}

/** What is bundled: the name of a module, and the name of its bundle without extension. */
export interface BundleEntry {
  /** Name of the module. */
  in: string;
  /** Name of the bundle. */
  out: string;
}

/** File name of the script while it runs. */
export const nodeBundle = 'pages.js';

/** Name of the function that receives the bundles. */
export const defineName = 'mtpSiteBundles';

/**
 * Bundles the user's code for this process, with the variants of packages that are meant for Node. All entries become
 * one script without imports, so that they share their modules, and can wait for what they load.
 */
export async function bundleForNode(
  entries: readonly BundleEntry[],
  options: BuildOptions & { outdir: string },
  folder: string,
  sources: Sources,
): Promise<NodeCode> {
  const { href: url } = pathToFileURL(resolve(folder, nodeBundle));
  const result = await bundleValid(entries, sources, (valid, { build }, plugins) => {
    const functions = valid.map(
      (entry) => `${JSON.stringify(`${entry.out}.js`)}: () => import(${JSON.stringify(entry.in)})`,
    );
    return build({
      ...options,
      write: false,
      metafile: true,
      stdin: {
        contents: `${defineName}({ ${functions.join(', ')} });`,
        resolveDir: folder,
      },
      entryNames: nodeBundle.replace(/\.js$/, ''),
      format: 'esm',
      platform: 'node',
      mainFields: ['module', 'main'],
      sourcemap: 'external',
      sourcesContent: false,
      define: {
        ...options.define,
        // A script has no such object, and packages ask it for what bundlers add.
        'import.meta': JSON.stringify({ url }),
        'import.meta.url': JSON.stringify(url),
      },
      plugins: [...plugins, requiredModules, ...(options.plugins ?? [])],
    });
  });
  const text = (ending: string): string =>
    result?.outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return {
    source: text(nodeBundle),
    map: text(`${nodeBundle}.map`),
    importers: result ? importersIn(result.metafile) : {},
  };
}

/** Turns imports of provided modules and of Node's own into calls of `require`, which a script can make. */
const requiredModules: Plugin = {
  name: 'required-modules',
  setup(setup) {
    const namespace = 'required';
    setup.onResolve({ filter: /.*/, namespace }, ({ path }) => ({ path, external: true }));
    setup.onResolve({ filter: /.*/ }, ({ path, namespace: from, importer }) => {
      const isProvided =
        (from === 'mtp-site' || from === 'translating') && providedModules.includes(path);
      const isOfNode = isBuiltin(path) && isInPackage(importer);
      return isProvided || isOfNode ? { path, namespace, sideEffects: false } : undefined;
    });
    setup.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(path)});`,
      loader: 'js',
    }));
  },
};

/** Returns an importer of each file, nearest to the entries. */
function importersIn({ inputs, outputs }: Metafile): Record<string, Importer> {
  const found: Record<string, Importer> = {};
  const queue = Object.values(outputs).flatMap(({ entryPoint }) => entryPoint ?? []);
  for (const file of queue)
    for (const { path, original = path, external } of inputs[file]?.imports ?? []) {
      if (external === true || Object.hasOwn(found, path)) continue;
      found[path] = [file, original];
      queue.push(path);
    }
  return found;
}
