import type { Config } from '../config/types.ts';
import { siteFolder } from '../config/site-folder.ts';
import { repositoryOf } from '../inputs/git.ts';
import { checkedOutTag, dateOfCommit } from '../inputs/git-revision.ts';
import { Inputs } from '../inputs/inputs.ts';
import type { ApiReference } from '../model/site.ts';
import { isReleaseName, nextRelease } from '../releases/release-name.ts';
import { tagRelease } from '../releases/tag-release.ts';
import { doxygenCall } from './doxygen-call.ts';

/** The name of a release, and where it was found. */
export interface FoundRelease {
  /** The name; as it was found, if it is not that of a release; empty if there is none. */
  name: string;
  /** Where it was found, for messages. */
  from: string;
  /** Date of the release: `2026-11-22`; missing if it is not known. */
  date?: string | undefined;
}

/** Returns the folders that paths of sources in the configured XML can be relative to, absolute: Doxygen's folder first. */
export function sourceFolders(config: Config): string[] {
  const home = siteFolder(config);
  const call = config.doxygen && doxygenCall(config.doxygen, home);
  const { root } = repositoryOf(new Inputs(), home);
  const folders = [call && 'runs' in call ? call.runs : home, home, root ?? home];
  return [...new Set(folders)];
}

/**
 * Finds the name and the date of a release: the given ones, else PROJECT_NUMBER, else the tag that is checked out in the
 * repository of a folder. Only a tag of the release has its date. `pattern` is the option `releases.tags`.
 */
export async function findRelease(
  given: { release?: string; date?: string },
  { version = '' }: Pick<ApiReference, 'version'>,
  folder: string,
  pattern?: string,
): Promise<FoundRelease> {
  const { root } = repositoryOf(new Inputs(), folder);
  const tag = root === undefined ? undefined : await checkedOutTag(root);
  const found =
    given.release !== undefined
      ? { name: given.release, from: '--release' }
      : version !== ''
        ? { name: version, from: 'PROJECT_NUMBER' }
        : { name: tag ?? '', from: 'the git tag' };
  const name = tagRelease(found.name, pattern);
  const isTagged = tag !== undefined && tagRelease(tag, pattern) === name && name !== nextRelease;
  const date =
    given.date ?? (isTagged && root !== undefined ? await dateOfCommit(root, tag) : undefined);
  return { ...found, ...(isReleaseName(name) && { name }), date };
}
