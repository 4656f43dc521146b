import { join, relative, resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';
import type { ComponentType } from 'react';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { ProseModule } from '../model/prose-code.ts';
import type { AssetFile } from './asset-file.ts';
import { assetImports } from './asset-imports.ts';
import { bundleSound } from './bundle-sound.ts';
import { commonOptions, outputPath } from './bundling.ts';
import { browserHint, errorMessage } from './error-message.ts';
import { findIslands } from './islands.ts';
import { moduleFor, providedModules } from './provided-modules.ts';
import { sheetNames } from './sheet-names.ts';
import { textFunctions, textModules, textPrefix } from './text-modules.ts';
import type { LoadedText } from './text-modules.ts';
import { tellUnusedParts } from './unused-parts.ts';
import { userModules } from './user-modules.ts';
import type { UserSite } from './user-modules.ts';

/** The user's code, bundled once: the same runs here and in browsers. */
export interface PageModules {
  /** Maps the file of each module to its component and the name of its bundle. */
  pages: ReadonlyMap<string, { component: ComponentType; bundle: string }>;
  /** The bundles of the client modules, which only browsers run. */
  clients: readonly string[];
  /** The code of texts, by the names of its modules. */
  texts: ReadonlyMap<string, LoadedText>;
  /** Maps the name of a bundle, or of a part that bundles share, to its source. */
  sources: ReadonlyMap<string, string>;
  /** The style sheets that the modules import. */
  styles: string;
  /** Images and fonts that the modules import. */
  files: AssetFile[];
}

/** What is bundled together, so that all share what they import. */
export interface UserCode {
  /** Modules of React pages and of other components: absolute paths. */
  modules: readonly string[];
  /** Modules that only browsers run: absolute paths. */
  clientModules: readonly string[];
  /** The code of texts. */
  texts: readonly ProseModule[];
  /** What names in it depend on. */
  site: UserSite;
}

/** Path below which the bundles would be written; nothing is. */
const outdir = join('/', 'page-modules');

/** What leads from the code that runs here to the bundles. */
const serverPrefix = 'server:';

/** Bundles the user's code, and runs what is rendered here; faults are reported, and leave out what has them. */
export async function loadPageModules(
  { modules, clientModules, texts, site }: UserCode,
  base: string,
  diagnostics: Diagnostics,
): Promise<PageModules> {
  const names = {
    pages: modules.map((_, i) => `page-${i}.js`),
    clients: clientModules.map((_, i) => `client-${i}.js`),
    texts: texts.map((_, i) => `text-${i}`),
  };
  const entries = [
    ...modules.map((file, i) => ({ in: file, out: `page-${i}` })),
    ...clientModules.map((file, i) => ({ in: file, out: `client-${i}` })),
    ...texts.map((_, i) => ({ in: `${textPrefix}${i}`, out: `text-${i}` })),
  ];
  const pages = new Map<string, { component: ComponentType; bundle: string }>();
  const loadedTexts = new Map<string, LoadedText>();
  const sources = new Map<string, string>();
  const files: AssetFile[] = [];
  const result = { pages, clients: names.clients, texts: loadedTexts, sources, files, styles: '' };
  if (entries.length === 0) {
    await tellUnusedParts(site.folder, [], diagnostics);
    return result;
  }

  const bundled = await bundleSound(entries, diagnostics, (entryPoints) =>
    build({
      ...commonOptions,
      entryPoints,
      outdir,
      publicPath: base,
      splitting: true,
      platform: 'browser',
      // Settings of the user's own TypeScript may extend packages that are not installed.
      tsconfigRaw: '{}',
      loader: { ...commonOptions.loader, '.js': 'jsx', '.txt': 'text' },
      logOverride: { 'import-is-undefined': 'error' },
      plugins: [
        sheetNames(site.folder, base),
        textModules(texts),
        userModules(site),
        assetImports(site.folder),
      ],
    }),
  );
  if (!bundled) return result;
  await tellUnusedParts(site.folder, Object.keys(bundled.metafile.inputs), diagnostics);
  for (const { path, contents, text } of bundled.outputFiles) {
    const name = outputPath(path, outdir);
    if (name.endsWith('.js')) sources.set(name, portableNames(text, site.folder));
    else if (name.endsWith('.css')) result.styles += text;
    else files.push({ path: name, bytes: contents });
  }

  // What has a fault is left out, which is told.
  const isBundled = (name: string): boolean => sources.has(name);
  result.clients = names.clients.filter(isBundled);
  const load = await onServer(
    [...names.pages, ...names.texts.map((name) => `${name}.js`)].filter(isBundled),
    sources,
  );
  modules.forEach((file, i) => {
    const name = names.pages[i] ?? '';
    if (!isBundled(name)) return;
    const component = componentOf(
      run(() => load(name), file, diagnostics),
      file,
      diagnostics,
    );
    if (component) pages.set(file, { component, bundle: name });
  });
  const islands = findIslands(texts, bundled.metafile.inputs);
  texts.forEach((text, i) => {
    const name = names.texts[i] ?? '';
    if (!isBundled(`${name}.js`)) return;
    const exports = run(
      () => load(`${name}.js`),
      resolve(text.file),
      diagnostics,
      'code of the text',
    );
    if (!exports) return;
    loadedTexts.set(text.id, {
      functions: textFunctions(text, exports),
      places: text.functions.map(({ line, column }) => ({ file: text.file, line, column })),
      islands: islands[i] ?? new Set(),
      name,
    });
  });
  return result;
}

/** A bundle in which the names of modules that are run on demand do not tell where the site was built. */
function portableNames(source: string, folder: string): string {
  return source.replace(
    /^(var \w+ = __(?:esm|commonJS)\(\{\n {2}")([^":]+)(?="\()/gm,
    (_, start: string, file: string) =>
      start + relative(folder, resolve(file)).replaceAll('\\', '/'),
  );
}

/** Finds bundles by their names, for a further bundling. */
export function bundledSources(sources: ReadonlyMap<string, string>, prefix: string): Plugin {
  const namespace = 'page-modules';
  return {
    name: namespace,
    setup(setup) {
      // What bundles share is named by its public path.
      setup.onResolve({ filter: /\.js$/, namespace }, ({ path }) => ({
        path: path.slice(path.lastIndexOf('/') + 1),
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

/**
 * The bundles as one piece of CommonJS, in which each is run when it is asked for, and what they share only once: the
 * modules they need are given to them. Returns what gives the exports of a bundle, or throws what it throws.
 */
async function onServer(
  names: readonly string[],
  sources: ReadonlyMap<string, string>,
): Promise<(name: string) => object> {
  const requires = names.map((name) => {
    const text = JSON.stringify(name);
    return `${text}: () => require(${JSON.stringify(serverPrefix + name)})`;
  });
  const { outputFiles } = await build({
    ...commonOptions,
    stdin: { contents: `module.exports = { ${requires.join(', ')} };` },
    outdir,
    format: 'cjs',
    platform: 'node',
    external: providedModules,
    plugins: [bundledSources(sources, serverPrefix)],
  });
  const module: { exports: Record<string, () => object> } = { exports: {} };
  const parameters = ['module', 'exports', 'require'];
  const evaluate = compileFunction(outputFiles[0]?.text ?? '', parameters, {
    filename: 'pages.cjs',
  });
  Reflect.apply(evaluate, undefined, [module, module.exports, moduleFor]);
  return (name) => module.exports[name]?.() ?? {};
}

/** What a module exports; one that throws is reported. */
function run(
  load: () => object,
  file: string,
  diagnostics: Diagnostics,
  what = 'page module',
): object | undefined {
  try {
    return load();
  } catch (error) {
    const message = `The ${what} failed while loading: ${errorMessage(error)}`;
    diagnostics.error(
      'page-module',
      message,
      { file: displayPath(file) },
      browserHint(error) ??
        'Code at the top level of a module also runs while the site is built, outside of a browser. Move what needs one into an effect or an event handler.',
    );
    return undefined;
  }
}

/** The default export of a module of a page; a module without one is reported. */
function componentOf(
  exports: { default?: unknown } | undefined,
  file: string,
  diagnostics: Diagnostics,
): ComponentType | undefined {
  if (!exports) return undefined;
  if (isComponent(exports.default)) return exports.default;
  const place = { file: displayPath(file) };
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
