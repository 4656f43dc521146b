import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { parseSymbolName } from '../model/symbol-name.ts';

/** Elements in which code is never a link: links, buttons, headings and blocks of code. */
const closed = new Set('a button h1 h2 h3 h4 h5 h6 label pre summary'.split(' '));

/** Marks inline code that may name a symbol: `test_suite`, `expect()`, `ns::expect`. */
export function markSymbolCode(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (closed.has(node.tagName)) return SKIP;
    const name = node.tagName === 'code' ? soleText(node) : undefined;
    if (name !== undefined && isPlainName(name)) node.properties.dataSymbol = name;
    return undefined;
  });
}

/** Returns the text of an element that has no other content and no attributes. */
function soleText({ children, properties }: Element): string | undefined {
  const [only, ...others] = children;
  if (Object.keys(properties).length > 0) return undefined;
  return only?.type === 'text' && others.length === 0 ? only.value : undefined;
}

/** True for a name without arguments; a name with arguments is example code. */
function isPlainName(text: string): boolean {
  if (/\((?!\)$)|<[^=]*>/.test(text.replace(/operator\s*(?:\(\)|<=>)/, 'operator'))) return false;
  return parseSymbolName(text) !== undefined;
}
