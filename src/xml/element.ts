/** The content of an element: elements and text, in order. */
export type XmlNode = XmlElement | string;

/** An element of an XML file. */
export interface XmlElement {
  /** Name as written. */
  name: string;
  /** Attributes by name; entities are decoded, numbers stay text. */
  attributes: Readonly<Partial<Record<string, string>>>;
  /** Content with its white space; empty for raw elements. */
  children: XmlNode[];
  /** 1-based line of the start tag. */
  line: number;
  /** 1-based column of the start tag. */
  column: number;
  /** The markup between the tags, with entities as written; only for raw elements. */
  raw?: string;
}

/** Returns the child elements of an element. */
export function elementsOf(parent: XmlElement): XmlElement[] {
  return parent.children.filter((child) => typeof child !== 'string');
}

/** Returns the first child element with a name. */
export function childNamed(parent: XmlElement, name: string): XmlElement | undefined {
  for (const child of parent.children)
    if (typeof child !== 'string' && child.name === name) return child;
  return undefined;
}

/** Returns all child elements with a name. */
export function childrenNamed(parent: XmlElement, name: string): XmlElement[] {
  return elementsOf(parent).filter((child) => child.name === name);
}

/** Returns all text below an element, with its white space. */
export function textOf(element: XmlElement): string {
  let text = '';
  for (const child of element.children) text += typeof child === 'string' ? child : textOf(child);
  return text;
}

/** Returns the trimmed text of the first child element with a name; `undefined` if there is none or it is empty. */
export function childText(parent: XmlElement, name: string): string | undefined {
  const child = childNamed(parent, name);
  const text = child && textOf(child).trim();
  return text === '' ? undefined : text;
}
