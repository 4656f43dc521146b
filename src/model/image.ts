import type { Place } from '../shared/place.ts';

/** Width and height of an image in CSS pixels. */
export interface ImageSize {
  /** Width. */
  width: number;
  /** Height. */
  height: number;
}

/** A PNG or JPEG image that smaller variants can be made of. */
export interface Photo {
  /** Path below the output folder of the image itself. */
  path: string;
  /** The file, as messages name it. */
  file: string;
  /** What it is, whatever its name says. */
  type: 'png' | 'jpeg';
  /** Its size as it is shown. */
  size: ImageSize;
  /** Where it is named first, or the file itself where that is not known. */
  place: Place;
}

/** An image with its smaller variants, as an `img` element shows it. */
export interface ResponsiveImage extends ImageSize {
  /** Address for browsers that do not choose. */
  src: string;
  /** Addresses with widths; missing where there is only one. */
  srcSet?: string;
  /** A few pixels of it as a data URI, shown until it is there; missing where something shines through it. */
  placeholder?: string;
}
