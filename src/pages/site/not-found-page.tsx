import type { ReactNode } from 'react';
import { useContent } from '../../components/content-context.tsx';
import { ExternalIcon } from '../../components/page/external-icon.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { SearchForm } from '../../components/page/search-form.tsx';
import { notFoundKind } from '../../shared/page-kinds.ts';
import { searchPermalink } from '../../shared/url.ts';
import { overviewPages } from '../api/overview.tsx';
import { definePageKind } from '../define-page-kind.tsx';
import type { PageContext } from '../page-kind.ts';

/** The page that servers show for unknown addresses. */
export const notFoundPage = definePageKind<null>({
  name: notFoundKind,
  part: 'site',
  reachedBy: 'address',
  layout: 'page',
  entries: () => [null],
  describe: (_, { settings }) => ({
    address: { permalink: '404.html' },
    title: settings.texts.notFound,
    description: '',
    searchTag: 'default',
    htmlClass: 'plugin-native plugin-id-default',
    noIndex: true,
    file: '404.html',
  }),
  text: null,
  Content: NotFound,
});

/** Maximum number of API references on the page: those of the latest version, which has the shortest addresses. */
const mostReferences = 3;

function NotFound({ context }: { context: PageContext }): ReactNode {
  const { links } = useContent();
  const { texts, search, issueForm } = context.settings;
  const pages = context.pages.filter(({ unlisted }) => !unlisted);
  const references = pages
    .filter(({ kind }) => kind === overviewPages.name)
    .sort((a, b) => a.permalink.length - b.permalink.length)
    .slice(0, mostReferences);
  const hasHome = pages.some(({ permalink }) => permalink === '');
  return (
    <div className="not-found search-page">
      <PageTitle>{texts.notFound}</PageTitle>
      <p>{texts.notFoundReason}</p>
      {search === true && (
        <>
          <SearchForm action={links.permalink(searchPermalink)} texts={texts.search} />
          <div className="search-page__results" data-search-results />
        </>
      )}
      <div className="not-found__links">
        {references.map(({ permalink, title }) => (
          <a key={permalink} className="button" href={links.permalink(permalink)}>
            {references.length > 1 ? title : texts.search.symbols}
          </a>
        ))}
        {hasHome && (
          <a className="button" href={links.permalink('')}>
            {texts.homePage}
          </a>
        )}
        {issueForm && (
          <a
            className="button"
            href={`${issueForm.url}?${new URLSearchParams({ [issueForm.title]: texts.brokenLink }).toString()}`}
            target="_blank"
            rel="noopener noreferrer"
            data-report={issueForm.title}
          >
            {texts.reportBrokenLink}
            <ExternalIcon />
          </a>
        )}
      </div>
      <p>{texts.notFoundAdvice}</p>
    </div>
  );
}
