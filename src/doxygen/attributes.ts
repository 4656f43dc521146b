import type { Protection } from '../model/compound.ts';
import type { XmlElement } from '../xml/element.ts';

const protections = ['public', 'protected', 'private', 'package'] as const;

/** Access as the attribute `prot` gives it; public where it is missing. */
export function protectionOf(element: XmlElement): Protection {
  return protections.find((name) => name === element.attributes.prot) ?? 'public';
}

/** A whole number that is at least 1, as lines are; undefined for all else. */
export function lineNumber(text: string | undefined): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : undefined;
}
