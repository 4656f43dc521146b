import type { ApiTexts } from './catalogues.ts';

/** Maps the categories of changes to their headings. */
export const changeTitles = {
  breaking: 'changeBreaking',
  risky: 'changeRisky',
  doubtful: 'changeDoubtful',
  deprecated: 'changeDeprecated',
  added: 'changeAdded',
  other: 'changeOther',
} as const satisfies Record<string, keyof ApiTexts>;
