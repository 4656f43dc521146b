import { LibraryList, type LibraryFacts } from '../../components/api/library-list.tsx';
import { symbolCounts } from '../../components/api/overview-lists.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { TocBox } from '../../components/page/toc-box.tsx';
import { compoundLists } from '../../model/compound-lists.ts';
import { changesPath } from '../../model/release-paths.ts';
import { fill } from '../../shared/texts/fill.ts';
import { permalinkBelow } from '../../shared/permalink-below.ts';
import { nestToc } from '../../shared/toc.ts';
import { librariesText } from '../../text-pages/libraries-text.ts';
import { definePageKind } from '../define-page-kind.tsx';
import type { PageInput } from '../page-kind.ts';
import { ApiArticle } from './api-article.tsx';
import { apiPageAt } from './api-page-style.ts';
import { summary } from './compound-pages.tsx';

/** The libraries of a site, each with what it is for, and the number of its symbols. */
export const librariesPage = definePageKind<NonNullable<PageInput['libraries']>>({
  name: 'libraries',
  part: 'site',
  reachedBy: 'author',
  layout: 'doc',
  entries: ({ libraries }) => (libraries ? [libraries] : []),
  describe: (libraries, input) => {
    const { api } = input.settings.texts;
    const titles = libraries.map(({ settings }) => settings.library?.title ?? '').join(', ');
    return {
      ...apiPageAt(input, ''),
      title: api.libraries,
      description: fill(api.librariesDescription, { titles }),
      isDirectory: true,
    };
  },
  toc: (libraries, { settings }) =>
    nestToc(
      libraries.map(factsOf).map(({ name, title }) => ({ id: name, text: title, level: 2 })),
      ...settings.tocLevels,
    ),
  text: (libraries, { title }, setting) => librariesText(title, libraries.map(factsOf), setting),
  Content: ({ entry, context }) => (
    <ApiArticle context={context} hasTocBox>
      <PageTitle>{context.title}</PageTitle>
      <TocBox />
      <LibraryList libraries={entry.map(factsOf)} />
    </ApiArticle>
  ),
});

function factsOf({
  apiInScope,
  symbols,
  settings,
}: NonNullable<PageInput['libraries']>[number]): LibraryFacts {
  const { library = '', version, brief, history } = apiInScope;
  const { apiPath, tabs, texts } = settings;
  const mainPage = symbols.compounds.get('indexpage');
  return {
    name: library,
    title: settings.library?.title ?? library,
    version,
    brief: brief || (mainPage ? summary(mainPage) : ''),
    path: permalinkBelow(apiPath, ''),
    changes: history && permalinkBelow(apiPath, changesPath),
    counts: () => symbolCounts(compoundLists(symbols, texts.api, tabs), symbols, texts.api),
  };
}
