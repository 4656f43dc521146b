import type { PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/** A component in a line of text, or one that stands alone: only what they may contain differs. */
type Jsx = MdxJsxTextElement | MdxJsxFlowElement;

/** True for JSX, however it stands in the text. */
export function isJsx(node: { type: string }): node is Jsx {
  return node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement';
}

/**
 * Takes components and expressions that stand alone in a line out of the paragraph that Markdown made of it, as MDX does:
 * `<Card>…</Card>` is a block.
 */
export function unravel(root: Root): void {
  visit(root, 'paragraph', (paragraph, index, parent) => {
    if (!parent || index === undefined) return;
    const { children } = paragraph;
    const isCode = (node: PhrasingContent): boolean =>
      isJsx(node) || node.type === 'mdxTextExpression' || isComment(node);
    if (!children.some((node) => isCode(node) && !isComment(node))) return;
    if (!children.every((node) => isCode(node) || isBlank(node))) return;
    const siblings: RootContent[] = parent.children;
    siblings.splice(index, 1, ...children.filter((node) => !isBlank(node)));
    return index;
  });
}

function isBlank(node: PhrasingContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

function isComment(node: PhrasingContent): boolean {
  return node.type === 'html' && node.value.startsWith('<!--');
}
