import { createHash } from 'node:crypto';

/** A file that pages load: script, style sheet, image, font. */
export interface AssetFile {
  /** Path relative to the output folder, with `/` as separator; its name contains a hash of the content. */
  path: string;
  /** The content. */
  bytes: Uint8Array;
}

/** Returns a file with a hash of its content in its name: `assets/css/search` and `css` are a style sheet. */
export function assetFile(name: string, type: string, bytes: Uint8Array): AssetFile {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { path: `${name}-${hash}.${type}`, bytes };
}
