import { GIF } from 'image-size/types/gif';
import { HEIF } from 'image-size/types/heif';
import type { IImage } from 'image-size/types/interface';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';
import type { ImageSize } from '../model/image.ts';
import { table } from '../shared/table.ts';

/** Facts from the first bytes of an image. */
export interface ImageFacts {
  /** The actual format, regardless of the file name. */
  type: 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'svg';
  /** Its intrinsic size as displayed, with the orientation of photos applied; missing if it declares none. */
  size?: ImageSize;
  /** True if it is animated, or may be: converting it would stop the animation. */
  isAnimated?: true;
}

/**
 * Detects the format of an image from its first bytes; returns `undefined` if it is not an image, or ends before its
 * size. The library parses the headers; animation is detected here, because animated images must not be converted.
 */
export function imageFacts(bytes: Uint8Array): ImageFacts | undefined {
  const raster = rasters.find(({ begins }) =>
    begins.every(([text, at]) => startsWith(bytes, text, at)),
  );
  if (!raster) return svgFacts(new TextDecoder().decode(bytes.subarray(0, 1 << 16)));
  const size = rasterSize(bytes, raster.reader);
  if (!size) return undefined;
  return { type: raster.type, size, ...(raster.moves(bytes) && { isAnimated: true as const }) };
}

/** An image format: its signature, the parser of its header, and how to detect animation. */
interface Raster {
  type: Exclude<ImageFacts['type'], 'svg'>;
  /** Strings, and their offsets. */
  begins: readonly [text: string, at: number][];
  reader: Pick<IImage, 'calculate'>;
  moves: (bytes: Uint8Array) => boolean;
}

const rasters: readonly Raster[] = [
  { type: 'png', begins: [['\x89PNG\r\n\x1a\n', 0]], reader: PNG, moves: isMovingPng },
  // The header does not show whether a GIF is animated.
  { type: 'gif', begins: [['GIF8', 0]], reader: GIF, moves: () => false },
  { type: 'jpeg', begins: [['\xff\xd8', 0]], reader: JPG, moves: () => false },
  {
    type: 'webp',
    begins: [
      ['RIFF', 0],
      ['WEBP', 8],
    ],
    reader: WEBP,
    moves: (bytes) => startsWith(bytes, 'VP8X', 12) && ((bytes[20] ?? 0) & 2) !== 0,
  },
  {
    type: 'avif',
    begins: [['ftypavi', 4]],
    reader: HEIF,
    moves: (bytes) => startsWith(bytes, 'avis', 8),
  },
];

/** Returns the size as displayed: orientations from 5 on swap width and height. */
function rasterSize(bytes: Uint8Array, reader: Raster['reader']): ImageSize | undefined {
  try {
    const { width, height, orientation = 1 } = reader.calculate(bytes);
    if (!(width > 0 && height > 0)) return undefined;
    return orientation >= 5 ? sizeOf(height, width) : sizeOf(width, height);
  } catch {
    // The library throws if a header is truncated or damaged.
    return undefined;
  }
}

/** HTML attributes take whole pixels. */
function sizeOf(width: number, height: number): ImageSize {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}

function startsWith(bytes: Uint8Array, text: string, at = 0): boolean {
  return [...text].every((char, i) => bytes[at + i] === char.charCodeAt(0));
}

/** In an animated PNG, the chunk `acTL` precedes the first `IDAT`. */
function isMovingPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (startsWith(bytes, 'acTL', at + 4)) return true;
    if (startsWith(bytes, 'IDAT', at + 4)) return false;
  }
  return false;
}

/** Text that can precede the first element of an SVG. */
const svgStart =
  /^\uFEFF?(?:\s|<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE\s+svg[^>[]*(?:\[[\s\S]*?\]\s*)?>)*(<svg\b[^>]*>)/i;

/** CSS pixels per unit, for units that do not depend on the surroundings of the image. */
const pixelsPer: Readonly<Record<string, number>> = table({
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
});

/** Returns the facts of an SVG: its declared size, or the proportions of its view box. */
function svgFacts(text: string): ImageFacts | undefined {
  const tag = svgStart.exec(text)?.[1];
  if (tag === undefined) return undefined;
  const attribute = (name: string): string | undefined =>
    tag.match(new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`))?.[1];
  const pixels = (name: string): number | undefined => {
    const [, value, unit] = attribute(name)?.match(/^\s*([\d.]+)([a-z]*)\s*$/i) ?? [];
    const factor = pixelsPer[unit?.toLowerCase() ?? ''];
    return value !== undefined && factor !== undefined ? parseFloat(value) * factor : undefined;
  };
  const box = (attribute('viewBox') ?? '').trim().split(/[\s,]+/);
  const [, , boxWidth = 0, boxHeight = 0] = box.map(Number);
  const [width, height] = [pixels('width'), pixels('height')];
  const hasBox = boxWidth > 0 && boxHeight > 0;
  if (width && height) return { type: 'svg', size: sizeOf(width, height) };
  if (!hasBox) return { type: 'svg' };
  if (width) return { type: 'svg', size: sizeOf(width, (width * boxHeight) / boxWidth) };
  if (height) return { type: 'svg', size: sizeOf((height * boxWidth) / boxHeight, height) };
  return { type: 'svg', size: sizeOf(boxWidth, boxHeight) };
}
