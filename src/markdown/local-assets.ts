import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Prose, StaticFile } from '../model/site.ts';
import { localPath } from '../model/source-path.ts';

/**
 * The images and other files that texts name by a path relative to themselves and that exist: maps the path of each, as
 * messages name it, to a copy whose name holds a hash of the content (S-238, S-239).
 */
export async function readLocalAssets(
  texts: readonly Prose[],
): Promise<ReadonlyMap<string, StaticFile>> {
  const wanted = new Map<string, 'images' | 'files'>();
  for (const { url, kind, place } of texts.flatMap(({ links }) => links)) {
    const file = kind === 'symbol' ? undefined : localPath(url, place.file);
    if (file !== undefined && wanted.get(file) !== 'images')
      wanted.set(file, kind === 'image' ? 'images' : 'files');
  }
  const assets = new Map<string, StaticFile>();
  await Promise.all(
    [...wanted].map(async ([file, folder]) => {
      const bytes = await readFile(file).catch(() => undefined);
      if (!bytes) return;
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
      const { name, ext } = path.parse(file);
      assets.set(file, { path: `assets/${folder}/${name}-${hash}${ext}`, source: file });
    }),
  );
  return new Map([...assets].sort(([a], [b]) => (a < b ? -1 : 1)));
}
