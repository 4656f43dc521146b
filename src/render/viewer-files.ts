import { join } from 'node:path';
import { readFileSync } from '../inputs/files.ts';
import type { AssetFile } from './asset-file.ts';
import { distFolder } from './bundling.ts';

/** The viewer as it ships: bundled and minified once, the same for all sites. */
export interface ViewerFiles {
  /** The files, with content-hashed names. */
  files: AssetFile[];
  /** Source of the module that exports `start`, which takes the data of a site. */
  start: string;
  /** Source of the module that passes on what the chunks of the user's code share with it. */
  pageApi: string;
  /** Name of the file with the components and hooks of the theme. */
  theme: string;
  /** Name of the file that brings parts of texts to life. */
  islands: string;
  /** Names of the files that the viewer is made of. */
  loadedFirst: string[];
  /** Maps the names of scripts that pages load for themselves to those of their files. */
  pageScripts: Readonly<Record<PageScript, string>>;
}

/** A part that not every page has, and whose script is at work before anything is painted. */
export type PageScript = 'tabs';

/** Folder of the output in which scripts stand side by side, so that they find each other by their names. */
export const scriptFolder = 'assets/js';

/** What `bin/bundle.mjs` says of the viewer's files. */
interface Manifest {
  /** Names of all files. */
  all: string[];
  /** Name of the file that only passes `start` on; it becomes part of the script of the site. */
  viewer: string;
  /** Name of the file that only passes on what React pages use; it becomes part of their scripts. */
  pageApi: string;
  /** Name of the file of the theme. */
  theme: string;
  /** Name of the file for parts of texts. */
  islands: string;
  /** What the viewer imports from the start. */
  loadedFirst: string[];
  /** The files of scripts that pages load for themselves. */
  pageScripts: Record<PageScript, string>;
}

/** Reads the viewer's files. */
export function viewerFiles(): ViewerFiles {
  const folder = join(distFolder, 'viewer');
  const text = readFileSync(join(folder, 'manifest.json'), 'utf8');
  // Written by our own bundling, and shipped beside the command.
  const { all, viewer, pageApi, ...names } = JSON.parse(text) as Manifest;
  const files = all
    .filter((name) => name !== viewer && name !== pageApi)
    .map((name) => ({
      path: `${scriptFolder}/${name}`,
      bytes: readFileSync(join(folder, name)),
    }));
  const source = (name: string): string => readFileSync(join(folder, name), 'utf8');
  return { ...names, files, start: source(viewer), pageApi: source(pageApi) };
}
