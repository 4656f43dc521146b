import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the cache of a site: `folder` is that of its configuration. */
export function cacheFolder(folder: string): string {
  const modules = join(folder, 'node_modules');
  return existsSync(modules) ? join(modules, '.cache/mtp-site') : join(folder, '.mtp-site-cache');
}
