/** How the address of a symbol's page mostly follows from its name, so that an index needs not hold it. */

/** The names of a scope as segments of a path, as permalinks have them; undefined where they cannot be told so. */
export function pathOfName(qualifiedName: string): string | undefined {
  const segments: string[] = [];
  for (const name of qualifiedName.split('::')) {
    if (!/^\w{1,80}$/.test(name)) return undefined;
    const slug = name.toLowerCase().replaceAll('_', '-');
    if (!/[A-Z]/.test(name)) {
      segments.push(slug);
      continue;
    }
    // Capital letters are bits, the first letter lowest.
    let mask = 0n;
    [...name.replace(/[^A-Za-z]/g, '')].forEach((letter, i) => {
      if (letter < 'a') mask |= 1n << BigInt(i);
    });
    segments.push(`${slug}~${mask.toString(16)}`);
  }
  return segments.join('/');
}

/** Stands for the path of a name in the pattern of pages: `docs/api/classes/` and the path. */
const hole = '*';

/** The pattern that a page of a name follows; undefined where it follows none. */
export function patternOf(page: string, qualifiedName: string): string | undefined {
  const path = pathOfName(qualifiedName);
  if (path === undefined) return undefined;
  const slashed = page.endsWith('/') ? '/' : '';
  const end = `/${path}${slashed}`;
  return page.endsWith(end) ? `${page.slice(0, 1 - end.length)}${hole}${slashed}` : undefined;
}

/** The page of a name by a pattern. */
export function pageOf(pattern: string, qualifiedName: string): string {
  return pattern.replace(hole, () => pathOfName(qualifiedName) ?? '');
}
