import type { ImagesConfig } from '../config/types.ts';

/** Returns the widths of an image's variants in pixels, evenly spaced and never wider than the image (S-315, S-316). */
export function variantWidths(own: number, { min, max, steps }: ImagesConfig): number[] {
  const step = steps > 1 ? (max - min) / (steps - 1) : 0;
  const wanted = Array.from({ length: steps }, (_, i) => Math.ceil(min + i * step));
  return [...new Set(wanted.map((width) => Math.min(width, own)))];
}
