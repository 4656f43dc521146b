import { Fragment, type ReactNode } from 'react';

/** Puts links and the like in the place of `{name}` in a text of the interface. */
export function fillNodes(text: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  // With one group in the expression, every second piece is a name.
  return text
    .split(/\{(\w+)\}/)
    .map((piece, i) => (i % 2 === 0 ? piece : <Fragment key={i}>{values[piece]}</Fragment>));
}
