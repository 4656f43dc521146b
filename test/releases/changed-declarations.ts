import { changesOf } from './header-texts.ts';

/** Some declarations, in a namespace with a class to use. */
export function lib(declarations: string): string {
  return `#include <string>
/** Numbers. */
namespace lib {
/** A value. */
struct value { /** Its number. */ int number; };
${declarations}
}`;
}

/** Compares two releases of some declarations: a line for each change, without the namespace. */
export async function changed(before: string, after: string): Promise<string[]> {
  const lines = await changesOf(lib(before), lib(after));
  return lines.map((line) => line.replaceAll('lib::', ''));
}
