/** Derives the address of a symbol's page from its name, which saves space in the index. */

/** The scopes of a name as path segments, as in permalinks; undefined for names with other characters. */
function pathOfName(qualifiedName: string): string | undefined {
  const names = qualifiedName.split('::');
  if (!names.every((name) => /^\w{1,80}$/.test(name))) return undefined;
  return names.join('/').toLowerCase().replaceAll('_', '-');
}

/**
 * The pattern that a page of a name matches. A run of stars represents the path of the name; each star after the first
 * omits one leading scope, since addresses do not contain inline namespaces. Undefined if the page matches none.
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

/** The page of a name, given its pattern. */
export function pageOf(pattern: string, qualifiedName: string): string {
  return pattern.replace(/\*+/, (stars) =>
    (pathOfName(qualifiedName) ?? '')
      .split('/')
      .slice(stars.length - 1)
      .join('/'),
  );
}
