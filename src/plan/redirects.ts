import type { Config } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { Site } from '../model/site.ts';
import { searchKind } from '../shared/page-kinds.ts';
import { withTrailingSlash } from '../shared/url.ts';
import type { PlacedPage } from './page-list.ts';
import type { Redirect } from './types.ts';

/** The redirects of the configuration (S-312): listed ones, by extension, and those of the user's function. */
export function configuredRedirects(
  placed: readonly (Pick<PlacedPage, 'permalink' | 'file'> & Partial<Pick<PlacedPage, 'source'>>)[],
  { createRedirects }: Pick<Site, 'createRedirects'>,
  config: Pick<Config, 'redirects' | 'trailingSlash'>,
  diagnostics: Diagnostics,
): Redirect[] {
  const { list, fromExtensions, toExtensions } = config.redirects;
  const pages = placed.filter(
    ({ file, source }) => file !== '404.html' && source?.kind !== searchKind,
  );
  const files = new Set(placed.map(({ file }) => file));
  const listed = list.flatMap(({ from, to, place }) =>
    from
      // A page cannot redirect an anchor; the page itself leads readers on.
      .filter((path) => !path.includes('#'))
      .flatMap((path) =>
        path.endsWith('/*')
          ? belowPath(path, to, pages).map((each) => ({ ...each, place }))
          : [{ from: bare(path), to, place }],
      ),
  );
  const byEnding = pages.flatMap(({ permalink }): Redirect[] => {
    const path = bare(permalink);
    const to = `/${permalink}`;
    const added =
      path === '' || hasEnding(path) ? [] : fromExtensions.map((ending) => `${path}.${ending}`);
    const removed = toExtensions
      .filter((ending) => path.endsWith(`.${ending}`))
      .map((ending) => path.slice(0, -ending.length - 1));
    // Pages whose files have the extension need no redirect.
    return [...added, ...removed].filter((from) => !files.has(from)).map((from) => ({ from, to }));
  });
  const created = createRedirects
    ? pages.flatMap(({ permalink }) => {
        const path = withTrailingSlash(`/${permalink}`, '/', config.trailingSlash);
        const from = pathsIn(createRedirects(path));
        if (from) return from.map((each) => ({ from: bare(each), to: `/${permalink}` }));
        reportResult(path, config, diagnostics);
        return [];
      })
    : [];
  return [...listed, ...byEnding, ...created];
}

/** Redirects all pages below one path from the same addresses below another: `/docs/*` to `/guides/*`. */
function belowPath(
  from: string,
  to: string,
  pages: readonly Pick<PlacedPage, 'permalink'>[],
): Pick<Redirect, 'from' | 'to'>[] {
  const [before, now] = [from, to].map((path) => bare(path.replace(/\*$/, '')));
  const prefix = now === '' ? '' : `${now}/`;
  const known = new Set(pages.map(({ permalink }) => bare(permalink)));
  return pages
    .filter(({ permalink }) => permalink.startsWith(prefix))
    .map(({ permalink }) => ({
      from: bare(`${before}/${permalink.slice(prefix.length)}`),
      to: `/${permalink}`,
    }))
    .filter((each) => !known.has(each.from));
}

/** The paths that the function returned; undefined if its result is invalid. */
function pathsIn(result: unknown): string[] | undefined {
  if (result === undefined || result === null || result === false) return [];
  const values: unknown[] = Array.isArray(result) ? result : [result];
  const paths = values.filter((value) => typeof value === 'string');
  return paths.length === values.length ? paths : undefined;
}

function reportResult(
  path: string,
  { redirects }: Pick<Config, 'redirects'>,
  diagnostics: Diagnostics,
): void {
  diagnostics.error(
    'redirects',
    `The function must return the old paths of ${path} as a string or an array of strings.`,
    { file: displayPath(redirects.createRedirects ?? '') },
    'Return "/old/path", ["/old", "/older"], or undefined for none.',
  );
}

/** True if the last segment of a path has an extension. */
function hasEnding(path: string): boolean {
  return /\.[a-z]\w*$/i.test(path);
}

/** Removes slashes from the ends of a path. */
function bare(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}
