import type { ReactNode } from 'react';
import { ApiPageProvider } from '../../components/api/api-page.ts';
import { CompoundFacts } from '../../components/api/compound-facts.tsx';
import { DescriptionView } from '../../components/api/description-view.tsx';
import { renderInlines } from '../../components/api/description/inlines.tsx';
import {
  overviewContent,
  OverviewCounts,
  overviewHeadings,
  OverviewLists,
} from '../../components/api/overview-lists.tsx';
import { ownIds } from '../../components/api/own-ids.ts';
import { descriptionToc } from '../../components/api/parts/description-toc.ts';
import { PageTitle } from '../../components/page/page-title.tsx';
import { TocBox } from '../../components/page/toc-box.tsx';
import type { Compound } from '../../model/compound.ts';
import { titleText } from '../../model/title-text.ts';
import { descriptionsOfCompound } from '../../model/descriptions.ts';
import { nestToc } from '../../shared/toc.ts';
import { overviewText } from '../../text-pages/overview-text.ts';
import { definePageKind } from '../define-page-kind.tsx';
import type { PageContext } from '../page-kind.ts';
import { ApiArticle } from './api-article.tsx';
import { apiPageAt } from './api-page-style.ts';
import { summary } from './compound-pages.tsx';
import { permalinkBelow } from '../../shared/permalink-below.ts';

/** The overview's content: the main page, if the comments have one, and a line about the library. */
interface Overview {
  mainPage?: Compound;
  brief: string;
}

/** The first page of the API reference: the main page's text, then lists of its contents. */
export const overviewPages = definePageKind<Overview>({
  name: 'api-overview',
  part: 'api',
  reachedBy: 'author',
  layout: 'doc',
  entries: ({ apiInScope, symbols }) =>
    apiInScope
      ? [{ mainPage: symbols.compounds.get('indexpage'), brief: apiInScope.brief ?? '' }]
      : [],
  describe: ({ mainPage, brief }, input) => ({
    ...apiPageAt(input, ''),
    title: input.settings.apiTitle,
    description: (mainPage && summary(mainPage)) || brief,
    refid: mainPage?.refid,
    place: mainPage?.place,
    isDirectory: true,
  }),
  toc: ({ mainPage }, { symbols, settings }) =>
    nestToc(
      [
        ...descriptionToc(mainPage?.detailed ?? [], 2),
        ...overviewHeadings(
          overviewContent(symbols, settings.texts.api, settings.tabs),
          settings.texts.api,
        ),
      ],
      ...settings.tocLevels,
    ),
  text: (entry, { symbols, settings }, setting) =>
    overviewText(
      {
        ...entry,
        title: settings.apiTitle,
        content: overviewContent(symbols, settings.texts.api, settings.tabs),
        apiPath: permalinkBelow(settings.apiPath, ''),
      },
      setting,
    ),
  Content: ({ entry, context }) => {
    const { symbols, settings } = context;
    const lists = {
      content: overviewContent(symbols, settings.texts.api, settings.tabs),
      apiPath: permalinkBelow(settings.apiPath, ''),
    };
    return (
      <ApiArticle context={context} hasTocBox>
        {entry.mainPage ? (
          <MainPage page={entry.mainPage} context={context} />
        ) : (
          <>
            <PageTitle>{settings.apiTitle}</PageTitle>
            {entry.brief && <p className="page-lead">{entry.brief}</p>}
            <OverviewCounts {...lists} />
            <TocBox />
          </>
        )}
        <OverviewLists {...lists} />
      </ApiArticle>
    );
  },
});

function MainPage({ page, context }: { page: Compound; context: PageContext }): ReactNode {
  const { title, brief, detailed } = page;
  const { links, settings, symbols } = context;
  const { texts } = settings;
  const listIds = overviewHeadings(
    overviewContent(symbols, texts.api, settings.tabs),
    texts.api,
  ).map(({ id }) => id);
  return (
    <ApiPageProvider
      value={{
        compound: page,
        ids: ownIds(descriptionsOfCompound(page), listIds),
        inheritedIds: new Map(),
      }}
    >
      <PageTitle>
        {title && titleText(title) === settings.apiTitle
          ? renderInlines(title, { links, texts: texts.api, level: 1 })
          : settings.apiTitle}
      </PageTitle>
      {brief.length > 0 && (
        <div className="page-lead">
          <DescriptionView blocks={brief} level={2} />
        </div>
      )}
      <TocBox />
      <DescriptionView blocks={detailed} level={2} />
      <CompoundFacts />
    </ApiPageProvider>
  );
}
