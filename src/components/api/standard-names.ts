import type { Links } from '../../model/links.ts';

/** A piece of code, with the address that it links to, if any. */
export interface LinkedPiece {
  /** The characters. */
  text: string;
  /** The address; missing for plain text. */
  href?: string;
}

/** Names that start with `std::`, but not `my::std::x`. */
const qualifiedNames = /(?<!\w|\w::)std(?:::\w+)+/g;

/**
 * Splits code at standard library names that have an address; `undefined` if there are none. Of a longer name, the
 * known start is linked: `std::string` in `std::string::npos`.
 */
export function linkStandardNames(code: string, links: Links): LinkedPiece[] | undefined {
  if (!code.includes('std::')) return undefined;
  const pieces: LinkedPiece[] = [];
  let end = 0;
  for (const { 0: match, index } of code.matchAll(qualifiedNames)) {
    const known = knownStart(match, links);
    if (!known) continue;
    if (index > end) pieces.push({ text: code.slice(end, index) });
    pieces.push(known);
    end = index + known.text.length;
  }
  if (pieces.length === 0) return undefined;
  if (end < code.length) pieces.push({ text: code.slice(end) });
  return pieces;
}

/** Returns the address for text that is exactly a standard library name, or a call of it without arguments. */
export function standardHref(code: string, links: Links): string | undefined {
  return code.startsWith('std::') ? links.standard(code.replace(/\(\)$/, '')) : undefined;
}

function knownStart(name: string, links: Links): Required<LinkedPiece> | undefined {
  for (let text = name; text !== 'std'; text = text.slice(0, text.lastIndexOf('::'))) {
    const href = links.standard(text);
    if (href !== undefined) return { text, href };
  }
  return undefined;
}
