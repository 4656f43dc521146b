import type { Element, Root } from 'hast';
import type { ReactNode } from 'react';
import { ReleasesTable } from '../../components/blog/releases-table.tsx';
import { TagRow } from '../../components/blog/tag-row.tsx';
import { DocArticle } from '../../components/page/doc-article.tsx';
import { DraftBanner } from '../../components/page/draft-banner.tsx';
import { EditLink } from '../../components/page/edit-link.tsx';
import { LastUpdated } from '../../components/page/last-updated.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { TocBox } from '../../components/page/toc-box.tsx';
import { UnlistedBanner } from '../../components/page/unlisted-banner.tsx';
import { tocBoxTag } from '../../components/prose/prose-components.tsx';
import { ProseView } from '../../components/prose/prose-view.tsx';
import { sidebarKey } from '../../model/docs-versions.ts';
import type { Doc, DocsVersion } from '../../model/site.ts';
import { tocOf } from '../prose-toc.ts';
import { guideText } from '../../text-pages/guide-text.ts';
import { definePageKind } from '../define-page-kind.tsx';
import { docEditUrl } from '../edit-url.ts';
import type { PageContext, PageLink } from '../page-kind.ts';
import { ReportLink } from '../report-link.tsx';
import { versionStyle } from './version-style.ts';

/** A guide and its version. */
interface VersionedDoc {
  doc: Doc;
  version: DocsVersion;
}

/** The pages of guides. */
export const docPages = definePageKind<VersionedDoc>({
  name: 'doc',
  part: 'docs',
  reachedBy: 'author',
  layout: 'doc',
  entries: ({ site }) =>
    site.docs.flatMap((version) => version.docs.map((doc) => ({ doc, version }))),
  describe: ({ doc, version }, { site }) => ({
    ...versionStyle(version),
    address: { permalink: doc.permalink },
    title: doc.title,
    description: doc.description,
    keywords: doc.keywords,
    image: doc.image,
    place: doc.place,
    addressPlace: doc.slugPlace,
    ...(doc.sharesId && { sharesId: true }),
    sidebar: doc.displayedSidebar && sidebarKey(site, version, doc.displayedSidebar),
    docId: doc.id,
    htmlClass: `${versionStyle(version).htmlClass} docs-doc-page docs-doc-id-${doc.id}`,
    unlisted: doc.unlisted,
    lastModified: doc.lastModified,
    previous: neighbour(doc.paginationPrevious, version),
    next: neighbour(doc.paginationNext, version),
  }),
  toc: ({ doc }, { settings }) => tocOf(doc, doc.body, settings),
  text: ({ doc }, _, setting) => guideText(doc, setting),
  Content: DocContent,
});

/**
 * Returns the previous or next page from a front matter; `null` if it disables the link, `undefined` if it says
 * nothing.
 */
function neighbour(
  id: string | null | undefined,
  { docs }: DocsVersion,
): PageLink | null | undefined {
  if (id === null || id === undefined) return id;
  const doc = docs.find((each) => each.id === id);
  if (!doc) return undefined;
  const label = doc.paginationLabel ?? doc.sidebarLabel ?? doc.title;
  return { label, permalink: doc.permalink };
}

function DocContent(props: { entry: VersionedDoc; context: PageContext }): ReactNode {
  const { entry, context } = props;
  const { doc, version } = entry;
  const { settings, breadcrumbs, previous, next } = context;
  const tags = version.tags.filter(({ key }) => doc.tags.includes(key));
  const edit = docEditUrl(doc, version, settings);
  // A later `h1` is the title of a part, for example of an imported text.
  const hasTitle = doc.hideTitle || doc.body.headings[0]?.level === 1;
  const tree = hasTitle && !doc.hideTitle ? withTocBox(doc.body.tree) : doc.body.tree;
  return (
    <DocArticle
      hasTocBox
      breadcrumbs={breadcrumbs}
      previous={previous}
      next={next}
      language={settings.languageOf?.(doc.place.file)}
      banner={doc.draft ? <DraftBanner /> : doc.unlisted ? <UnlistedBanner /> : undefined}
      footer={
        (tags.length > 0 || (edit ?? doc.lastUpdate ?? settings.report) !== undefined) && (
          <footer className="theme-doc-footer doc-footer">
            <TagRow tags={tags} />
            {edit !== undefined && <EditLink href={edit} />}
            <ReportLink context={context} symbol={doc.title} />
            {doc.lastUpdate && <LastUpdated update={doc.lastUpdate} />}
          </footer>
        )
      }
    >
      {!hasTitle && <PageTitle>{doc.title}</PageTitle>}
      {tree === doc.body.tree && <TocBox />}
      <ProseView tree={tree} />
      {doc.releasesTable && <ReleasesTable tag="releases" />}
    </DocArticle>
  );
}

/** Puts the table of contents for small screens after the title of a text, if the text starts with one. */
function withTocBox(tree: Root): Root {
  const { children } = tree;
  const end = children.findIndex((node) => node.type === 'element' && node.tagName === 'h1') + 1;
  if (end === 0) return tree;
  const box: Element = { type: 'element', tagName: tocBoxTag, properties: {}, children: [] };
  return { ...tree, children: [...children.slice(0, end), box, ...children.slice(end)] };
}
