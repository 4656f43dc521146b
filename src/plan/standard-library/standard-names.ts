/**
 * Names of the C++ standard library by the folder of cppreference that describes them. A word is a name with a page of
 * its own (`vector`), or a page with the names on it (`find=find,find_if`).
 */
export interface StandardNames {
  /** What stands between `std::` and the names: `chrono::`; missing for nothing. */
  scope?: string;
  /** The folder of the pages. */
  folder: string;
  /** The words, separated by white space. */
  words: string;
}
