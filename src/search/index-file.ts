import { createHash } from 'node:crypto';
import { indexFolder } from '../shared/search/format.ts';

/** A file of the index: path below the output folder, and content. */
export interface IndexFile {
  /** Path. */
  path: string;
  /** Content. */
  bytes: string;
}

/** Puts the files of an index into a folder named after the hash of their contents. */
export function inFolder(files: ReadonlyMap<string, unknown>): {
  folder: string;
  files: IndexFile[];
} {
  const texts = [...files].map(([name, content]) => ({ name, bytes: JSON.stringify(content) }));
  const hash = createHash('sha256');
  for (const { name, bytes } of texts) hash.update(`${name}\0${bytes}\0`);
  const folder = hash.digest('hex').slice(0, 12);
  return {
    folder,
    files: texts.map(({ name, bytes }) => ({
      path: `${indexFolder}/${folder}/${name}.json`,
      bytes,
    })),
  };
}
