import { isAbsolute, resolve } from 'node:path';
import type { OnResolveArgs, Plugin } from 'esbuild';
import type { Inputs } from '../inputs/inputs.ts';

/** What the bundler tries after a name: nothing, extensions, and the modules of folders. */
const endings = ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.cjs', '.css', '.json'];
const tried = ['', ...endings, ...endings.map((ending) => `/index${ending}`)];

/**
 * Gives modules an empty text instead of a file behind a link that leads out of the project. The bundler follows links
 * itself, so this must be the first plugin. `folder` is that of the site.
 */
export function outsideModules(inputs: Inputs, folder: string): Plugin {
  return {
    name: 'outside-modules',
    setup(setup) {
      if (!inputs.fence) return;
      setup.onResolve({ filter: /./ }, (args) => {
        const path = pathOf(args, folder);
        if (path === undefined) return undefined;
        const link = tried.map((end) => path + end).find((each) => inputs.isRefused(each));
        if (link === undefined) return undefined;
        const isSheet = args.kind === 'import-rule' || args.kind === 'url-token';
        return isSheet ? { path, external: true } : { path, namespace: 'outside' };
      });
      setup.onLoad({ filter: /.*/, namespace: 'outside' }, () => ({
        contents: 'module.exports = "";',
        loader: 'js',
      }));
    },
  };
}

/** The path that an import names without links; `undefined` for packages and provided modules. */
function pathOf({ path, resolveDir }: OnResolveArgs, folder: string): string | undefined {
  const name = path.replace(/^.*!/, '').replace(/[?#].*$/, '');
  if (name.startsWith('@site/')) return resolve(folder, name.slice('@site/'.length));
  // What a package imports is in the package, and packages may be linked.
  if (/[\\/]node_modules[\\/]/.test(resolveDir) && !isAbsolute(name)) return undefined;
  if (isAbsolute(name)) return name;
  return /^\.\.?(?:\/|$)/.test(name) && resolveDir !== '' ? resolve(resolveDir, name) : undefined;
}
