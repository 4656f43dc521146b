import { join } from 'node:path';
import { build } from 'esbuild';
import type { BuildOptions, BuildResult, Metafile, Plugin } from 'esbuild';
import type { ComponentType } from 'react';
import type { DiskCache } from '../cache/disk-entry.ts';
import { remembered } from '../cache/memory.ts';
import { loadedHighlight, type Highlight } from '../code/highlight.ts';
import { bundle } from '../diagnostics/bundle.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { guardItem } from '../components/shell/guarded-item.ts';
import { contentHash } from '../inputs/content-hash.ts';
import type { Plan } from '../plan/types.ts';
import type { AssetFile } from './asset-file.ts';
import { bundledSources } from './bundle-user-code.ts';
import { commonOptions, notingPlugin, outputPath, siteFolder, surroundings } from './bundling.ts';
import type { PageImages } from './page-images.ts';
import type { PageModules } from './page-modules.ts';
import { searchBoxFiles } from './search-box-files.ts';
import {
  islandEntry,
  moduleSources,
  pagePrefix,
  siteModules,
  startEntry,
  stylesEntry,
} from './site-modules.ts';
import { sheetNames } from './sheet-names.ts';
import { textCode, type LoadedCode } from './text-modules.ts';
import { scriptFolder, viewerFiles } from './viewer-files.ts';
import type { PageScript } from './viewer-files.ts';

/** The chunk and the component of a React page. */
export interface ModuleAsset {
  /** Address of the chunk that hydrates the page. */
  href: string;
  /** The component. */
  component: ComponentType;
}

/** What pages load, and what documents say of it. */
export interface SiteAssets {
  /** Colours the code that components show; missing where none do. */
  highlight?: Highlight;
  /** The files. */
  files: AssetFile[];
  /** Address of the script that starts the viewer with the data of the site. */
  script: string;
  /** Addresses of the files that the viewer is made of. */
  preloads: string[];
  /** Addresses of the scripts that pages load for themselves, by the part that needs each. */
  pageScripts: Readonly<Record<PageScript, string>>;
  /** Addresses of the style sheets. */
  styles: string[];
  /** Address of the style sheet of search results; missing without search. */
  searchStyles?: string;
  /** Maps the file of a React page's module to its chunk. */
  modules: ReadonlyMap<string, ModuleAsset>;
  /** Maps the name of a text's code to the address of the script that brings parts of the text to life. */
  islandScripts: ReadonlyMap<string, string>;
  /** The code of texts; missing where no text has any. */
  code?: LoadedCode;
  /** Images with variants, by their addresses (decoded). */
  images: PageImages['all'];
  /** Components of the site's own types of navbar items, by type; missing where there are none. */
  customItems?: Readonly<Record<string, unknown>>;
}

/** What is known of the bundling: nothing is written, and the account of it is there. */
type AssetOptions = BuildOptions & { write: false; metafile: true };

/** Path below which the assets would be written; nothing is. */
const outdir = join('/', 'site-assets');

/** Bundles scripts and style sheets of a site; undefined where a source has a fault, which is reported. */
export async function buildAssets(
  plan: Plan,
  modules: PageModules,
  images: PageImages,
  diagnostics: Diagnostics,
  cache?: DiskCache,
): Promise<SiteAssets | undefined> {
  const base = plan.config.baseUrl;
  const pages = [...modules.pages.values()];
  const interactiveTexts = [...modules.texts.values()].filter(({ islands }) => islands.size > 0);
  const viewer = await remembered({ name: 'viewer files' }, diagnostics, () =>
    Promise.resolve(viewerFiles()),
  );
  const items = customItems(plan, modules);
  const sources = moduleSources({ plan, modules, viewer, items, images: images.ofModules });
  const entries = [
    { in: startEntry, out: 'main' },
    { in: stylesEntry, out: 'styles' },
    ...pages.map((page) => ({
      in: pagePrefix + page.bundle,
      out: page.bundle.replace(/\.js$/, ''),
    })),
    ...interactiveTexts.map(({ name }) => ({ in: islandEntry(name), out: `island-${name}` })),
  ];
  const plugins = [
    sheetNames(siteFolder(plan.config), base),
    siteModules(sources, viewer),
    bundledSources(modules.sources, pagePrefix),
  ].map(notingPlugin);
  const result = await remembered(
    {
      name: `site assets ${base}`,
      key: () => {
        const places = [siteFolder(plan.config), ...surroundings()];
        return contentHash(JSON.stringify([entries, ...sources, ...modules.sources, places]));
      },
      cache,
    },
    diagnostics,
    async (own) => {
      const bundled = await bundle(own, () => bundleAssets(entries, base, plugins));
      return (
        bundled && {
          outputs: bundled.metafile.outputs,
          files: bundled.outputFiles.map(({ path, contents }) => ({
            path: outputPath(path, outdir),
            bytes: contents,
          })),
        }
      );
    },
  );
  if (!result) return undefined;

  const outputs = new Outputs(result.outputs);
  const search = searchBoxFiles(plan);
  const hrefOfViewer = (name: string): string => `${base}${scriptFolder}/${name}`;
  return {
    highlight: await loadedHighlight(),
    files: oncePerPath([
      ...viewer.files,
      ...result.files,
      ...modules.files,
      ...images.files,
      ...(search ? [search.texts, search.styles] : []),
    ]),
    script: base + outputs.ofEntry('start'),
    preloads: viewer.loadedFirst.map(hrefOfViewer),
    pageScripts: { tabs: hrefOfViewer(viewer.pageScripts.tabs) },
    styles: [base + outputs.ofEntry('styles')],
    ...(search ? { searchStyles: base + search.styles.path } : {}),
    modules: new Map(
      [...modules.pages].map(([file, { component, bundle: name }]) => [
        file,
        { component, href: base + outputs.ofEntry(name) },
      ]),
    ),
    islandScripts: new Map(
      interactiveTexts.map(({ name }) => [name, base + outputs.ofEntry(`island/${name}`)]),
    ),
    images: images.all,
    ...(modules.texts.size > 0 ? { code: textCode(modules.texts) } : {}),
    ...(items.length === 0
      ? {}
      : {
          customItems: Object.fromEntries(
            items.map(({ type, component }) => [type, guardItem(component, type)]),
          ),
        }),
  };
}

/** Bundles what browsers load. */
function bundleAssets(
  entryPoints: { in: string; out: string }[],
  base: string,
  plugins: Plugin[],
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

/** The files in order of their paths. Both bundlings write what both name: the hash in its name is of its bytes. */
function oncePerPath(files: readonly AssetFile[]): AssetFile[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The site's own types of navbar items, with component and bundle; those that could not be loaded are left out. */
function customItems(
  { config }: Plan,
  modules: PageModules,
): { type: string; component: ComponentType; bundle: string }[] {
  return Object.entries(config.navbar.customItems).flatMap(([type, file]) => {
    const loaded = modules.pages.get(file);
    return loaded ? [{ type, ...loaded }] : [];
  });
}

/** Finds outputs by what they were made from. */
class Outputs {
  readonly #all: [path: string, output: Metafile['outputs'][string]][];

  constructor(outputs: Metafile['outputs']) {
    this.#all = Object.entries(outputs).map(([path, output]) => [shortPath(path), output]);
  }

  /** Path below the output folder of the output of an entry. */
  ofEntry(name: string): string {
    const found = this.#all.find(([, output]) => output.entryPoint?.endsWith(`:${name}`));
    if (!found) throw new Error(`No output was made from ${name}.`);
    return found[0];
  }
}

/** A path of the metafile from `assets/` on. */
function shortPath(path: string): string {
  return path.slice(path.lastIndexOf('assets/'));
}
