import type { PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/** A component in a line of text, or one in a block of its own; only their possible content differs. */
type Jsx = MdxJsxTextElement | MdxJsxFlowElement;

/** True for JSX, inline or as a block. */
function isJsx(node: { type: string }): node is Jsx {
  return node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement';
}

const bracedComment = /^\s*\/\*((?:(?!\*\/)[^])*)\*\/\s*$/;

/** Converts comments in braces to comments of HTML, so that both are treated alike. */
export function convertComments(root: Root): void {
  visit(root, (node, index, parent) => {
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return;
    const text = bracedComment.exec(node.value)?.[1];
    if (text === undefined || !parent || index === undefined) return;
    parent.children[index] = { type: 'html', value: `<!--${text}-->`, position: node.position };
  });
}

/** Unwraps components and expressions that are alone in a paragraph, as MDX does: `<Card>…</Card>` is a block. */
export function unwrapJsx(root: Root): void {
  visit(root, 'paragraph', (paragraph, index, parent) => {
    if (!parent || index === undefined) return;
    const { children } = paragraph;
    const isCode = (node: PhrasingContent): boolean =>
      isJsx(node) || node.type === 'mdxTextExpression' || isComment(node);
    if (!children.some(isCode)) return;
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
