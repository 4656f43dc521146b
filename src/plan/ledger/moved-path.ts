import type { PublishedPage } from '../../model/ledger.ts';

/** Kind of a page that lists others. */
export const listKind = 'list';

/** Names of versions in paths: `1.0`, `v2`, `3.x`, `next`. */
const versionName = /^(?:v?\d[\w.-]*|next)$/i;

/**
 * Returns the permalink of the page that takes the place of a missing one without a decision of its author: for a list
 * the nearest page above it, for a page of a dropped version the same page without the version. Returns `undefined` if
 * there is none.
 */
export function movedPath(
  permalink: string,
  { kind }: Pick<PublishedPage, 'kind'>,
  exists: (permalink: string) => boolean,
): string | undefined {
  const segments = permalink.split('/').filter(Boolean);
  if (kind === listKind)
    for (let count = segments.length - 1; count >= 0; count--) {
      const above = joined(segments.slice(0, count));
      if (exists(above)) return above;
    }
  for (const [at, segment] of segments.entries()) {
    if (!versionName.test(segment)) continue;
    const without = joined(segments.filter((_, i) => i !== at));
    if (exists(without)) return without;
  }
  return undefined;
}

function joined(segments: readonly string[]): string {
  return segments.map((segment) => `${segment}/`).join('');
}
