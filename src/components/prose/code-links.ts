import type { Element, ElementContent, Root } from 'hast';
import { toString as plainText } from 'hast-util-to-string';
import {
  declaredNames,
  mayUseSymbols,
  namesInCode,
  namespaceAliases,
  openNamespaces,
  usedNames,
} from '../../model/code-names.ts';
import { visitElements } from '../../model/prose-code.ts';

/** A part of the text of a block of code that links to a symbol. */
interface LinkedRange {
  start: number;
  end: number;
  href: string;
}

/** Returns the href of the one symbol with a complete name such as `::a::b()`; `undefined` if there is none. */
type FindSymbol = (name: string) => string | undefined;

/** Classes of the parts of code that name no symbols: comments, strings, preprocessor, numbers. */
const silent = new Set(['c', 's', 'p', 'n']);

/**
 * Links the names in the code blocks of a text to the symbols that they refer to. Aliases, `using` and declarations
 * count in all blocks of the text, which continue each other. A name links only if its complete name is one symbol in
 * exactly one of the namespaces that the text opens, and if the text declares no such name itself.
 */
export function withCodeLinks(tree: Root, find: FindSymbol): Root {
  const blocks = new Map<Element, string>();
  visitElements(tree, '', (element) => {
    if (!mayUseSymbols(element.properties.className)) return;
    const code = codeOf(element);
    if (code) blocks.set(code, namingText(code.children));
  });
  if (blocks.size === 0) return tree;
  const resolve = resolver([...blocks.values()].join('\n'), find);
  const linked = new Map<ElementContent, Element>();
  for (const [code, text] of blocks) {
    const ranges = rangesIn(text, resolve);
    if (ranges.length > 0)
      linked.set(code, { ...code, children: linkAll(code.children, 0, ranges) });
  }
  return linked.size === 0 ? tree : { ...tree, children: replaced(tree.children, linked) };
}

/** The `code` element of a block. */
function codeOf(figure: Element): Element | undefined {
  for (const pre of figure.children)
    if (pre.type === 'element' && pre.tagName === 'pre')
      for (const code of pre.children)
        if (code.type === 'element' && code.tagName === 'code') return code;
  return undefined;
}

/** The text of some code, with spaces in place of what names no symbols. */
function namingText(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node): string => {
      if (node.type === 'text') return node.value;
      if (node.type !== 'element') return '';
      const { className } = node.properties;
      const isSilent =
        Array.isArray(className) &&
        className.some((name) => typeof name === 'string' && silent.has(name));
      return isSilent ? plainText(node).replace(/[^\n]/g, ' ') : namingText(node.children);
    })
    .join('');
}

/** Returns a function that resolves the names in a text with some code. */
function resolver(code: string, find: FindSymbol): FindSymbol {
  const aliases = namespaceAliases(code);
  const used = usedNames(code);
  const declared = declaredNames(code);
  const scopes = ['', ...openNamespaces(code).map((scope) => `::${scope}`)];
  const known = new Map<string, string | undefined>();
  const resolve: FindSymbol = (written) => {
    const [, first = '', rest = ''] = /^(\w*)(.*)$/.exec(written) ?? [];
    if (first === '') return find(written);
    const meant = aliases.get(first) ?? used.get(first);
    if (meant !== undefined) return find(`::${meant}${rest}`);
    if (declared.has(first)) return undefined;
    const found = new Set(scopes.flatMap((scope) => find(`${scope}::${written}`) ?? []));
    return found.size === 1 ? [...found][0] : undefined;
  };
  return (written) => {
    if (!known.has(written)) known.set(written, resolve(written));
    return known.get(written);
  };
}

/** The parts of a text that refer to symbols, in order. */
function rangesIn(text: string, resolve: FindSymbol): LinkedRange[] {
  const found: LinkedRange[] = [];
  let offset = 0;
  for (const line of text.split('\n')) {
    for (const { written, object, start, end } of namesInCode(line)) {
      if (object !== undefined) continue;
      const href = resolve(written);
      if (href !== undefined) found.push({ start: offset + start, end: offset + end, href });
    }
    offset += line.length + 1;
  }
  return found;
}

/** Wraps ranges of the text of some nodes in links; a range that begins or ends inside of an element gets none. */
function linkAll(
  nodes: readonly ElementContent[],
  start: number,
  ranges: readonly LinkedRange[],
): ElementContent[] {
  const linked: ElementContent[] = [];
  let at = start;
  let open: { range: LinkedRange; link: Element } | undefined;
  for (const node of cutAtEnds(nodes, start, ranges)) {
    const from = at;
    at += plainText(node).length;
    const range = ranges.find((each) => each.start <= from && at <= each.end && from < at);
    if (range && canLink(nodes, start, range)) {
      if (open?.range !== range) {
        open = { range, link: linkTo(range.href) };
        linked.push(open.link);
      }
      open.link.children.push(node);
    } else if (node.type === 'element') {
      const inside = ranges.filter((each) => each.start < at && from < each.end);
      linked.push(
        inside.length === 0 ? node : { ...node, children: linkAll(node.children, from, inside) },
      );
    } else linked.push(node);
  }
  return linked;
}

/** True if a range begins and ends within texts of a list of nodes, or at the ends of nodes. */
function canLink(nodes: readonly ElementContent[], start: number, range: LinkedRange): boolean {
  let at = start;
  const isInside = (place: number, node: ElementContent, from: number): boolean =>
    node.type === 'element' && from < place && place < from + plainText(node).length;
  for (const node of nodes) {
    if (isInside(range.start, node, at) || isInside(range.end, node, at)) return false;
    at += plainText(node).length;
  }
  return start <= range.start && range.end <= at;
}

/** Splits the texts in a list of nodes where ranges begin and end. */
function cutAtEnds(
  nodes: readonly ElementContent[],
  start: number,
  ranges: readonly LinkedRange[],
): ElementContent[] {
  const ends = [...new Set(ranges.flatMap((range) => [range.start, range.end]))];
  let at = start;
  return nodes.flatMap((node): ElementContent[] => {
    const from = at;
    at += plainText(node).length;
    if (node.type !== 'text') return [node];
    const inside = ends.filter((end) => from < end && end < at).sort((a, b) => a - b);
    const cuts = [from, ...inside, at];
    return cuts.slice(1).map((end, i) => ({
      type: 'text',
      value: node.value.slice((cuts[i] ?? from) - from, end - from),
    }));
  });
}

/** A link whose address is final. */
function linkTo(href: string): Element {
  return { type: 'element', tagName: 'a', properties: { dataHref: href }, children: [] };
}

/** Copies the nodes around replaced elements. */
function replaced<Node extends Root['children'][number]>(
  nodes: readonly Node[],
  replacements: ReadonlyMap<ElementContent, Element>,
): Node[];
function replaced(
  nodes: readonly Root['children'][number][],
  replacements: ReadonlyMap<ElementContent, Element>,
): Root['children'] {
  return nodes.map((node) => {
    if (node.type !== 'element') return node;
    const other = replacements.get(node);
    if (other) return other;
    const children = replaced(node.children, replacements);
    const isSame = children.every((child, i) => child === node.children[i]);
    return isSame ? node : { ...node, children };
  });
}
