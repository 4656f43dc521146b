import type { TextFunction } from '../shell/text-function.ts';

/** The loaded code of a site's texts. */
export interface TextCode {
  /**
   * Returns a function of a module; `undefined` if the module could not be loaded. The function's errors include the
   * place in the text.
   */
  functionOf: (module: string, index: number) => TextFunction | undefined;
  /** Returns the island name of a function that browsers hydrate; `undefined` for static ones. */
  islandOf: (module: string, index: number) => string | undefined;
}
