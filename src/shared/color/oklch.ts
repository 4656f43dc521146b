import { fromLinear, linear, type Rgb } from './rgb.ts';

/** A colour by what people see of it, so that its lightness changes and its hue does not. */
export interface Oklch {
  /** From 0 (black) to 1 (white). */
  lightness: number;
  /** From 0 (grey) to about 0.3. */
  chroma: number;
  /** Degrees. */
  hue: number;
}

/** Returns lightness, chroma and hue of a colour. */
export function oklchOf(color: Rgb): Oklch {
  const [red, green, blue] = linear(color);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** Returns the colour on a screen; one that screens cannot show has less chroma, but the same lightness and hue. */
export function rgbOfOklch({ lightness, chroma, hue }: Oklch): Rgb {
  const exact = unlimited(lightness, chroma, hue);
  if (isShown(exact)) return exact;
  let [low, high] = [0, chroma];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (isShown(unlimited(lightness, middle, hue))) low = middle;
    else high = middle;
  }
  return unlimited(lightness, low, hue);
}

function unlimited(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return fromLinear([
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]);
}

/** True if a screen shows a colour; rounding errors do not count. */
function isShown(color: Rgb): boolean {
  return color.every((value) => value > -0.0005 && value < 1.0005);
}
