import type { ReactNode } from 'react';
import type { ApiTexts } from '../../shared/texts/catalogues.ts';

/** Minimum number of members for the field. */
const fewestFiltered = 12;

/** Texts of the field that filters the members of a page; its script reads the variable ones. */
export type FilterTexts = Pick<ApiTexts, 'filterMembers' | 'filterHint' | 'filteredMembers'>;

/** Returns the texts of the field for a page with a number of members; `undefined` if they are few. */
export function filterFor(members: number, texts: FilterTexts): FilterTexts | undefined {
  return members < fewestFiltered ? undefined : texts;
}

/** The field that filters the members of a page, with the number of matches. Hidden without scripts. */
export function TocFilter({ texts }: { texts: FilterTexts }): ReactNode {
  return (
    <>
      <span role="status" className="toc-filter__count" />
      <input
        type="search"
        className="toc-filter"
        placeholder={texts.filterHint}
        aria-label={texts.filterMembers}
        aria-keyshortcuts="f"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        data-count={texts.filteredMembers}
      />
    </>
  );
}
