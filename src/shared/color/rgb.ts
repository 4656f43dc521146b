/** A colour of sRGB: red, green and blue, from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Returns the colour that a screen of 8 bits per channel shows. */
export function rounded([red, green, blue]: Rgb): Rgb {
  const channel = (value: number): number =>
    Math.round(Math.min(1, Math.max(0, value)) * 255) / 255;
  return [channel(red), channel(green), channel(blue)];
}

/** Returns a colour as `#rrggbb`. */
export function hexOf(color: Rgb): string {
  const channels = rounded(color).map((value) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
}

/** Returns the colour of `#rrggbb`, which the caller knows to be valid. */
export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** Mixes two colours as `color-mix(in srgb, color share, other)` does; `share` is from 0 to 1. */
export function mixed(color: Rgb, share: number, other: Rgb): Rgb {
  const channel = (index: 0 | 1 | 2): number => color[index] * share + other[index] * (1 - share);
  return [channel(0), channel(1), channel(2)];
}

/** Returns the light that each channel emits, which is what eyes and OKLab add up. */
export function linear([red, green, blue]: Rgb): Rgb {
  const channel = (value: number): number =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  return [channel(red), channel(green), channel(blue)];
}

/** The inverse of `linear`; channels outside of sRGB stay outside of it. */
export function fromLinear([red, green, blue]: Rgb): Rgb {
  const channel = (value: number): number =>
    value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return [channel(red), channel(green), channel(blue)];
}
