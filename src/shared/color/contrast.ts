import { oklchOf, rgbOfOklch } from './oklch.ts';
import { linear, rounded, type Rgb } from './rgb.ts';

/** The contrast that text of normal size needs (WCAG 2.2, level AA). */
export const readable = 4.5;

/** Returns the contrast of two colours as WCAG 2.2 defines it, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

function luminance(color: Rgb): number {
  const [red, green, blue] = linear(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the ground on which a colour is least readable, and the contrast there. */
export function leastContrast<Ground extends { color: Rgb }>(
  color: Rgb,
  grounds: readonly [Ground, ...Ground[]],
): { ground: Ground; ratio: number } {
  const measured = grounds.map((ground) => ({ ground, ratio: contrast(color, ground.color) }));
  return measured.reduce((least, each) => (each.ratio < least.ratio ? each : least), {
    ground: grounds[0],
    ratio: Infinity,
  });
}

/**
 * Returns the closest colour of the same hue that is readable on all grounds, which are all light or all dark; the
 * colour itself if it is readable.
 */
export function readableColor(color: Rgb, grounds: readonly Rgb[]): Rgb {
  const passes = (candidate: Rgb): boolean =>
    grounds.every((ground) => contrast(candidate, ground) >= readable);
  if (passes(rounded(color))) return color;
  const { lightness, chroma, hue } = oklchOf(color);
  const end = grounds.some((ground) => luminance(ground) > 0.18) ? 0 : 1;
  // The share of the way to black or white: `far` always passes.
  let [near, far] = [0, 1];
  const at = (share: number): Rgb =>
    rounded(rgbOfOklch({ lightness: lightness + (end - lightness) * share, chroma, hue }));
  for (let step = 0; step < 20; step += 1) {
    const middle = (near + far) / 2;
    if (passes(at(middle))) far = middle;
    else near = middle;
  }
  return at(far);
}
