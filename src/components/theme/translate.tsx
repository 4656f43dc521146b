import type { ReactNode } from 'react';
import { interpolate, onlyText } from './interpolate.tsx';
import type { InterpolateValues } from './interpolate.tsx';

/** Returns a text of the user's code unchanged: sites only bring translations of the interface. */
export function translate(
  text: TranslatedText,
  values?: Readonly<Record<string, string | number>>,
): string {
  return interpolate(textOf(text), values);
}

/** A text of the user's code. */
export interface TranslatedText {
  /** The text. */
  message?: string;
  /** Shown if there is no text. */
  id?: string;
  /** Note for translators. */
  description?: string;
}

function textOf({ message, id }: TranslatedText): string {
  if (message === undefined && id === undefined)
    throw new Error('A translation needs an id or a text.');
  return message ?? id ?? '';
}

/** A text of the user's code as an element. */
export function Translate(props: {
  /** The text. */
  children?: ReactNode;
  /** Shown if there is no text. */
  id?: string;
  /** Note for translators. */
  description?: string;
  /** Values for the names in braces. */
  values?: InterpolateValues;
}): ReactNode {
  const { children, id, values } = props;
  const message = children === undefined ? undefined : onlyText(children, 'Translate');
  return interpolate(textOf({ message, id }), values);
}
