import { nameToEmoji } from 'gemoji';
import type { Heading, Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

const codes = /:([+\w-]+):/g;

/**
 * Replaces codes such as `:tada:` with emoji (S-234), but not the names between the colons of `std::key::x`. Headings keep
 * the text of their ids: `:tada: News` has the id `tada-news`, as in Docusaurus.
 */
export function replaceEmoji(root: Root, text: string): void {
  if (text.search(codes) < 0) return;
  visit(root, 'heading', keepIdText);
  visit(root, 'text', (node) => {
    node.value = withEmoji(node.value);
  });
}

function withEmoji(text: string): string {
  return text.replace(codes, (code, name: string, at: number) => {
    const isInName = text[at - 1] === ':' || text[at + code.length] === ':';
    return isInName || !Object.hasOwn(nameToEmoji, name) ? code : (nameToEmoji[name] ?? code);
  });
}

function keepIdText(heading: Heading): void {
  const text = plainText(heading);
  if (withEmoji(text) === text) return;
  heading.data = {
    ...heading.data,
    hProperties: { ...heading.data?.hProperties, dataIdText: text },
  };
}
