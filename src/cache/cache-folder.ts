import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the cache folder of a site; `folder` is the folder of its configuration. */
export function cacheFolder(folder: string): string {
  const modules = join(folder, 'node_modules');
  return existsSync(modules) ? join(modules, '.cache/mtp-site') : join(folder, '.mtp-site-cache');
}
