import type { Block, Inline } from '../model/description.ts';
import type { XmlElement } from '../xml/element.ts';
import type { Flow } from './flow.ts';

/** Reads the content of elements, for the readers of container elements. */
export interface ContentReader {
  /** Returns the content in order: inlines and blocks. */
  flow(element: XmlElement): Flow;
  /** Returns the content as blocks. */
  blocks(element: XmlElement): Block[];
  /** Returns the content as running text. */
  inlines(element: XmlElement): Inline[];
  /** Reports markup inside the text of an element that is not known: only its text is shown. */
  unknownMarkup(name: string, element: XmlElement): void;
}

/** Maps an element of a description to nodes. */
export type Reader = (element: XmlElement, content: ContentReader) => Flow;
