import type { KnownRelease } from './api-history.ts';

/** Path of the list of releases below the API reference. */
export const changesPath = 'changes/';

/** Path of the list of what all releases added below the API reference. */
export const additionsPath = `${changesPath}new/`;

/** Path of the feed of releases below the API reference. */
export const changesFeed = `${changesPath}rss.xml`;

/**
 * Path of the list of the published releases below the API reference, beside their snapshots; of several libraries, also
 * that of the list of their folders, below the page that lists them.
 */
export const publishedList = 'snapshots/index.json';

/** Returns the path of the page of a release below the API reference. */
export function releasePath(name: KnownRelease['name']): string {
  return `${changesPath}${name}/`;
}

/** Returns the releases that the feed lists: those whose date is known, the newest first. */
export function datedReleases<Item extends { release: KnownRelease }>(
  changes: readonly Item[],
): (Item & { release: { date: string } })[] {
  return changes.filter(
    (each): each is Item & { release: { date: string } } => each.release.date !== undefined,
  );
}
