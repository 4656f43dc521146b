import type { Place } from '../shared/place.ts';

/** Width and height of an image in CSS pixels. */
export interface ImageSize {
  /** Width. */
  width: number;
  /** Height. */
  height: number;
}

/** A PNG or JPEG image that can have smaller variants. */
export interface Photo {
  /** Path of the image itself, relative to the output folder. */
  path: string;
  /** The file, as messages name it. */
  file: string;
  /** The actual format, which can differ from the file extension. */
  type: 'png' | 'jpeg';
  /** The size at which it is shown. */
  size: ImageSize;
  /** The first place that names it, or the file itself if no such place is known. */
  place: Place;
}

/** An image with its smaller variants, as an `img` element shows it. */
export interface ResponsiveImage extends ImageSize {
  /** Address for browsers that do not choose. */
  src: string;
  /** Addresses with widths; missing if there is only one. */
  srcSet?: string;
  /** A tiny version as a data URI, shown until the image is loaded; missing for transparent images. */
  placeholder?: string;
}
