import { isDictionary } from './config-value.ts';
import { readJsonObject } from '../../init/project-facts.ts';

/**
 * Returns the format of the texts of a site that names none. Docusaurus 3 reads every text as MDX, also `.md`; older
 * releases accept texts that are no valid MDX, as the default format here does.
 *
 * @param folder The folder with the `package.json` of the site.
 */
export function defaultTextFormat(folder: string): 'mdx' | undefined {
  const { dependencies, devDependencies } = readJsonObject(folder, 'package.json') ?? {};
  for (const packages of [dependencies, devDependencies]) {
    const version = isDictionary(packages) ? packages['@docusaurus/core'] : undefined;
    const major = typeof version === 'string' ? /^\D*(\d+)/.exec(version)?.[1] : undefined;
    if (major !== undefined) return Number(major) >= 3 ? 'mdx' : undefined;
  }
  return undefined;
}
