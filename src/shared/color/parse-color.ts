import { rgbOfOklch } from './oklch.ts';
import { rgbOf, type Rgb } from './rgb.ts';

/** How colours can be written, for messages. */
export const colorForms = '#rgb, #rrggbb, rgb(), hsl() or oklch()';

/** Returns an opaque colour written as in CSS; undefined if it is not one, or not in one of the supported forms. */
export function parseColor(written: string): Rgb | undefined {
  const text = written.trim().toLowerCase();
  if (/^#[\da-f]{6}$/.test(text)) return rgbOf(text);
  if (/^#[\da-f]{3}$/.test(text)) return rgbOf(text.replace(/[\da-f]/g, '$&$&'));
  const [, name = '', inner = ''] = /^(rgb|hsl|oklch)a?\(([^()]*)\)$/.exec(text) ?? [];
  const separator = name !== 'oklch' && inner.includes(',') ? /\s*,\s*/ : /\s+/;
  const [first, second, third, ...rest] = inner.trim().split(separator);
  if (first === undefined || second === undefined || third === undefined || rest.length > 0)
    return undefined;
  if (name === 'rgb') {
    const [red, green, blue] = [first, second, third].map((value) => amount(value, 255));
    return red === undefined || green === undefined || blue === undefined
      ? undefined
      : [red, green, blue];
  }
  if (name === 'hsl') {
    const [hue, saturation, lightness] = [angle(first), amount(second, 100), amount(third, 100)];
    return hue === undefined || saturation === undefined || lightness === undefined
      ? undefined
      : rgbOfHsl(hue, saturation, lightness);
  }
  const [lightness, chroma, hue] = [amount(first, 1), amount(second, 0.4), angle(third)];
  return lightness === undefined || chroma === undefined || hue === undefined
    ? undefined
    : rgbOfOklch({ lightness, chroma: chroma * 0.4, hue });
}

const number = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/** Reads a number or a percentage as a part of `whole`, limited to it. */
function amount(text: string, whole: number): number | undefined {
  const isPercentage = text.endsWith('%');
  const digits = isPercentage ? text.slice(0, -1) : text;
  if (!number.test(digits)) return undefined;
  return Math.min(1, Math.max(0, Number(digits) / (isPercentage ? 100 : whole)));
}

/** Reads an angle in degrees. */
function angle(text: string): number | undefined {
  const digits = text.replace(/deg$/, '');
  return number.test(digits) ? ((Number(digits) % 360) + 360) % 360 : undefined;
}

function rgbOfHsl(hue: number, saturation: number, lightness: number): Rgb {
  const strength = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): number => {
    const position = (offset + hue / 30) % 12;
    return lightness - strength * Math.max(-1, Math.min(position - 3, 9 - position, 1));
  };
  return [channel(0), channel(8), channel(4)];
}
