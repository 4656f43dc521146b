import type { ReactNode } from 'react';
import { DraftBanner } from '../../components/page/draft-banner.tsx';
import { EditLink } from '../../components/page/edit-link.tsx';
import { LastUpdated } from '../../components/page/last-updated.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { TextLink } from '../../components/page/text-link.tsx';
import { UnlistedBanner } from '../../components/page/unlisted-banner.tsx';
import { ProseView } from '../../components/prose/prose-view.tsx';
import type { StandalonePage } from '../../model/site.ts';
import { standaloneText } from '../../text-pages/guide-text.ts';
import { definePageKind, type RegisteredKind } from '../define-page-kind.tsx';
import { editUrl } from '../edit-url.ts';
import type { PageContext } from '../page-kind.ts';
import { tocOf } from '../prose-toc.ts';

/** The home page, if there is one. */
export const homePage = standaloneKind('home', ({ permalink }) => permalink === '');

/** The stand-alone pages except the home page. */
export const standalonePages = standaloneKind('standalone', ({ permalink }) => permalink !== '');

function standaloneKind(name: string, belongs: (page: StandalonePage) => boolean): RegisteredKind {
  return definePageKind<StandalonePage>({
    name,
    part: 'site',
    reachedBy: 'author',
    layout: 'page',
    entries: ({ site }) => site.standalone.filter(belongs),
    describe: (page) => ({
      address: { permalink: page.permalink },
      title: page.title ?? '',
      description: page.description,
      keywords: page.keywords,
      image: page.image,
      place: page.place,
      addressPlace: page.slugPlace,
      searchTag: 'default',
      htmlClass: classOf(page),
      isDirectory: page.permalink === '',
      unlisted: page.unlisted,
      lastModified: page.lastModified,
      module: page.content.type === 'module' ? page.content.file : undefined,
    }),
    toc: (page, { settings }) =>
      page.content.type === 'prose' ? tocOf(page, page.content.body, settings) : [],
    text: (page, _, setting) => standaloneText(page, setting, setting.rendered),
    Content: StandaloneContent,
  });
}

function classOf({ content, wrapperClassName }: StandalonePage): string {
  const names = ['plugin-pages', 'plugin-id-default'];
  if (content.type === 'prose') names.unshift(wrapperClassName ?? 'mdx-wrapper');
  if (content.type === 'prose') names.push('mdx-page');
  return names.join(' ');
}

/** A Markdown page; modules render themselves. */
function StandaloneContent(props: { entry: StandalonePage; context: PageContext }): ReactNode {
  const { entry: page, context } = props;
  const { content, title, unlisted, draft, lastUpdate, place } = page;
  if (content.type === 'module') return null;
  const { pagesFolder } = context.site;
  const language = context.settings.languageOf?.(place.file);
  const hasTitle = content.body.headings.some(({ level }) => level === 1);
  const edit =
    page.editUrl === undefined
      ? editUrl(
          context.settings.pagesEditUrl,
          [pagesFolder?.folder, pagesFolder?.originalFolder].filter((each) => each !== undefined),
          place.file,
        )
      : (page.editUrl ?? undefined);
  return (
    <article className={page.isHome ? 'home' : undefined}>
      {draft && <DraftBanner />}
      {unlisted && <UnlistedBanner />}
      {!hasTitle && title !== undefined && <PageTitle language={language}>{title}</PageTitle>}
      <div {...language} className="markdown">
        <ProseView tree={content.body.tree} />
      </div>
      {(edit !== undefined || lastUpdate) && (
        <footer className="doc-footer">
          {edit !== undefined && <EditLink href={edit} />}
          {lastUpdate && <LastUpdated update={lastUpdate} />}
        </footer>
      )}
      {!page.isHome && <TextLink />}
    </article>
  );
}
