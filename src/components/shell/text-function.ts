import type { ReactNode } from 'react';

/** A function of a text's code: renders content from the text's properties and slots. */
export type TextFunction = (
  props: Readonly<Record<string, unknown>>,
  slot: (index: number) => ReactNode,
) => ReactNode;
