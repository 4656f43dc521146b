import type { ReactNode } from 'react';
import { useContent } from '../../components/content-context.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { SearchForm } from '../../components/page/search-form.tsx';
import { searchKind } from '../../shared/page-kinds.ts';
import { searchPermalink } from '../../shared/url.ts';
import { definePageKind } from '../define-page-kind.tsx';
import type { PageContext, PageInput } from '../page-kind.ts';

/**
 * The search page: a form, and an empty element that its script fills with results. A page of the site at the same
 * address replaces it.
 */
export const searchPage = definePageKind<null>({
  name: searchKind,
  part: 'site',
  reachedBy: 'address',
  layout: 'page',
  entries: (input) => (isWanted(input) ? [null] : []),
  describe: (_, { settings }) => ({
    address: { permalink: searchPermalink },
    title: settings.texts.search.pageTitle,
    description: '',
    searchTag: 'default',
    htmlClass: 'plugin-native plugin-id-default search-page-wrapper',
    noIndex: true,
  }),
  text: null,
  Content: SearchPage,
});

function isWanted({ settings, site }: PageInput): boolean {
  return (
    settings.search === true &&
    !site.standalone.some(({ permalink }) => permalink === searchPermalink)
  );
}

function SearchPage({ context }: { context: PageContext }): ReactNode {
  const { links } = useContent();
  const { search: texts } = context.settings.texts;
  const lists = listsOf(context);
  return (
    <div className="search-page" data-search-page>
      <PageTitle>{texts.pageTitle}</PageTitle>
      <SearchForm
        action={links.permalink(searchPermalink)}
        texts={texts}
        hasReleases={context.site.apis.some(({ history }) => history !== undefined)}
      />
      <div className="search-page__lists">
        <p>{texts.withoutScript}</p>
        <ul>
          {lists.map(({ permalink, title }) => (
            <li key={permalink}>
              <a href={links.permalink(permalink)}>{title}</a>
            </li>
          ))}
        </ul>
      </div>
      <div className="search-page__results" data-search-results data-failed={texts.failed} />
    </div>
  );
}

/** Returns the pages that lead to all others. */
function listsOf({ pages }: PageContext): PageContext['pages'] {
  return pages.filter(({ isDirectory, unlisted }) => isDirectory && !unlisted);
}
