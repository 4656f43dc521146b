import { compareVersions, validate } from 'compare-versions';
import { nextRelease } from '../model/api-history.ts';

export { nextRelease };

/** Stands for the version in the option `releases.tags`. */
export const versionPart = '{version}';

/** Returns the name of a release without the `v` of tags. */
export function releaseName(text: string): string {
  return text.trim().replace(/^v(?=\d)/i, '');
}

/** True for a version number with any number of parts, or the name of the release in work. */
export function isReleaseName(text: string): boolean {
  // A range such as `3.x` is valid, too, but it is no release.
  return text === nextRelease || (/^\d+(?:\.\d+)*(?=$|[-+])/.test(text) && validate(text));
}

/** Compares the names of two releases; the release in work is the newest, and pre-releases precede their release. */
export function compareReleases(a: string, b: string): number {
  if (a === b) return 0;
  if (a === nextRelease || b === nextRelease) return a === nextRelease ? 1 : -1;
  return compareVersions(a, b);
}
