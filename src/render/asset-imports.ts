import { dirname } from 'node:path';
import type { OnResolveArgs, Plugin } from 'esbuild';
import { LineCounter, parseDocument } from 'yaml';
import { displayPath } from '../diagnostics/display-path.ts';
import { readFile } from '../inputs/files.ts';
import { svgModule } from './svg-module.ts';

/** Marks a request of ours, so that we do not answer it ourselves. */
const seen = Symbol('seen');

/** Files whose address a module gets. */
const addressed =
  /\.(?:apng|avif|bmp|eot|gif|ico|jpe?g|mp[34]|ogg|otf|pdf|png|svg|ttf|wasm|web[mp]|woff2?|zip)$/i;

/** Lets modules import images, other files, YAML and texts, in the ways that bundlers of pages have for it. */
export function assetImports(): Plugin {
  return {
    name: 'asset-imports',
    setup(setup) {
      /** The path of the file that an import names, or the faults of that. */
      const find = async (path: string, args: OnResolveArgs, namespace: string) => {
        const { importer, resolveDir, kind } = args;
        const found = await setup.resolve(path, { importer, resolveDir, kind, pluginData: seen });
        const errors = found.errors.map(({ text, notes }) => ({ text, notes }));
        return errors.length > 0 ? { errors } : { path: found.path, namespace };
      };
      const isModule = ({ kind, pluginData, namespace }: OnResolveArgs): boolean =>
        pluginData !== seen &&
        !ownNamespaces.has(namespace) &&
        (kind === 'import-statement' || kind === 'require-call' || kind === 'dynamic-import');

      setup.onResolve({ filter: addressed }, (args) =>
        isModule(args)
          ? find(args.path, args, args.path.toLowerCase().endsWith('.svg') ? 'svg' : 'address')
          : undefined,
      );
      setup.onResolve({ filter: /^!*raw-loader!/ }, (args) =>
        find(args.path.replace(/^.*!/, ''), args, 'raw'),
      );
      setup.onResolve({ filter: /^!*(?:file|url)-loader[^!]*!/ }, (args) =>
        find(args.path.replace(/^.*!/, ''), args, 'address'),
      );

      // `require` gives an object with the address as default, as `import` does.
      setup.onLoad({ filter: /.*/, namespace: 'address' }, ({ path }) => ({
        contents: `import address from ${JSON.stringify(path)}; export default address;`,
        loader: 'js',
        resolveDir: dirname(path),
      }));
      setup.onLoad({ filter: /.*/, namespace: 'svg' }, async ({ path }) => ({
        contents: svgModule(await readFile(path, 'utf8'), path),
        loader: 'js',
        resolveDir: dirname(path),
      }));
      setup.onLoad({ filter: /.*/, namespace: 'raw' }, async ({ path }) => ({
        contents: `export default ${JSON.stringify(await readFile(path, 'utf8'))};`,
        loader: 'js',
      }));
      setup.onLoad({ filter: /\.ya?ml$/i, namespace: 'file' }, async ({ path }) =>
        yamlModule(await readFile(path, 'utf8'), path),
      );
    },
  };
}

/** Where our own modules name files: there they are files. */
const ownNamespaces = new Set(['address', 'svg']);

function yamlModule(text: string, path: string): object {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const errors = document.errors.map(({ message, pos: [start] }) => {
    const { line, col } = lines.linePos(start);
    const location = { file: displayPath(path), line, column: col - 1 };
    return { text: `The YAML has a fault: ${message}`, location };
  });
  return errors.length > 0
    ? { errors }
    : { contents: JSON.stringify(document.toJS() ?? null), loader: 'json' };
}
