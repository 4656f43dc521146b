import type { Root, RootContent } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { EXIT, visit } from 'unist-util-visit';

const comment = /^\s*<!--\s*truncate\s*-->\s*$/;
const braces = /^\s*\{\s*\/\*\s*truncate\s*\*\/\s*\}\s*$/;

/** A custom excerpt marker. */
export interface OwnMark {
  /** Matches the marker in the source. */
  mark: RegExp;
  /** The source that the offsets in the tree refer to. */
  text: string;
}

/**
 * Removes the marker that ends the excerpt from a text. Returns the tree before it, with the definitions that its links
 * and footnotes may need, or `undefined` if there is no marker.
 */
export function takeExcerpt(root: Root, own?: OwnMark): Root | undefined {
  const has = own ? (node: RootContent) => own.mark.test(sourceOf(node, own.text)) : hasMark;
  const at = root.children.findIndex(has);
  const marked = root.children[at];
  if (!marked) return undefined;
  const alone = own
    ? sourceOf(marked, own.text).replace(own.mark, '').trim() === ''
    : isMark(marked);
  const definitions = root.children
    .slice(at)
    .filter(({ type }) => type === 'definition' || type === 'footnoteDefinition');
  const rest = alone ? [] : [upToMark(marked)];
  const excerpt: Root = {
    type: 'root',
    children: [...root.children.slice(0, at), ...rest, ...definitions],
  };
  if (alone) root.children.splice(at, 1);
  return excerpt;
}

function isMark(node: RootContent): boolean {
  if (node.type === 'html') return comment.test(node.value);
  return node.type === 'paragraph' && braces.test(plainText(node));
}

/** True for a block that is the marker, or contains it in a line of its text. */
function hasMark(node: RootContent): boolean {
  if (isMark(node)) return true;
  if (node.type !== 'paragraph') return false;
  let found = false;
  visit(node, 'html', ({ value }) => {
    found ||= comment.test(value);
    return found ? EXIT : undefined;
  });
  return found;
}

/** Returns the part of a paragraph before the marker, or all of it if the marker is inside another element. */
function upToMark(node: RootContent): RootContent {
  if (node.type !== 'paragraph') return node;
  const at = node.children.findIndex((child) => child.type === 'html' && comment.test(child.value));
  return at < 0 ? node : { ...node, children: node.children.slice(0, at) };
}

/** Returns the source of a node; empty for code and front matter, which may contain the marker as an example. */
function sourceOf({ type, position }: RootContent, text: string): string {
  if (type === 'code' || type === 'yaml') return '';
  return text.slice(position?.start.offset, position?.end.offset);
}

/** Removes the title (`# …` as first heading) from a text and returns it, or `undefined` if there is none. */
export function takeTitle(root: Root): string | undefined {
  const at = root.children.findIndex(({ type }) => type === 'heading' || type === 'thematicBreak');
  const first = root.children[at];
  if (first?.type !== 'heading' || first.depth !== 1) return undefined;
  root.children.splice(at, 1);
  return plainText(first);
}
