/** What readers can show or hide on pages of the API reference. */
export type MemberChoice = 'inherited' | 'deprecated';

/** Attribute of the `html` element with the choices that differ from the usual, separated by spaces. */
export const choicesAttribute = 'data-members';

/** Key of the choices in the browser storage; not among the others, which the first script of a visit contains. */
export const choicesKey = 'mtp-site.members';

/** True for a choice: inherited members are usually folded, deprecated symbols are usually shown. */
export function isMemberChoice(text: string | undefined): text is MemberChoice {
  return text === 'inherited' || text === 'deprecated';
}
