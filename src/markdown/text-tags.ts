import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/**
 * Replaces escaped angle brackets in raw HTML (`<dt>\<none\></dt>`) with their entities. In Markdown they are text, but
 * CommonMark has no escapes in HTML, and `none\` would be a tag.
 */
export function readEscapedTags(root: Root): void {
  visit(root, 'html', (node) => {
    if (node.value.includes('\\<'))
      node.value = node.value.replace(/\\<([^<>\n]*?)\\?>/g, '&lt;$1&gt;');
  });
}

/** Names of elements that React accepts, with at most one prefix (`o:p`): `std::vector` is code. */
const tagName = /^[a-zA-Z][a-zA-Z0-9_.-]*(?::[a-zA-Z0-9_.-]+)?$/;

/** Maps the names in lower case of tags that are none to the tags as the author wrote them. */
export function textTagsOf(root: Root): ReadonlyMap<string, string> {
  const tags = new Map<string, string>();
  visit(root, 'html', ({ value }) => {
    for (const [tag, name = ''] of value.matchAll(/<([a-zA-Z][^\s<>/]*)[^<>]*>/g))
      if (!tagName.test(name)) tags.set(name.toLowerCase(), tag);
  });
  return tags;
}

/**
 * Turns elements whose names are not names into the text that the author wrote: `<none,>`, `<T*>`. The HTML parser
 * accepts them, but no page can contain them.
 */
export function invalidTagsToText(tree: HastRoot, written: ReadonlyMap<string, string>): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined || tagName.test(node.tagName)) return undefined;
    const value = written.get(node.tagName) ?? `<${node.tagName}>`;
    parent.children.splice(index, 1, { type: 'text', value }, ...node.children);
    return index + 1;
  });
}
