import { dirname } from 'node:path';
import type { Config } from './types.ts';

/** Returns the folder of the configuration, which `@site/` refers to; the working folder if no file was read. */
export function siteFolder({ file }: Pick<Config, 'file'>): string {
  return file === undefined ? process.cwd() : dirname(file);
}
