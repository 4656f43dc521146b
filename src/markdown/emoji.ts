import { nameToEmoji } from 'gemoji';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

const codes = /:([+\w-]+):/g;

/**
 * Replaces codes such as `:tada:` with emoji (S-234), but not the names between the colons of `std::key::x`.
 */
export function replaceEmoji(root: Root, text: string): void {
  if (text.search(codes) < 0) return;
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
