import type { ReactNode } from 'react';
import type { ChangeCategory, ReleaseChanges } from '../../../model/api-history.ts';
import type { ApiTexts, ContentTexts } from '../../../shared/texts/catalogues.ts';
import { plural } from '../../../shared/texts/plural.ts';

/**
 * The texts with the number of changes of each category. What a release brings comes first; what it costs is the end of
 * the sentence.
 */
const counted = [
  ['added', 'countAdded'],
  ['deprecated', 'countDeprecated'],
  ['other', 'countOther'],
  ['doubtful', 'countDoubtful'],
  ['risky', 'countRisky'],
  ['breaking', 'countBreaking'],
] as const satisfies [ChangeCategory, keyof ApiTexts][];

/** What the lead needs of the page: all of it is also known in browsers. */
export interface ChangeLeadTexts extends Pick<ContentTexts, 'locale'> {
  /** Texts of the API reference. */
  api: Pick<ApiTexts, (typeof counted)[number][1] | 'nothingBreaks' | 'noChanges'>;
}

/** One sentence about all changes of a release: `84 added, 2 deprecated, nothing breaks`. */
export function ChangeLead(props: {
  /** The changes. */
  groups: ReleaseChanges['groups'];
  /** The texts. */
  texts: ChangeLeadTexts;
}): ReactNode {
  const { groups, texts } = props;
  const { api, locale } = texts;
  if (groups.length === 0) return <p className="changes-lead">{api.noChanges}</p>;
  const sizes = new Map(groups.map(({ category, symbols }) => [category, symbols.length]));
  const parts = counted.flatMap(([category, text]) => {
    const count = sizes.get(category);
    return count === undefined ? [] : [plural(locale, api[text], count, { count })];
  });
  const breaks = sizes.has('breaking') || sizes.has('risky') || sizes.has('doubtful');
  const all = breaks ? parts : [...parts, api.nothingBreaks];
  // The type `unit` has no commas in Russian, Japanese and Chinese.
  const list = new Intl.ListFormat(locale, { style: 'narrow' });
  return <p className="changes-lead">{list.format(all)}</p>;
}
