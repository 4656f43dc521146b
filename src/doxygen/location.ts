import type { Location } from '../model/compound.ts';
import { childNamed, type XmlElement } from '../xml/element.ts';
import { lineNumber } from './attributes.ts';

/**
 * Reads the `location` of a compound or member; returns `undefined` if there is none. A function may be declared in one
 * place and defined in another, for which the XML has only the body: `isFunction` keeps both.
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
 * True if a body belongs to the declaration that starts at a line. The XML has the line of the opening brace or of the
 * `=`, while Doxygen itself uses the line of the definition. For functions, the body counts from the line of the name,
 * which is at most one line below the type; at a greater distance, declaration and definition are separate.
 */
function isSamePlace(
  line: number | undefined,
  body: number | undefined,
  isFunction: boolean,
): boolean {
  if (line === undefined || body === undefined) return false;
  return line <= body && (!isFunction || body <= line + 1);
}
