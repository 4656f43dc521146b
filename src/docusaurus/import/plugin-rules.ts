import { isInternal } from '../../shared/url.ts';
import { child, itemsOf, writable } from './config-value.ts';
import type { ConfigValue, Reading } from './config-value.ts';
import { asWritten, lost, needless, put, same, silent, to, toModule } from './rules.ts';
import type { Rules } from './rules.ts';

/** Only the instance of a plugin with the default id is migrated (see plugins.ts). */
const id = silent;

/** Returns site paths in the form of redirects: from the root. */
function sitePaths(given: ConfigValue, reading: Reading): unknown {
  const value = writable(given, reading, 'redirects');
  const rooted = (path: unknown): unknown =>
    typeof path === 'string' && isInternal(path) ? `/${path.replace(/^\/+/, '')}` : path;
  return Array.isArray(value) ? value.map(rooted) : rooted(value);
}

/** Migrates the options of redirects. */
export const redirectRules: Rules = {
  id,
  redirects: (given, draft, reading) => {
    const list = itemsOf(given).map((redirect) => ({
      from: sitePaths(child(redirect, 'from'), reading),
      to: sitePaths(child(redirect, 'to'), reading),
    }));
    reading.came('redirects.list', given);
    put(draft, 'redirects.list', list);
  },
  ...same('redirects', 'fromExtensions toExtensions'),
  createRedirects: toModule('redirects.createRedirects', 'create-redirects.js'),
};

/** Migrates the options of the sitemap. */
export const sitemapRules: Rules = {
  id,
  changefreq: to('sitemap.changefreq', asWritten),
  priority: to('sitemap.priority', asWritten),
  ...same('sitemap', 'lastmod ignorePatterns filename'),
  createSitemapItems: lost(
    'sitemap',
    'Functions that create sitemap entries are not supported.',
    'Exclude pages with "sitemap.ignorePatterns", or with "unlisted: true" in their front matter.',
  ),
};

/** Migrates the options of responsive images. */
export const imageRules: Rules = {
  id,
  ...same('images', 'quality min max steps'),
  sizes: lost('images', 'Widths are distributed evenly.', 'Set "images.min", "max" and "steps".'),
  size: to('images.max'),
  name: needless('The names of image files depend on their content.'),
  disableInDev: silent,
};

/** Migrates the options of analytics. */
export const analyticsRules: Rules = {
  id,
  trackingID: (given, draft, reading) => {
    const ids = itemsOf(given).map((item) => writable(item, reading, 'analytics'));
    reading.came('analytics.trackingIds', given);
    put(draft, 'analytics.trackingIds', ids.length === 1 ? ids[0] : ids);
  },
  anonymizeIP: to('analytics.anonymizeIp'),
};
