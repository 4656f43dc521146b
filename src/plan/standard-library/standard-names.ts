/**
 * Names of the C++ standard library by their folder on cppreference. A word is a name with its own page (`vector`), or
 * a page with the names it describes (`find=find,find_if`).
 */
export interface StandardNames {
  /** The scope between `std::` and the names: `chrono::`; missing if there is none. */
  scope?: string;
  /** The folder of the pages. */
  folder: string;
  /** The words, separated by white space. */
  words: string;
}
