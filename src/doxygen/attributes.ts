import type { Protection } from '../model/compound.ts';
import type { XmlElement } from '../xml/element.ts';

const protections = ['public', 'protected', 'private', 'package'] as const;

/** Returns the access in the attribute `prot`; public if it is missing. */
export function protectionOf(element: XmlElement): Protection {
  return protections.find((name) => name === element.attributes.prot) ?? 'public';
}

/** Longest file that lines can be numbered in; damaged XML may contain larger numbers. */
const mostLines = 2 ** 31 - 1;

/** Parses a line number, an integer of at least 1; returns `undefined` for anything else. */
export function lineNumber(text: string | undefined): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 && number <= mostLines ? number : undefined;
}
