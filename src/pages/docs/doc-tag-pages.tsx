import type { ReactNode } from 'react';
import { TagGroups } from '../../components/blog/tag-row.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { UnlistedBanner } from '../../components/page/unlisted-banner.tsx';
import type { Doc, DocsVersion, Tag } from '../../model/site.ts';
import { plural } from '../../shared/texts/plural.ts';
import { linkListText } from '../../text-pages/link-lists.ts';
import { definePageKind } from '../define-page-kind.tsx';
import type { PageContext } from '../page-kind.ts';
import { versionStyle } from './version-style.ts';

/** A tag and the docs that have it, sorted by title. */
interface TaggedDocs {
  tag: Tag;
  /** The listed docs; all docs if none is listed. */
  docs: Doc[];
  unlisted: boolean;
  version: DocsVersion;
}

/** The tags of a version. */
interface VersionTags {
  tagged: TaggedDocs[];
  version: DocsVersion;
}

/** The list of all tags of a version of the guides; no page if no guide has a tag. */
export const docTagListPage = definePageKind<VersionTags>({
  name: 'doc-tags',
  part: 'docs',
  reachedBy: 'content',
  layout: 'page',
  entries: ({ site }) =>
    site.docs.flatMap((version) => {
      const tagged = taggedDocs(version);
      return tagged.length === 0 ? [] : [{ tagged, version }];
    }),
  describe: ({ version }, { settings }) => ({
    ...versionStyle(version),
    address: { permalink: tagList(version) },
    title: settings.texts.tags,
    description: '',
    searchTag: 'doc_tags_list',
    htmlClass: `${versionStyle(version).htmlClass} docs-tags-list-page`,
    isDirectory: true,
  }),
  text: ({ tagged }, { links, title }, setting) =>
    linkListText(
      title,
      [],
      tagged
        .filter(({ unlisted }) => !unlisted)
        .map(({ tag, docs }) => ({
          label: tag.label,
          href: links.permalink(tag.permalink),
          note: `${docs.length}`,
        })),
      setting,
    ),
  Content: TagList,
});

function TagList(props: { entry: VersionTags; context: PageContext }): ReactNode {
  const listed = props.entry.tagged.filter(({ unlisted }) => !unlisted);
  return (
    <article>
      <PageTitle>{props.context.title}</PageTitle>
      <TagGroups tags={listed.map(({ tag, docs }) => ({ tag, count: docs.length }))} />
    </article>
  );
}

/** A page for each tag of the guides. */
export const docTagPages = definePageKind<TaggedDocs>({
  name: 'doc-tag',
  part: 'docs',
  reachedBy: 'content',
  layout: 'page',
  entries: ({ site }) => site.docs.flatMap(taggedDocs),
  describe: ({ tag, docs, unlisted, version }, { settings: { texts } }) => ({
    ...versionStyle(version),
    address: { permalink: tag.permalink },
    title: plural(texts.locale, texts.docsTagged, docs.length, { tag: tag.label }),
    description: tag.description ?? '',
    searchTag: 'doc_tag_doc_list',
    htmlClass: `${versionStyle(version).htmlClass} docs-tags-doc-list-page`,
    unlisted,
  }),
  text: ({ tag, docs }, { links, title }, setting) =>
    linkListText(
      title,
      [tag.description ?? ''],
      docs.map(({ title: label, permalink, description }) => ({
        label,
        href: links.permalink(permalink),
        note: description,
      })),
      setting,
    ),
  Content: TagContent,
});

function TagContent(props: { entry: TaggedDocs; context: PageContext }): ReactNode {
  const { tag, docs, unlisted, version } = props.entry;
  const { links, settings, title } = props.context;
  return (
    <article>
      {unlisted && <UnlistedBanner />}
      <PageTitle>{title}</PageTitle>
      {tag.description !== undefined && <p>{tag.description}</p>}
      <p>
        <a href={links.permalink(tagList(version))}>{settings.texts.allTags}</a>
      </p>
      {docs.map((doc) => (
        <section key={doc.id} className="tagged-doc">
          <h2>
            <a href={links.permalink(doc.permalink)}>{doc.title}</a>
          </h2>
          {doc.description !== '' && <p>{doc.description}</p>}
        </section>
      ))}
    </article>
  );
}

/** Returns the permalink of a version's list of tags. */
function tagList({ tagsPath }: DocsVersion): string {
  return `${tagsPath}/`;
}

function taggedDocs(version: DocsVersion): TaggedDocs[] {
  const { docs, tags: all } = version;
  return all.flatMap((tag) => {
    const having = docs
      .filter(({ tags }) => tags.includes(tag.key))
      .sort((a, b) => a.title.localeCompare(b.title, 'en'));
    if (having.length === 0) return [];
    const listed = having.filter(({ unlisted }) => !unlisted);
    const unlisted = listed.length === 0;
    return [{ tag, docs: unlisted ? having : listed, unlisted, version }];
  });
}
