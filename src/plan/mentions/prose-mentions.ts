import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { CodeClass, CodeLine, CodeSpan } from '../../model/description.ts';
import { visitElements } from '../../model/prose-code.ts';
import type { Prose } from '../../model/site.ts';
import { namesInCode } from './code-names.ts';
import type { MentionCollector, TextPlace } from './mention-collector.ts';

/** Lookups for reading a Markdown text. */
export interface ProseSurroundings {
  /** Collects the mentions and uses. */
  collector: MentionCollector;
  /** Refid of the symbol that `[[name]]` or inline code refers to. */
  symbol: (name: string, inCode: boolean) => string | undefined;
  /** Refid of the symbol that a name in a code block refers to. */
  used: (written: string) => string | undefined;
  /** Refid of the symbol that a URL in a file links to. */
  target: (url: string, file: string) => string | undefined;
}

/** Languages whose code may use symbols. */
const languages = new Set(['c', 'cc', 'cpp', 'cxx', 'c++', 'h', 'hpp', 'objc', 'objective-c']);

/** Highlighting classes of code blocks, mapped to those of listings. */
const colours: Record<string, CodeClass> = {
  c: 'comment',
  p: 'preprocessor',
  k: 'keyword',
  t: 'keywordtype',
  f: 'keywordflow',
  s: 'stringliteral',
  n: 'vhdldigit',
};

/** Collects the mentions of symbols in a Markdown text, and the uses in its code. */
export function collectFromProse(
  { tree, headings }: Prose,
  file: string,
  start: TextPlace,
  around: ProseSurroundings,
): void {
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
    else if (tagName === 'figure' && isUsing(element))
      for (const line of linesOf(element)) collectLine(line, place, around);
  });
}

/** The code of a text's blocks, for finding namespace aliases. */
export function codeOf({ tree }: Prose): string {
  const blocks: string[] = [];
  visitElements(tree, '', (element) => {
    if (element.tagName === 'figure' && isUsing(element)) blocks.push(textOf(element));
  });
  return blocks.join('\n');
}

/** True for a code block in a language that may use symbols. */
function isUsing({ properties: { className } }: Element): boolean {
  if (!Array.isArray(className) || !className.includes('theme-code-block')) return false;
  return className.some((name) => languages.has(name.replace(/^language-/, '')));
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

function collectLine(line: CodeLine, place: TextPlace, around: ProseSurroundings): void {
  const code = line.spans
    .map(({ text, class: color }) => (silent.has(color) ? ' '.repeat(text.length) : text))
    .join('');
  for (const { written } of namesInCode(code)) {
    const refid = around.used(written);
    if (refid !== undefined) around.collector.addUse(refid, line, place);
  }
}
