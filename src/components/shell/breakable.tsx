import type { ReactNode } from 'react';
import { joined } from '../joined.ts';

/** The element in all long names: there are hundreds of thousands of them, so one serves all. */
export const opportunity = <wbr />;

/** Number of characters that fit in any column, such as that of the page's contents on a narrow window. */
export const narrowest = 16;

const longWords = /\S{17,}/g;

/**
 * The places in names where readers see that a word ends: after `:`, `<`, `(`, `,`, `.` and `/`, but not in `name.h`;
 * after `_`, and in front of a capital that a small letter follows; a letter never stands alone. Without a lookbehind,
 * which Safari 16.3 refuses.
 */
export const opportunities = /[:<(](?=[\w~])|\w[,./](?=\w{4})|\w_(?=\w\w)|[^\W_](?=[A-Z][a-z]\w)/g;

/** Returns the pieces of a text between the places where its long names may break. */
export function breakPieces(text: string): string[] {
  if (text.length <= narrowest) return [text];
  return text.replace(longWords, (word) => word.replace(opportunities, '$&\0')).split('\0');
}

/** Returns a text whose long names may break between their words, and nowhere else as long as the words fit. */
export function breakable(text: string): ReactNode {
  return joined(
    breakPieces(text)
      .flatMap((piece) => [opportunity, piece])
      .slice(1),
  );
}

/** The label of a sidebar item; the style sheet clamps long ones to two lines, and names to four. */
export function MenuLabel({ text }: { text: string }): ReactNode {
  // Most labels are short, and there are many of them.
  if (text.length <= narrowest) return text;
  return <span className="menu__label">{breakable(text)}</span>;
}
