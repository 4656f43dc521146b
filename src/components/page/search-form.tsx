import type { ReactNode } from 'react';
import type { SearchTexts } from '../../shared/texts/catalogues.ts';

/** The search field of a page; without scripts it opens the search page. */
export function SearchForm(props: {
  /** Address of the search page. */
  action: string;
  /** The texts. */
  texts: SearchTexts;
}): ReactNode {
  const { action, texts } = props;
  return (
    <form className="search-page__form" role="search" action={action}>
      <svg className="icon icon-search" width="20" height="20" aria-hidden="true">
        <use href="#__icon-search" />
      </svg>
      <input
        type="search"
        name="q"
        className="search-page__field"
        placeholder={texts.pagePlaceholder}
        aria-label={texts.button}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
    </form>
  );
}
