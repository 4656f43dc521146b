import { dirname, resolve } from 'node:path';
import type { Location, Plugin } from 'esbuild';
import type { BuildContext } from '../cache/build-context.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { Prose } from '../model/site.ts';
import type { Place } from '../shared/place.ts';
import { codePrefix, textComponent } from './text-component.ts';
import { placeInText } from './text-modules.ts';

/** Compiles the Markdown files that modules import. */
export interface TextCompiler {
  /** Compiles a text; `file` is its path for messages. Reports its faults. */
  compile: (text: string, file: string, context: BuildContext) => Promise<Prose>;
  /** Returns its settings, which are part of cache keys. */
  toJSON: () => unknown;
}

/** Namespace of the code of imported texts; names in the bundler's messages start with it. */
const namespace = 'imported-code';

/** Lets modules import Markdown files as components. Each text is compiled once for all bundles that use the plugin. */
export function importedTexts(compiler: TextCompiler, context: BuildContext): Plugin {
  const { inputs } = context;
  const texts = new Map<string, Promise<Prose>>();
  const read = async (path: string): Promise<Prose> =>
    compiler.compile((await inputs.read(path, 'utf8')) ?? '', displayPath(path), context);
  const textAt = (path: string): Promise<Prose> => {
    const text = texts.get(path) ?? read(path);
    texts.set(path, text);
    return text;
  };
  return {
    name: 'imported-texts',
    setup(setup) {
      setup.onLoad({ filter: /\.mdx?$/i, namespace: 'file' }, async ({ path }) => ({
        contents: textComponent(await textAt(path)),
        loader: 'js',
        resolveDir: dirname(path),
      }));
      setup.onResolve({ filter: /^mtp-site:imported-code\// }, ({ path, importer }) => ({
        path: `${importer}#${path.slice(codePrefix.length)}`,
        namespace,
      }));
      setup.onLoad({ filter: /.*/, namespace }, async ({ path }) => {
        const [, file = '', index] = /^(.*)#(\d+)$/.exec(path) ?? [];
        const { modules = [] } = await textAt(file);
        const code = modules[Number(index)];
        // Its `parts` resolve what it imports from other texts.
        return (
          code && {
            contents: code.source,
            loader: 'jsx',
            resolveDir: dirname(resolve(code.file)),
            pluginData: code,
          }
        );
      });
      setup.onEnd(async ({ errors, warnings }) => {
        for (const { location } of [...errors, ...warnings]) {
          const place = location && (await placeInSource(location));
          if (!place) continue;
          const { file, line = 1, column = 1 } = place;
          Object.assign(location, { file, line, column: column - 1 });
        }
      });
    },
  };

  /** Converts a place in the module of a text, or in its code, to that in the text. */
  async function placeInSource(location: Location): Promise<Place | undefined> {
    const [, path = location.file, index] = /^imported-code:(.*)#(\d+)$/.exec(location.file) ?? [];
    const text = await texts.get(resolve(path));
    if (index === undefined)
      // The module imports images only as their text names them.
      return text?.links.find(({ url }) => location.lineText.includes(url))?.place;
    const code = text?.modules?.[Number(index)];
    const at = { ...location, column: location.column + 1 };
    return code && { file: code.file, ...placeInText(code, at) };
  }
}
