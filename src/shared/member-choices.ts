/** The choices that hide a variant, in the order of the variants; further variants are always shown. */
export const variantChoices = ['v0', 'v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'v7'] as const;

/** The choices of a language standard, by its place among all of its language: those of C++98, C++11 and so on. */
export const standardChoices = ['s0', 's1', 's2', 's3', 's4', 's5', 's6'] as const;

/** What readers can show or hide on pages of the API reference. */
export type MemberChoice =
  'inherited' | 'deprecated' | (typeof variantChoices)[number] | (typeof standardChoices)[number];

/** Attribute of the `html` element with the choices that differ from the usual, separated by spaces. */
export const choicesAttribute = 'data-members';

/** Key of the choices in the browser storage; not among the others, which the first script of a visit contains. */
export const choicesKey = 'mtp-site.members';

/** True for a choice: inherited members are usually folded, everything else is usually shown, for all standards. */
export function isMemberChoice(text: string | undefined): text is MemberChoice {
  return /^(?:inherited|deprecated|v[0-7]|s[0-6])$/.test(text ?? '');
}

/** True for the choice of a standard, of which there is one at most. */
export function isStandardChoice(text: string): boolean {
  return /^s\d$/.test(text);
}
