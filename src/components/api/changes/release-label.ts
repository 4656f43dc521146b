import type { KnownRelease } from '../../../model/api-history.ts';
import type { ApiTexts } from '../../../shared/texts/catalogues.ts';

/** Name of the release in work, which has no number yet. */
const inWork = 'next';

/** Returns the name of a release for readers. */
export function releaseLabel(name: KnownRelease['name'], texts: ApiTexts): string {
  return name === inWork ? texts.nextRelease : name;
}

/** Returns the path of the page of a release below the API reference. */
export function releasePath(name: KnownRelease['name']): string {
  return `${changesPath}${name}/`;
}

/** Path of the list of releases below the API reference. */
export const changesPath = 'changes/';
