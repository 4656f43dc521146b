import type { IncludeRule, IncludeLine } from '../model/include-line.ts';
import type { ApiReference } from '../model/site.ts';
import { blanked } from './top-level.ts';

/** Returns a function that finds the `#include` lines for the symbols of a library that a code names. */
export function namedIncludes(
  { compounds }: ApiReference,
  rule: IncludeRule,
): (code: string) => string[] {
  const lines = new Map<string, string>();
  /** Lines by the last part of a name; undefined if several headers have the name. */
  const byLastName = new Map<string, string | undefined>();
  const add = (name: string, include: IncludeLine | undefined): void => {
    if (!include || name === '') return;
    const { path, style } = include;
    const line = style === 'angle' ? `#include <${path}>` : `#include "${path}"`;
    lines.set(name, line);
    const last = name.slice(name.lastIndexOf(':') + 1);
    const isOther = byLastName.has(last) && byLastName.get(last) !== line;
    byLastName.set(last, isOther ? undefined : line);
  };
  for (const compound of compounds) {
    const { kind, name, sections } = compound;
    const isType = ['class', 'struct', 'union', 'concept'].includes(kind);
    if (isType) add(name, rule.ofClass(compound));
    if (kind !== 'namespace' && kind !== 'file' && kind !== 'group') continue;
    const scope = kind === 'namespace' ? `${name}::` : '';
    for (const { entries } of sections)
      for (const entry of entries)
        if ('member' in entry) add(`${scope}${entry.member.name}`, rule.of(entry.member.location));
  }
  return (code) => {
    const text = blanked(code);
    const found = new Set<string>();
    for (const [name] of text.matchAll(/[A-Za-z_]\w*(?:\s*::\s*[A-Za-z_]\w*)*/g)) {
      const whole = name.replace(/\s+/g, '');
      const isQualified = whole.includes('::');
      // A bare word may be any name, such as that of a variable; that of a type or macro rarely is.
      const line =
        lines.get(whole) ??
        (isQualified ? byLastName.get(whole.slice(whole.lastIndexOf(':') + 1)) : undefined);
      if (line !== undefined) found.add(line);
    }
    const written = new Set(code.match(/^[ \t]*#[ \t]*include.*$/gm)?.map((each) => each.trim()));
    return [...found].filter((line) => !written.has(line)).sort();
  };
}
