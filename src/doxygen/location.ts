import type { Location } from '../model/compound.ts';
import { childNamed, type XmlElement } from '../xml/element.ts';
import { lineNumber } from './attributes.ts';

/** Reads the `location` of a compound or member; undefined where there is none. */
export function readLocation(parent: XmlElement): Location | undefined {
  const attributes = childNamed(parent, 'location')?.attributes;
  if (!attributes?.file) return undefined;
  const { file, bodyfile: bodyFile, declfile: declarationFile } = attributes;
  const line = lineNumber(attributes.line);
  const bodyStart = lineNumber(attributes.bodystart);
  const bodyEnd = lineNumber(attributes.bodyend);
  const declarationLine = lineNumber(attributes.declline);
  return {
    file,
    ...(line && { line }),
    ...(bodyFile && { bodyFile }),
    ...(bodyStart && { bodyStart }),
    ...(bodyEnd && bodyStart && bodyEnd >= bodyStart && { bodyEnd }),
    ...(declarationFile && { declarationFile }),
    ...(declarationLine && { declarationLine }),
  };
}
