import { distance } from 'fastest-levenshtein';
import type { Diagnostics, Place } from '../diagnostics/diagnostics.ts';
import { levelOf } from '../diagnostics/severity.ts';
import type { Plan, Redirect } from '../plan/types.ts';
import { decodePath } from '../model/source-path.ts';
import { isInternal, splitUrl, withBase, withTrailingSlash } from '../shared/url.ts';
import type { OutputFile } from './output-file.ts';
import { redirectPage } from './redirect-page.ts';

/** How many paths are proposed in place of a wrong one. */
const proposals = 10;

/** What redirects are made from. */
type RedirectPlan = Pick<Plan, 'config' | 'links' | 'pages' | 'redirects'>;

/**
 * One page for each redirect (S-312 to S-314). Targets that do not exist are errors; a source that is a page already, or
 * that has a target already, is dropped and reported as a duplicate route.
 *
 * @param others All other files of the site: a redirect never takes the place of one.
 */
export function redirectFiles(
  plan: RedirectPlan,
  others: Iterable<{ readonly path: string }>,
  diagnostics: Diagnostics,
): OutputFile[] {
  const file = plan.config.file === undefined ? undefined : { file: plan.config.file };
  const permalinks = new Set(plan.pages.map(({ permalink }) => bare(permalink)));
  const taken = new Set([...others].map(({ path }) => path));
  const kept = new Map<string, string>();
  const invalid = new Map<string, Place | undefined>();
  for (const redirect of plan.redirects) {
    const { from, to, place = file } = redirect;
    const source = bare(from);
    const path = source === '' ? 'index.html' : `${source}/index.html`;
    const target = targetOf(to, plan);
    if (isInternal(to) && !permalinks.has(sitePath(target, plan.links.base)) && !isFile(target))
      invalid.set(to, invalid.get(to) ?? place);
    else if (permalinks.has(source)) duplicate(`a page already exists at /${source}`, redirect);
    else if (kept.has(path)) duplicate('the path has another target already', redirect);
    else if (taken.has(path)) {
      diagnostics.error(
        'redirect-overrides-file',
        `The redirect plugin is not supposed to override existing files: the redirect from "${from}" would take the place of "${path}".`,
        place,
        'Remove the redirect or the file.',
      );
    } else kept.set(path, target);
  }
  reportInvalid();
  return [...kept].map(([path, target]) => ({
    path,
    bytes: redirectPage(target, new URL(target, plan.config.url).href),
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
      message: `The redirect from "${from}" to "${to}" is left out: ${why}.`,
      advice: 'Remove one of the two.',
    });
  }

  function reportInvalid(): void {
    if (invalid.size === 0) return;
    const wrong = [...invalid.keys()];
    const [place] = invalid.values();
    const valid = [...permalinks]
      .map((path) => ({ path, far: Math.min(...wrong.map((to) => distance(bare(to), path))) }))
      .sort((a, b) => a.far - b.far || (a.path < b.path ? -1 : 1))
      .map(({ path }) => `\n- /${path}`);
    const more = valid.length > proposals ? `\n… and ${valid.length - proposals} more` : '';
    diagnostics.error(
      'redirect-target',
      'You are trying to create client-side redirections to invalid paths.\n\n' +
        `These paths are redirected to but do not exist:${wrong.map((to) => `\n- ${to}`).join('')}\n\n` +
        `Valid paths you can redirect to:${valid.slice(0, proposals).join('')}${more}`,
      place,
    );
  }
}

/** A path or URL without query and hash, and without slashes at its ends. */
function bare(path: string): string {
  return splitUrl(path)[0].replace(/^\/+|\/+$/g, '');
}

/** Where a redirect leads: a path with base, or a URL. */
function targetOf(to: string, { config, links }: RedirectPlan): string {
  if (!isInternal(to)) return to;
  const path = withBase(links.base, to.startsWith('/') ? to : `/${to}`);
  return withTrailingSlash(path, links.base, config.trailingSlash);
}

/** The site path of an internal target, without slashes at its ends. */
function sitePath(target: string, base: string): string {
  return decodePath(
    bare(`${splitUrl(target)[0]}/`.startsWith(base) ? target.slice(base.length) : target),
  );
}
