/**
 * Keys without Ctrl or ⌘ that do something anywhere on a page: `/`, `f`, `[` and `]`. Speech input and weak motor control
 * press them by accident, so that readers and sites can turn them off (WCAG 2.1.4).
 */

/** Attribute of the `html` element with the state of these keys, set before anything listens to them. */
export const letterKeysAttribute = 'data-letter-keys';

/** States besides the empty text, which means that the keys work: off for this reader, or for the whole site. */
export type LetterKeysOff = 'off' | 'none';

/** Key of the reader's choice in the browser storage: `off`, or the empty text. */
export const letterKeysKey = 'mtp-site.letter-keys';

/** Attribute of the `html` element that collects such keys, and the letters after them, until their script has loaded. */
export const pressedAttribute = 'data-pressed';
