import type { ReactNode } from 'react';
import { ownValue } from '../shared/own-value.ts';
import { joined } from './joined.ts';

/** Replaces each `{name}` in a text of the interface by a link or other node. */
export function fillNodes(text: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  // With one group in the expression, every second piece is a name.
  return joined(
    text.split(/\{(\w+)\}/).map((piece, i) => (i % 2 === 0 ? piece : ownValue(values, piece))),
  );
}
