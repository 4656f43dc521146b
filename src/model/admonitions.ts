/** The kinds of admonitions, each with a look of its own. */
export const admonitionTypes = [
  'note',
  'tip',
  'info',
  'important',
  'warning',
  'caution',
  'danger',
  'secondary',
  'success',
] as const;

/** A kind of admonition. */
export type AdmonitionType = (typeof admonitionTypes)[number];

/** True for the name of one. */
export function isAdmonitionType(type: unknown): type is AdmonitionType {
  return admonitionTypes.some((each) => each === type);
}

/** Said of an admonition whose keyword has no look of its own, and which looks like `info` (S-243). */
export function noLookOf(keyword: string): string {
  return `No admonition component found for admonition type "${keyword}". Using Info as fallback.`;
}
