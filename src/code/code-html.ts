import type { ElementContent } from 'hast';
import { table } from '../shared/table.ts';

const entities: Readonly<Record<string, string>> = table({
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
});

function escape(text: string): string {
  return text.replace(/[&<"]/g, (char) => entities[char] ?? char);
}

/** Serializes highlighted code, which consists only of text and spans with class names and line numbers. */
export function codeHtml(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return escape(node.value);
      if (node.type !== 'element') return '';
      const { className, dataLine } = node.properties;
      const names = Array.isArray(className) ? className.join(' ') : '';
      const number = typeof dataLine === 'string' ? ` data-line="${escape(dataLine)}"` : '';
      return `<span class="${escape(names)}"${number}>${codeHtml(node.children)}</span>`;
    })
    .join('');
}
