import { join } from 'node:path';
import { build } from 'esbuild';
import type { Metafile, Plugin } from 'esbuild';
import type { ComponentType } from 'react';
import { bundle } from '../diagnostics/bundle.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { guardItem } from '../components/shell/guarded-item.ts';
import type { TextCode } from '../components/prose/text-code.ts';
import type { Plan } from '../plan/types.ts';
import type { AssetFile } from './asset-file.ts';
import { commonOptions, distFolder, outputPath } from './bundling.ts';
import type { PageImages } from './page-images.ts';
import { bundledSources } from './page-modules.ts';
import type { PageModules } from './page-modules.ts';
import { browserSource, providedModules } from './provided-modules.ts';
import { textCode } from './text-modules.ts';
import { scriptFolder, viewerFiles } from './viewer-files.ts';
import type { PageScript, ViewerFiles } from './viewer-files.ts';

/** The chunk and the component of a React page. */
export interface ModuleAsset {
  /** Address of the chunk that hydrates the page. */
  href: string;
  /** The component. */
  component: ComponentType;
}

/** What pages load, and what documents say of it. */
export interface SiteAssets {
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
  /** Maps the file of a React page's module to its chunk. */
  modules: ReadonlyMap<string, ModuleAsset>;
  /** The code of texts; missing where no text has any. */
  code?: TextCode;
  /** Images with variants, by their addresses (decoded). */
  images?: PageImages['all'];
  /** Components of the site's own types of navbar items, by type; missing where there are none. */
  customItems?: Readonly<Record<string, unknown>>;
}

/** Path below which the assets would be written; nothing is. */
const outdir = join('/', 'site-assets');

const startEntry = 'mtp-site:start';
const viewerEntry = 'mtp-site:viewer';
const stylesEntry = 'mtp-site:styles';
const pagePrefix = 'mtp-site:page/';

/** Bundles scripts and style sheets of a site; undefined where a source has a fault, which is reported. */
export async function buildAssets(
  plan: Plan,
  modules: PageModules,
  diagnostics: Diagnostics,
  images?: PageImages,
): Promise<SiteAssets | undefined> {
  const base = plan.config.baseUrl;
  const pages = [...modules.pages.values()];
  const viewer = viewerFiles();
  const items = customItems(plan, modules);
  const result = await bundle(diagnostics, () =>
    build({
      ...commonOptions,
      entryPoints: [
        { in: startEntry, out: 'main' },
        { in: stylesEntry, out: 'styles' },
        ...pages.map((page) => ({
          in: pagePrefix + page.bundle,
          out: page.bundle.replace(/\.js$/, ''),
        })),
      ],
      outdir,
      publicPath: base,
      entryNames: 'assets/[ext]/[name]-[hash]',
      chunkNames: 'assets/[ext]/[name]-[hash]',
      splitting: true,
      minify: true,
      platform: 'browser',
      plugins: [siteModules(plan, modules, viewer), bundledSources(modules.sources, pagePrefix)],
    }),
  );
  if (!result) return undefined;

  const outputs = new Outputs(result.metafile);
  const hrefOfViewer = (name: string): string => `${base}${scriptFolder}/${name}`;
  return {
    files: [
      ...viewer.files,
      ...result.outputFiles.map(({ path, contents }) => ({
        path: outputPath(path, outdir),
        bytes: contents,
      })),
      ...modules.files,
      ...(images?.files ?? []),
    ].sort((a, b) => (a.path < b.path ? -1 : 1)),
    script: base + outputs.ofEntry('start'),
    preloads: viewer.loadedFirst.map(hrefOfViewer),
    pageScripts: { tabs: hrefOfViewer(viewer.pageScripts.tabs) },
    styles: [base + outputs.ofEntry('styles')],
    modules: new Map(
      [...modules.pages].map(([file, { component, bundle: name }]) => [
        file,
        { component, href: base + outputs.ofEntry(name) },
      ]),
    ),
    ...(images && { images: images.all }),
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

/** The source of the script that starts the viewer with the data of the site. */
function startScript(
  data: object,
  items: readonly { type: string; bundle: string }[],
  clients: readonly string[],
  pageApi: string,
): string {
  const imports = items.map(
    (item, i) => `import item${i} from ${JSON.stringify(pagePrefix + item.bundle)};\n`,
  );
  const entries = items.map(({ type }, i) => {
    const name = JSON.stringify(type);
    return `${name}: guardItem(item${i}, ${name})`;
  });
  if (items.length > 0) imports.push(`import { guardItem } from ${JSON.stringify(pageApi)};\n`);
  const connected = clients.map((bundle, i) => {
    imports.push(`import * as client${i} from ${JSON.stringify(pagePrefix + bundle)};\n`);
    return `client${i}`;
  });
  if (clients.length > 0)
    imports.push(`import { connectClientModules } from ${JSON.stringify(pageApi)};\n`);
  const connection = clients.length > 0 ? ` connectClientModules([${connected.join(', ')}]);` : '';
  const json = JSON.stringify(data);
  const site = items.length > 0 ? `{ ...${json}, customItems: { ${entries.join(', ')} } }` : json;
  return `${imports.join('')}import { start } from '${viewerEntry}';${connection} start(${site});`;
}

/** The modules that exist for this site only. */
function siteModules(plan: Plan, modules: PageModules, viewer: ViewerFiles): Plugin {
  // The footer is part of each document and never rendered again.
  const browserData = { ...plan.siteData, footer: undefined };
  const { config } = plan;
  const namespace = 'mtp-site';
  const contents = new Map([
    [
      'start',
      startScript(browserData, customItems(plan, modules), modules.clients, `./${viewer.pageApi}`),
    ],
    ['viewer', viewer.start],
    [
      'styles',
      [join(distFolder, 'site.css'), 'mtp-site:page-styles', ...config.stylesheets]
        .map((file) => `@import ${JSON.stringify(file)};`)
        .join('\n'),
    ],
    ['page-styles', modules.styles],
  ]);
  // Page modules have been bundled without React: they get the viewer's.
  for (const name of providedModules)
    contents.set(name, browserSource(name, `./${viewer.pageApi}`));
  return {
    name: namespace,
    setup(setup) {
      setup.onResolve({ filter: /^mtp-site:(start|viewer|styles|page-styles)$/ }, ({ path }) => ({
        path: path.slice('mtp-site:'.length),
        namespace,
      }));
      setup.onResolve({ filter: /^(react|@docusaurus\/)/ }, ({ path }) =>
        contents.has(path) ? { path, namespace } : undefined,
      );
      // The files of the viewer stand beside what is made here.
      setup.onResolve({ filter: /^\.\//, namespace }, ({ path }) => ({ path, external: true }));
      setup.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: contents.get(path) ?? '',
        loader: path.endsWith('styles') ? 'css' : 'js',
        resolveDir: process.cwd(),
      }));
      // Addresses of files of the site are final.
      setup.onResolve({ filter: /^\// }, ({ path, kind }) =>
        kind === 'url-token' ? { path, external: true } : undefined,
      );
    },
  };
}

/** Finds outputs by what they were made from. */
class Outputs {
  readonly #all: [path: string, output: Metafile['outputs'][string]][];

  constructor(metafile: Metafile) {
    this.#all = Object.entries(metafile.outputs).map(([path, output]) => [shortPath(path), output]);
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
