import { contentKey } from '../cache/content-key.ts';
import type { Store } from '../cache/store.ts';
import type { ImagesConfig } from '../config/types.ts';
import type { Photo } from '../model/image.ts';
import type { ConvertedPhoto, Variant } from './convert-photo.ts';

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

/** The cached facts of an image; its variants have their own entries. */
interface CachedPhoto extends Omit<ConvertedPhoto, 'variants'> {
  /** Widths of the variants. */
  widths: number[];
}

/** Returns the result of an earlier build, or `undefined` if any part of it is missing. */
export async function readCachedPhoto(
  store: Store,
  key: string,
): Promise<ConvertedPhoto | undefined> {
  const bytes = await store.get(entryOf(key));
  if (!bytes) return undefined;
  // Written by `cachePhoto`; the store returns only bytes that were stored in it.
  const { widths, ...rest } = JSON.parse(Buffer.from(bytes).toString()) as CachedPhoto;
  const variants: Variant[] = [];
  for (const width of widths) {
    const variant = await store.get(entryOf(key, width));
    if (!variant) return undefined;
    variants.push({ width, bytes: variant });
  }
  return { ...rest, variants };
}

/** Caches the result for an image for the next build. */
export async function cachePhoto(
  store: Store,
  key: string,
  { variants, ...rest }: ConvertedPhoto,
): Promise<void> {
  for (const { width, bytes } of variants) await store.put(entryOf(key, width), bytes);
  const entry: CachedPhoto = { ...rest, widths: variants.map(({ width }) => width) };
  await store.put(entryOf(key), JSON.stringify(entry));
}

function entryOf(key: string, width?: number): string {
  return width === undefined ? `image ${key}` : `image ${key} ${width}`;
}
