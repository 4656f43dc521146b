import type { ReactNode } from 'react';
import { joined } from '../joined.ts';

/** The element in all long names: there are hundreds of thousands of them, so one serves all. */
const opportunity = <wbr />;

/** Number of characters that fit in any column, such as that of the page's contents on a narrow window. */
const narrowest = 16;

/**
 * After `::`, `_` and `/`, and in front of a word if ten or more characters follow: `allow|Select|LockedCells`. Without a
 * lookbehind, which Safari 16.3 refuses.
 */
const opportunities = /(?:::|[_/])(?=[^:_/\s])|[a-z\d](?=[A-Z]\w{9})/g;

/** A label in which long names may break. */
export function Breakable({ text }: { text: string }): ReactNode {
  if (text.length <= narrowest) return text;
  const parts = text.replace(opportunities, '$&\0').split('\0');
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
