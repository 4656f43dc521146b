import { join } from 'node:path';
import type { AssetFile } from './asset-file.ts';
import { distFolder, shippedFiles } from './bundling.ts';

/** The shipped viewer: bundled and minified once, the same for all sites. */
export interface ViewerFiles {
  /** The files; their names contain a hash of the content. */
  files: AssetFile[];
  /** Source of the module that exports `start`, which takes the data of a site. */
  start: string;
  /** Source of the module that re-exports what the chunks of the user's code share with the viewer. */
  pageApi: string;
  /** Name of the file with the components and hooks of the theme. */
  theme: string;
  /** Name of the file that hydrates parts of texts. */
  islands: string;
  /** Names of the viewer's files. */
  loadedFirst: string[];
  /** Maps scripts that only some pages load to the names of their files. */
  pageScripts: Readonly<Record<PageScript, string>>;
}

/** What only some pages have or are, with a script of its own: tabs, a redirect, Mermaid diagrams. */
export type PageScript = 'tabs' | 'redirect' | 'mermaid';

/** Folder of all scripts in the output, so that they can import each other by name. */
export const scriptFolder = 'assets/js';

/** Content of the manifest that `bin/bundle.mjs` writes. */
interface Manifest {
  /** Names of all files. */
  all: string[];
  /** Name of the file that only re-exports `start`; it becomes part of the site's script. */
  viewer: string;
  /** Name of the file that only re-exports what React pages use; it becomes part of their scripts. */
  pageApi: string;
  /** Name of the file of the theme. */
  theme: string;
  /** Name of the file for parts of texts. */
  islands: string;
  /** Initial imports of the viewer. */
  loadedFirst: string[];
  /** Files of the scripts that only some pages load. */
  pageScripts: Record<PageScript, string>;
}

/** Reads the viewer's files. */
export function viewerFiles(): ViewerFiles {
  const folder = join(distFolder, 'viewer');
  const text = shippedFiles.readFileSync(join(folder, 'manifest.json'), 'utf8');
  // Written by our own bundler script, and shipped next to the command.
  const { all, viewer, pageApi, ...names } = JSON.parse(text) as Manifest;
  const files = all
    .filter((name) => name !== viewer && name !== pageApi)
    .map((name) => ({
      path: `${scriptFolder}/${name}`,
      bytes: shippedFiles.readFileSync(join(folder, name)),
    }));
  const source = (name: string): string => shippedFiles.readFileSync(join(folder, name), 'utf8');
  return { ...names, files, start: source(viewer), pageApi: source(pageApi) };
}
