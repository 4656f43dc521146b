import { dirname } from 'node:path';
import type { Config } from './types.ts';

/** The folder of the configuration, which `@site/` stands for; the working folder where no file was read. */
export function siteFolder({ file }: Pick<Config, 'file'>): string {
  return file === undefined ? process.cwd() : dirname(file);
}
