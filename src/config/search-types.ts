import type { Place } from '../shared/place.ts';

/** The search. */
export interface SearchConfig {
  /** Words by which readers find symbols and pages that do not have them. */
  aliases: SearchAlias[];
}

/** Words, and what is found by them. */
export interface SearchAlias {
  /** The words. */
  words: string;
  /** Name of a symbol, or path of a page without base, from the root on, with an anchor or without. */
  target: string;
  /** Place of the target. */
  place: Place;
}
