import type { Block, Inline } from '../model/description.ts';
import type { XmlElement } from '../xml/element.ts';
import type { Flow } from './flow.ts';

/** Reads the content of elements, for the readers of elements that hold others. */
export interface ContentReader {
  /** The content as it comes: inlines and blocks. */
  flow(element: XmlElement): Flow;
  /** The content as blocks. */
  blocks(element: XmlElement): Block[];
  /** The content as running text. */
  inlines(element: XmlElement): Inline[];
}

/** Maps an element of a description to nodes. */
export type Reader = (element: XmlElement, content: ContentReader) => Flow;
