import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Diagnostics } from '../../diagnostics/diagnostics.ts';
import { isOnlyComments } from '../../markdown/parse.ts';

/**
 * True if plugins have added components or expressions to a text in plain Markdown. Reports a text that also has HTML:
 * its tags may be open, so that components in it have no definite place.
 */
export function addsCode(root: Root, file: string, diagnostics: Diagnostics): boolean {
  const has = { code: false, html: false };
  visit(root, (node) => {
    has.code ||= node.type.startsWith('mdx');
    has.html ||= node.type === 'html' && !isOnlyComments(node.value);
  });
  if (!has.code || !has.html) return has.code;
  diagnostics.error(
    'markdown-plugin',
    'A plugin adds components to this text, which is plain Markdown with HTML.',
    { file },
    'Set "mdx: { format: mdx }" in the front matter of the file, and write its HTML as MDX requires.',
  );
  visit(root, (node, index, parent) => {
    if (!node.type.startsWith('mdx') || !parent || index === undefined) return;
    parent.children.splice(index, 1);
    return index;
  });
  return false;
}
