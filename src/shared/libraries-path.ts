/** Site path of the page that lists the libraries, without slashes at the ends: the folder around the paths of all. */
export function librariesPath(
  libraries: Readonly<Record<string, { readonly routeBasePath: string }>>,
): string {
  const [first = [], ...others] = Object.values(libraries).map(({ routeBasePath }) =>
    routeBasePath.split('/').slice(0, -1),
  );
  const end = first.findIndex((name, i) => others.some((other) => other[i] !== name));
  return first.slice(0, end < 0 ? first.length : end).join('/');
}
