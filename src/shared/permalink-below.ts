/** Returns the path of a file below a site path, which is '' for the root of the site. */
export function pathBelow(base: string, path: string): string {
  return base === '' ? path : `${base}/${path}`;
}

/**
 * Returns the permalink of a path below a site path: `docs` and `/install` give `docs/install/`; keeps file extensions.
 * Below the root of the site (''), it is the path itself.
 */
export function permalinkBelow(base: string, path: string): string {
  const joined = [...base.split('/'), ...path.split('/')].filter((segment) => segment !== '');
  const permalink = joined.join('/');
  return permalink === '' || permalink.endsWith('.html') ? permalink : `${permalink}/`;
}
