import type { XmlElement, XmlNode } from './element.ts';

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Returns text as markup, for content and for attributes in double quotes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (character) => references[character] ?? character);
}

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
