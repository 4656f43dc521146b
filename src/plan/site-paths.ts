import type { Config } from '../config/types.ts';
import type { Site } from '../model/site.ts';
import type { PlacedPage } from './page-list.ts';

/** The paths that exist on the site, in the form of `pathKey`. */
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

/** Normalises a path without base for comparison: removes trailing slashes, `index.html` and `.html`. */
export function pathKey(path: string): string {
  return path.replace(/(^|\/)index\.html$|\.html$|\/+$/, '');
}
