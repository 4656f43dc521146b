import type { TagFile } from '../model/site.ts';

/** Finds the URL of a refid of another project. */
export type ExternalPlaces = (refid: string, external?: string) => string | undefined;

/**
 * Finds URLs in tag files. `external` is the path of the tag file on the machine that ran Doxygen: the file with that
 * name is used, or among several the one whose folders match best. Without it, all tag files are searched, because
 * Doxygen does not mark base classes and their members as external.
 */
export function externalPlaces(tagFiles: readonly TagFile[]): ExternalPlaces {
  const chosen = new Map<string, TagFile | undefined>();
  const choose = (external: string): TagFile | undefined => {
    if (!chosen.has(external)) chosen.set(external, closestFile(external, tagFiles));
    return chosen.get(external);
  };
  return (refid, external) => {
    if (external !== undefined) return choose(external)?.urls.get(refid);
    for (const { urls } of tagFiles) {
      const url = urls.get(refid);
      if (url !== undefined) return url;
    }
    return undefined;
  };
}

function closestFile(external: string, tagFiles: readonly TagFile[]): TagFile | undefined {
  let best: TagFile | undefined;
  let most = 0;
  for (const tagFile of tagFiles) {
    const common = commonEnd(external.split(/[\\/]/), tagFile.file.split('/'));
    if (common > most) [best, most] = [tagFile, common];
  }
  return best;
}

/** The number of equal names at the end of two paths. */
function commonEnd(a: readonly string[], b: readonly string[]): number {
  let count = 0;
  while (count < a.length && count < b.length && a.at(-1 - count) === b.at(-1 - count)) count++;
  return count;
}
