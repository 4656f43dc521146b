/** Width and height of an image in CSS pixels. */
export interface ImageSize {
  /** Width. */
  width: number;
  /** Height. */
  height: number;
}

/** Reads the size that an image (PNG, GIF, JPEG, WebP, SVG) has by itself; undefined where it says none. */
export function imageSize(bytes: Uint8Array): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (startsWith(bytes, '\x89PNG')) return size(view.getUint32(16), view.getUint32(20));
    if (startsWith(bytes, 'GIF8')) return size(view.getUint16(6, true), view.getUint16(8, true));
    if (startsWith(bytes, '\xff\xd8')) return jpegSize(view);
    if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return webpSize(view, bytes);
    return svgSize(new TextDecoder().decode(bytes.subarray(0, 4096)));
  } catch (error) {
    // A damaged file has no size; browsers say what they think of it.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function size(width: number, height: number): ImageSize | undefined {
  return width > 0 && height > 0 ? { width, height } : undefined;
}

function startsWith(bytes: Uint8Array, text: string, at = 0): boolean {
  return [...text].every((char, i) => bytes[at + i] === char.charCodeAt(0));
}

/** The size stands in the first frame header; markers before it are skipped by their lengths. */
function jpegSize(view: DataView): ImageSize | undefined {
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return size(view.getUint16(at + 7), view.getUint16(at + 5));
    at += 2 + view.getUint16(at + 2);
  }
}

/** WebP has three forms, each with the size elsewhere. */
function webpSize(view: DataView, bytes: Uint8Array): ImageSize | undefined {
  if (startsWith(bytes, 'VP8X', 12)) {
    const at24 = (at: number): number => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
    return size(at24(24) + 1, at24(27) + 1);
  }
  if (startsWith(bytes, 'VP8L', 12)) {
    const bits = view.getUint32(21, true);
    return size((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1);
  }
  return size(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
}

/** An SVG says its size, or has the proportions of its view box. */
function svgSize(text: string): ImageSize | undefined {
  const tag = text.match(/<svg\b[^>]*>/)?.[0];
  if (tag === undefined) return undefined;
  const attribute = (name: string): string | undefined =>
    tag.match(new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`))?.[1];
  const pixels = (name: string): number | undefined => {
    const value = attribute(name);
    return value !== undefined && /^[\d.]+(px)?$/.test(value) ? parseFloat(value) : undefined;
  };
  const [, , boxWidth, boxHeight] = (attribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const [width, height] = [pixels('width'), pixels('height')];
  if (width !== undefined && height !== undefined) return size(width, height);
  return boxWidth && boxHeight ? size(boxWidth, boxHeight) : undefined;
}
