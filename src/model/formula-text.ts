import type { Element, ElementContent, Root, RootContent } from 'hast';

type Content = ElementContent | RootContent;

/** Returns the LaTeX source of a formula in MathML. */
export function formulaSource(math: Element): string {
  const source = descendant(math, 'annotation')?.children[0];
  return source?.type === 'text' ? source.value : formulaText(math);
}

function descendant(element: Element, tagName: string): Element | undefined {
  for (const child of element.children) {
    if (child.type !== 'element') continue;
    const found = child.tagName === tagName ? child : descendant(child, tagName);
    if (found) return found;
  }
  return undefined;
}

/** Returns a formula in MathML as a line of plain text: `x^2`, `(a + b)/c`, `O(n log n)`. */
export function formulaText(math: Element): string {
  return lineOf(math.children)
    .replace(/\s+/g, ' ')
    .replace(/(?<=[([{⌊⌈]) | (?=[)\]}⌋⌉,;])/g, '')
    .trim();
}

/** Operators with spaces around them. */
const spaced = /^[=<>≤≥≠≈≃≅≡∼∝∈∉∋⊂⊆⊃⊇→←↔⇒⇐⇔↦±∓×·÷∧∨∪∩+−:-]$/;

/** Characters that only guide the layout, such as the one between a function and its argument. */
const invisible = /[\u200b\u2061-\u2064]|\ufe0e|\ufe0f/g;

function lineOf(nodes: readonly ElementContent[]): string {
  let line = '';
  for (const node of nodes) {
    const text = textOf(node);
    // A sign at the start, or after another operator, belongs to the term that follows.
    const isOperator =
      tagOf(node) === 'mo' && spaced.test(text) && !/(?:^|[([{,] *|  *)$/.test(line);
    line += isOperator ? ` ${text} ` : text;
  }
  return line;
}

function tagOf(node: ElementContent): string {
  return node.type === 'element' ? node.tagName : '';
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value.replace(invisible, '');
  if (node.type !== 'element') return '';
  const { tagName, children } = node;
  const parts = children.filter(({ type }) => type === 'element').map(termOf);
  const [first = '', second = '', third = ''] = parts;
  switch (tagName) {
    case 'annotation':
    case 'annotation-xml':
      return '';
    case 'mspace':
      return ' ';
    case 'mfrac':
      return `${first}/${second}`;
    case 'msup':
      return `${first}^${second}`;
    case 'msub':
    case 'munder':
      return `${first}_${second}`;
    case 'msubsup':
    case 'munderover':
      return `${first}_${second}^${third} `;
    case 'mover':
      return children.some((child) => tagOf(child) === 'mo')
        ? first + second
        : `${first}^${second}`;
    case 'msqrt':
      return `√${parts.length === 1 ? first : grouped(lineOf(children))}`;
    case 'mroot':
      return `√[${second}]${first}`;
    case 'mtable':
      return children.map(textOf).join('; ');
    case 'mtr':
      return children.map(textOf).join(', ');
    default:
      return lineOf(children);
  }
}

/** Returns a part of a formula as one term, in parentheses if it needs them. */
function termOf(node: ElementContent): string {
  return grouped(textOf(node));
}

function grouped(text: string): string {
  const term = text.replace(/\s+/g, ' ').trim();
  return /^(?:.|[\p{L}\p{N}.]+|\([^()]*\))$/u.test(term) ? term : `(${term})`;
}

/** Returns a tree with the LaTeX source in place of formulas, for programs that do not draw MathML. */
export function withFormulaSources(tree: Root): Root {
  const converted = <Node extends Content>(node: Node): Node | Element => {
    if (node.type !== 'element') return node;
    if (node.tagName === 'math')
      return {
        type: 'element',
        tagName: 'code',
        properties: {},
        children: [{ type: 'text', value: formulaSource(node) }],
      };
    return { ...node, children: node.children.map((child) => converted(child)) };
  };
  return { ...tree, children: tree.children.map((child) => converted(child)) };
}
