/** A file that pages load: script, style sheet, image, font. */
export interface AssetFile {
  /** Path below the output folder, `/` as separator; its name holds a hash of its content. */
  path: string;
  /** The content. */
  bytes: Uint8Array;
}
