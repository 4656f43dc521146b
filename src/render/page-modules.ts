import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';
import type { ComponentType } from 'react';
import { bundle } from '../diagnostics/bundle.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { AssetFile } from './asset-file.ts';
import { commonOptions, outputPath } from './bundling.ts';
import { browserHint, errorMessage } from './error-message.ts';
import { moduleFor, providedModules } from './provided-modules.ts';

/** The React pages of a site, bundled once: the server runs the same code that browsers get. */
export interface PageModules {
  /** Maps the file of each module to its component and the name of its bundle. */
  pages: ReadonlyMap<string, { component: ComponentType; bundle: string }>;
  /** The bundles of the client modules, which only browsers run. */
  clients: readonly string[];
  /** Maps the name of a bundle, or of a part that bundles share, to its source. */
  sources: ReadonlyMap<string, string>;
  /** The style sheets that the modules import. */
  styles: string;
  /** Images and fonts that the modules import. */
  files: AssetFile[];
}

/** Path below which the bundles would be written; nothing is. */
const outdir = join('/', 'page-modules');

/**
 * Bundles and runs the modules of React pages (absolute paths), and bundles client modules with them, so that both share
 * what they import; faults are reported, and leave the page out.
 */
export async function loadPageModules(
  modules: readonly string[],
  base: string,
  diagnostics: Diagnostics,
  clientModules: readonly string[] = [],
): Promise<PageModules> {
  const pages = new Map<string, { component: ComponentType; bundle: string }>();
  const sources = new Map<string, string>();
  const files: AssetFile[] = [];
  let styles = '';
  const clients = clientModules.map((_, i) => `client-${i}.js`);
  if (modules.length + clients.length > 0) {
    const result = await bundle(diagnostics, () =>
      build({
        ...commonOptions,
        entryPoints: [
          ...modules.map((file, i) => ({ in: file, out: `page-${i}` })),
          ...clientModules.map((file, i) => ({ in: file, out: `client-${i}` })),
        ],
        outdir,
        publicPath: base,
        splitting: true,
        platform: 'browser',
        external: providedModules,
      }),
    );
    for (const { path, contents, text } of result?.outputFiles ?? []) {
      const name = outputPath(path, outdir);
      if (name.endsWith('.js')) sources.set(name, text);
      else if (name.endsWith('.css')) styles += text;
      else files.push({ path: name, bytes: contents });
    }
    const names = modules.map((_, i) => `page-${i}.js`);
    const codes = result ? await forServer(names, sources) : [];
    codes.forEach((code, i) => {
      const [file = '', name = ''] = [modules[i], names[i]];
      const component = run(code, file, diagnostics);
      if (component) pages.set(file, { component, bundle: name });
    });
  }
  return { pages, clients, sources, styles, files };
}

/** Finds bundles by their names, for a further bundling. */
export function bundledSources(sources: ReadonlyMap<string, string>, prefix: string): Plugin {
  const namespace = 'page-modules';
  return {
    name: namespace,
    setup(setup) {
      setup.onResolve({ filter: /^\.\/.+\.js$/, namespace }, ({ path }) => ({
        path: path.slice(2),
        namespace,
      }));
      setup.onResolve({ filter: new RegExp(`^${prefix}`) }, ({ path }) => ({
        path: path.slice(prefix.length),
        namespace,
      }));
      setup.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: sources.get(path) ?? '',
        loader: 'js',
      }));
    },
  };
}

/** The bundles as CommonJS, so that the modules they need can be given to them. */
async function forServer(
  names: readonly string[],
  sources: ReadonlyMap<string, string>,
): Promise<string[]> {
  const { outputFiles } = await build({
    ...commonOptions,
    entryPoints: names.map((name) => ({ in: `server:${name}`, out: name.replace(/\.js$/, '') })),
    outdir,
    format: 'cjs',
    platform: 'node',
    external: providedModules,
    plugins: [bundledSources(sources, 'server:')],
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [outputPath(path, outdir), text]));
  return names.map((name) => texts.get(name) ?? '');
}

/** Runs a bundle and gives its default export. */
function run(code: string, file: string, diagnostics: Diagnostics): ComponentType | undefined {
  const place = { file: displayPath(file) };
  const module: { exports: { default?: unknown } } = { exports: {} };
  try {
    const evaluate = compileFunction(code, ['module', 'exports', 'require'], { filename: file });
    Reflect.apply(evaluate, undefined, [module, module.exports, moduleFor]);
  } catch (error) {
    const message = `The page module failed while loading: ${errorMessage(error)}`;
    diagnostics.error(
      'page-module',
      message,
      place,
      browserHint(error) ??
        'Code at the top level of a module also runs while the site is built, outside of a browser. Move what needs one into an effect or an event handler.',
    );
    return undefined;
  }
  const component = module.exports.default;
  if (isComponent(component)) return component;
  diagnostics.error(
    'page-module',
    `The page component at ${place.file} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`,
    place,
  );
  return undefined;
}

/** Functions, and the objects of `memo` and `forwardRef`. */
function isComponent(value: unknown): value is ComponentType {
  if (typeof value === 'function') return true;
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}
