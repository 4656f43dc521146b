/** A file that pages load: script, style sheet, image, font. */
export interface AssetFile {
  /** Path relative to the output folder, with `/` as separator; its name contains a hash of the content. */
  path: string;
  /** The content. */
  bytes: Uint8Array;
}
