import type { Graph } from '../../model/compound.ts';

/**
 * Returns the names of a graph's nodes as drawn: classes without the scopes that they share with the page's class,
 * project files without their folder. Names that would become equal stay in full.
 */
export function shortNames({ kind, nodes }: Graph): string[] {
  // Without their path, folders would look like files.
  if (kind === 'folders') return nodes.map(({ label }) => label);
  const isOfFiles = kind === 'includes' || kind === 'includedBy';
  const scopes = isOfFiles ? undefined : enclosingScopes(nodes[0]?.label ?? '');
  const short = nodes.map(({ label, refid }) => {
    if (scopes) return label.replace(scopes, '$1');
    return refid === undefined ? label : label.slice(label.lastIndexOf('/') + 1);
  });
  const counts = new Map<string, number>();
  for (const name of short) counts.set(name, (counts.get(name) ?? 0) + 1);
  return short.map((name, i) => (counts.get(name) === 1 ? name : (nodes[i]?.label ?? name)));
}

/**
 * Matches the scopes around a class, innermost first, wherever a name begins; the first group is the text before it.
 */
function enclosingScopes(name: string): RegExp | undefined {
  const plain = /^[^<(]*/.exec(name)?.[0] ?? '';
  const segments = plain.split(/::|\./).slice(0, -1);
  if (segments.length === 0) return undefined;
  const scopes = segments.map((_, i) =>
    segments
      .slice(0, segments.length - i)
      .map((segment) => segment.replace(/[^\w\s]/g, '\\$&'))
      .join('(?:::|\\.)'),
  );
  return new RegExp(`(^|[^\\w:.~])(?:${scopes.join('|')})(?:::|\\.)`, 'g');
}
