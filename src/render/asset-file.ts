import { contentHash } from '../inputs/content-hash.ts';

/** A file that pages load: script, style sheet, image, font. */
export interface AssetFile {
  /** Path relative to the output folder, with `/` as separator; its name contains a hash of the content. */
  path: string;
  /** The content. */
  bytes: Uint8Array;
}

/** Returns a file whose name contains a hash of its content, given its path without hash and ending. */
export function namedByContent(name: string, ending: string, bytes: Uint8Array): AssetFile {
  return { path: `${name}-${contentHash(bytes).slice(0, 8).toUpperCase()}.${ending}`, bytes };
}
