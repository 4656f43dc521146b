import type { ReactNode } from 'react';
import { DraftBanner } from '../../components/page/draft-banner.tsx';
import { LastUpdated } from '../../components/page/last-updated.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { UnlistedBanner } from '../../components/page/unlisted-banner.tsx';
import { ProseView } from '../../components/prose/prose-view.tsx';
import type { StandalonePage } from '../../model/site.ts';
import { definePageKind, type PageSources } from '../define-page-kind.tsx';
import { tocOf } from '../prose-toc.ts';

/** The home page, where there is one. */
export const homePage = standaloneKind('home', ({ permalink }) => permalink === '');

/** The stand-alone pages but the home page. */
export const standalonePages = standaloneKind('page', ({ permalink }) => permalink !== '');

function standaloneKind(name: string, belongs: (page: StandalonePage) => boolean): PageSources {
  return definePageKind<StandalonePage>({
    name,
    layout: 'page',
    entries: ({ site }) => site.standalone.filter(belongs),
    describe: (page) => ({
      address: { permalink: page.permalink },
      title: page.title ?? '',
      description: page.description,
      keywords: page.keywords,
      image: page.image,
      place: page.place,
      searchTag: 'default',
      htmlClass: classOf(page),
      unlisted: page.unlisted,
      lastModified: page.lastModified,
      module: page.content.type === 'module' ? page.content.file : undefined,
    }),
    toc: (page, { settings }) =>
      page.content.type === 'prose' ? tocOf(page, page.content.body, settings) : [],
    Content: StandaloneContent,
  });
}

function classOf({ content, wrapperClassName }: StandalonePage): string {
  const names = ['plugin-pages', 'plugin-id-default'];
  if (content.type === 'prose') names.unshift(wrapperClassName ?? 'mdx-wrapper');
  if (content.type === 'prose') names.push('mdx-page');
  return names.join(' ');
}

/** A Markdown page; a module renders by itself. */
function StandaloneContent({ entry: page }: { entry: StandalonePage }): ReactNode {
  const { content, title, unlisted, draft } = page;
  if (content.type === 'module') return null;
  const hasTitle = content.body.headings.some(({ level }) => level === 1);
  return (
    <article>
      {draft && <DraftBanner />}
      {unlisted && <UnlistedBanner />}
      {!hasTitle && title !== undefined && <PageTitle>{title}</PageTitle>}
      <div className="markdown">
        <ProseView tree={content.body.tree} />
      </div>
      {page.lastUpdate && (
        <footer className="doc-footer">
          <LastUpdated update={page.lastUpdate} />
        </footer>
      )}
    </article>
  );
}
