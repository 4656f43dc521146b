import type { CodeText, ConceptPart } from '../model/compound.ts';
import type { Listing } from '../model/description.ts';
import { childNamed, elementsOf, type XmlElement } from '../xml/element.ts';
import { lineNumber } from './attributes.ts';
import type { DescriptionReader } from './description-reader.ts';
import { readListing } from './listing.ts';

/** Reads the `conceptparts` of a concept: code and prose in the order of the source. */
export function readConceptParts(
  compound: XmlElement,
  descriptions: DescriptionReader,
): ConceptPart[] {
  const parts = childNamed(compound, 'conceptparts');
  if (!parts) return [];
  return elementsOf(parts).map((part) => {
    if (part.name === 'docpart') return { type: 'doc', children: descriptions.read(part) };
    const line = lineNumber(part.attributes.line);
    const listing = childNamed(part, 'programlisting');
    const code = listing ? codeOf(readListing(listing)) : [];
    return { type: 'code', ...(line && { line }), code };
  });
}

/** A listing as code with links, lines separated by line feeds. */
function codeOf(listing: Listing): CodeText {
  return listing.lines.flatMap((line, index) => {
    const spans = line.spans.map(({ text, refid, external }) =>
      refid ? { text, refid, ...(external && { external }) } : text,
    );
    return index === 0 ? spans : ['\n', ...spans];
  });
}
