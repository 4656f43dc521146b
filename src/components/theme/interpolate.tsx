import { Children, Fragment, isValidElement } from 'react';
import type { ReactNode } from 'react';
import { ownValue } from '../../shared/own-value.ts';

/** Values for the names in braces. */
export type InterpolateValues = Readonly<Record<string, ReactNode>>;

const placeholder = /\{(\w+)\}/g;

/**
 * Replaces each `{name}` by its value: returns a string if all values are text, else nodes; keeps names without value.
 */
export function interpolate(
  text: string,
  values?: Readonly<Record<string, string | number>>,
): string;
export function interpolate(text: string, values?: InterpolateValues): ReactNode;
export function interpolate(text: string, values?: InterpolateValues): ReactNode {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const { 0: written, 1: name = '', index } of text.matchAll(placeholder)) {
    const value = ownValue(values, name);
    pieces.push(text.slice(end, index), value === undefined ? written : value);
    end = index + written.length;
  }
  pieces.push(text.slice(end));
  if (!pieces.some((piece) => isValidElement(piece))) return pieces.map(String).join('');
  return pieces
    .filter((piece) => piece !== '')
    .map((piece, i) => <Fragment key={i}>{piece}</Fragment>);
}

/** Returns the text of an element; throws if it contains other elements. */
export function onlyText(children: ReactNode, name: string): string {
  const pieces = Children.toArray(children);
  if (pieces.every((piece) => typeof piece === 'string' || typeof piece === 'number'))
    return pieces.join('');
  throw new Error(`<${name}> takes plain text only, but contains an element.`);
}
