import { Feed } from 'feed';
import { changesFeed, changesPath, datedReleases, releasePath } from '../model/release-paths.ts';
import type { Plan, PlannedApi } from '../plan/types.ts';
import { hasAddress } from '../shared/url.ts';
import { written } from './feeds.ts';
import type { OutputFile } from './output-file.ts';

/** What the feeds of changes are made of. */
type FeedPlan = Pick<Plan, 'apis' | 'config' | 'links' | 'pages' | 'siteData'>;

/**
 * Returns the feed of the changes of releases of each API reference; none if no release with a date is known, or the site
 * has no URL.
 */
export function changesFeedFiles(plan: FeedPlan): OutputFile[] {
  if (!hasAddress(plan.config)) return [];
  return plan.apis.flatMap((api) => changesFeedOf(api, plan));
}

function changesFeedOf(
  { reference, settings: { routeBasePath } }: PlannedApi,
  { config, links, pages, siteData }: FeedPlan,
): OutputFile[] {
  const changes = datedReleases(reference.history?.changes ?? []);
  const [newest] = changes;
  if (!newest) return [];
  const folder = routeBasePath === '' ? '' : `${routeBasePath}/`;
  const titles = new Map(
    pages.map(({ permalink, source }) => [permalink, source.description] as const),
  );
  const absolute = (path: string): string => new URL(links.permalink(path), config.url).href;
  const link = absolute(folder + changesPath);
  const list = titles.get(folder + changesPath);
  const feed = new Feed({
    id: link,
    title: `${siteData.title}: ${list?.title ?? ''}`,
    description: list?.description,
    link,
    feedLinks: { rss: new URL(links.base + folder + changesFeed, config.url).href },
    language: siteData.locale,
    updated: new Date(newest.release.date),
    generator: 'mtp-site',
    copyright: '',
  });
  for (const { release } of changes) {
    const path = folder + releasePath(release.name);
    const about = titles.get(path);
    feed.addItem({
      title: about?.title ?? release.name,
      description: about?.description,
      id: absolute(path),
      link: absolute(path),
      date: new Date(release.date),
    });
  }
  return [{ path: folder + changesFeed, bytes: written(feed, 'rss') }];
}
