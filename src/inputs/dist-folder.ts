import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder with the shipped viewer, style sheets and texts: that of the bundled command, or `dist` when run from source. */
export const distFolder = ((): string => {
  const here = dirname(fileURLToPath(import.meta.url));
  return existsSync(join(here, 'viewer')) ? here : join(here, '../../dist');
})();
