import { dirname, relative, sep } from 'node:path';
import type { OnLoadArgs, OnLoadResult, OnResolveArgs, Plugin, ResolveResult } from 'esbuild';
import { LineCounter, parseDocument } from 'yaml';
import { displayPath } from '../diagnostics/display-path.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { originalsOf } from '../model/translated-folders.ts';
import { isRequestOf, requestOf } from './own-requests.ts';
import { svgModule } from './svg-module.ts';
import type { UserSite } from './user-modules.ts';

/** Name of the plugin. */
const own = 'asset-imports';

/** Files that modules import by URL. */
const addressed =
  /\.(?:apng|avif|bmp|eot|gif|ico|jpe?g|mp[34]|ogg|otf|pdf|png|svg|ttf|wasm|web[mp]|woff2?|zip)$/i;

/**
 * Lets modules import images, other files, YAML and texts in the ways that bundlers of websites support. Files that a
 * translation lacks are those of the default language.
 */
export function assetImports(
  inputs: Inputs,
  { folder, translations }: Pick<UserSite, 'folder' | 'translations'>,
): Plugin {
  return {
    name: own,
    setup(setup) {
      const folders = translations.map((each) => ({
        folder: slashed(each.folder),
        original: slashed(each.original),
      }));
      /** Returns the path of the file that an import names, or its faults. */
      const find = async (name: string, args: OnResolveArgs, namespace: string) => {
        const { importer, resolveDir, kind } = args;
        const pluginData = requestOf(own, args.pluginData);
        const resolveIn = (from: string): Promise<ResolveResult> =>
          setup.resolve(name, { importer, resolveDir: from, kind, pluginData });
        let found = await resolveIn(resolveDir);
        for (const from of originalsOf(`${slashed(resolveDir)}/`, folders))
          if (found.errors.length > 0) found = await resolveIn(from);
        const errors = found.errors.map(({ text, notes }) => ({ text, notes }));
        if (errors.length > 0) return { errors };
        // The bundles may contain the name, which must be the same on every machine.
        const path = slashed(relative(folder, found.path));
        return { path, namespace, pluginData: found.path };
      };
      const isModule = ({ kind, pluginData, namespace }: OnResolveArgs): boolean =>
        !isRequestOf(own, pluginData) &&
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

      // `require` returns an object with the URL as default, as `import` does.
      setup.onLoad({ filter: /.*/, namespace: 'address' }, (args) => ({
        contents: `import address from ${JSON.stringify(fileOf(args))}; export default address;`,
        loader: 'js',
        resolveDir: dirname(fileOf(args)),
      }));
      setup.onLoad({ filter: /.*/, namespace: 'svg' }, async (args) => ({
        contents: svgModule(await inputs.readFile(fileOf(args), 'utf8'), fileOf(args)),
        loader: 'js',
        resolveDir: dirname(fileOf(args)),
      }));
      setup.onLoad({ filter: /.*/, namespace: 'raw' }, async (args) => ({
        contents: `export default ${JSON.stringify(await inputs.readFile(fileOf(args), 'utf8'))};`,
        loader: 'js',
      }));
      setup.onLoad({ filter: /\.ya?ml$/i, namespace: 'file' }, async ({ path }) =>
        yamlModule(await inputs.readFile(path, 'utf8'), path),
      );
    },
  };
}

function slashed(path: string): string {
  return path.split(sep).join('/');
}

/** Returns the path of a file in one of our namespaces. */
function fileOf({ pluginData, path }: OnLoadArgs): string {
  return typeof pluginData === 'string' ? pluginData : path;
}

/** Namespaces of our own modules in which names are paths of files. */
const ownNamespaces = new Set(['address', 'svg']);

function yamlModule(text: string, path: string): OnLoadResult {
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
