import { fromHtml } from 'hast-util-from-html';
import type { Element, ElementContent } from 'hast';
import type { Nodes, Root, RootContent } from 'mdast';
import type { InlineMath, Math } from 'mdast-util-math';
import { EXIT, visit } from 'unist-util-visit';
import type { MathConfig } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { mathMl } from '../formulas/math-ml.ts';
import { formulaText } from '../model/formula-text.ts';
import { hastElement } from '../model/hast-element.ts';

type Draw = typeof mathMl;

const advice =
  'Use LaTeX and AMS commands, or define macros in markdown.math.macros. LaTeX packages are not supported.';

/** Turns the formulas of a text into MathML, including fences of the language `math`; reports each faulty one once. */
export async function drawFormulas(
  root: Root,
  file: string,
  math: MathConfig | false,
  diagnostics: Diagnostics,
): Promise<void> {
  if (!hasFormulas(root)) return;
  // Loaded on demand: most texts have no formulas.
  const { mathMl, shortened } = await import('../formulas/math-ml.ts');
  const { macros } = math === false ? { macros: {} } : math;
  const draw: Draw = (tex, isBlock) => mathMl(tex, isBlock, macros);
  const faulty = new Set<string>();
  visit(root, (node, index, parent) => {
    if (!isFormula(node)) return;
    const fault = drawInto(node, draw);
    if (node.type === 'code' && parent && index !== undefined) {
      const siblings: RootContent[] = parent.children;
      siblings[index] = { ...node, type: 'math' };
    }
    const { value, position } = node;
    if (fault === undefined || faulty.has(value)) return;
    faulty.add(value);
    const { line, column } = position?.start ?? {};
    const message = `The formula "${shortened(value)}" is shown as its source: ${fault}.`;
    diagnostics.warning('formula', message, { file, line, column }, advice);
  });
}

type Formula = Math | InlineMath | Extract<Nodes, { type: 'code' }>;

function isFormula(node: Nodes): node is Formula {
  if (node.type === 'code') return node.lang?.toLowerCase() === 'math';
  return node.type === 'math' || node.type === 'inlineMath';
}

function hasFormulas(root: Root): boolean {
  let found = false;
  visit(root, (node) => {
    found ||= isFormula(node);
    return found ? EXIT : undefined;
  });
  return found;
}

/** Sets the elements that a formula becomes; returns its fault. */
function drawInto(node: Formula, draw: Draw): string | undefined {
  const isBlock = node.type !== 'inlineMath';
  const drawn = draw(node.value, isBlock);
  const content = 'html' in drawn ? elementIn(drawn.html) : sourceOf(node.value);
  const { tagName, properties, children } = isBlock ? boxOf(content) : content;
  node.data = { hName: tagName, hProperties: properties, hChildren: children };
  if ('fault' in drawn) return drawn.fault;
  // For titles, which are plain text.
  if (!isBlock) node.value = formulaText(content);
  return undefined;
}

function elementIn(html: string): Element {
  const [first] = fromHtml(html, { fragment: true }).children;
  if (first?.type !== 'element') throw new Error('A drawn formula is an element.');
  withoutPositions(first);
  return first;
}

/** Positions refer to the text of the formula's HTML, not to the file. */
function withoutPositions(node: ElementContent): void {
  delete node.position;
  if ('children' in node) node.children.forEach(withoutPositions);
}

function sourceOf(value: string): Element {
  return hastElement('code', { className: ['formula'] }, [{ type: 'text', value }]);
}

/** A wide formula scrolls in its box, which keyboards must reach. */
function boxOf(content: Element): Element {
  return hastElement('div', { className: ['formula-block'], tabIndex: 0 }, [content]);
}
