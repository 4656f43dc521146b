import { join } from 'node:path';
import type { Config } from './types.ts';

/** Returns the path of the API reference of one of several libraries, unless it has another one. */
export function pathOfLibrary(name: string): string {
  return `docs/api/${name}`;
}

/** Returns the settings for the releases of one of several libraries: the folder of each has its name. */
export function releasesOf(releases: Config['releases'], library: string): Config['releases'] {
  return { ...releases, folder: join(releases.folder, library) };
}
