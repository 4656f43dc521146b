import type { Location } from '../model/compound.ts';
import { childNamed, type XmlElement } from '../xml/element.ts';
import { lineNumber } from './attributes.ts';

/**
 * Reads the `location` of a compound or member; undefined where there is none. A function may be declared in one place
 * and defined in another, of which the XML gives only the body: `isFunction` keeps both.
 */
export function readLocation(parent: XmlElement, isFunction = false): Location | undefined {
  const attributes = childNamed(parent, 'location')?.attributes;
  if (!attributes?.file) return undefined;
  const { file, bodyfile: bodyFile, declfile: declarationFile } = attributes;
  const line = lineNumber(attributes.line);
  const body = lineNumber(attributes.bodystart);
  const isOnePlace = file === bodyFile && isSamePlace(line, body, isFunction);
  const bodyStart = isOnePlace ? line : body;
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

/**
 * True where a body belongs to what begins at a line. The XML gives the line of the opening brace or of the `=`, while
 * Doxygen itself names the line of the definition. The body of a function counts from the line of its name, which stands
 * at most a line below the type; what is further apart is a declaration and a definition.
 */
function isSamePlace(
  line: number | undefined,
  body: number | undefined,
  isFunction: boolean,
): boolean {
  if (line === undefined || body === undefined) return false;
  return line <= body && (!isFunction || body <= line + 1);
}
