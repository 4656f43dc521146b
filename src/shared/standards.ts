/** The standards of C++ and C, oldest first: their names, and what compilers call them. */
export const standards = {
  'C++': ['C++98', 'C++11', 'C++14', 'C++17', 'C++20', 'C++23', 'C++26'],
  C: ['C89', 'C99', 'C11', 'C17', 'C23'],
} as const;

/** A language with standards. */
export type StandardLanguage = keyof typeof standards;

/** The name of a standard: `C++20`. */
export type Standard = (typeof standards)[StandardLanguage][number];

/** The names of all standards. */
export const allStandards: readonly Standard[] = [...standards['C++'], ...standards.C];

/** Finds a standard by its name in any case: `c++20`. Returns `undefined` for other names. */
export function standardNamed(name: string): Standard | undefined {
  const key = name.trim().toUpperCase();
  return allStandards.find((standard) => standard === key);
}
