/** How the address of a symbol's page mostly follows from its name, so that an index needs not hold it. */

/** The scopes of a name as segments of a path, as permalinks have them; undefined where they cannot be told so. */
export function pathOfName(qualifiedName: string): string | undefined {
  const names = qualifiedName.split('::');
  if (!names.every((name) => /^\w{1,80}$/.test(name))) return undefined;
  return names.join('/').toLowerCase().replaceAll('_', '-');
}

/**
 * The pattern that a page of a name follows: as many stars as it takes stand for the path of the name, each but one of
 * them for a scope at its beginning that is left out, since addresses are without inline namespaces. Undefined where the
 * page follows none.
 */
export function patternOf(page: string, qualifiedName: string): string | undefined {
  const path = pathOfName(qualifiedName);
  if (path === undefined) return undefined;
  const slashed = page.endsWith('/') ? '/' : '';
  const names = path.split('/');
  for (let from = 0; from < names.length; from++) {
    const end = `/${names.slice(from).join('/')}${slashed}`;
    if (page.endsWith(end))
      return `${page.slice(0, 1 - end.length)}${'*'.repeat(from + 1)}${slashed}`;
  }
  return undefined;
}

/** The page of a name by a pattern. */
export function pageOf(pattern: string, qualifiedName: string): string {
  return pattern.replace(/\*+/, (stars) =>
    (pathOfName(qualifiedName) ?? '')
      .split('/')
      .slice(stars.length - 1)
      .join('/'),
  );
}
