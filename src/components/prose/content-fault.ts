import type { Place } from '../../shared/place.ts';

/** A fault in a text that only rendering finds, with its place. */
export class ContentFault extends Error {
  /** Its place; missing if the file of the text is not known. */
  readonly place: Place | undefined;

  constructor(message: string, place: Place | undefined, options?: ErrorOptions) {
    super(message, options);
    this.place = place;
  }
}
