import type { Element, ElementContent } from 'hast';

/** Returns an element of a tree of HTML. */
export function hastElement(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}
