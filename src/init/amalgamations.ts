import { basename } from 'node:path';

/** Share of the lines of all other headers that an amalgamation contains. */
const BUNDLED = 0.8;

/** Minimum number of other headers. */
const MIN_OTHERS = 2;

/** Lines that say nothing about the content: brackets, directives of include guards, parts of comments. */
const COMMON =
  /^(?:[{}();,\s]*|#\s*(?:if|else|elif|endif|define|undef|pragma|include)\b.*|(?:\/\/|\/?\*).*)$/;

const INCLUDE = /^[ \t]*#[ \t]*include[ \t]*[<"]([^>"]+)[>"]/gm;

/**
 * Returns the headers that repeat all others: they contain their lines and include none whose lines they contain; one
 * may include the settings of its users, of which the library has an example. Comments and include guards, which they
 * may lack, do not count.
 */
export function amalgamations(headers: ReadonlyMap<string, string>): string[] {
  const rest = new Map(
    [...headers].map(([path, text]) => [path, { text, lines: linesOf(text) }] as const),
  );
  /** Number of headers with each line. */
  const counts = new Map<string, number>();
  const count = (lines: ReadonlySet<string>, change: 1 | -1): void => {
    for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + change);
  };
  for (const { lines } of rest.values()) count(lines, 1);
  const found: string[] = [];
  // The largest first: without it, two copies of the same amalgamation are not all there is.
  const bySize = [...rest].sort(([, a], [, b]) => b.lines.size - a.lines.size);
  let total = counts.size;
  for (const [path, { text, lines }] of bySize) {
    if (rest.size <= MIN_OTHERS) break;
    const shared = [...lines].filter((line) => (counts.get(line) ?? 0) > 1).length;
    const others = total - (lines.size - shared);
    const isBundle = others > 0 && shared >= BUNDLED * others;
    if (!isBundle || includesRepeated(path, text, lines, rest)) continue;
    found.push(path);
    rest.delete(path);
    count(lines, -1);
    total = others;
  }
  return found.sort();
}

function linesOf(text: string): Set<string> {
  const lines = text.split('\n').map((line) => line.trim());
  return new Set(lines.filter((line) => !COMMON.test(line)));
}

/** True if a header includes another one that it repeats. */
function includesRepeated(
  path: string,
  text: string,
  own: ReadonlySet<string>,
  others: ReadonlyMap<string, { lines: ReadonlySet<string> }>,
): boolean {
  const included = [...text.matchAll(INCLUDE)]
    .map(([, name = '']) => name.replace(/^(?:\.\.?\/)+/, ''))
    .filter((name) => basename(name) !== basename(path));
  return [...others].some(([other, { lines }]) => {
    // A header "hardware/flash.h" of the system is not "src/flash.h".
    if (!included.some((name) => `/${other}`.endsWith(`/${name}`))) return false;
    const shared = [...lines].filter((line) => own.has(line)).length;
    return shared > 0 && shared >= BUNDLED * lines.size;
  });
}
