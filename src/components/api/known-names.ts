import type { Links } from '../../model/links.ts';

/** A piece of code, with the address that it links to, if any. */
export interface LinkedPiece {
  /** The characters. */
  text: string;
  /** The address; missing for plain text. */
  href?: string;
}

/** Names that start with `std::`, but not `my::std::x`. */
const standardNames = /(?<!\w|\w::)std(?:::\w+)+/g;

/** Names of all kinds, qualified or not. */
const allNames = /(?<![\w.]|\w::)[A-Za-z_]\w*(?:::\w+)*/g;

/**
 * Splits code at names of the standard library and of other libraries of the site that have an address; `undefined` if
 * there are none. Of a longer name, the known start is linked: `std::string` in `std::string::npos`.
 */
export function linkKnownNames(code: string, links: Links): LinkedPiece[] | undefined {
  if (!links.library && !code.includes('std::')) return undefined;
  const pieces: LinkedPiece[] = [];
  let end = 0;
  for (const { 0: match, index } of code.matchAll(links.library ? allNames : standardNames)) {
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

/**
 * Returns the address for text that is exactly a name of the standard library or of another library of the site, or a
 * call of it without arguments.
 */
export function knownHref(code: string, links: Links): string | undefined {
  const name = code.replace(/\(\)$/, '');
  return code.startsWith('std::') ? links.standard(name) : links.library?.(name);
}

function knownStart(name: string, links: Links): Required<LinkedPiece> | undefined {
  for (let text = name; text !== 'std'; text = text.slice(0, text.lastIndexOf('::'))) {
    const href = knownHref(text, links);
    if (href !== undefined) return { text, href };
    if (!text.includes('::')) break;
  }
  return undefined;
}
