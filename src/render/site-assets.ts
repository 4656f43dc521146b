import { join } from 'node:path';
import type { BuildOptions, BuildResult, Plugin } from 'esbuild';
import type { ComponentType } from 'react';
import type { BuildContext } from '../cache/build-context.ts';
import { loadedHighlight, type Highlight } from '../code/highlight.ts';
import { bundle, type Bundler } from '../diagnostics/bundle.ts';
import { siteFolder } from '../config/site-folder.ts';
import { guardItem } from '../components/shell/guarded-item.ts';
import { contentHash } from '../inputs/content-hash.ts';
import type { Plan } from '../plan/types.ts';
import type { AssetFile } from './asset-file.ts';
import { bundledSources } from './bundle-user-code.ts';
import { commonOptions, outputPath, surroundings } from './bundling.ts';
import { compiledSheets, openPostcss } from './compiled-sheets.ts';
import type { InfimaNames } from '../docusaurus/room.ts';
import type { OriginOf } from './code-origins.ts';
import { uncoveredCode } from './own-code.ts';
import { findMermaid, mermaidEntry, mermaidName } from './mermaid.ts';
import type { PageImages } from './page-images.ts';
import type { PageModules } from './page-modules.ts';
import type { SiteData } from '../shared/site-data.ts';
import { modulesOfBrowsers, shellComponents, withFooter } from './shell-components.ts';
import type { Place } from '../shared/place.ts';
import { darkStyles } from './dark-styles.ts';
import { plainAssets, type CreatedAssets } from './plain-assets.ts';
import { searchBoxFiles } from './search-box-files.ts';
import {
  islandEntry,
  moduleSources,
  pagePrefix,
  siteModules,
  startEntry,
  stylesEntry,
  type SiteSources,
} from './site-modules.ts';
import { sheetNames } from './sheet-names.ts';
import { layerElementRules } from './site-layer.ts';
import { textCode, type LoadedCode } from './text-modules.ts';
import { scriptFolder, viewerFiles } from './viewer-files.ts';
import type { PageScript } from './viewer-files.ts';

/** The chunk and the component of a React page. */
export interface ModuleAsset {
  /** URL of the chunk that hydrates the page. */
  href: string;
  /** The component. */
  component: ComponentType;
}

/** What pages load, and how documents refer to it. */
export interface SiteAssets {
  /** Highlights the code that components show; missing if none do. */
  highlight?: Highlight;
  /** The files. */
  files: AssetFile[];
  /** URL of the script that starts the viewer with the data of the site. */
  script: string;
  /** URLs of the viewer's files, and of the site's own modules that every page loads. */
  preloads: string[];
  /** URLs of the scripts that only some pages load, by the part that needs each. */
  pageScripts: Readonly<Record<Exclude<PageScript, 'mermaid'>, string>>;
  /** URLs of the style sheets. */
  styles: string[];
  /**
   * URL of the style sheet that shows dark mode without a script; missing if the site does not follow the mode of the
   * system.
   */
  darkStyles?: string;
  /** URL of the style sheet of search results; missing without search. */
  searchStyles?: string;
  /** Maps the file of a React page's module to its chunk. */
  modules: ReadonlyMap<string, ModuleAsset>;
  /** Maps the name of a text's code to the URL of the script that hydrates parts of the text; also that of diagrams. */
  islandScripts: ReadonlyMap<string, string>;
  /** The code of texts; missing if no text has any. */
  code?: LoadedCode;
  /** Finds where the user's code threw an error; missing where none of it runs. */
  originOf?: OriginOf;
  /** Images with variants, by their decoded URLs. */
  images: PageImages['all'];
  /** Places of plain `a` elements in the user's code, by their address as written. */
  plainLinks: ReadonlyMap<string, Place>;
  /** The site's own code, if it is why pages have no content security policy: options and files. */
  uncoveredCode: readonly string[];
  /** Paths of social cards relative to the output folder, by the files of their pages; missing if the site has none. */
  cards?: ReadonlyMap<string, string>;
  /** The site's own components that all pages show and browsers render; missing if there are none. */
  components?: SiteData['components'];
  /** HTML of the site's own footer if it is the same on every page and needs no browser. */
  footer?: string;
}

/** Bundler options with known results: nothing is written, and there is a metafile. */
type AssetOptions = BuildOptions & { write: false; metafile: true };

/** Virtual output path; nothing is written there. */
const outdir = join('/', 'site-assets');

/** Bundles scripts and style sheets of a site; returns `undefined` if a source has a fault, which is reported. */
export async function buildAssets(
  plan: Plan,
  modules: PageModules,
  images: PageImages,
  context: BuildContext,
): Promise<SiteAssets | undefined> {
  const base = plan.config.baseUrl;
  const ofBrowsers = modulesOfBrowsers(plan.config, modules);
  const pages = [...ofBrowsers.values()];
  const interactiveTexts = [...modules.texts.values()].filter(({ islands }) => islands.size > 0);
  const viewer = await context.cached({ name: 'viewer files' }, () =>
    Promise.resolve(viewerFiles()),
  );
  const components = shellComponents(plan.config, modules);
  const hasDiagrams = findMermaid(plan.config, context);
  const site = { plan, modules, viewer, components, images: images.ofModules, hasDiagrams };
  const bundled = [...pages, ...modules.clients, ...interactiveTexts, ...plan.config.stylesheets];
  const isPlain = bundled.length === 0 && modules.styles === '' && !hasDiagrams;
  const result = isPlain
    ? plainAssets(context.inputs, site)
    : await bundledAssets(
        [
          { in: startEntry, out: 'main' },
          { in: stylesEntry, out: 'styles' },
          ...pages.map((page) => ({
            in: pagePrefix + page.bundle,
            out: page.bundle.replace(/\.js$/, ''),
          })),
          ...interactiveTexts.map(({ name }) => ({ in: islandEntry(name), out: `island-${name}` })),
          ...(hasDiagrams ? [{ in: mermaidEntry, out: 'diagrams' }] : []),
        ],
        site,
        context,
      );
  if (!result) return undefined;
  await reportNames(modules.properties, plan.config.stylesheets, context);

  const outputs = new Outputs(result.outputs);
  const search = searchBoxFiles(plan);
  const styles = outputs.ofEntry('styles');
  const dark = plan.siteData.colorMode.respectPrefersColorScheme
    ? darkStyles(result.files.find(({ path }) => path === styles))
    : undefined;
  const hrefOfViewer = (name: string): string => `${base}${scriptFolder}/${name}`;
  const assets: SiteAssets = {
    highlight: await loadedHighlight(),
    files: oncePerPath([
      ...viewer.files,
      ...result.files,
      ...modules.files,
      ...images.files,
      ...(search ? [search.texts, search.styles] : []),
      ...(dark ? [dark] : []),
    ]),
    script: base + outputs.ofEntry('start'),
    preloads: [
      ...viewer.loadedFirst.map(hrefOfViewer),
      ...[...components.map(({ bundle: name }) => name), ...modules.clients].map(
        (name) => base + outputs.ofEntry(name),
      ),
    ],
    pageScripts: {
      tabs: hrefOfViewer(viewer.pageScripts.tabs),
      redirect: hrefOfViewer(viewer.pageScripts.redirect),
    },
    styles: [base + styles],
    ...(dark ? { darkStyles: base + dark.path } : {}),
    ...(search ? { searchStyles: base + search.styles.path } : {}),
    modules: new Map(
      [...ofBrowsers].map(([file, { component, bundle: name }]) => [
        file,
        { component, href: base + outputs.ofEntry(name) },
      ]),
    ),
    islandScripts: new Map([
      ...interactiveTexts.map(
        ({ name }) => [name, base + outputs.ofEntry(`island/${name}`)] as const,
      ),
      ...(hasDiagrams ? [[mermaidName, base + outputs.ofEntry(mermaidName)] as const] : []),
    ]),
    images: images.all,
    plainLinks: modules.plainLinks,
    uncoveredCode: uncoveredCode(plan, modules),
    ...(modules.texts.size > 0 ? { code: textCode(modules.texts) } : {}),
    originOf: modules.originOf,
    ...(components.length > 0 && {
      components: Object.fromEntries(
        components.map(({ key, component }) => [key, guardItem(component, key)]),
      ),
    }),
  };
  return withFooter(assets, plan, modules, context.diagnostics);
}

/** Reports names of Infima without an effect, if code of the site or its style sheets may contain any. */
async function reportNames(
  code: InfimaNames,
  stylesheets: readonly string[],
  context: BuildContext,
): Promise<void> {
  if (stylesheets.length === 0 && code.read.size === 0 && code.classes.size === 0) return;
  const { reportUnknownNames } = await import('../docusaurus/room.ts');
  await reportUnknownNames(code, stylesheets, context);
}

/** Bundles the user's code with the viewer and the style sheets, or loads the result of an earlier build. */
function bundledAssets(
  entries: { in: string; out: string }[],
  site: SiteSources,
  context: BuildContext,
): Promise<CreatedAssets | undefined> {
  const { plan, modules, viewer } = site;
  const base = plan.config.baseUrl;
  const sources = moduleSources(context.inputs, site);
  const what = {
    name: `site assets ${base}`,
    key: () => {
      const { postcss } = plan.config;
      const places = [siteFolder(plan.config), ...surroundings(), postcss];
      return contentHash(JSON.stringify([entries, ...sources, ...modules.sources, places]));
    },
    onDisk: true,
  };
  return context.cached(what, async (own) => {
    const postcss = await openPostcss(plan.config.postcss, siteFolder(plan.config), own);
    const plugins = [
      sheetNames(own.inputs, siteFolder(plan.config), base),
      compiledSheets(own.inputs, siteFolder(plan.config), postcss),
      siteModules(sources, viewer, siteFolder(plan.config)),
      bundledSources(modules.sources, pagePrefix),
    ];
    const bundled = await bundle(own, (bundler) =>
      bundleAssets(entries, base, plugins, bundler),
    ).finally(() => postcss?.close());
    return (
      bundled && {
        outputs: bundled.metafile.outputs,
        files: bundled.outputFiles.map(({ path, contents }) => ({
          path: outputPath(path, outdir),
          bytes: path.endsWith('.css')
            ? Buffer.from(layerElementRules(Buffer.from(contents).toString()))
            : contents,
        })),
      }
    );
  });
}

/** Bundles what browsers load. */
function bundleAssets(
  entryPoints: { in: string; out: string }[],
  base: string,
  plugins: Plugin[],
  { build }: Bundler,
): Promise<BuildResult<AssetOptions>> {
  const options: AssetOptions = {
    ...commonOptions,
    entryPoints,
    outdir,
    publicPath: base,
    entryNames: 'assets/[ext]/[name]-[hash]',
    chunkNames: 'assets/[ext]/[name]-[hash]',
    splitting: true,
    minify: true,
    platform: 'browser',
    plugins,
  };
  return build(options);
}

/** Returns the files sorted by path, each path once: files that both bundler runs write are identical. */
function oncePerPath(files: readonly AssetFile[]): AssetFile[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Finds outputs by their inputs. */
class Outputs {
  readonly #all: [path: string, output: CreatedAssets['outputs'][string]][];

  constructor(outputs: CreatedAssets['outputs']) {
    this.#all = Object.entries(outputs).map(([path, output]) => [shortPath(path), output]);
  }

  /** Returns the path of an entry's output, relative to the output folder. */
  ofEntry(name: string): string {
    const found = this.#all.find(([, output]) => output.entryPoint?.endsWith(`:${name}`));
    if (!found) throw new Error(`The bundler created no output for ${name}.`);
    return found[0];
  }
}

/** Returns a path of the metafile from `assets/` on. */
function shortPath(path: string): string {
  return path.slice(path.lastIndexOf('assets/'));
}
