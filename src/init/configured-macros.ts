import { fileRegions } from '../doxygen/conditions/regions.ts';

/** Names of templates from which CMake and Meson write headers. */
const template = /\.(?:h|hh|hpp|hxx)\.(?:in|cmake|cmake\.in|cmakein|meson|meson\.in)$/i;

/** A macro in a template that the options of a build define. */
const configured = /^[ \t]*#[ \t]*(?:cmakedefine(?:01)?|mesondefine)[ \t]+([A-Za-z_]\w*)/gm;

/** A directive that decides what a compiler reads. */
const directive = /^[ \t]*#[ \t]*((?:if|ifdef|ifndef|elif|else|endif)\b.*)/;

/** The start of a comment that Doxygen reads, except one behind a member. */
const documentation = /\/\*[*!](?![*/<])|(?<![/:])\/\/[/!](?![/<])/;

/** True for the name of a template of a header that a build writes. */
export function isHeaderTemplate(path: string): boolean {
  return template.test(path);
}

/**
 * Returns the macros that a build defines in generated headers and that documented declarations need, sorted. Before a
 * build, Doxygen would skip these declarations. A macro that hides more comments than it shows stays undefined.
 */
export function configuredMacros(
  templates: Iterable<string>,
  headers: () => Iterable<string>,
): string[] {
  const names = new Set<string>();
  for (const text of templates)
    for (const [, name = ''] of text.matchAll(configured)) names.add(name);
  if (names.size === 0) return [];
  const comments = new Map<string, number>();
  for (const text of headers())
    for (const { name, count } of documentedIn(text))
      comments.set(name, (comments.get(name) ?? 0) + count);
  return [...names].filter((name) => (comments.get(name) ?? 0) > 0).sort();
}

/** Counts the comments of a header that need a macro; negative for those that its absence needs. */
function* documentedIn(text: string): Generator<{ name: string; count: number }> {
  const lines = text.split('\n');
  const { regions } = fileRegions(
    lines.flatMap((line, n) => {
      const [, code] = directive.exec(line) ?? [];
      return code === undefined ? [] : [[n + 1, code.replace(/\/[/*].*/, '').trim()]];
    }),
  );
  for (const { start, end, expression, group } of regions) {
    // The other half of a condition with two.
    const isElse = expression === undefined && group.length === 2;
    const condition = isElse ? group[0]?.expression : expression;
    const [, not, asked, used] =
      /^(!?)\s*(?:defined\s*\(?\s*(\w+)\s*\)?|([A-Za-z_]\w*))$/.exec(condition ?? '') ?? [];
    const name = asked ?? used;
    if (name === undefined) continue;
    const own = lines.slice(start, Math.min(end - 1, lines.length));
    const count = own.filter((line) => documentation.test(line)).length;
    if (count > 0) yield { name, count: (not === '!') === isElse ? count : -count };
  }
}
