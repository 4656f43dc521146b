import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Plan } from '../plan/types.ts';
import { distFolder } from './bundling.ts';
import type { PageImages } from './page-images.ts';
import { classicStyles } from './classic-styles.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { configuredStyles } from './configured-styles.ts';
import { formulaStyles } from './formula-styles.ts';
import { mermaidEntry, mermaidScript } from './mermaid.ts';
import type { PageModules } from './page-modules.ts';
import { browserSource, factModule, providedModules, siteFacts } from './provided-modules.ts';
import { themeData } from './theme-data.ts';
import { inSiteLayer } from './site-layer.ts';
import type { ViewerFiles } from './viewer-files.ts';

/** Entry of the script that starts the viewer with the data of the site. */
export const startEntry = 'mtp-site:start';

/** Entry of the style sheet of the site. */
export const stylesEntry = 'mtp-site:styles';

/** Prefix of bundle names of the user's code. */
export const pagePrefix = 'mtp-site:page/';

const viewerEntry = 'mtp-site:viewer';
const pageApi = 'mtp-site:page-api';

/** Input for the scripts and style sheets of a site. */
export interface SiteSources {
  /** The site. */
  plan: Plan;
  /** The user's code, bundled. */
  modules: PageModules;
  /** The shipped viewer. */
  viewer: ViewerFiles;
  /** The site's own components of navbar and footer: their keys in `SiteData.components`, and their bundles. */
  components: readonly { key: string; bundle: string }[];
  /** Images that the user's code imports and that have variants. */
  images: PageImages['ofModules'];
  /** True if the site draws Mermaid diagrams. */
  hasDiagrams: boolean;
}

/** The virtual modules of a site: maps their names to their sources. */
export type SiteModules = ReadonlyMap<string, string>;

/** Resolves and loads the virtual modules of a site; they find packages that are installed in its folder. */
export function siteModules(contents: SiteModules, viewer: ViewerFiles, folder: string): Plugin {
  const namespace = 'mtp-site';
  // They only re-export: each chunk has its own copies, so that none becomes a chunk of its own.
  const reexported = new Set([pageApi, ...providedModules]);
  const isPassedOn = (path: string): boolean => reexported.has(path.replace(/\?.*/, ''));
  return {
    name: namespace,
    setup(setup) {
      setup.onResolve({ filter: /^(?:mtp-site:|react|@docusaurus\/|@theme)/ }, (args) => {
        const { path, importer } = args;
        if (isPassedOn(path))
          return { path, suffix: `#${importer}`, namespace, sideEffects: false };
        return contents.has(path) ? { path, namespace } : undefined;
      });
      // The viewer's files are in the same folder as the output of this bundler run.
      setup.onResolve({ filter: /^\.\//, namespace }, ({ path }) => ({
        path,
        external: true,
        sideEffects: false,
      }));
      setup.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: contents.get(path) ?? browserSource(path, pageApi, `./${viewer.theme}`),
        loader: path.endsWith('styles') ? 'css' : 'js',
        resolveDir: path === mermaidEntry ? folder : process.cwd(),
      }));
    },
  };
}

/** Entry of the rules that follow from the configuration. */
const configuredStylesEntry = 'mtp-site:configured-styles';

/** Returns the virtual modules of a site. */
export function moduleSources(inputs: Inputs, site: SiteSources): SiteModules {
  const { plan, modules, viewer } = site;
  const sheets = [
    ...shippedSheets(inputs, site),
    configuredStylesEntry,
    'mtp-site:page-styles',
    ...plan.config.stylesheets,
  ];
  const contents = new Map([
    [startEntry, startScript(site)],
    [viewerEntry, viewer.start],
    [pageApi, viewer.pageApi],
    [stylesEntry, sheets.map((file) => `@import ${JSON.stringify(file)};`).join('\n')],
    [configuredStylesEntry, inSiteLayer(configuredStyles(plan))],
    ['mtp-site:page-styles', modules.styles],
  ]);
  const facts = { ...themeData(plan), images: site.images };
  for (const fact of siteFacts) {
    const provided = JSON.stringify({ [fact]: facts[fact] });
    const source = `import { provideThemeData } from '${pageApi}'; provideThemeData(${provided});`;
    contents.set(factModule(fact), source);
  }
  for (const { name, islands } of modules.texts.values())
    contents.set(islandEntry(name), islandScript(name, islands, `./${viewer.islands}`));
  if (site.hasDiagrams)
    contents.set(mermaidEntry, mermaidScript(plan, `./${viewer.pageScripts.mermaid}`));
  return contents;
}

/** Returns the paths of the shipped style sheets that a site needs. */
export function shippedSheets(
  inputs: Inputs,
  { plan, modules, hasDiagrams }: Pick<SiteSources, 'plan' | 'modules' | 'hasDiagrams'>,
): string[] {
  return [
    join(distFolder, 'site.css'),
    ...formulaStyles(plan),
    ...(hasDiagrams ? [join(distFolder, 'mermaid.css')] : []),
    ...classicStyles(inputs, plan, modules),
  ];
}

/** Returns the data that the viewer starts with, as JSON. */
export function startData({ siteData }: Plan): string {
  // The footer is part of each document and is never rendered again.
  return JSON.stringify({ ...siteData, footer: undefined });
}

/** Returns the entry of the script that hydrates parts of a text, given the name of the text's code. */
export function islandEntry(name: string): string {
  return `mtp-site:island/${name}`;
}

/** Returns the source of the script that hydrates parts of a text. */
function islandScript(name: string, islands: ReadonlySet<number>, viewer: string): string {
  const functions = [...islands].map((index) => `$${index}`).join(', ');
  return `import { ${functions} } from '${pagePrefix}${name}.js'; import { islands } from '${viewer}'; export const serve = islands('${name}', { ${functions} });`;
}

/** Returns the source of the script that starts the viewer with the data of the site. */
function startScript({ plan, modules, components }: SiteSources): string {
  const json = startData(plan);
  const begin = `import { start } from '${viewerEntry}';`;
  const { clients } = modules;
  if (components.length === 0 && clients.length === 0) return `${begin} start(${json});`;
  // Static imports would keep the viewer from starting if one of these modules throws an error.
  const load = (bundle: string): string => `() => import(${JSON.stringify(pagePrefix + bundle)})`;
  const loads = components.map(({ key, bundle }) => `${JSON.stringify(key)}: ${load(bundle)}`);
  const given = `{ ${loads.join(', ')} }, [${clients.map(load).join(', ')}]`;
  const site = components.length > 0 ? `{ ...${json}, components }` : json;
  return `${begin} import { loadSiteModules } from '${pageApi}'; loadSiteModules(${given}).then((components) => start(${site}));`;
}
