import { Feed } from 'feed';
import { changesFeed, changesPath, datedReleases, releasePath } from '../model/release-paths.ts';
import type { Plan, PlannedApi } from '../plan/types.ts';
import { permalinkBelow } from '../shared/permalink-below.ts';
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
  let titles: PageTitles | undefined;
  const titlesOf = (): PageTitles => {
    titles ??= new Map(plan.pages.map(({ permalink, source }) => [permalink, source.description]));
    return titles;
  };
  return plan.apis.flatMap((api) => changesFeedOf(api, plan, titlesOf));
}

/** Maps permalinks to the descriptions of pages. */
type PageTitles = ReadonlyMap<string, Plan['pages'][number]['source']['description']>;

function changesFeedOf(
  { reference, settings: { routeBasePath } }: PlannedApi,
  { config, links, siteData }: FeedPlan,
  titlesOf: () => PageTitles,
): OutputFile[] {
  const changes = datedReleases(reference.history?.changes ?? []);
  const [newest] = changes;
  if (!newest) return [];
  const folder = permalinkBelow(routeBasePath, '');
  const titles = titlesOf();
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
