import type { ReactNode } from 'react';
import type { SearchTexts } from '../../shared/texts/catalogues.ts';

/** The search field of a page; without scripts it opens the search page. */
export function SearchForm(props: {
  /** Address of the search page. */
  action: string;
  /** The texts. */
  texts: SearchTexts;
  /** True if the search knows the releases of symbols. */
  hasReleases?: boolean;
}): ReactNode {
  const { action, texts, hasReleases } = props;
  return (
    <form className="search-page__form" role="search" action={action}>
      <svg className="icon-search" width="20" height="20" aria-hidden="true">
        <use href="#__icon-search" />
      </svg>
      <input
        type="search"
        name="q"
        className="search-page__field"
        placeholder={hasReleases ? texts.pagePlaceholderReleases : texts.pagePlaceholder}
        aria-label={texts.button}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
    </form>
  );
}
