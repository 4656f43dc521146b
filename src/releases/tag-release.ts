import { isReleaseName, releaseName, versionPart } from './release-name.ts';

/** The name of a library or a word in front of a version, the version, and what follows it: `-rc1`. */
const usualTag =
  /^(?:[A-Z][A-Z\d+]*(?:[-/_][A-Z][A-Z\d+]*)*[-/_])??v?(\d+(?:[._]\d+)+)((?:[-+._]?[A-Za-z][\w.+-]*)?)$/i;

/** Numbers without parts: `r62`, `release-7`. Other words in front of a number can be dates of builds. */
const countedTag = /^(?:r|rel|release)[-_.]?(\d+)$/i;

/** What follows a version that is no pre-release: a word that says so, or the date of the release. */
const finished = /[-_.](?:stable|final|release|rel|ga)$|(?<=\d[._]\d+)-(?:19|20)\d{6}$/i;

/**
 * Returns the release that a git tag names: `yaml-cpp-0.8.0` is 0.8.0, `v4_1_1` is 4.1.1, `2.1.12-stable` is 2.1.12,
 * `json-c-0.17-20230812` is 0.17. A tag without a version is returned as it is.
 *
 * @param pattern How the library names its tags, with `{version}`: `lib-{version}`.
 */
export function tagRelease(tag: string, pattern?: string): string {
  const bare = tag.trim().replace(finished, '');
  const plain = releaseName(isReleaseName(releaseName(bare)) ? bare : tag);
  if (pattern !== undefined) {
    const [before = '', after = ''] = pattern.split(versionPart);
    const isOwn =
      tag.length > before.length + after.length && tag.startsWith(before) && tag.endsWith(after);
    if (!isOwn) return plain;
    const version = withDots(tag.slice(before.length, tag.length - after.length));
    return isReleaseName(version) ? version : tag;
  }
  if (isReleaseName(plain)) return plain;
  const [, version = '', rest = ''] = usualTag.exec(bare) ?? countedTag.exec(bare) ?? [];
  const suffix = /^[._]?[A-Za-z]/.test(rest) ? `-${rest.replace(/^[._]/, '')}` : rest;
  const release = withDots(version) + suffix;
  return isReleaseName(release) ? release : plain;
}

function withDots(version: string): string {
  return releaseName(version).replace(/(?<=\d)_(?=\d)/g, '.');
}
