import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import type { Inputs } from '../inputs/inputs.ts';

/** Code that asks where its own file is. */
const asks = /\bimport\.meta\.(?:url|filename|dirname)\b|\b__(?:filename|dirname)\b/;

/**
 * Lets files of packages find what is next to them, although they run in a bundle: a worker that does not start would
 * keep the code waiting that starts it.
 */
export const filePlaces = (inputs: Inputs): Plugin => ({
  name: 'file-places',
  setup(setup) {
    const filter = /[\\/]node_modules[\\/].*\.[cm]?js$/;
    setup.onLoad({ filter, namespace: 'file' }, async ({ path }) => {
      const source = await inputs.readFile(path, 'utf8');
      if (!asks.test(source)) return undefined;
      const file = JSON.stringify(path);
      const folder = JSON.stringify(dirname(path));
      const define = {
        'import.meta.url': JSON.stringify(pathToFileURL(path).href),
        'import.meta.filename': file,
        __filename: file,
        'import.meta.dirname': folder,
        __dirname: folder,
      };
      try {
        const { code } = await setup.esbuild.transform(source, {
          define,
          loader: 'js',
          target: 'esnext',
          charset: 'utf8',
          logLevel: 'silent',
          sourcemap: 'inline',
          sourcefile: path,
        });
        return { contents: code, loader: 'js' };
      } catch {
        // The bundler reports what is wrong with the file.
        return undefined;
      }
    });
  },
});
