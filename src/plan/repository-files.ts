import type { Config, ContentOptions } from '../config/types.ts';
import type { Repository, RepositoryFile } from '../model/site.ts';
import { repositoryAddress } from '../model/repository-paths.ts';
import { textSetsOf } from '../shared/content-sets.ts';

/** The parts of hosts' addresses between the repository and a branch, and those for files and for folders. */
const forms = [
  { pattern: /^(.+\/-\/)(?:edit|blob|tree|raw)(\/[^/]+\/)/, file: 'blob', folder: 'tree' },
  { pattern: /^(.+\/)_edit(\/[^/]+\/)/, file: 'src/branch', folder: 'src/branch' },
  { pattern: /^(.+\/)src\/branch(\/[^/]+\/)/, file: 'src/branch', folder: 'src/branch' },
  {
    pattern: /^(https?:\/\/[^/]+\/[^/]+\/[^/]+\/)(?:edit|blob|tree)(\/[^/]+\/)/,
    file: 'blob',
    folder: 'tree',
  },
];

/**
 * Returns where the repository's host shows a file or folder, according to the first edit link of texts, or else to the
 * links to sources; undefined if neither names a host of a known form.
 */
export function fileOnHost(
  file: RepositoryFile,
  config: Pick<Config, ContentOptions>,
  repository: Repository | undefined,
): string | undefined {
  for (const { editUrl } of textSetsOf(config)) {
    if (typeof editUrl !== 'string') continue;
    const path = file.fromSite.split('/').map(encodeURIComponent).join('/');
    const base = `${editUrl.replace(/\/+$/, '')}/`;
    const found = onHost(new URL(path, base).href, file, base);
    if (found !== undefined) return found;
  }
  const url = repository?.url.replace(/[?#].*\{line\}.*$/, '');
  if (url === undefined) return undefined;
  return onHost(repositoryAddress({ url, paths: new Map([['', file.path]]) }, ''), file);
}

/** Makes an address for viewing a file of one for editing it, which has to be on the same branch as `base`. */
function onHost(
  address: string | undefined,
  { isFolder }: RepositoryFile,
  base = address ?? '',
): string | undefined {
  for (const { pattern, file, folder } of forms) {
    const [start, repository, branch] = pattern.exec(base) ?? [];
    if (start === undefined || address === undefined) continue;
    if (!`${address}/`.startsWith(start)) return undefined;
    return `${repository}${isFolder ? folder : file}${branch}${address.slice(start.length)}`;
  }
  return undefined;
}
