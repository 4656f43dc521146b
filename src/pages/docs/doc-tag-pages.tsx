import type { ReactNode } from 'react';
import { TagGroups } from '../../components/blog/tag-row.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { UnlistedBanner } from '../../components/page/unlisted-banner.tsx';
import type { Doc, Site, Tag } from '../../model/site.ts';
import { plural } from '../../shared/texts/plural.ts';
import { definePageKind } from '../define-page-kind.tsx';
import type { PageContext } from '../page-kind.ts';

/** A tag and the docs that have it, sorted by title. */
interface TaggedDocs {
  tag: Tag;
  /** The listed docs; all where none is listed. */
  docs: Doc[];
  unlisted: boolean;
}

const htmlClass = 'docs-wrapper plugin-docs plugin-id-default docs-version-current';

/** The list of all tags of the guides; none where no guide has a tag. */
export const docTagListPage = definePageKind<TaggedDocs[]>({
  name: 'doc-tags',
  layout: 'page',
  entries: ({ site }) => {
    const tagged = taggedDocs(site);
    return tagged.length === 0 ? [] : [tagged];
  },
  describe: (_, { settings }) => ({
    address: { permalink: `${settings.docsPath}/tags/` },
    title: settings.texts.tags,
    description: '',
    searchTag: 'doc_tags_list',
    htmlClass: `${htmlClass} docs-tags-list-page`,
  }),
  toc: () => [],
  Content: TagList,
});

function TagList(props: { entry: TaggedDocs[]; context: PageContext }): ReactNode {
  const listed = props.entry.filter(({ unlisted }) => !unlisted);
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
  layout: 'page',
  entries: ({ site }) => taggedDocs(site),
  describe: ({ tag, docs, unlisted }, { settings: { texts } }) => ({
    address: { permalink: tag.permalink },
    title: plural(texts.locale, texts.docsTagged, docs.length, { tag: tag.label }),
    description: tag.description ?? '',
    searchTag: 'doc_tag_doc_list',
    htmlClass: `${htmlClass} docs-tags-doc-list-page`,
    unlisted,
  }),
  toc: () => [],
  Content: TagContent,
});

function TagContent(props: { entry: TaggedDocs; context: PageContext }): ReactNode {
  const { tag, docs, unlisted } = props.entry;
  const { links, settings, title } = props.context;
  return (
    <article>
      {unlisted && <UnlistedBanner />}
      <PageTitle>{title}</PageTitle>
      {tag.description !== undefined && <p>{tag.description}</p>}
      <p>
        <a href={links.permalink(`${settings.docsPath}/tags/`)}>{settings.texts.allTags}</a>
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

function taggedDocs({ docs, docTags = [] }: Site): TaggedDocs[] {
  return docTags.flatMap((tag) => {
    const having = docs
      .filter(({ tags }) => tags.includes(tag.key))
      .sort((a, b) => a.title.localeCompare(b.title, 'en'));
    if (having.length === 0) return [];
    const listed = having.filter(({ unlisted }) => !unlisted);
    const unlisted = listed.length === 0;
    return [{ tag, docs: unlisted ? having : listed, unlisted }];
  });
}
