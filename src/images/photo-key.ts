import { contentKey } from '../cache/content-key.ts';
import type { ImagesConfig } from '../config/types.ts';
import type { Photo } from '../model/image.ts';

/** Returns a hash (hexadecimal) of everything that the variants of an image depend on. */
export function photoKey(
  bytes: Uint8Array,
  { type, size }: Photo,
  { quality, min, max, steps }: ImagesConfig,
  version: string,
): string {
  const settings = [version, type, size.width, quality, min, max, steps];
  return contentKey('image-1', JSON.stringify(settings), bytes);
}
