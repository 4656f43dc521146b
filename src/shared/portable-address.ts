/** What a portable site needs to know about its addresses, in the build and in the browser. */
export interface PortableAddresses {
  /** Base path of the site in its default language, with slashes at both ends. */
  base: string;
  /** The slash at the end of page URLs, as configured. */
  trailingSlash?: boolean | undefined;
}

/**
 * Returns the file of an address, relative to the root of the site, with query and hash; `undefined` if the address is
 * not a path below the base. Folders get the name of their file, which no server adds.
 */
export function portablePath(
  address: string,
  { base, trailingSlash }: PortableAddresses,
): string | undefined {
  const isBase = `${address}/` === base;
  if ((!address.startsWith(base) && !isBase) || address.startsWith('//')) return undefined;
  const cut = address.search(/[?#]/);
  const end = cut < 0 ? address.length : cut;
  const path = isBase ? '' : address.slice(base.length, end);
  const rest = address.slice(end);
  if (path === '' || path.endsWith('/')) return `${path}index.html${rest}`;
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (name.includes('.')) return path + rest;
  return path + (trailingSlash === false ? '.html' : '/index.html') + rest;
}
