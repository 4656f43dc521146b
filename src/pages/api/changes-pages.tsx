import { Fragment, type ReactNode } from 'react';
import {
  categoryTitle,
  ChangeGroup,
  changeHref,
} from '../../components/api/changes/change-list.tsx';
import { ChangeLead } from '../../components/api/changes/change-lead.tsx';
import { ComparisonForm } from '../../components/api/changes/comparison-form.tsx';
import { ReleaseTable } from '../../components/api/changes/release-table.tsx';
import { releaseLabel } from '../../components/api/changes/release-label.ts';
import { PostDate } from '../../components/blog/post-date.tsx';
import { useContent, type ContentEnvironment } from '../../components/content-context.tsx';
import { BriefView } from '../../components/api/description-view.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { TocBox } from '../../components/page/toc-box.tsx';
import type { ApiHistory, ReleaseChanges, ShownChange } from '../../model/api-history.ts';
import { postsOf } from '../../model/prose.ts';
import { releaseParts, type ReleasePart } from '../../model/release-parts.ts';
import { changesFeed, changesPath, datedReleases, releasePath } from '../../model/release-paths.ts';
import type { ApiTexts } from '../../shared/texts/catalogues.ts';
import { fill } from '../../shared/texts/fill.ts';
import type { Post } from '../../model/site.ts';
import { releasesOverviewText, releaseText } from '../../text-pages/changes-text.ts';
import { definePageKind } from '../define-page-kind.tsx';
import type { Address, PageContext, PageInput } from '../page-kind.ts';
import { ApiArticle } from './api-article.tsx';
import { apiPageAt } from './api-page-style.ts';
import { pathBelow, permalinkBelow } from '../../shared/permalink-below.ts';

function addressOf(
  path: string,
  { settings }: Pick<PageInput, 'settings'>,
): Extract<Address, { permalink: string }> {
  return { permalink: permalinkBelow(settings.apiPath, path) };
}

/** Returns the address of a file below the API reference. */
function fileAddress(path: string, { links, settings }: PageContext): string {
  return links.base + pathBelow(settings.apiPath, path);
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
      ...apiPageAt(input, changesPath),
      title: api.changes,
      description: fill(api.changesDescription, { title: input.apiInScope?.title ?? '' }),
      sidebarLabels: [api.changes],
      isDirectory: true,
    };
  },
  text: (history, { title }, setting) => releasesOverviewText(title, history, setting),
  Content: ({ entry, context }) => (
    <ApiArticle context={context}>
      <PageTitle>{context.title}</PageTitle>
      <p>{context.settings.texts.api.changesIntroduction}</p>
      <ReleaseTable history={entry} />
      <ComparisonForm history={entry} fileAddress={(path) => fileAddress(path, context)} />
      {context.settings.changesFeed && datedReleases(entry.changes).length > 0 && (
        <p className="release-facts">
          <a href={fileAddress(changesFeed, context)}>{context.settings.texts.api.changesFeed}</a>
        </p>
      )}
    </ApiArticle>
  ),
});

/** The page of a release, or of a part of its changes if they are too many for one page. */
interface ReleaseEntry {
  changes: ReleaseChanges;
  /** The parts; none if all changes are on the page of the release. */
  parts: readonly ReleasePart[];
  /** The part that the page shows; missing for the page of the release. */
  part?: ReleasePart;
}

/** The changes of releases with their parts: dividing them takes long, and several steps need them. */
const knownParts = new WeakMap<ReleaseChanges, readonly ReleasePart[]>();

function partsOf(changes: ReleaseChanges): readonly ReleasePart[] {
  const parts = knownParts.get(changes) ?? releaseParts(changes);
  knownParts.set(changes, parts);
  return parts;
}

function partPath({ changes, part }: ReleaseEntry): string {
  return releasePath(changes.release.name) + (part ? `${part.number}/` : '');
}

/** What one release changed in the API. */
export const releasePages = definePageKind<ReleaseEntry>({
  name: 'release-changes',
  part: 'api',
  reachedBy: 'sidebar',
  layout: 'doc',
  entries: ({ apiInScope }) =>
    (apiInScope?.history?.changes ?? []).flatMap((changes) => {
      const parts = partsOf(changes);
      return [{ changes, parts }, ...parts.map((part) => ({ changes, parts, part }))];
    }),
  describe: (entry, input) => {
    const { changes, part } = entry;
    const { release, before } = changes;
    const { api } = input.settings.texts;
    const label = releaseLabel(release.name, api);
    const title = fill(api.changesIn, { release: label });
    return {
      ...apiPageAt(input, partPath(entry)),
      title: part ? `${title}: ${partTitle(part, api)}` : title,
      description: fill(api.changesInDescription, {
        release: label,
        before: releaseLabel(before.name, api),
      }),
      ...(!part && { sidebarLabels: [api.changes, label] }),
      // The newest release comes first.
      sidebarRank: 1 + (input.apiInScope?.history?.changes.indexOf(changes) ?? 0),
    };
  },
  toc: ({ changes, parts, part }, { settings }) =>
    (part ?? (parts.length > 0 ? { groups: [] } : changes)).groups.map(({ category }) => ({
      id: category,
      level: 2,
      children: [],
      text: categoryTitle(category, settings.texts.api),
    })),
  text: (entry, context, setting) => {
    const { changes, parts, part } = entry;
    const { release, needed } = changes;
    const { api } = context.settings.texts;
    return releaseText(
      {
        title: context.title,
        changes,
        groups: parts.length > 0 && !part ? [] : (part ?? changes).groups,
        facts: [
          ...(needed === 'none' ? [] : [neededSentence(needed, api)]),
          ...(release.date === undefined ? [] : [release.date.slice(0, 10)]),
        ],
        links: [
          ...postsAbout(release.name, context).map(({ permalink, title }) => ({
            label: title,
            href: context.links.permalink(permalink),
          })),
          ...(part ? [] : parts).map((each) => ({
            label: partTitle(each, api),
            href: context.links.permalink(
              addressOf(partPath({ ...entry, part: each }), context).permalink,
            ),
          })),
        ],
      },
      setting,
    );
  },
  Content: ({ entry, context }) => {
    const { changes, parts, part } = entry;
    const { release, before, needed } = changes;
    const { links, settings } = context;
    const content = useContent();
    const { api } = settings.texts;
    const posts = postsAbout(release.name, context);
    const groups = parts.length > 0 && !part ? [] : (part ?? changes).groups;
    return (
      <ApiArticle context={context} hasTocBox>
        <PageTitle>{context.title}</PageTitle>
        <ChangeLead groups={(part ?? changes).groups} texts={settings.texts} />
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
        <TocBox />
        {!part && parts.length > 0 && <PartList entry={entry} context={context} />}
        {groups.map((group) => (
          <ChangeGroup
            key={group.category}
            group={group}
            texts={settings.texts}
            hrefOf={(change) => changeHref(change, content)}
            briefOf={(change) => briefOf(change, content)}
          />
        ))}
      </ApiArticle>
    );
  },
});

/** Returns the listed posts about a release. */
function postsAbout(release: string, { site }: PageContext): Post[] {
  return postsOf(site).filter((post) => post.release?.name === release && !post.unlisted);
}

/** Returns the brief description of a symbol that the current API has. */
export function briefOf({ refid }: ShownChange, { symbols }: ContentEnvironment): ReactNode {
  if (refid === undefined) return undefined;
  const found = symbols.members.get(refid)?.member ?? symbols.compounds.get(refid);
  return found && found.brief.length > 0 ? <BriefView blocks={found.brief} /> : undefined;
}

/** The parts of the changes of a release, with the number of changes of each category. */
function PartList({ entry, context }: { entry: ReleaseEntry; context: PageContext }): ReactNode {
  const { api } = context.settings.texts;
  return (
    <ul>
      {entry.parts.map((part) => {
        const address = addressOf(partPath({ ...entry, part }), context);
        const counts = part.groups.map(
          ({ category, symbols }) => `${categoryTitle(category, api)}: ${symbols.length}`,
        );
        return (
          <li key={part.number}>
            <a href={context.links.permalink(address.permalink)}>
              <code>{partTitle(part, api)}</code>
            </a>{' '}
            ({counts.join(', ')})
          </li>
        );
      })}
    </ul>
  );
}

function partTitle({ title }: ReleasePart, texts: ApiTexts): string {
  return title === '' ? texts.globalScope : title;
}

function neededSentence(
  needed: Exclude<ReleaseChanges['needed'], 'none'>,
  texts: ApiTexts,
): string {
  return { major: texts.needsMajor, minor: texts.needsMinor, patch: texts.needsPatch }[needed];
}
