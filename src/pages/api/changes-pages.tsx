import { Fragment } from 'react';
import { categoryTitle, ChangeGroup } from '../../components/api/changes/change-list.tsx';
import { ReleaseTable } from '../../components/api/changes/release-table.tsx';
import { releaseLabel } from '../../components/api/changes/release-label.ts';
import { PostDate } from '../../components/blog/post-date.tsx';
import { DocArticle } from '../../components/page/doc-article.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import type { ApiHistory, ReleaseChanges } from '../../model/api-history.ts';
import { changesFeed, changesPath, datedReleases, releasePath } from '../../model/release-paths.ts';
import type { ApiTexts } from '../../shared/texts/catalogues.ts';
import { fill } from '../../shared/texts/fill.ts';
import { definePageKind } from '../define-page-kind.tsx';
import type { Address, PageContext, PageInput } from '../page-kind.ts';
import { apiPageStyle } from './api-page-style.ts';

function addressOf(path: string, { settings }: PageInput): Address {
  return { permalink: `${settings.apiPath}/${path}`.replace(/^\//, '') };
}

function feedAddress({ links, settings }: PageContext): string {
  return links.base + `${settings.apiPath}/${changesFeed}`.replace(/^\//, '');
}

/** The releases whose API is known, with what each of them changed. */
export const changesPage = definePageKind<ApiHistory>({
  name: 'changes',
  part: 'api',
  reachedBy: 'sidebar',
  layout: 'doc',
  entries: ({ apiInScope }) => (apiInScope?.history ? [apiInScope.history] : []),
  describe: (_, input) => {
    const { api } = input.settings.texts;
    return {
      ...apiPageStyle(input, changesPath),
      address: addressOf(changesPath, input),
      title: api.changes,
      description: fill(api.changesDescription, { title: input.apiInScope?.title ?? '' }),
      sidebarLabels: [api.changes],
      isDirectory: true,
    };
  },
  toc: () => [],
  Content: ({ entry, context }) => (
    <DocArticle
      breadcrumbs={context.breadcrumbs}
      previous={context.previous}
      next={context.next}
      className="prose api-page"
    >
      <PageTitle>{context.title}</PageTitle>
      <p>{context.settings.texts.api.changesIntroduction}</p>
      <ReleaseTable history={entry} />
      {datedReleases(entry.changes).length > 0 && (
        <p className="release-facts">
          <a href={feedAddress(context)}>{context.settings.texts.api.changesFeed}</a>
        </p>
      )}
    </DocArticle>
  ),
});

/** What one release changed in the API. */
export const releasePages = definePageKind<ReleaseChanges>({
  name: 'release-changes',
  part: 'api',
  reachedBy: 'sidebar',
  layout: 'doc',
  entries: ({ apiInScope }) => apiInScope?.history?.changes ?? [],
  describe: (entry, input) => {
    const { release, before } = entry;
    const { api } = input.settings.texts;
    const label = releaseLabel(release.name, api);
    return {
      ...apiPageStyle(input, releasePath(release.name)),
      address: addressOf(releasePath(release.name), input),
      title: fill(api.changesIn, { release: label }),
      description: fill(api.changesInDescription, {
        release: label,
        before: releaseLabel(before.name, api),
      }),
      sidebarLabels: [api.changes, label],
      // The newest release comes first.
      sidebarRank: 1 + (input.apiInScope?.history?.changes.indexOf(entry) ?? 0),
    };
  },
  toc: ({ groups }, { settings }) =>
    groups.map(({ category }) => ({
      ...{ id: category, level: 2, children: [] },
      text: categoryTitle(category, settings.texts.api),
    })),
  Content: ({ entry, context }) => {
    const { release, before, needed, groups } = entry;
    const { links, settings, site } = context;
    const { api } = settings.texts;
    const posts = (site.blog?.posts ?? []).filter(
      (post) => post.release?.name === release.name && !post.unlisted,
    );
    return (
      <DocArticle
        breadcrumbs={context.breadcrumbs}
        previous={context.previous}
        next={context.next}
        className="prose api-page"
      >
        <PageTitle>{context.title}</PageTitle>
        <p className="release-facts">
          {fill(api.changesSince, { before: releaseLabel(before.name, api) })}
          {needed !== 'none' && ` ${neededSentence(needed, api)}`}
          {release.date !== undefined && (
            <>
              {' '}
              <PostDate date={release.date} />
            </>
          )}
          {posts.map(({ permalink, title }) => (
            <Fragment key={permalink}>
              {' · '}
              <a href={links.permalink(permalink)}>{title}</a>
            </Fragment>
          ))}
        </p>
        {groups.length === 0 && <p>{api.noChanges}</p>}
        {groups.map((group) => (
          <ChangeGroup key={group.category} group={group} />
        ))}
      </DocArticle>
    );
  },
});

function neededSentence(
  needed: Exclude<ReleaseChanges['needed'], 'none'>,
  texts: ApiTexts,
): string {
  return { major: texts.needsMajor, minor: texts.needsMinor, patch: texts.needsPatch }[needed];
}
