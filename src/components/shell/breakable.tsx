import type { ReactNode } from 'react';
import { joined } from '../joined.ts';

/** The element in all long names: there are hundreds of thousands of them, so one serves all. */
const opportunity = <wbr />;

/** Number of characters that fit in any column, such as that of the page's contents on a narrow window. */
const narrowest = 16;

/** After `::`, `_` and `/`. */
const separators = /(::|[_/])(?=[^:_/\s])/g;

/** Between the words of a part that is too long for a column: `allowSelectLockedCells`. */
const humps = /\w{17,}/g;

/** A label in which long names may break after `::`, `_` and `/`, and long parts of them between words. */
export function Breakable({ text }: { text: string }): ReactNode {
  if (text.length <= narrowest) return text;
  const parts = text
    .replace(separators, '$1\0')
    .replace(humps, (part) => part.replace(/(?<=[a-z\d])(?=[A-Z])/g, '\0'))
    .split('\0');
  return joined(parts.flatMap((part, i) => (i === 0 ? part : [opportunity, part])));
}

/** The label of a sidebar item; the style sheet clamps long ones to two lines. */
export function MenuLabel({ text }: { text: string }): ReactNode {
  // Most labels are short, and there are many of them.
  if (text.length <= narrowest) return text;
  return (
    <span className="menu__label">
      <Breakable text={text} />
    </span>
  );
}
