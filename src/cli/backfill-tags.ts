import { distance } from 'fastest-levenshtein';
import { globExpression } from '../model/glob.ts';
import { compareReleases, isReleaseName } from '../releases/release-name.ts';
import { tagRelease } from '../releases/tag-release.ts';

/** A tag of a release. */
export interface ReleaseTag {
  /** The tag: `v3.1.0`. */
  tag: string;
  /** The release: `3.1.0`. */
  release: string;
}

/** The tags that some globs select. */
export interface SelectedTags {
  /** One tag for each release, the oldest release first. */
  tags: ReleaseTag[];
  /** Matching tags that are left out because their names are not versions, sorted. */
  unversioned: string[];
  /** Matching pre-releases that are left out, the oldest first. */
  preReleases: string[];
  /** Globs that match no tag. */
  unmatched: string[];
}

/**
 * Selects the tags of releases. A glob matches tags with and without their `v`. Only a glob with `-` selects
 * pre-releases; a `-` in front of the version does not count. `pattern` is the option `releases.tags`.
 */
export function selectTags(
  names: readonly string[],
  globs: readonly string[],
  pattern?: string,
): SelectedTags {
  const patterns = globs.map((glob) => ({ glob, expression: globExpression(glob) }));
  const selected = new Map<string, ReleaseTag>();
  const preReleases: ReleaseTag[] = [];
  const unversioned: string[] = [];
  const unmatched = new Set(globs);
  // If a release has two tags, the order decides, so that every machine takes the same one.
  for (const tag of [...names].sort()) {
    const release = tagRelease(tag, pattern);
    const matching = patterns.filter(
      ({ expression }) => expression.test(tag) || expression.test(release),
    );
    for (const { glob } of matching) unmatched.delete(glob);
    if (matching.length === 0) continue;
    if (!isReleaseName(release)) unversioned.push(tag);
    else if (release.includes('-') && !matching.some(({ glob }) => namesPreRelease(glob, tag)))
      preReleases.push({ tag, release });
    else if (!selected.has(release)) selected.set(release, { tag, release });
  }
  return {
    tags: [...selected.values()].sort(byRelease),
    unversioned,
    preReleases: preReleases.sort(byRelease).map(({ tag }) => tag),
    unmatched: [...unmatched],
  };
}

/** True for a glob with a `-` that is not part of what the tag has in front of its version. */
function namesPreRelease(glob: string, tag: string): boolean {
  const before = /^\D*/.exec(tag)?.[0] ?? '';
  return (glob.startsWith(before) ? glob.slice(before.length) : glob).includes('-');
}

function byRelease({ release: a }: ReleaseTag, { release: b }: ReleaseTag): number {
  return compareReleases(a, b);
}

/** Returns the tags whose names are most similar to a glob, the newest of equally similar ones first. */
export function nearestTags(names: readonly string[], glob: string, pattern?: string): string[] {
  const most = 5;
  const text = glob.replace(/[*?{}]/g, '');
  // Tags are longer than the glob; what follows is not a difference.
  const rank = (name: string): number => distance(name.slice(0, Math.max(1, text.length)), text);
  const newest = names
    .map((tag) => ({ tag, release: tagRelease(tag, pattern) }))
    .filter(({ release }) => isReleaseName(release))
    .sort((a, b) => byRelease(b, a))
    .map(({ tag }) => tag);
  return newest.sort((a, b) => rank(a) - rank(b)).slice(0, most);
}
