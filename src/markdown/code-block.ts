import type { Element, ElementContent } from 'hast';
import type { Code } from 'mdast';
import { readCodeMeta, takeMagicComments } from './code-meta.ts';
import { isPlain, type Highlight } from './highlight.ts';

/** The language of a fence, in lower case; `text` where it names none. */
export function languageOf({ lang }: Code): string {
  return (lang ?? 'text').toLowerCase();
}

/** A code block as `figure` > `figcaption`, `pre` > `code`; `highlight` is missing where no block needs it. */
export function codeBlock(
  node: Code,
  highlight: Highlight | undefined,
  unknownLanguage: (language: string) => void,
): Element {
  const language = languageOf(node);
  const meta = readCodeMeta(node.meta ?? '');
  const taken = meta.highlighted ? undefined : takeMagicComments(node.value);
  const code = taken?.code ?? node.value;
  const highlighted = meta.highlighted ?? taken?.highlighted ?? new Set<number>();
  const colours = isPlain(language) ? undefined : highlight?.(language, code);
  if (!colours && !isPlain(language)) unknownLanguage(language);
  const content: ElementContent[] = colours ?? [{ type: 'text', value: code }];
  const { title, firstLine } = meta;
  const byLine = highlighted.size > 0 || firstLine !== undefined;
  const pre = element('pre', { tabIndex: 0 }, [
    element(
      'code',
      firstLine === undefined ? {} : { className: ['numbered'] },
      byLine ? codeLines(content, highlighted, firstLine) : content,
    ),
  ]);
  const className = ['theme-code-block', `language-${language}`];
  const caption = title === undefined ? [] : [element('figcaption', {}, [text(title)])];
  return element('figure', { className }, [...caption, pre]);
}

/** Each line in its element, its end included, so that copied text keeps the lines. */
function codeLines(
  content: readonly ElementContent[],
  highlighted: ReadonlySet<number>,
  firstLine: number | undefined,
): Element[] {
  const lines = splitLines(content);
  return lines.map((children, i) => {
    const className = ['line'];
    if (highlighted.has(i + 1)) className.push('theme-code-block-highlighted-line');
    const number = firstLine === undefined ? {} : { dataLine: String(firstLine + i) };
    const end = i < lines.length - 1 ? [text('\n')] : [];
    return element('span', { className, ...number }, [...children, ...end]);
  });
}

/** Splits nodes at line ends; an element that spans lines is repeated on each. */
function splitLines(content: readonly ElementContent[]): ElementContent[][] {
  let current: ElementContent[] = [];
  const lines = [current];
  const startLine = (): void => {
    current = [];
    lines.push(current);
  };
  for (const node of content) {
    const parts: ElementContent[][] =
      node.type === 'element'
        ? splitLines(node.children).map((children) => [{ ...node, children }])
        : node.type === 'text'
          ? node.value.split('\n').map((value) => (value === '' ? [] : [text(value)]))
          : [[]];
    parts.forEach((part, i) => {
      if (i > 0) startLine();
      current.push(...part);
    });
  }
  return lines;
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}
