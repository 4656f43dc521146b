import type { Config } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { datedReleases } from '../model/release-paths.ts';
import type { Site } from '../model/site.ts';
import { hasAddress } from '../shared/url.ts';
import type { PlannedApi } from './types.ts';

/** Reports feeds that the site would have if its URL were known: feeds contain absolute URLs. */
export function checkFeeds(
  site: Site,
  config: Config,
  apis: readonly PlannedApi[],
  diagnostics: Diagnostics,
): void {
  if (hasAddress(config)) return;
  const ofBlog = (config.blog?.feeds.length ?? 0) > 0 && (site.blog?.posts.length ?? 0) > 0;
  const ofChanges = apis.some(
    ({ reference }) => datedReleases(reference.history?.changes ?? []).length > 0,
  );
  const what = [ofBlog ? 'the blog' : '', ofChanges ? 'the changes of releases' : ''];
  const missing = what.filter((name) => name !== '').join(' and ');
  if (missing === '') return;
  diagnostics.report({
    code: 'no-feeds',
    level: 'info',
    message: `The site has no feeds of ${missing}, because they need its URL.`,
    advice: 'Set `url` to the origin of the site: `url: https://example.org`.',
  });
}
