import { existsSync, lstatSync, readlinkSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { siteFolder } from '../config/site-folder.ts';
import type { Config } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { LinkFence, type OutsideLink } from '../inputs/link-fence.ts';
import { pathBelow, repositoryRoot } from './repository-root.ts';

/** Reports a link on a path in the project that leads out of it; returns true if there is one. */
export function leadsOut(
  path: string,
  config: Config,
  cwd: string,
  diagnostics: Diagnostics,
): boolean {
  if (config.security.outsideLinks) return false;
  const home = siteFolder(config);
  const fence = new LinkFence({ home, inputs: [], generated: [] });
  const outside = fence.linkOut(path) ?? emptyLinkOut(path, repositoryRoot(home));
  if (!outside) return false;
  diagnostics.error(
    'outside-link',
    `This link leads out of the project, to "${outside.target}". It is not followed.`,
    { file: displayPath(outside.link, cwd) },
    'Replace it by the file itself, or set security.outsideLinks to true.',
  );
  return true;
}

/** Returns a link to a file out of a folder that does not exist yet: writing to the link would create the file. */
function emptyLinkOut(path: string, folder: string): OutsideLink | undefined {
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  if (!isLink || existsSync(path)) return undefined;
  const target = resolve(dirname(path), readlinkSync(path));
  return pathBelow(folder, target) === undefined ? { link: path, target } : undefined;
}
