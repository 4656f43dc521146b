/** The choices that hide a variant, in the order of the variants; further variants are always shown. */
export const variantChoices = ['v0', 'v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'v7'] as const;

/** What readers can show or hide on pages of the API reference. */
export type MemberChoice = 'inherited' | 'deprecated' | (typeof variantChoices)[number];

/** Attribute of the `html` element with the choices that differ from the usual, separated by spaces. */
export const choicesAttribute = 'data-members';

/** Key of the choices in the browser storage; not among the others, which the first script of a visit contains. */
export const choicesKey = 'mtp-site.members';

/** True for a choice: inherited members are usually folded, everything else is usually shown. */
export function isMemberChoice(text: string | undefined): text is MemberChoice {
  return /^(?:inherited|deprecated|v[0-7])$/.test(text ?? '');
}
