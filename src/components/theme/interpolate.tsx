import { Children, Fragment, isValidElement } from 'react';
import type { ReactNode } from 'react';

/** What stands in the place of the names in braces. */
export type InterpolateValues = Readonly<Record<string, ReactNode>>;

const placeholder = /\{(\w+)\}/g;

/** Puts values in the place of `{name}`: a string where all of them are text, else nodes; names without value stay. */
export function interpolate(
  text: string,
  values?: Readonly<Record<string, string | number>>,
): string;
export function interpolate(text: string, values?: InterpolateValues): ReactNode;
export function interpolate(text: string, values?: InterpolateValues): ReactNode {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const { 0: written, 1: name = '', index } of text.matchAll(placeholder)) {
    pieces.push(text.slice(end, index), values?.[name] === undefined ? written : values[name]);
    end = index + written.length;
  }
  pieces.push(text.slice(end));
  if (!pieces.some((piece) => isValidElement(piece))) return pieces.map(String).join('');
  return pieces
    .filter((piece) => piece !== '')
    .map((piece, i) => <Fragment key={i}>{piece}</Fragment>);
}

/** A text with values in the place of the names in braces. */
export function Interpolate(props: {
  /** The text. */
  children: string;
  /** The values. */
  values?: InterpolateValues;
}): ReactNode {
  return interpolate(onlyText(props.children, 'Interpolate'), props.values);
}

/** The text in an element that must have nothing else. */
export function onlyText(children: ReactNode, name: string): string {
  const pieces = Children.toArray(children);
  if (pieces.every((piece) => typeof piece === 'string' || typeof piece === 'number'))
    return pieces.join('');
  throw new Error(`<${name}> takes plain text only, but contains an element.`);
}
