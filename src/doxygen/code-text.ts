import type { CodePart, CodeText } from '../model/compound.ts';
import { codeWithoutTemplateSpaces } from '../model/template-spaces.ts';
import { childNamed, textOf, type XmlElement } from '../xml/element.ts';
import { withoutMangledNames } from './anonymous.ts';
import { normalRefid } from './refid.ts';

/**
 * Reads text with references: a type, a default value, a clause. Drops white space at both ends and inside template
 * brackets, unless `keepsSpace` is set.
 */
export function readCode(element: XmlElement, keepsSpace = false): CodeText {
  const parts: CodeText = [];
  for (const child of element.children) {
    const part = typeof child === 'string' ? withoutMangledNames(child) : readPart(child);
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  return keepsSpace ? parts : codeWithoutTemplateSpaces(trimEnd(trimStart(parts)));
}

/** Reads a child element as code; returns `undefined` if it is missing or empty. */
export function childCode(parent: XmlElement, name: string): CodeText | undefined {
  const child = childNamed(parent, name);
  const code = child && readCode(child);
  return code && code.length > 0 ? code : undefined;
}

/** Removes white space from the start. */
export function trimStart(code: CodeText): CodeText {
  const [first, ...rest] = code;
  if (typeof first !== 'string') return code;
  const text = first.trimStart();
  return text === '' ? rest : [text, ...rest];
}

/** Removes white space from the end. */
export function trimEnd(code: CodeText): CodeText {
  const last = code.at(-1);
  if (typeof last !== 'string') return code;
  const text = last.trimEnd();
  return text === '' ? code.slice(0, -1) : [...code.slice(0, -1), text];
}

function readPart(element: XmlElement): CodePart {
  const text = withoutMangledNames(textOf(element));
  const { refid, external } = element.attributes;
  if (!refid) return text;
  return { text, refid: normalRefid(refid), ...(external && { external }) };
}
