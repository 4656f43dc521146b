import type { ImagesConfig } from '../config/types.ts';
import type { Photo } from '../model/image.ts';
import type { Sharp } from './load-sharp.ts';
import { variantWidths } from './variant-widths.ts';

/** A variant of an image. */
export interface Variant {
  /** Its width in pixels. */
  width: number;
  /** The encoded image. */
  bytes: Uint8Array;
}

/** The result of converting an image. */
export interface ConvertedPhoto {
  /** The variants that are smaller than the image, narrow ones first. */
  variants: Variant[];
  /** True if the widest variant is not smaller than the image itself, which is then used in its place. */
  needsOriginal: boolean;
  /** A few pixels of it as a data URI; missing if the image has transparency. */
  placeholder?: string;
}

/** Width of the placeholder in pixels. */
const placeholderWidth = 10;

/**
 * Creates the variants of an image: upright, in sRGB, without camera data. Omits variants that are not smaller than the
 * image itself.
 */
export async function convertPhoto(
  bytes: Uint8Array,
  { type, size }: Photo,
  settings: ImagesConfig,
  sharp: Sharp,
): Promise<ConvertedPhoto> {
  // Browsers show truncated images as far as they go, so the author may not have noticed.
  const image = sharp(bytes, { autoOrient: true, failOn: 'truncated' });
  const { quality } = settings;
  const resized = await Promise.all(
    variantWidths(size.width, settings).map(async (width) => {
      const smaller = image.clone().resize({ width, withoutEnlargement: true });
      const encoded =
        type === 'png' ? smaller.png({ quality }) : smaller.jpeg({ quality, mozjpeg: true });
      return { width, bytes: new Uint8Array(await encoded.toBuffer()) };
    }),
  );
  const variants = resized.filter((variant) => variant.bytes.length < bytes.length);
  const { hasAlpha } = await image.metadata();
  const isOpaque = !hasAlpha || (await image.stats()).isOpaque;
  const converted = { variants, needsOriginal: resized.at(-1) !== variants.at(-1) };
  if (!isOpaque) return converted;
  const tiny = await sharp(resized.at(-1)?.bytes)
    .resize({ width: placeholderWidth })
    .webp({ quality: 30 })
    .toBuffer();
  return { ...converted, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` };
}
