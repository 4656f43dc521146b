import type { Diagnostics, Place } from '../diagnostics/diagnostics.ts';
import type { LegacyPage } from '../plan/legacy-addresses.ts';
import type { LegacyUrls, Plan } from '../plan/types.ts';
import { foldPath, isOutputPath, type OutputFile } from './output-file.ts';
import { redirectFile } from './redirect-page.ts';
import { netlifyRules, nginxMap, type RedirectRule } from './redirect-rules.ts';

/** Maximum number of files without `force`. */
const mostFiles = 20_000;

/** Number of addresses that a message names. */
const mostNamed = 5;

/** The files with the rules of a web server, and what writes them. */
const ruleFiles = {
  netlify: { path: '_redirects', write: netlifyRules },
  nginx: { path: 'legacy-urls.nginx.conf', write: nginxMap },
};

/** The parts of the plan that these redirects need. */
type LegacyPlan = Pick<Plan, 'legacyUrls' | 'links'> & { config: Pick<Plan['config'], 'url'> };

/**
 * Returns the redirects from the pages of Doxygen's own HTML: pages, or rules of a web server. A rule cannot see
 * anchors, so a page whose anchors lead to several pages is always a file.
 *
 * @param others All other files of the site; a redirect never replaces one.
 * @param script URL of the script of redirects.
 */
export function legacyFiles(
  { legacyUrls, links, config }: LegacyPlan,
  others: Iterable<{ readonly path: string }>,
  script: string | undefined,
  diagnostics: Diagnostics,
): OutputFile[] {
  if (legacyUrls.length === 0) return [];
  const paths = [...others].map(({ path }) => path);
  const taken = new Map(paths.map((path) => [foldPath(path), path]));
  const rules: Record<keyof typeof ruleFiles, RedirectRule[]> = { netlify: [], nginx: [] };
  const files = legacyUrls.flatMap((urls): OutputFile[] => {
    const { format, force, place } = urls.settings;
    const pages = freePages(urls, taken, diagnostics);
    const ruled = format === 'html' ? [] : pages.filter(isRule);
    if (format !== 'html')
      rules[format].push(
        ...ruled.map(({ path, href }) => ({ from: links.base + encodeURI(path), to: href })),
      );
    const asFiles = format === 'html' ? pages : pages.filter((page) => !isRule(page));
    if (asFiles.length > mostFiles && !force) {
      reportMany(asFiles.length, place, diagnostics);
      return [];
    }
    return asFiles.map((page) => redirectFile(page, config.url, script));
  });
  for (const { settings } of legacyUrls) {
    const { format, place } = settings;
    if (format === 'html' || rules[format].length === 0) continue;
    const { path, write } = ruleFiles[format];
    if (taken.has(path))
      diagnostics.error(
        'legacy-urls-rules',
        `The site already has a file "${path}", so the rules of "doxygen.legacyUrls" cannot be written.`,
        place,
        'Move its content to another file of the web server, or set "format: html".',
      );
    else files.push({ path, bytes: write(rules[format].splice(0)) });
  }
  return files;
}

/** True if a web server can redirect a page: it keeps the hash, and the target has none. */
function isRule({ href, anchors }: LegacyPage): boolean {
  return anchors.length === 0 && !href.includes('#');
}

/** Returns the pages whose paths are free, and reports the others; adds their paths to those that are taken. */
function freePages(
  { pages, settings: { place, format } }: LegacyUrls,
  taken: Map<string, string>,
  diagnostics: Diagnostics,
): LegacyPage[] {
  const skipped: string[] = [];
  const free = pages(diagnostics).filter((page) => {
    const { path } = page;
    const other = taken.get(foldPath(path));
    if (other === undefined && isOutputPath(path)) {
      // A rule needs no place in a folder, so rules can differ in capitals only.
      if (format === 'html' || !isRule(page)) taken.set(foldPath(path), path);
      return true;
    }
    // The first page of a site answers at the address of the first page of an earlier one.
    if (path === 'index.html') return false;
    const reason =
      other === undefined
        ? 'leads out of the output folder'
        : other === path
          ? 'is a file of the site'
          : `differs from ${other} only in capitals`;
    skipped.push(`${path} ${reason}`);
    return false;
  });
  if (skipped.length > 0) {
    const named = skipped.slice(0, mostNamed).join('; ');
    const are =
      skipped.length === 1
        ? 'address of the earlier site gets'
        : 'addresses of the earlier site get';
    diagnostics.report({
      code: 'legacy-urls-skipped',
      level: 'info',
      place,
      message: `${skipped.length} ${are} no redirect: ${named}${skipped.length > mostNamed ? '; …' : ''}`,
    });
  }
  return free;
}

function reportMany(count: number, place: Place, diagnostics: Diagnostics): void {
  const number = (value: number): string => value.toLocaleString('en');
  diagnostics.error(
    'legacy-urls-many',
    `"doxygen.legacyUrls" would write ${number(count)} files, more than ${number(mostFiles)}.`,
    place,
    'Set "format: netlify" or "format: nginx" to write rules for a web server, or "force: true" to write the files.',
  );
}
