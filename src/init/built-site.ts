import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** True for a folder with a site that this tool has built. */
export function isBuiltSite(folder: string): boolean {
  return existsSync(join(folder, '.mtp-site-manifest.json'));
}
