/** Maximum number of macro expansions. */
const mostSteps = 4;

/**
 * True for a macro that means `noexcept`: it expands to that or to `throw()`, or its name says so and this compiler does
 * not need it.
 *
 * @param macros Maps the names of the macros of the library to their texts.
 */
export function meansNoexcept(word: string, macros: ReadonlyMap<string, string>): boolean {
  let text: string | undefined = word;
  for (let step = 0; step < mostSteps; step++) {
    const next = macros.get(text);
    if (next === undefined || next === '') break;
    text = next;
  }
  if (/^(?:noexcept|throw\s*\(\s*\))$/.test(text)) return text !== word;
  return /^[A-Z_0-9]*NO(?:EXCEPT|THROW)$/.test(word) && /^\w+$/.test(text);
}
