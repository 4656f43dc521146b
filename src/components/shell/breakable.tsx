import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** A label that may break inside of long names: after `::`, `_` and `/`. */
export function Breakable({ text }: { text: string }): ReactNode {
  // Short names fit in any column.
  if (text.length < 20) return text;
  const parts = text.replace(/(::|[_/])(?=[^:_/\s])/g, '$1\0').split('\0');
  return parts.map((part, i) => (
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** The label of a sidebar's item: a long one is clamped to two lines by the style sheet. */
export function MenuLabel({ text }: { text: string }): ReactNode {
  // Most labels are short, and there are many of them.
  if (text.length < 20) return text;
  return (
    <span className="menu__label">
      <Breakable text={text} />
    </span>
  );
}
