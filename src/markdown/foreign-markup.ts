import type { Paragraph, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { admonition, admonitionKind } from './foreign-admonitions.ts';
import { convertForeignTabs } from './foreign-tabs.ts';
import type { Shortcode } from './foreign-syntax.ts';

/** Shortcodes for admonitions whose kind is a parameter. */
const callout = /^(?:callout|alert|notice|hint|admonition|message|banner)$/;

/** Where a table of contents would be inserted, which pages have anyway. */
const contents =
  /^(?:\[TOC\]|\[\[_TOC_\]\]|[@\\]tableofcontents(?:\{.*\})?|\{\{[<%] *toc *[%>]\}\})$/i;

/**
 * Converts what has a plain meaning in other generators: removes places of tables of contents, turns tabs of MkDocs into
 * a group of tabs, and the shortcodes of Hugo for admonitions into admonitions. `text` is the source of the tree.
 */
export function convertForeign(root: Root, text: string): void {
  visit(root, 'paragraph', ({ position }, index, parent) => {
    if (!position || !parent || index === undefined) return undefined;
    if (!contents.test(text.slice(position.start.offset, position.end.offset))) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  convertForeignTabs(root);
  visit(root, 'paragraph', (paragraph, index, parent) => {
    const shortcode = paragraph.data?.shortcode;
    if (!shortcode || !parent || index === undefined) return;
    const siblings: RootContent[] = parent.children;
    const name = kindOf(shortcode);
    const end = siblings.findIndex((each, i) => i > index && isEndOf(each, shortcode));
    if (shortcode.isEnd || name === undefined || end < 0) return;
    const box = admonition(name, parameter(shortcode, 'title') ?? '');
    for (const child of siblings.slice(index + 1, end))
      if (isBlock(child)) box.children.push(child);
    siblings.splice(index, end - index + 1, { ...box, position: paragraph.position });
  });
}

/** Returns the keyword of an admonition; `undefined` for other shortcodes. */
function kindOf(shortcode: Shortcode): string | undefined {
  const { name, given } = shortcode;
  if (!callout.test(name)) return admonitionKind(name) === undefined ? undefined : name;
  const kinds = ['type', 'level', 'context', 'color', 'style'].map((key) =>
    parameter(shortcode, key),
  );
  const [, positional] = /^ *["']?([\w-]+)["']?/.exec(given.replace(/\S+=.*/, '')) ?? [];
  const known = [...kinds, positional].find((each) => each && admonitionKind(each) !== undefined);
  return known ?? 'note';
}

function parameter({ given }: Shortcode, key: string): string | undefined {
  return new RegExp(`\\b${key}=["']?([^"'\\s]+(?:[^"'=]*(?=["']))?)`).exec(given)?.[1];
}

function isEndOf(node: RootContent, { name }: Shortcode): boolean {
  const { shortcode } = node.type === 'paragraph' ? (node.data ?? {}) : {};
  return shortcode?.isEnd === true && shortcode.name === name;
}

/** True for what a box can contain: everything between blocks. */
function isBlock(node: RootContent): node is Exclude<RootContent, { type: 'yaml' }> & Paragraph {
  return node.type !== 'yaml';
}
