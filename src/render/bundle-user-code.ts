import { join, relative, resolve } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import type { BuildContext } from '../cache/build-context.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { contentHash } from '../inputs/content-hash.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { ProseModule } from '../model/prose-code.ts';
import type { Place } from '../shared/place.ts';
import type { AssetFile } from './asset-file.ts';
import { assetImports } from './asset-imports.ts';
import { bundleForNode, type NodeCode } from './bundle-for-node.ts';
import { bundleValid } from './bundle-valid.ts';
import { commonOptions, outputPath, surroundings } from './bundling.ts';
import { compiledSheets, openPostcss } from './compiled-sheets.ts';
import { importedTexts, type TextCompiler } from './imported-texts.ts';
import { findInteractive, findIslands } from './islands.ts';
import { outsideModules } from './outside-modules.ts';
import { isCodeFile, isPackageFile, mayAddScripts } from './own-code.ts';
import { findPlainLinks } from './plain-links.ts';
import type { InfimaNames, SheetProcessor } from '../docusaurus/room.ts';
import { siteAliases } from './site-aliases.ts';
import { sheetNames } from './sheet-names.ts';
import { textModules, textPrefix } from './text-modules.ts';
import { userModules } from './user-modules.ts';
import { rootedPaths } from './rooted-paths.ts';
import type { UserSite } from './user-modules.ts';

/** What is bundled together, to share common imports. */
export interface UserCode {
  /** Modules of React pages and of other components: absolute paths. */
  modules: readonly string[];
  /** Modules that only browsers run: absolute paths. */
  clientModules: readonly string[];
  /** The code of texts. */
  texts: readonly ProseModule[];
  /** What module names in it depend on. */
  site: UserSite;
  /** Compiles the texts that modules import. */
  compiler: TextCompiler;
}

/** The user's code, bundled for browsers and for this process, but not run. */
export interface BundledCode {
  /** Maps the name of a bundle or shared chunk to its source; those with faults are missing. */
  sources: ReadonlyMap<string, string>;
  /** The style sheets that the modules import. */
  styles: string;
  /** Images and fonts that the modules import. */
  files: readonly AssetFile[];
  /** The bundled files of the site and of packages, and the texts with code that browsers run. */
  code: readonly string[];
  /** Places of plain `a` elements in the site's own code, by their address as written. */
  plainLinks: ReadonlyMap<string, Place>;
  /** The custom properties of Docusaurus in its files. */
  properties: InfimaNames;
  /** For each text, the indices of its functions that need hydration. */
  islands: readonly ReadonlySet<number>[];
  /** The modules that need the browser, or depend on the page that shows them: absolute paths. */
  interactive: ReadonlySet<string>;
  /** The modules and texts, bundled for this process; shared code runs only once. */
  node: NodeCode;
}

/** Names of the bundles, in the order of their inputs. */
export interface BundleNames {
  /** For modules of pages and other components. */
  modules: readonly string[];
  /** For client modules. */
  clients: readonly string[];
  /** For the code of texts. */
  texts: readonly string[];
}

/** Virtual output path; nothing is written there. Paths in source maps are relative to it. */
export const outdir = join('/', 'page-modules');

/** Returns the names of the bundles for some code. */
export function bundleNames({ modules, clientModules, texts }: UserCode): BundleNames {
  return {
    modules: modules.map((_, i) => `page-${i}.js`),
    clients: clientModules.map((_, i) => `client-${i}.js`),
    texts: texts.map((_, i) => `text-${i}.js`),
  };
}

/** Bundles the user's code, or loads the result of an earlier build; reports faults, and leaves out faulty modules. */
export function bundleUserCode(
  code: UserCode,
  base: string,
  context: BuildContext,
): Promise<BundledCode> {
  const what = {
    name: `user code ${base}`,
    key: () => contentHash(JSON.stringify([code, surroundings()])),
    onDisk: true,
  };
  return context.cached(what, async (own) => {
    const postcss = await openPostcss(code.site.postcss, code.site.folder, own);
    try {
      return await createBundles(code, base, own, postcss);
    } finally {
      postcss?.close();
    }
  });
}

function aliasesOf(folder: string, inputs: Inputs): Record<string, string[]> {
  return siteAliases(folder, (file) => inputs.readIfPossible(file)?.toString());
}

async function createBundles(
  code: UserCode,
  base: string,
  context: BuildContext,
  postcss: SheetProcessor | undefined,
): Promise<BundledCode> {
  const { inputs } = context;
  const { modules, clientModules, texts, site, compiler } = code;
  const names = bundleNames(code);
  const sources = new Map<string, string>();
  const files: AssetFile[] = [];
  const node = { source: '', map: '', importers: {} };
  const properties: InfimaNames = {
    read: new Map(),
    set: new Set(),
    classes: new Map(),
    styled: new Set(),
  };
  const empty: BundledCode = {
    sources,
    styles: '',
    files,
    code: [],
    plainLinks: new Map(),
    properties,
    islands: [],
    interactive: new Set(),
    node,
  };
  const rendered = [
    ...modules.map((file, i) => ({ in: file, out: nameOf(names.modules[i]) })),
    ...texts.map((_, i) => ({ in: `${textPrefix}${i}`, out: nameOf(names.texts[i]) })),
  ];
  const entries = [
    ...rendered,
    // Last, so that the classes of CSS modules have the same names without them.
    ...clientModules.map((file, i) => ({ in: file, out: nameOf(names.clients[i]) })),
  ];
  if (entries.length === 0) {
    await reportParts(site, [], context);
    return empty;
  }
  const options = {
    ...commonOptions,
    outdir,
    publicPath: base,
    // Other TypeScript settings of the user may extend packages that are not installed.
    tsconfigRaw: { compilerOptions: { paths: aliasesOf(site.folder, inputs) } },
    loader: { ...commonOptions.loader, '.js': 'jsx' },
    logOverride: { ...commonOptions.logOverride, 'import-is-undefined': 'error' },
    plugins: [
      outsideModules(inputs, site.folder),
      rootedPaths(inputs, [...site.staticFolders, site.folder]),
      sheetNames(inputs, site.folder, base),
      compiledSheets(inputs, site.folder, postcss),
      textModules(texts),
      importedTexts(compiler, context),
      userModules(inputs, site),
      assetImports(inputs, site),
    ],
  } satisfies BuildOptions;
  const found = await bundleValid(entries, context, (entryPoints, { build }, plugins) =>
    build({
      ...options,
      entryPoints,
      splitting: true,
      platform: 'browser',
      plugins: [...plugins, ...options.plugins],
    }),
  );
  if (!found) return empty;
  const { inputs: bundledFiles } = found.metafile;
  await reportParts(site, Object.keys(bundledFiles), context);
  const sheets: string[] = [];
  for (const { path, contents, text } of found.outputFiles) {
    const name = outputPath(path, outdir);
    if (name.endsWith('.js')) sources.set(name, portableNames(text, site.folder));
    else if (name.endsWith('.css')) sheets.push(text);
    else files.push({ path: name, bytes: contents });
  }
  const valid = rendered.filter(({ out }) => sources.has(`${out}.js`));
  const islands = findIslands(inputs, texts, bundledFiles);
  const codeFiles = Object.keys(bundledFiles).filter(isCodeFile);
  const running = texts.filter(
    ({ source }, i) => (islands[i]?.size ?? 0) > 0 || mayAddScripts(source),
  );
  return {
    ...empty,
    styles: joinSheets(sheets),
    islands,
    interactive: findInteractive(inputs, modules, bundledFiles),
    node: await bundleForNode(valid, options, site.folder, context),
    code: [
      ...codeFiles.map((name) => displayPath(resolve(name))),
      ...running.map(({ file }) => file),
    ],
    plainLinks: findPlainLinks(
      inputs,
      codeFiles.filter((name) => !isPackageFile(name)),
      texts,
    ),
    properties: found.outputFiles.some(({ text }) => mayBeOfInfima.test(text))
      ? await (
          await import('../docusaurus/room.ts')
        ).findInfimaNames(inputs, Object.keys(bundledFiles))
      : properties,
  };
}

/** Matches what may be a custom property or a class name of Infima. */
const mayBeOfInfima = /--(?:ifm|docusaurus|doc|prism)-|[a-z]--[a-z]/;

/** Reports parts of the theme of Docusaurus that have no effect, if the site has a folder of them or components for all texts. */
async function reportParts(
  site: UserSite,
  bundled: readonly string[],
  context: BuildContext,
): Promise<void> {
  const parts = await context.inputs.readdir(join(site.folder, 'src/theme')).catch(() => []);
  if (parts.length === 0 && site.components === undefined) return;
  const { reportUnusedParts } = await import('../docusaurus/room.ts');
  await reportUnusedParts(site, bundled, context);
}

/** Joins bundled style sheets. Their imports from other hosts come first, where browsers accept them. */
function joinSheets(sheets: readonly string[]): string {
  const statement = /^@(?:charset|import) .*;\n/gm;
  const all = sheets.flatMap((sheet) => sheet.match(statement) ?? []);
  const imports = new Set(all.filter((each) => each.startsWith('@import')));
  return [...imports, ...sheets.map((sheet) => sheet.replace(statement, ''))].join('');
}

/** Strips the extension from the name of a bundle. */
function nameOf(bundle = ''): string {
  return bundle.replace(/\.js$/, '');
}

/** Makes the names of lazily run modules in a bundle independent of the folder of the build. */
function portableNames(source: string, folder: string): string {
  return source.replace(
    /^(var \w+ = __(?:esm|commonJS)\(\{\n {2}(?:async )?")([^":]+)(?="\()/gm,
    (_, start: string, file: string) =>
      start + relative(folder, resolve(file)).replaceAll('\\', '/'),
  );
}

/** Resolves bundles by name, for further bundling. */
export function bundledSources(sources: ReadonlyMap<string, string>, prefix: string): Plugin {
  const namespace = 'page-modules';
  return {
    name: namespace,
    setup(setup) {
      // Shared chunks are imported by their public path.
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
