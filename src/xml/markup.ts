import { escapeMarkup } from '../shared/escape-markup.ts';
import type { XmlElement, XmlNode } from './element.ts';

/** Returns the markup of nodes: what a parser turns into the same nodes. */
export function markupOf(nodes: readonly XmlNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? escapeMarkup(node) : markupOfElement(node)))
    .join('');
}

function markupOfElement({ name, attributes, children, raw }: XmlElement): string {
  const written = Object.entries(attributes).map(
    ([key, value = '']) => ` ${key}="${escapeMarkup(value)}"`,
  );
  return `<${name}${written.join('')}>${raw ?? markupOf(children)}</${name}>`;
}
