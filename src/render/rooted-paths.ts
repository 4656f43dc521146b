import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Inputs } from '../inputs/inputs.ts';

/** What may follow the name of a module: an extension, or the file of a folder. */
const endings = ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.json'];
const tried = ['', ...endings, ...endings.map((ending) => `/index${ending}`)];

/**
 * Resolves names of modules from the root, `/src/part`, in the first folder that has such a file. Docusaurus looks into
 * the folders of static files, then into that of the site.
 */
export function rootedPaths(inputs: Inputs, folders: readonly string[]): Plugin {
  return {
    name: 'rooted-paths',
    setup(setup) {
      setup.onResolve(
        { filter: /^\// },
        async ({ path, importer, resolveDir, kind, pluginData }) => {
          if (kind !== 'import-statement' && kind !== 'require-call' && kind !== 'dynamic-import')
            return undefined;
          const [name = '', query = ''] = path.split(/(?=\?)/);
          const file = folders
            .flatMap((folder) => tried.map((ending) => join(folder, name + ending)))
            .find((each) => inputs.statSync(each)?.isFile());
          if (file === undefined) return undefined;
          const from = { importer, resolveDir, kind };
          // The full path is not below one of the folders again.
          const { errors, ...found } = await setup.resolve(file + query, {
            ...from,
            pluginData: pluginData as unknown,
          });
          return errors.length > 0
            ? { errors: errors.map(({ text, notes }) => ({ text, notes })) }
            : found;
        },
      );
    },
  };
}
