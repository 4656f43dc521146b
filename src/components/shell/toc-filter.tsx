import type { ReactNode } from 'react';
import { fewestFiltered } from '../../shared/member-filter.ts';
import type { ApiTexts } from '../../shared/texts/catalogues.ts';

/** What the field that filters the members of a page says; its script reads the texts that change from it. */
export type FilterTexts = Pick<ApiTexts, 'filterMembers' | 'filterHint' | 'filteredMembers'>;

/** The texts of the field for a page with so many members; `undefined` if all of them are seen at once anyway. */
export function filterFor(members: number, texts: FilterTexts): FilterTexts | undefined {
  return members < fewestFiltered ? undefined : texts;
}

/** The field that filters the members of a page, and what tells how many are left. Without scripts it is not shown. */
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
