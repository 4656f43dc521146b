import type { ReactNode } from 'react';

/** A function of the code of a text: makes content of the properties of the text and of its slots. */
export type TextFunction = (
  props: Readonly<Record<string, unknown>>,
  slot: (index: number) => ReactNode,
) => ReactNode;
