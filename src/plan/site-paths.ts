import type { Config } from '../config/types.ts';
import type { Site } from '../model/site.ts';
import type { PlacedPage } from './page-list.ts';

/** The paths that the site answers, in the form of `pathKey`. */
export function sitePaths(
  placed: readonly PlacedPage[],
  site: Site,
  config: Config,
): ReadonlySet<string> {
  const paths = [
    '',
    ...placed.flatMap(({ permalink, file }) => [permalink, file]),
    ...[
      site.staticFiles,
      [...site.localAssets.values()],
      ...site.apis.map(({ images }) => images),
    ].flatMap((files) => files.map(({ path }) => path)),
    ...config.redirects.list.flatMap(({ from }) => from.map((path) => path.replace(/^\//, ''))),
  ];
  return new Set(paths.map(pathKey));
}

/** A path without base, as paths are compared: no slash, no `index.html` and no `.html` at its end. */
export function pathKey(path: string): string {
  return path.replace(/(^|\/)index\.html$|\.html$|\/+$/, '');
}
