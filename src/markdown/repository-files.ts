import { relative, resolve, sep } from 'node:path';
import { repositoryOf } from '../inputs/git.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { textsOf } from '../model/prose.ts';
import type { RepositoryFile, Site } from '../model/site.ts';
import { relativePath } from '../model/source-path.ts';
import type { SiteTexts } from './local-assets.ts';

/**
 * Finds the files and folders that texts link to by relative paths, as readers of the repository follow them, and that
 * are neither texts nor copied to the site. Paths in `folders`, which hold texts, belong to the site.
 */
export function readRepositoryFiles(
  inputs: Inputs,
  site: SiteTexts & Pick<Site, 'localAssets'>,
  folders: readonly string[],
  siteFolder: string,
): Map<string, RepositoryFile> {
  const files = new Map<string, RepositoryFile>();
  const wanted = new Set<string>();
  for (const { url, kind, place } of textsOf(site).flatMap(({ links }) => links)) {
    const file = kind === 'link' ? relativePath(url, place.file, siteFolder) : undefined;
    if (file !== undefined && !site.localAssets.has(file)) wanted.add(file);
  }
  if (wanted.size === 0) return files;
  const { folder: home, root } = repositoryOf(inputs, siteFolder);
  if (root === undefined) return files;
  const holdTexts = folders.map((folder) => resolve(folder)).filter((folder) => folder !== root);
  const isText = (path: string): boolean =>
    holdTexts.some((folder) => path === folder || path.startsWith(folder + sep));
  for (const file of wanted) {
    const path = resolve(file);
    const stats = isText(path) ? undefined : inputs.statSync(path);
    if (!stats) continue;
    const isFolder = stats.isDirectory();
    const real = inputs.realpathSync(path);
    if (repositoryOf(inputs, isFolder ? real : resolve(real, '..')).root !== root) continue;
    const below = (from: string): string => relative(from, real).split(sep).join('/');
    files.set(file, { path: below(root), fromSite: below(home), isFolder });
  }
  return files;
}
