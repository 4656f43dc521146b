import type { ReactNode } from 'react';
import type { SearchTexts } from '../../shared/texts/catalogues.ts';

/**
 * The button that opens the search. It is a form, so that it opens the search page without scripts, and not a link,
 * which would be prefetched. The early script reports clicks to the viewer.
 */
export function SearchButton(props: {
  /** Address of the search page. */
  href: string;
  /** Address of the file with the texts of the search box. */
  textsHref: string;
  /** Address of the style sheet of the search box. */
  stylesHref: string;
  /** The texts. */
  texts: SearchTexts;
}): ReactNode {
  const { href, textsHref, stylesHref, texts } = props;
  return (
    <form className="search-button-form" action={href}>
      <button
        type="submit"
        className="clean-button search-button"
        data-search={textsHref}
        data-search-styles={stylesHref}
        aria-label={texts.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
      >
        <svg className="icon-search" width="20" height="20" aria-hidden="true">
          <use href="#__icon-search" />
        </svg>
        <span className="search-button__label">{texts.button}</span>
        <kbd className="search-button__key" aria-hidden="true" />
      </button>
    </form>
  );
}
