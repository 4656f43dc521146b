import type { Inputs } from '../inputs/inputs.ts';
import { textSetsOf } from '../shared/content-sets.ts';
import { siteFolder } from './site-folder.ts';
import type { Config } from './types.ts';
import { xmlFolders } from './versioned-doxygen.ts';

/**
 * Lets the sources of a site come from its project only: the git repository or folder of the site, and other folders
 * that the configuration names. `security.outsideLinks` allows links to anywhere.
 */
export function limitLinks(config: Config, inputs: Inputs): void {
  const { staticDirectories, security } = config;
  const texts = textSetsOf(config).map(({ path }) => path);
  const folders = {
    home: siteFolder(config),
    inputs: [...texts, ...staticDirectories],
    generated: xmlFolders(config),
  };
  inputs.limitLinks(security.outsideLinks ? undefined : folders);
}
