import { dirname, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import type { BuildContext } from '../cache/build-context.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { Prose } from '../model/site.ts';
import { codePrefix, textComponent } from './text-component.ts';
import { placeInText } from './text-modules.ts';

/** Compiles the texts that modules import; converts to JSON that stands for its settings. */
export interface TextCompiler {
  /** Compiles a text; `file` is its path for messages. Reports its faults. */
  compile: (text: string, file: string, context: BuildContext) => Promise<Prose>;
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
          const [, path = '', index] =
            /^imported-code:(.*)#(\d+)$/.exec(location?.file ?? '') ?? [];
          const code = (await texts.get(resolve(path)))?.modules?.[Number(index)];
          if (!location || !code) continue;
          const { line, column } = placeInText(code, { ...location, column: location.column + 1 });
          Object.assign(location, { file: code.file, line, column: column - 1 });
        }
      });
    },
  };
}
