import type { Element, ElementContent } from 'hast';

/** Wraps each line of code in an element, including its line end so that copied text keeps the lines. */
export function codeLines(
  content: readonly ElementContent[],
  /** Maps line numbers, from 1, to class names. */
  classes: ReadonlyMap<number, readonly string[]>,
  /** Number of the first line; missing if lines are not numbered. */
  firstLine?: number,
): Element[] {
  const lines = splitLines(content);
  return lines.map((children, i) => {
    const className = ['line', ...(classes.get(i + 1) ?? [])];
    const number = firstLine === undefined ? {} : { dataLine: String(firstLine + i) };
    const end = i < lines.length - 1 ? [text('\n')] : [];
    return {
      type: 'element',
      tagName: 'span',
      properties: { className, ...number },
      children: [...children, ...end],
    };
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
