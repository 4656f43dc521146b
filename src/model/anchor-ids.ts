import type { MemberAnchor } from './links.ts';

/** Yields every member id on a page. */
export function* anchorIds(anchors: ReadonlyMap<string, MemberAnchor>): Iterable<string> {
  for (const { id, aliases, set } of anchors.values()) {
    yield id;
    yield* aliases;
    if (set !== undefined) yield set;
  }
}
