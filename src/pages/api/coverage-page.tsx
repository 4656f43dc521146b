import { CoverageView, headerId } from '../../components/api/coverage-view.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import type { ApiCoverage } from '../../model/api-coverage.ts';
import { fill } from '../../shared/texts/fill.ts';
import { coverageText } from '../../text-pages/coverage-text.ts';
import { definePageKind } from '../define-page-kind.tsx';
import { ApiArticle } from './api-article.tsx';
import { apiPageAt } from './api-page-style.ts';

const path = 'coverage/';

/** How well the API is documented: a bar for each header, and links to what lacks a description. */
export const coveragePage = definePageKind<ApiCoverage>({
  name: 'coverage',
  part: 'api',
  showsOnlyApi: true,
  reachedBy: 'sidebar',
  layout: 'doc',
  entries: ({ apiInScope }) => (apiInScope?.coverage ? [apiInScope.coverage] : []),
  describe: (_, input) => {
    const { settings, apiInScope } = input;
    const { api } = settings.texts;
    return {
      ...apiPageAt(input, path),
      title: api.coverage,
      description: fill(api.coverageDescription, { title: apiInScope?.title ?? '' }),
      sidebarLabels: [api.coverage],
    };
  },
  toc: ({ headers }, { settings }) =>
    headers
      .filter(({ lacking }) => lacking.length > 0)
      .map(({ header }) => ({
        id: headerId(header),
        level: 2,
        children: [],
        text: header === '' ? settings.texts.api.coverageElsewhere : header,
      })),
  text: (entry, { title }, setting) => coverageText(title, entry, setting),
  Content: ({ entry, context }) => (
    <ApiArticle context={context} hasTocBox>
      <PageTitle>{context.title}</PageTitle>
      <CoverageView coverage={entry} />
    </ApiArticle>
  ),
});
