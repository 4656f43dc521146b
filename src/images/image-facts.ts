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
 * Reads what an image is from its first bytes; undefined for what is no image, or is cut off before its size. Loading a
 * library for images takes longer than building a small site, and most sites have nothing to convert: so this reads the
 * headers itself.
 */
export function imageFacts(bytes: Uint8Array): ImageFacts | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return pngFacts(view, bytes);
    if (startsWith(bytes, 'GIF8'))
      return found('gif', view.getUint16(6, true), view.getUint16(8, true));
    if (startsWith(bytes, '\xff\xd8')) return jpegFacts(view, bytes);
    if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return webpFacts(view, bytes);
    if (startsWith(bytes, 'ftypavi', 4)) return avifFacts(view, bytes);
    return svgFacts(new TextDecoder().decode(bytes.subarray(0, 1 << 16)));
  } catch (error) {
    // The file ends too early.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function found(type: ImageFacts['type'], width: number, height: number): ImageFacts | undefined {
  return width > 0 && height > 0 ? { type, size: sizeOf(width, height) } : undefined;
}

/** Attributes of HTML hold whole pixels. */
function sizeOf(width: number, height: number): ImageSize {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}

function startsWith(bytes: Uint8Array, text: string, at = 0): boolean {
  return [...text].every((char, i) => bytes[at + i] === char.charCodeAt(0));
}

/** The chunk `acTL` stands before the first `IDAT` of a PNG that moves. */
function pngFacts(view: DataView, bytes: Uint8Array): ImageFacts | undefined {
  const facts = found('png', view.getUint32(16), view.getUint32(20));
  for (let at = 8; facts && at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (startsWith(bytes, 'acTL', at + 4)) return { ...facts, isAnimated: true };
    if (startsWith(bytes, 'IDAT', at + 4)) break;
  }
  return facts;
}

/** The size stands in the first frame header; what comes before it is skipped by its lengths, but for the EXIF data. */
function jpegFacts(view: DataView, bytes: Uint8Array): ImageFacts | undefined {
  let at = 2;
  let isTurned = false;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    // Fill bytes may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xe1 && startsWith(bytes, 'Exif\0\0', at + 4))
      isTurned = exifOrientation(view, at + 10) >= 5;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return isTurned ? found('jpeg', height, width) : found('jpeg', width, height);
    }
    at += 2 + view.getUint16(at + 2);
  }
}

/** How a camera was held: 1 to 8, from 5 on on its side; 1 where the data do not say. */
function exifOrientation(view: DataView, start: number): number {
  const isLittle = view.getUint16(start) === 0x4949;
  const directory = start + view.getUint32(start + 4, isLittle);
  const count = view.getUint16(directory, isLittle);
  for (let i = 0; i < count; i++) {
    const entry = directory + 2 + i * 12;
    if (view.getUint16(entry, isLittle) === 0x0112) return view.getUint16(entry + 8, isLittle);
  }
  return 1;
}

/** WebP has three forms, each with the size elsewhere. */
function webpFacts(view: DataView, bytes: Uint8Array): ImageFacts | undefined {
  if (startsWith(bytes, 'VP8X', 12)) {
    const at24 = (at: number): number => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
    const facts = found('webp', at24(24) + 1, at24(27) + 1);
    return facts && (view.getUint8(20) & 2) !== 0 ? { ...facts, isAnimated: true } : facts;
  }
  if (startsWith(bytes, 'VP8L', 12)) {
    const bits = view.getUint32(21, true);
    return found('webp', (bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1);
  }
  return found('webp', view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
}

/** The size of an AVIF stands in its first `ispe` box. */
function avifFacts(view: DataView, bytes: Uint8Array): ImageFacts | undefined {
  for (let at = 0; at + 16 < Math.min(bytes.length, 4096); at++)
    if (startsWith(bytes, 'ispe', at))
      return found('avif', view.getUint32(at + 8), view.getUint32(at + 12));
  return undefined;
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
