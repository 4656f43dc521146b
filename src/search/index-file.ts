import { createHash } from 'node:crypto';
import { indexFolder } from '../shared/search/format.ts';

/** A file of the index: path below the output folder, and text. */
export interface IndexFile {
  /** Path. */
  path: string;
  /** Content. */
  bytes: string;
}

/** Puts the files of one index into a folder that is named after all of their contents. */
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
