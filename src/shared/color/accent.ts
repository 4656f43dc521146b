import { readableColor } from './contrast.ts';
import { oklchOf, rgbOfOklch } from './oklch.ts';
import { hexOf, mixed, rgbOf, type Rgb } from './rgb.ts';

/** The two colour modes. */
export type Mode = 'light' | 'dark';

/** The accent of a site in both modes, as `#rrggbb`. */
export type Accents = Readonly<Record<Mode, string>>;

/** The accent of sites that set none, as in the style sheets. */
export const defaultAccents: Accents = { light: '#00599c', dark: '#70b8f0' };

/** A ground on which links and text in the colour of the accent stand. */
export interface Ground {
  /** Its name in messages. */
  name: string;
  /** Its colour. */
  color: Rgb;
}

/** The grounds of each mode, as in the style sheets; on tinted grounds, links have the strong colour. */
export const grounds: Readonly<Record<Mode, readonly [Ground, ...Ground[]]>> = {
  light: [
    { name: 'the ground of the page', color: rgbOf('#ffffff') },
    { name: 'the ground of cards', color: rgbOf('#f5f7f9') },
    { name: 'the ground of code', color: rgbOf('#f3f6f9') },
  ],
  dark: [
    { name: 'the ground of the page', color: rgbOf('#12181f') },
    { name: 'the ground of cards and code', color: rgbOf('#1a222b') },
  ],
};

/** The grounds of the bar and the footer that are dark in light mode, as in the style sheets. */
const bars = [rgbOf('#16202a'), rgbOf('#303846')];

/** Minimum lightness of a derived accent in dark mode: that of the default accent. */
const lightnessInDark = 0.76;

/** Returns the accent in dark mode that follows from the one in light mode. */
export function darkAccent(accent: string): string {
  const color = oklchOf(rgbOf(accent));
  const lightness = Math.max(color.lightness, lightnessInDark);
  const onGround = grounds.dark.map((ground) => ground.color);
  return hexOf(readableColor(rgbOfOklch({ ...color, lightness }), onGround));
}

/** Returns the colour of the active entry in dark bars of the light mode. */
export function accentOnBars({ dark }: Accents): string {
  return hexOf(readableColor(rgbOf(dark), bars));
}

/** The colour of text in each mode, as in the style sheets. */
export const textColors: Readonly<Record<Mode, Rgb>> = {
  light: rgbOf('#1b2733'),
  dark: rgbOf('#dfe6ed'),
};

/** Returns colours that style sheets derive with `color-mix()`, for what cannot read them from there. */
export function derivedColors(accents: Accents, mode: Mode): { soft: string; strong: string } {
  const accent = rgbOf(accents[mode]);
  return {
    soft: hexOf(mixed(accent, 0.12, grounds[mode][0].color)),
    strong: hexOf(mixed(accent, 0.65, textColors[mode])),
  };
}
