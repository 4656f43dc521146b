import type { ElementContent } from 'hast';
import { table } from '../shared/table.ts';
import type { CodeClass, CodeLine, CodeSpan } from './description.ts';

/** Highlighting classes of code blocks, mapped to those of listings. */
const colours: Record<string, CodeClass> = table({
  c: 'comment',
  p: 'preprocessor',
  k: 'keyword',
  t: 'keywordtype',
  f: 'keywordflow',
  s: 'stringliteral',
  n: 'vhdldigit',
});

/** The lines of highlighted code, in the form of a listing. */
export function linesOfCode(nodes: readonly ElementContent[]): CodeLine[] {
  const lines: CodeLine[] = [{ spans: [] }];
  for (const span of spansOf(nodes))
    span.text.split('\n').forEach((text, i) => {
      if (i > 0) lines.push({ spans: [] });
      if (text !== '') lines.at(-1)?.spans.push({ ...span, text });
    });
  return lines;
}

function spansOf(nodes: readonly ElementContent[], color: CodeClass = 'normal'): CodeSpan[] {
  return nodes.flatMap((node): CodeSpan[] => {
    if (node.type === 'text') return [{ class: color, text: node.value }];
    if (node.type !== 'element') return [];
    const [name] = Array.isArray(node.properties.className) ? node.properties.className : [];
    return spansOf(node.children, colours[String(name)] ?? color);
  });
}
