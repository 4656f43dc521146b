import { EnumChangefreq, SitemapStream, streamToPromise } from 'sitemap';
import type { Plan, PlanPage } from '../plan/types.ts';
import { globExpression } from '../model/glob.ts';
import { hasAddress } from '../shared/url.ts';
import type { OutputFile } from './output-file.ts';

/**
 * Returns the sitemap of all pages that search engines may list (S-309, S-310); none if the site is not indexed or has no URL.
 *
 * @param hidden Permalinks of more pages to leave out.
 */
export async function sitemapFiles(
  plan: Pick<Plan, 'config' | 'pages' | 'links'>,
  hidden: ReadonlySet<string> = new Set(),
): Promise<OutputFile[]> {
  const { noIndex, sitemap, url } = plan.config;
  if (noIndex || !sitemap || !hasAddress(plan.config)) return [];
  const ignored = sitemap.ignorePatterns.map(globExpression);
  const pages = plan.pages
    .filter((page) => isIndexed(page) && !hidden.has(page.permalink))
    .map(({ permalink, description: { lastModified } }) => ({
      href: plan.links.permalink(permalink),
      lastModified,
    }))
    .filter(({ href }) => !ignored.some((pattern) => pattern.test(href)));
  if (pages.length === 0) return [];
  const { changefreq, priority, lastmod } = sitemap;
  const stream = new SitemapStream({
    xmlns: { news: false, xhtml: false, image: false, video: false },
    lastmodDateOnly: lastmod === 'date',
  });
  for (const { href, lastModified } of pages.sort((a, b) => (a.href < b.href ? -1 : 1))) {
    stream.write({
      url: new URL(href, url).href,
      changefreq: changefreq === null ? undefined : frequencies[changefreq],
      priority: priority ?? undefined,
      lastmod: lastmod === null ? undefined : lastModified,
      fullPrecisionPriority: true,
    });
  }
  stream.end();
  return [{ path: sitemap.filename, bytes: await streamToPromise(stream) }];
}

function isIndexed({ file, description }: PlanPage): boolean {
  return file !== '404.html' && !description.noIndex && !description.unlisted;
}

const frequencies = {
  always: EnumChangefreq.ALWAYS,
  hourly: EnumChangefreq.HOURLY,
  daily: EnumChangefreq.DAILY,
  weekly: EnumChangefreq.WEEKLY,
  monthly: EnumChangefreq.MONTHLY,
  yearly: EnumChangefreq.YEARLY,
  never: EnumChangefreq.NEVER,
};
