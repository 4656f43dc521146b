import type { Compound } from './compound.ts';
import { splitName } from './qualified-name.ts';

/** The inline namespaces of a library: their declarations also belong to the namespace around them. */
export interface InlineNamespaces {
  /** Maps the refid of each to the nearest enclosing namespace that is not inline; those without one are left out. */
  around: ReadonlyMap<string, Compound>;
  /** Their qualified names; of nested ones, also those that leave outer inline namespaces out. */
  names: ReadonlySet<string>;
  /** Removes inline namespaces from a name, except its last part, and from its template arguments. */
  strip(name: string): string;
}

/** Finds the inline namespaces of a library. */
export function inlineNamespaces(compounds: readonly Compound[]): InlineNamespaces {
  const refids = new Set<string>();
  // Doxygen leaves the outer one of nested inline namespaces out of some names: `a::v1::b` is `a::b`, too.
  const names = new Set<string>();
  for (const { inner } of compounds)
    for (const { kind, inline, refid, name } of inner)
      if (kind === 'namespace' && inline) {
        refids.add(refid);
        names.add(name);
      }
  if (refids.size === 0) return { around: new Map(), names, strip: (name) => name };
  const namespaces = compounds.filter(({ kind }) => kind === 'namespace');
  const byName = new Map(namespaces.map((compound) => [compound.rawName, compound]));
  const inline = namespaces.filter(({ refid }) => refids.has(refid));
  const around = new Map<string, Compound>();
  for (const { refid, rawName } of inline) {
    names.add(rawName);
    let [outer] = splitName(rawName);
    let found = byName.get(outer);
    while (found && refids.has(found.refid)) {
      [outer] = splitName(outer);
      found = byName.get(outer);
    }
    if (found) around.set(refid, found);
  }
  // Inner ones first: `a::v1::b` becomes `a::v1` before that becomes `a`.
  const sorted = [...names].sort((a, b) => b.length - a.length);
  const rules = sorted.flatMap((name) => {
    const [outer, last] = splitName(name);
    const found: [RegExp, string][] = [
      [scope('(?<![\\w:])', name), outer === '' ? '' : `${outer}::`],
      // Template arguments omit the scopes that they share with the name.
      [scope('(?<=[<,(]\\s*(?:const\\s+)?)', last), ''],
    ];
    return found;
  });
  return {
    around,
    names,
    strip: (name) =>
      name.includes('::')
        ? rules.reduce((text, [pattern, outer]) => text.replace(pattern, outer), name)
        : name,
  };
}

/** Matches a namespace as part of a name, after the given lookbehind. */
function scope(before: string, name: string): RegExp {
  return new RegExp(`${before}${name.replace(/[^\w:]/g, '\\$&')}::`, 'g');
}
