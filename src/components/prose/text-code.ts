import type { TextFunction } from '../shell/text-function.ts';

/** The code of the texts of a site, loaded. */
export interface TextCode {
  /**
   * A function of a module; `undefined` if the module could not be loaded. Throws errors with the place in the text.
   */
  functionOf: (module: string, index: number) => TextFunction | undefined;
  /** The name of the island that a function is, which comes to life in browsers; undefined for one that stays as it is. */
  islandOf: (module: string, index: number) => string | undefined;
}
