import type { ReactNode } from 'react';
import { ReleasesTable } from '../../components/blog/releases-table.tsx';
import { TagRow } from '../../components/blog/tag-row.tsx';
import { DocArticle } from '../../components/page/doc-article.tsx';
import { EditLink } from '../../components/page/edit-link.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { UnlistedBanner } from '../../components/page/unlisted-banner.tsx';
import { ProseView } from '../../components/prose/prose-view.tsx';
import type { Doc, Post, Site } from '../../model/site.ts';
import { tocOf } from '../prose-toc.ts';
import { definePageKind } from '../define-page-kind.tsx';
import { editUrl } from '../edit-url.ts';
import type { PageContext, PageLink } from '../page-kind.ts';

/** The guides. */
export const docPages = definePageKind<Doc>({
  name: 'doc',
  layout: 'doc',
  entries: ({ site }) => site.docs,
  describe: (doc, { site }) => ({
    address: { permalink: doc.permalink },
    title: doc.title,
    description: doc.description,
    keywords: doc.keywords,
    image: doc.image,
    place: doc.place,
    sidebar: doc.displayedSidebar,
    searchTag: 'docs-default-current',
    htmlClass: `docs-wrapper plugin-docs plugin-id-default docs-version-current docs-doc-page docs-doc-id-${doc.id}`,
    unlisted: doc.unlisted,
    previous: neighbour(doc.paginationPrevious, site),
    next: neighbour(doc.paginationNext, site),
  }),
  toc: (doc, { settings }) => tocOf(doc, doc.body, settings),
  Content: DocContent,
});

/** The page that a front matter names as neighbour; null where it wants none, undefined where it says nothing. */
function neighbour(id: string | null | undefined, site: Site): PageLink | null | undefined {
  if (id === null || id === undefined) return id;
  const doc = site.docs.find((each) => each.id === id);
  if (!doc) return undefined;
  const label = doc.paginationLabel ?? doc.sidebarLabel ?? doc.title;
  return { label, permalink: doc.permalink };
}

function DocContent(props: { entry: Doc; context: PageContext }): ReactNode {
  const { entry: doc, context } = props;
  const { site, settings, breadcrumbs, previous, next } = context;
  const tags = (site.docTags ?? []).filter(({ key }) => doc.tags.includes(key));
  const edit =
    doc.editUrl === undefined
      ? editUrl(settings.docsEditUrl, site.docsFolder, doc.place.file)
      : (doc.editUrl ?? undefined);
  const hasTitle = doc.hideTitle || doc.body.headings.some(({ level }) => level === 1);
  return (
    <DocArticle
      breadcrumbs={breadcrumbs}
      previous={previous}
      next={next}
      banner={doc.unlisted ? <UnlistedBanner /> : undefined}
      footer={
        (tags.length > 0 || edit !== undefined) && (
          <footer className="theme-doc-footer doc-footer">
            <TagRow tags={tags} />
            {edit !== undefined && <EditLink href={edit} />}
          </footer>
        )
      }
    >
      {!hasTitle && <PageTitle>{doc.title}</PageTitle>}
      <ProseView tree={doc.body.tree} />
      {doc.releasesTable && <ReleasesTable posts={releasesOf(site)} />}
    </DocArticle>
  );
}

/** The posts that announce releases, newest first. */
function releasesOf({ blog }: Site): Post[] {
  return (blog?.posts ?? []).filter(({ tags, unlisted }) => tags.includes('releases') && !unlisted);
}
