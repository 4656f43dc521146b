import type { ReactNode } from 'react';

/** A function of the code of a text: makes content of the properties of the text and of its slots. */
export type TextFunction = (
  props: Readonly<Record<string, unknown>>,
  slot: (index: number) => ReactNode,
) => ReactNode;

/** The code of the texts of a site, loaded. */
export interface TextCode {
  /** A function of a module; undefined where the module could not be loaded. Throws errors with the place in the text. */
  functionOf: (module: string, index: number) => TextFunction | undefined;
  /** The name of the island that a function is, which comes to life in browsers; undefined for one that stays as it is. */
  islandOf: (module: string, index: number) => string | undefined;
}
