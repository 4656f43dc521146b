import type { Element, ElementContent } from 'hast';
import type { CodeClass, CodeLine, CodeSpan } from '../../model/description.ts';
import { visitElements } from '../../model/prose-code.ts';
import type { Prose } from '../../model/site.ts';
import { mayUseSymbols, namesInCode } from '../../model/code-names.ts';
import type { MentionCollector, TextPlace } from './mention-collector.ts';
import { table } from '../../shared/table.ts';

/** Lookups for reading a Markdown text. */
export interface ProseSurroundings {
  /** Collects the mentions. */
  collector: MentionCollector;
  /** Refid of the symbol that `[[name]]` or inline code refers to. */
  symbol: (name: string, inCode: boolean) => string | undefined;
  /** Refid of the symbol that a URL in a file links to. */
  target: (url: string, file: string) => string | undefined;
}

/** A code block that may use symbols. */
export interface UsingCode {
  /** Its lines. */
  lines: CodeLine[];
  /** The place of the block. */
  place: TextPlace;
}

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

/** Collects the mentions of symbols in a Markdown text, and returns its code that may use symbols. */
export function collectFromProse(
  { tree, headings }: Prose,
  file: string,
  start: TextPlace,
  around: ProseSurroundings,
): UsingCode[] {
  const code: UsingCode[] = [];
  const titles = new Map(headings.map(({ id, text }) => [id, text]));
  let place = start;
  const mention = (refid: string | undefined): void => {
    if (refid !== undefined) around.collector.addMention(refid, place);
  };
  visitElements(tree, file, (element, source) => {
    const { tagName, properties } = element;
    const { id, href, dataSymbol } = properties;
    const title = /^h[2-6]$/.test(tagName) ? titles.get(String(id)) : undefined;
    if (title !== undefined)
      place = { ...place, section: { href: `${start.text.href}#${String(id)}`, title } };
    if (typeof dataSymbol === 'string') mention(around.symbol(dataSymbol, tagName === 'code'));
    else if (tagName === 'a' && typeof href === 'string') mention(around.target(href, source));
    else if (mayUseSymbols(properties.className))
      code.push({ lines: linesOf(element), place });
  });
  return code;
}

function linesOf(figure: Element): CodeLine[] {
  const pre = figure.children.find((child) => child.type === 'element' && child.tagName === 'pre');
  const code = pre?.type === 'element' ? pre.children[0] : undefined;
  if (code?.type !== 'element') return [];
  const lines: CodeLine[] = [{ spans: [] }];
  for (const span of spansOf(code.children))
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

/** The parts of a line that contain no names. */
const silent = new Set<CodeClass>(['comment', 'stringliteral', 'preprocessor']);

/** Collects the uses of symbols in a code block; `used` returns the refid of the symbol that a name refers to. */
export function collectUses(
  { lines, place }: UsingCode,
  used: (written: string) => string | undefined,
  collector: MentionCollector,
): void {
  for (const line of lines) {
    const code = line.spans
      .map(({ text, class: color }) => (silent.has(color) ? ' '.repeat(text.length) : text))
      .join('');
    for (const { written } of namesInCode(code)) {
      const refid = used(written);
      if (refid !== undefined) collector.addUse(refid, line, place);
    }
  }
}
