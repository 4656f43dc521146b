import { closest } from '../diagnostics/closest.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { levelOf, orSet } from '../diagnostics/severity.ts';
import type { Plan, Redirect } from '../plan/types.ts';
import { decodePath } from '../model/source-path.ts';
import { isStorable } from '../plan/file-name.ts';
import {
  absoluteAddress,
  isInternal,
  splitUrl,
  withBase,
  withTrailingSlash,
} from '../shared/url.ts';
import type { OutputFile } from './output-file.ts';
import { redirectPage } from './redirect-page.ts';

/** Maximum number of invalid targets that get a suggestion: each suggestion compares every page. */
const proposals = 10;

/** The parts of the plan that redirects need. */
type RedirectPlan = Pick<Plan, 'config' | 'links' | 'pages' | 'redirects'>;

/**
 * Returns one page for each redirect (S-312 to S-314). Missing targets are errors. A source that is a page or already
 * has a target is dropped and reported as a duplicate route.
 *
 * @param others All other files of the site; a redirect never replaces one.
 * @param script URL of the script of redirects.
 */
export function redirectFiles(
  plan: RedirectPlan,
  others: Iterable<{ readonly path: string }>,
  script: string | undefined,
  diagnostics: Diagnostics,
): OutputFile[] {
  const file = plan.config.file === undefined ? undefined : { file: plan.config.file };
  const permalinks = new Set(plan.pages.map(({ permalink }) => bare(permalink)));
  const taken = new Set([...others].map(({ path }) => path));
  const redirects = new Map<string, string>();
  let wrong = 0;
  for (const redirect of plan.redirects) {
    const { from, to, place = file } = redirect;
    const source = bare(from);
    const path = source === '' ? 'index.html' : `${source}/index.html`;
    const target = targetOf(to, plan);
    if (isInternal(to) && !permalinks.has(sitePath(target, plan.links.base)) && !isFile(target))
      invalid(redirect);
    else if (!isStorable(path)) tooLong(redirect);
    else if (permalinks.has(source)) duplicate(`a page already exists at /${source}`, redirect);
    else if (redirects.has(path)) duplicate('the path already has another target', redirect);
    else if (taken.has(path)) {
      diagnostics.error(
        'redirect-overrides-file',
        `The redirect from "${from}" would overwrite the file "${path}" of the site.`,
        place,
        'Remove the redirect or the file.',
      );
    } else redirects.set(path, target);
  }
  return [...redirects].map(([path, target]) => ({
    path,
    bytes: redirectPage({
      to: target,
      canonical: absoluteAddress(target, plan.config.url),
      script,
    }),
  }));

  function isFile(target: string): boolean {
    return taken.has(sitePath(target, plan.links.base));
  }

  function duplicate(why: string, { from, to, place = file }: Redirect): void {
    const level = levelOf(plan.config.checks.duplicateRoutes);
    if (!level) return;
    diagnostics.report({
      code: 'duplicate-route',
      level,
      place,
      message: `The redirect from "${from}" to "${to}" is skipped: ${why}.`,
      advice: `Remove one of the two, ${orSet('checks.duplicateRoutes', level)}.`,
    });
  }

  function tooLong({ from, place = file }: Redirect): void {
    diagnostics.error(
      'long-route',
      `The path of the redirect from "${from.slice(0, 60)}…" is too long for the name of a file.`,
      place,
      'Remove the redirect, or shorten its path.',
    );
  }

  function invalid({ to, place = file }: Redirect): void {
    const near = wrong++ < proposals ? closest(bare(to), [...permalinks]) : undefined;
    diagnostics.error(
      'redirect-target',
      `A redirect leads to "${to}", but the site has no such page or file.`,
      place,
      near === undefined
        ? 'Use the path of a page from the root of the site, without the base path.'
        : `Did you mean "/${near}"?`,
    );
  }
}

/** Removes query, hash, and the slashes at both ends from a path or URL. */
function bare(path: string): string {
  return splitUrl(path)[0].replace(/^\/+|\/+$/g, '');
}

/** Returns the target of a redirect: a path with base, or a URL. */
function targetOf(to: string, { config, links }: RedirectPlan): string {
  if (!isInternal(to)) return to;
  const path = withBase(links.base, to.startsWith('/') ? to : `/${to}`);
  return withTrailingSlash(path, links.base, config.trailingSlash);
}

/** Returns the site path of an internal target, without slashes at both ends. */
function sitePath(target: string, base: string): string {
  return decodePath(
    bare(`${splitUrl(target)[0]}/`.startsWith(base) ? target.slice(base.length) : target),
  );
}
