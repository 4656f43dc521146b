import { join } from 'node:path';
import { build } from 'esbuild';
import type { Metafile, Plugin } from 'esbuild';
import type { ComponentType } from 'react';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { Plan } from '../plan/types.ts';
import type { AssetFile } from './asset-file.ts';
import { bundle, commonOptions, distFolder, outputPath } from './bundling.ts';
import { bundledSources } from './page-modules.ts';
import type { PageModules } from './page-modules.ts';
import { shellModules } from './provided-modules.ts';

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
  /** Address of the viewer. */
  script: string;
  /** Addresses of the chunks that the viewer is made of. */
  preloads: string[];
  /** Addresses of the style sheets. */
  styles: string[];
  /** Maps the file of a React page's module to its chunk. */
  modules: ReadonlyMap<string, ModuleAsset>;
}

/** Path below which the assets would be written; nothing is. */
const outdir = join('/', 'site-assets');

const viewerEntry = 'mtp-site:viewer';
const stylesEntry = 'mtp-site:styles';
const pagePrefix = 'mtp-site:page/';

/** Bundles scripts and style sheets of a site; undefined where a source has a fault, which is reported. */
export async function buildAssets(
  plan: Plan,
  modules: PageModules,
  diagnostics: Diagnostics,
): Promise<SiteAssets | undefined> {
  const base = plan.config.baseUrl;
  const pages = [...modules.pages.values()];
  const result = await bundle(diagnostics, () =>
    build({
      ...commonOptions,
      entryPoints: [
        { in: viewerEntry, out: 'main' },
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
      plugins: [siteModules(plan, modules), bundledSources(modules.sources, pagePrefix)],
    }),
  );
  if (!result) return undefined;

  const outputs = new Outputs(result.metafile);
  const script = outputs.ofEntry('viewer');
  return {
    files: [
      ...result.outputFiles.map(({ path, contents }) => ({
        path: outputPath(path, outdir),
        bytes: contents,
      })),
      ...modules.files,
    ].sort((a, b) => (a.path < b.path ? -1 : 1)),
    script: base + script,
    preloads: outputs.importsOf(script).map((path) => base + path),
    styles: [base + outputs.ofEntry('styles')],
    modules: new Map(
      [...modules.pages].map(([file, { component, bundle: name }]) => [
        file,
        { component, href: base + outputs.ofEntry(name) },
      ]),
    ),
  };
}

/** The modules that exist for this site only. */
function siteModules(plan: Plan, modules: PageModules): Plugin {
  const { siteData, config } = plan;
  const viewer = join(distFolder, 'viewer/main.js');
  const namespace = 'mtp-site';
  const contents: Record<string, string> = {
    'site-data': `export default ${JSON.stringify(siteData)}`,
    viewer: `import ${JSON.stringify(viewer)}`,
    styles: [join(distFolder, 'site.css'), 'mtp-site:page-styles', ...config.stylesheets]
      .map((file) => `@import ${JSON.stringify(file)};`)
      .join('\n'),
    'page-styles': modules.styles,
  };
  for (const [name, exported] of Object.entries(shellModules))
    contents[name] = `export { ${exported} as default } from ${JSON.stringify(viewer)}`;
  return {
    name: namespace,
    setup(setup) {
      setup.onResolve({ filter: /^mtp-site:(site-data|viewer|styles|page-styles)$/ }, (args) => ({
        path: args.path.slice('mtp-site:'.length),
        namespace,
      }));
      setup.onResolve({ filter: /^@docusaurus\// }, ({ path }) =>
        path in contents ? { path, namespace } : undefined,
      );
      setup.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: contents[path] ?? '',
        loader: path.endsWith('styles') ? 'css' : 'js',
        resolveDir: path === 'styles' ? process.cwd() : distFolder,
      }));
      // Page modules have been bundled without React: they get the viewer's.
      setup.onResolve({ filter: /^react/, namespace: 'page-modules' }, ({ path, kind }) =>
        setup.resolve(path, { kind, resolveDir: distFolder }),
      );
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

  /** Paths of all that an output imports from the start, directly or not. */
  importsOf(path: string): string[] {
    const found = new Set<string>();
    const visit = (from: string): void => {
      const output = this.#all.find(([name]) => name === from)?.[1];
      for (const { path: target, kind } of output?.imports ?? []) {
        const name = shortPath(target);
        if (kind !== 'import-statement' || found.has(name)) continue;
        found.add(name);
        visit(name);
      }
    };
    visit(path);
    return [...found];
  }
}

/** A path of the metafile from `assets/` on. */
function shortPath(path: string): string {
  return path.slice(path.lastIndexOf('assets/'));
}
