import { GIF } from 'image-size/types/gif';
import { HEIF } from 'image-size/types/heif';
import type { IImage } from 'image-size/types/interface';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';
import type { ImageSize } from '../model/image.ts';

/** What the first bytes of an image say of it. */
export interface ImageFacts {
  /** What it is, whatever its name says. */
  type: 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'svg';
  /** The size that it has by itself, as it is shown: a photo taken upright is upright. Missing where it says none. */
  size?: ImageSize;
  /** True where it moves, or may: it cannot be made smaller without being stopped. */
  isAnimated?: true;
}

/**
 * Reads what an image is from its first bytes; undefined for what is no image, or is cut off before its size. The library
 * knows the headers; what moves is found here, because a photo that moves must not be converted.
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

/** A kind of image: what it begins with, who knows its header, and whether one moves. */
interface Raster {
  type: Exclude<ImageFacts['type'], 'svg'>;
  /** Texts, and where they are. */
  begins: readonly [text: string, at: number][];
  reader: Pick<IImage, 'calculate'>;
  moves: (bytes: Uint8Array) => boolean;
}

const rasters: readonly Raster[] = [
  { type: 'png', begins: [['\x89PNG\r\n\x1a\n', 0]], reader: PNG, moves: isMovingPng },
  // Whether one moves is not said in its header.
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

/** The size as the image is shown: from the fifth orientation on, a camera was held on its side. */
function rasterSize(bytes: Uint8Array, reader: Raster['reader']): ImageSize | undefined {
  try {
    const { width, height, orientation = 1 } = reader.calculate(bytes);
    if (!(width > 0 && height > 0)) return undefined;
    return orientation >= 5 ? sizeOf(height, width) : sizeOf(width, height);
  } catch {
    // The library throws where a header is cut off or damaged.
    return undefined;
  }
}

/** Attributes of HTML hold whole pixels. */
function sizeOf(width: number, height: number): ImageSize {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}

function startsWith(bytes: Uint8Array, text: string, at = 0): boolean {
  return [...text].every((char, i) => bytes[at + i] === char.charCodeAt(0));
}

/** The chunk `acTL` precedes the first `IDAT` of a PNG that moves. */
function isMovingPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (startsWith(bytes, 'acTL', at + 4)) return true;
    if (startsWith(bytes, 'IDAT', at + 4)) return false;
  }
  return false;
}

/** What may stand before the first element of an SVG. */
const svgStart =
  /^\uFEFF?(?:\s|<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE\s+svg[^>[]*(?:\[[\s\S]*?\]\s*)?>)*(<svg\b[^>]*>)/i;

/** CSS pixels of each unit that does not depend on what is around the image. */
const pixelsPer: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

/** An SVG says its size, or has the proportions of its view box. */
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
