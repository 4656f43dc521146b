import type { ReactNode } from 'react';
import { joined } from '../joined.ts';

/** The element in all long names: there are hundreds of thousands of them, so one serves all. */
const opportunity = <wbr />;

/** A label in which long names may break after `::`, `_` and `/`. */
export function Breakable({ text }: { text: string }): ReactNode {
  // Short names fit in any column.
  if (text.length < 20) return text;
  const parts = text.replace(/(::|[_/])(?=[^:_/\s])/g, '$1\0').split('\0');
  return joined(parts.flatMap((part, i) => (i === 0 ? part : [opportunity, part])));
}

/** The label of a sidebar item; the style sheet clamps long ones to two lines. */
export function MenuLabel({ text }: { text: string }): ReactNode {
  // Most labels are short, and there are many of them.
  if (text.length < 20) return text;
  return (
    <span className="menu__label">
      <Breakable text={text} />
    </span>
  );
}
