import type { Place } from '../shared/place.ts';

/** A colour of the configuration, with its place for the check of its contrast. */
export interface ThemeColor {
  /** The colour as `#rrggbb`. */
  color: string;
  /** Where the configuration names it. */
  place?: Place;
}

/** A font of the site. */
export interface ThemeFont {
  /** The font families as in CSS, with a generic family at the end. */
  families: string;
  /** The file of the first family; missing if readers have it installed. */
  file?: {
    /** The family that the file contains. */
    family: string;
    /** Path of the file below the static folder. */
    src: string;
    /** The weight of the font, or the first and the last one of a variable font; normal when missing. */
    weight?: string;
    /** Where the configuration names it. */
    place?: Place;
  };
}

/** The look of the site: what is missing is as in the style sheets. */
export interface ThemeConfig {
  /** Colour of links and of all that is selected, in light mode. */
  accent?: ThemeColor;
  /** The same in dark mode; follows from `accent` when missing. */
  accentDark?: ThemeColor;
  /** Font of texts. */
  font?: ThemeFont;
  /** Font of code. */
  codeFont?: ThemeFont;
  /** Radius of rounded corners: a length as in CSS. */
  radius?: string;
}
