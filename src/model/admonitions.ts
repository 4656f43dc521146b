/** The kinds of admonitions that have their own style. */
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

/** True for the name of a kind of admonition. */
export function isAdmonitionType(type: unknown): type is AdmonitionType {
  return admonitionTypes.some((each) => each === type);
}

/** The warning for an admonition without a style of its own; it is rendered like `info` (S-243). */
export function missingStyle(keyword: string): string {
  return `No admonition component found for admonition type "${keyword}". Using Info as fallback.`;
}
