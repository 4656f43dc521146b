import type { Properties } from 'hast';
import type { Blockquote } from 'mdast';

/** Creates an element with blocks in it. Markdown has no node for it, so it is a quote with another name. */
export function elementWith(
  hName: string,
  hProperties: Properties,
  children: Blockquote['children'],
): Blockquote {
  return { type: 'blockquote', children, data: { hName, hProperties } };
}
